"""One fixed hypothesis."""
