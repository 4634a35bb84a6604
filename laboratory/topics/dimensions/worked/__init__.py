"""Five points by hand."""
