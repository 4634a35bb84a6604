"""A network as a graph."""
