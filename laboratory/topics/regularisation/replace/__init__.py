"""Replace one example."""
