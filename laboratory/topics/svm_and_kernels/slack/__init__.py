"""Price of slack."""
