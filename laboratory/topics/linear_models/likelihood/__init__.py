"""Maximum likelihood: the parameters under which a sample is most probable."""
