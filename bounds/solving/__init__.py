"""Checking, evaluating and solving a statement, and proving the answer."""
