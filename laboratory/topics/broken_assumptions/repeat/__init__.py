"""Examples that repeat."""
