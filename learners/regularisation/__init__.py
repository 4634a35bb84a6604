"""What a price on the weights does: the solutions for all prices at once."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
