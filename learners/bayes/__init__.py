"""The best predictor of all, where the distribution is known."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
