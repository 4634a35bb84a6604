"""The threshold network that computes XOR, which no single threshold unit can."""

import numpy as np

from learners.networks.network import THRESHOLD, Network


def xor_network(coding: tuple[float, float] = (0.0, 1.0)) -> Network:
    """Two hidden units and one output: h1 = [x1 + x2 >= 1.5], h2 = [x1 + x2 >= 0.5], o = [h2 - h1 >= 0.5].

    h1 is AND, h2 is OR (the notes lost the equals sign of its definition), the output "OR and not AND". The inputs are
    coded 0 and 1; with another `coding` (false, true) the first layer is shifted and scaled to match. The output and
    the hidden units are 0 or 1 in any case. ValueError unless false < true.
    """
    false, true = coding
    if not (np.isfinite([false, true]).all() and false < true):
        raise ValueError(f"coding of xor_network (false, true) must be two finite numbers that rise; got {coding}")
    width = true - false
    first = np.full((2, 2), 1 / width)
    # x = (input - false) / width is 0 or 1.
    biases = np.array([-1.5, -0.5]) - 2 * false / width
    return Network((first, np.array([[-1.0, 1.0]])), (biases, np.array([-0.5])), THRESHOLD, THRESHOLD)
