"""Easy and hard examples, the hard ones more frequent at the test than at the calibration."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

HARD_BEFORE = 0.3  # share of hard examples among those for calibration


def covered(rng: np.random.Generator, setting: Setting) -> Measured:
    """Scores are uniform on [0, 1], hard ones on [0, 2]; the weights are those for a guessed share of hard ones."""
    m, alpha, share, guessed = (float(setting[name]) for name in ("m", "alpha", "share", "guessed"))
    hard = rng.random(int(m)) < HARD_BEFORE
    scores = rng.random(int(m)) * np.where(hard, 2, 1)
    weights = _ratios(guessed)
    inside = [_below(_cut(scores, weights[hard.astype(int)], weights[kind], alpha), kind) for kind in (0, 1)]
    error = np.array([1 - HARD_BEFORE, HARD_BEFORE]) @ np.abs(weights - _ratios(share))
    return Measured((1 - share) * inside[0] + share * inside[1], {"alpha": alpha, "weight_error": float(error)})


def _ratios(share: float) -> np.ndarray:
    """Of the densities of easy and of hard examples, after over before."""
    return np.array([(1 - share) / (1 - HARD_BEFORE), share / HARD_BEFORE])


def _cut(scores: np.ndarray, weights: np.ndarray, of_test: float, alpha: float) -> float:
    order = np.argsort(scores)
    reached = np.cumsum(weights[order]) / (of_test + weights.sum())
    place = int(np.searchsorted(reached, 1 - alpha))
    return float("inf") if place == scores.size else float(scores[order[place]])


def _below(cut: float, kind: int) -> float:
    return min(1.0, cut / (1 + kind))


SIMULATION = Simulation(
    title="Conformal prediction under covariate shift",
    claim="The mean coverage is at least the bound.",
    world="Scores depend on x alone, which is easy or hard; the share of hard examples changes, and the probability of "
    "a score to lie below the cut is known.",
    kind="average",
    one_run=covered,
    settings=(
        {"m": 60, "alpha": 0.1, "share": 0.8, "guessed": 0.8},
        {"m": 200, "alpha": 0.2, "share": 0.9, "guessed": 0.5},
        {"m": 9, "alpha": 0.3, "share": 0.6, "guessed": 0.3},
    ),
    runs=300,
)
