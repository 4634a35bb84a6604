"""Answers taken from the nearest points of the sample."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
