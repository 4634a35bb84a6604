"""Random projections."""
