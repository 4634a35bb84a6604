"""A tree as a formula."""
