"""Three cuts along the axes combine to a vote."""
