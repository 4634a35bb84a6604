"""The fewest mistakes on the sample, found exactly in classes that are simple enough."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
