"""No free lunch: what no learner can do, and how fast the others are."""
