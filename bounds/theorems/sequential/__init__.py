"""Sequential testing and confidence sequences."""
