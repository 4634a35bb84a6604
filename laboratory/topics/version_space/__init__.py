"""The version space: all hypotheses that agree with the sample."""
