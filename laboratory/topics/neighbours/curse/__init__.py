"""Many dimensions."""
