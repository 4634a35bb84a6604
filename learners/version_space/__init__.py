"""Version spaces: all hypotheses of a class that agree with the sample, by their borders or by counting."""
