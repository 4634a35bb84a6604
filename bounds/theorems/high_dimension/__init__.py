"""High dimension and random projections."""
