"""Experiments: one learner, one world and one theorem's promise, one a file."""
