"""Samples in two and three dimensions on which Novikoff's bound is met, or half of it."""
