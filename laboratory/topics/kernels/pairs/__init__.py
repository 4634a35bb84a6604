"""Two vectors, both ways."""
