"""The size of a class, counted: exact while it can be, as the logarithm of a power where it cannot be written down."""
