"""PCA as a network: encode z = W x, decode x~ = V z, both linear, trained by gradient descent."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, unmasked


@dataclass(frozen=True)
class Autoencoder:
    """`encoder` `(code, features)`, `decoder` `(features, code)`, the `losses` after 0, 1, ... steps, `stopped_by`."""

    encoder: Reals
    decoder: Reals
    losses: Reals
    stopped_by: str


def linear_autoencoder(X: Any, code: int, steps: int = 2000, rate: float = 0.1, seed: int = 0) -> Autoencoder:
    """Descend L = (1/m) sum ||x - V W x||^2 on X `(samples, features)`, which should be centred.

    Starts from small Gaussian weights. The smallest loss is the eigenvalues of X^T X / m beyond the first `code`, that
    of PCA; V W is then the projection on the leading axes (of rank `code`, not the identity that the notes write),
    while V and W may be mixed by any invertible matrix. The step is `rate` over the largest eigenvalue. Stops when
    the loss falls by less than one part in 10^12 ("converged") or at `steps`.
    """
    unmasked(X)
    points = np.asarray(X, dtype=np.float64)
    samples, features = points.shape
    if not isinstance(code, int) or isinstance(code, bool) or not 1 <= code <= features:
        raise ValueError(f"code of linear_autoencoder (hidden units) must be an integer in 1..{features}; got {code!r}")
    second = points.T @ points / samples
    random = np.random.RandomState(seed)
    encoder = random.normal(size=(code, features)) * 0.1
    decoder = random.normal(size=(features, code)) * 0.1
    step = rate / max(float(np.linalg.eigvalsh(second)[-1]), np.finfo(float).tiny)
    losses = [_loss(second, encoder, decoder)]
    for _ in range(steps):
        off = (decoder @ encoder - np.eye(features)) @ second  # half the gradient in the product V W
        decoder, encoder = decoder - 2 * step * off @ encoder.T, encoder - 2 * step * decoder.T @ off
        losses.append(_loss(second, encoder, decoder))
        if abs(losses[-2] - losses[-1]) <= 1e-12 * losses[-2]:
            return Autoencoder(encoder, decoder, np.array(losses), "converged")
    return Autoencoder(encoder, decoder, np.array(losses), "steps")


def _loss(second: Reals, encoder: Reals, decoder: Reals) -> float:
    off = np.eye(len(second)) - decoder @ encoder
    return float(np.trace(off @ second @ off.T))
