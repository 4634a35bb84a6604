"""The oracle inequality over lambda: the bias of regularization and the gap that it bounds, beside the exact risk."""
