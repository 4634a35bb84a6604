"""Bandits."""
