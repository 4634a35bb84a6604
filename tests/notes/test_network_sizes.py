"""Feed-forward networks in Padova's last chapter: how many weights, and what they compute."""

from itertools import pairwise

import numpy as np
from scipy.special import softmax
from sklearn.neural_network import MLPClassifier


def weights(layers: list[int]) -> int:
    """Each neuron of a layer has one weight per neuron before it and one for the constant."""
    return sum((before + 1) * after for before, after in pairwise(layers))


def trained() -> tuple[MLPClassifier, np.ndarray]:
    rng = np.random.default_rng(0)
    x, y = rng.normal(size=(30, 4)), np.arange(30) % 3
    return MLPClassifier((8,), activation="tanh", random_state=0).partial_fit(x, y, classes=[0, 1, 2]), x


def test_number_of_weights() -> None:
    """4-8-3 has 67; a constant neuron in the output layer too, as printed, would have nothing to feed."""
    network, _ = trained()
    counted = sum(w.size for w in (*network.coefs_, *network.intercepts_))
    assert weights([4, 8, 3]) == counted == 67
    assert weights([5, 1]) == 6  # no hidden layer: a linear predictor with its bias


def test_forward_pass() -> None:
    """v = (1, σ(Wᵀv)) layer by layer, the constant first; the notes stop before the formula."""
    network, x = trained()
    values = np.hstack([np.ones((30, 1)), x])
    first, last = (np.vstack([b, w]) for w, b in zip(network.coefs_, network.intercepts_, strict=True))
    hidden = np.hstack([np.ones((30, 1)), np.tanh(values @ first)])
    assert np.allclose(softmax(hidden @ last, axis=1), network.predict_proba(x))
