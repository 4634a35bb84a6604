"""No free lunch."""
