"""Least squares where the columns of the data depend on each other, or nearly."""
