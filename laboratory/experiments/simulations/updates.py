"""The perceptron's updates when somebody else chooses which wrong example comes next."""

import numpy as np

MANY = 100_000  # more than any distribution here allows


def updates_in_the_worst_order(signed: np.ndarray) -> int:
    """From `w = 0` until none is wrong, taking the wrong example that turns the weights least.

    `signed` are examples times labels, shape `(examples, features)`.
    """
    weights = np.zeros(signed.shape[1])
    for updates in range(MANY):
        products = signed @ weights
        wrong = np.flatnonzero(products <= 0)
        if not wrong.size:
            return updates
        weights = weights + signed[wrong[np.argmax(products[wrong])]]
    return MANY
