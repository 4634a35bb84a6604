"""Three cuts along the axes add up to a vote."""
