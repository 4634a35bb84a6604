"""The representer theorem."""
