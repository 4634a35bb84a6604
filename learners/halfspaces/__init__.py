"""Halfspaces through the origin: which one separates, which one makes the fewest mistakes."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
