"""Misleading samples."""
