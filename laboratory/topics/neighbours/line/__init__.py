"""Votes and means of neighbours on a line."""
