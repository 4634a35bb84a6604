"""Simulations of planned evaluations."""
