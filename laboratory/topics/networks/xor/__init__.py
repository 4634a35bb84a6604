"""XOR by hand."""
