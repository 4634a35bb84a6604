"""A threshold chosen by hand, beside the one that the sample would choose."""
