"""What a penalty on the weights does: the solutions for every lambda at once."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
