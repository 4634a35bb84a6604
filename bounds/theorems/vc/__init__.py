"""VC dimension."""
