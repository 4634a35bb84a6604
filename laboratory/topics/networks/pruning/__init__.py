"""Pruning: how many of its weights a trained network can lose."""
