"""Drawing examples from AdaBoost's distribution by rejection, as the lecture notes do it."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array


@dataclass(frozen=True)
class Drawn:
    """The accepted `indices` `(draws,)`; how many `trials` that took; how often each index was rejected.

    Trial by trial, `(trials,)`: the `proposals` U and the `heights` V, below which a weight is too small.
    """

    indices: NDArray[np.int64]
    trials: int
    rejected: NDArray[np.int64]
    proposals: NDArray[np.int64]
    heights: Reals


def rejection_sampler(weights: Any, draws: int, random: np.random.RandomState) -> Drawn:
    """Independent draws from `weights` `(samples,)`, numbers >= 0 with a positive sum.

    Propose an index U uniformly and a height V uniformly in [0, max weight); accept U if its weight is more than
    V. (The notes say "choose randomly" without saying that both are uniform, which it takes.) A trial succeeds
    with probability mean weight / max weight, so that a draw from a distribution D on m examples costs m max D
    trials in the mean: 1 when D is uniform, m when it sits on one example. Weight 0 is never accepted.

    Source: von Neumann (1951), Various techniques used in connection with random digits. ValueError on others.
    """
    shares = read_array(weights, np.float64)
    if shares.ndim != 1 or not np.isfinite(shares).all() or (shares < 0).any() or not shares.any():
        raise ValueError("weights of rejection_sampler (distribution) must be numbers >= 0, not all 0; got others")
    if not isinstance(draws, int | np.integer) or isinstance(draws, bool) or draws < 0:
        raise ValueError(f"draws of rejection_sampler (how many to accept) must be an integer >= 0; got {draws!r}")
    rate = float(shares.mean() / shares.max())
    proposals, heights = [np.empty(0, np.int64)], [np.empty(0)]
    missing = int(draws)
    while missing:
        # Trials in blocks of about the right size; those after the last acceptance that counts never happened.
        block = min(max(16, int(1.2 * missing / rate)), 10**6)
        proposal = random.randint(len(shares), size=block).astype(np.int64)
        height = random.uniform(0, shares.max(), size=block)
        hits = np.flatnonzero(shares[proposal] > height)[:missing]
        used = int(hits[-1]) + 1 if len(hits) == missing else block
        proposals.append(proposal[:used])
        heights.append(height[:used])
        missing -= len(hits)
    tried, at = np.concatenate(proposals), np.concatenate(heights)
    success = shares[tried] > at
    rejected = np.bincount(tried[~success], minlength=len(shares))
    return Drawn(tried[success], len(tried), rejected, tried, at)
