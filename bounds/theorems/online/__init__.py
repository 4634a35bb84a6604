"""Online learning."""
