"""Feed-forward networks as values: forward and backward passes, training, pruning, the XOR net."""
