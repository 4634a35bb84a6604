"""Growth functions and VC dimensions."""
