"""Numbers and points as people type them."""
