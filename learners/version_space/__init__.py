"""Version spaces: all hypotheses of a class that agree with the sample, by their borders or by counting."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
