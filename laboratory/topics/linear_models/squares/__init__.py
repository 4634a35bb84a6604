"""The squared loss instead of the zero-one loss."""
