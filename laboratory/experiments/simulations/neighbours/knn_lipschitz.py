"""Several neighbours vote where the label's probability rises along a slope."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 20  # new examples beside one sample, whose mean is one run


def risk_at_some_points(rng: np.random.Generator, setting: Setting) -> Measured:
    """P[y = 1 | x] is 1/2 + slope (x - 1/2), cut off at 0 and 1; the Bayes risk is 1/(4 slope)."""
    m, k, slope = int(setting["m"]), int(setting["k"]), float(setting["slope"])
    x, new = np.sort(rng.random(m)), rng.random((TOGETHER, 1))
    near = np.clip(np.searchsorted(x, new) + np.arange(-k, k), 0, m - 1)
    distance = np.where(np.diff(near, prepend=-1) == 0, np.inf, np.abs(x[near] - new))
    nearest = np.take_along_axis(near, distance.argsort(axis=1)[:, :k], axis=1)
    votes = (rng.random(nearest.shape) < _probability(x[nearest], slope)).sum(axis=1)
    here = _probability(new[:, 0], slope)
    wrong = np.where(2 * votes > k, 1 - here, here)
    inputs = {"m": m, "n": 1, "k": k, "lipschitz": slope, "bayes_risk": 1 / (4 * slope)}
    return Measured(float(wrong.mean()), inputs)


def _probability(x: np.ndarray, slope: float) -> np.ndarray:
    cut: np.ndarray = np.clip(0.5 + slope * (x - 0.5), 0, 1)
    return cut


SIMULATION = Simulation(
    title="Several neighbours on a finite sample",
    claim="The mean risk of the vote is at most the bound.",
    world="Examples are independent and uniform on [0, 1]; the probability of label 1 is Lipschitz with its slope, "
    "and an odd number of neighbours votes.",
    kind="average",
    one_run=risk_at_some_points,
    settings=({"m": 10_000, "k": 11, "slope": 2}, {"m": 2_500, "k": 11, "slope": 3}),
    runs=150,
)
