"""Noise, where the theorem assumes none."""
