"""The cost of every threshold."""
