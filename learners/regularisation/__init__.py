"""What a price on the weights does: the solutions for all prices at once."""
