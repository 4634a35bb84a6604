"""Gram matrices."""
