"""Least absolute errors beside least squares, on points of which some are far off."""
