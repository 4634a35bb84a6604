"""Principal components as a network."""
