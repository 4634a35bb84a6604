"""Noisy labels: three reasons why an input does not determine its label, and the Bayes risk that follows."""
