"""The app's own controls, and the one renderer of laboratories."""
