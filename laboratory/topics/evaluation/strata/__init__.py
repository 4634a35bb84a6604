"""Strata of a test pool: how many items each one gets, and what that does to the error of the weighted accuracy."""
