"""Growing in the plane."""
