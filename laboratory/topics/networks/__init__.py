"""Networks watched: XOR by hand, sizes and promises, one step backwards, early stopping, learning rates, growth."""
