"""Regression trees: a staircase of means, grown leaf by leaf."""
