"""Batch, online and mini-batch descent of one network, and what the penalty of a step does."""
