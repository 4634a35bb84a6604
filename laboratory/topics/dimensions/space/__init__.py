"""Empty space in many dimensions."""
