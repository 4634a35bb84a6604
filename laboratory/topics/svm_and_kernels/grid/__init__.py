"""C and γ."""
