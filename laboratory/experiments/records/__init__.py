"""Experiments: one learner, one data distribution and one theorem's bound, one a file."""
