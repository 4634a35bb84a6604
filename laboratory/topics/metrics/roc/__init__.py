"""One threshold, and all of them."""
