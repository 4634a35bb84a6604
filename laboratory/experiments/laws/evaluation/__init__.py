"""Exact failure probabilities of the theorems about evaluations."""
