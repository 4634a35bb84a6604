"""Learners compared on real data, and digits in five steps."""
