"""Feed-forward networks as values: forward and backward passes, training, pruning, the XOR net."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
