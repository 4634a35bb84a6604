"""Noisy labels: three reasons why an input does not determine its label, and what they cost."""
