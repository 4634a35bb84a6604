"""Draw by draw."""
