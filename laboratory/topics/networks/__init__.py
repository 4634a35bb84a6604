"""Networks: XOR by hand, sizes and bounds, one step backwards, early stopping, learning rates, growth."""
