"""Flipped labels where the theorem assumes none."""
