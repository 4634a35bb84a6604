"""The oracle inequality over lambda: what regularisation costs and what it buys, beside the exact risk."""
