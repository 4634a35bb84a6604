"""A consistent rule and two that are not."""
