"""What the normal distribution gives."""
