"""A point that no example showed."""
