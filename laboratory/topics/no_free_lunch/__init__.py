"""No free lunch: what no learner can achieve, and how fast the others converge."""
