"""Finding a theorem, or what is no theorem, by a word."""
