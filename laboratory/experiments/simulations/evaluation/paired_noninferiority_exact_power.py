"""How often the exact paired test finds a new model not worse by a margin.

A test set is rejected if no pair of models of a fine grid, the new one worse by the margin, makes a statistic as large
more probable than the level. The statistic takes the most likely null probability from SciPy's minimizer.
"""

import math
from functools import lru_cache

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from learners.shared.arrays import Reals

TOGETHER = 100  # test sets whose share of rejections is one run
GRID = 1_000  # probabilities that only the new model is right
TIE = 1e-6  # of statistics that are equal


def share_rejected(rng: np.random.Generator, setting: Setting) -> Measured:
    """Of test sets whose counts are drawn."""
    m, new, old, margin, alpha = (setting[name] for name in ("m", "p10", "p01", "margin", "alpha"))
    counts = rng.multinomial(int(m), [new, old, 1 - new - old], size=TOGETHER)
    rejected = p_values(int(m), margin)[counts[:, 0], counts[:, 1]] <= alpha
    return Measured(float(rejected.mean()), dict(setting))


@lru_cache(8)
def p_values(m: int, margin: float) -> Reals:
    """`(m+1, m+1)` of both counts: the largest probability, over the grid, of a statistic as large."""
    from scipy.stats import multinomial

    tables = [(b, c) for b in range(m + 1) for c in range(m + 1 - b)]
    values = np.array([statistic(b, c, m, margin) for b, c in tables])
    order = np.argsort(-values, kind="stable")
    s = (1 - margin) / 2 * np.sin(np.linspace(0, np.pi / 2, GRID)[1:-1]) ** 2
    laws = multinomial(m, np.column_stack([s, s + margin, 1 - margin - 2 * s]))
    so_far, largest = np.zeros(len(s)), np.empty(len(tables))
    for place in order.tolist():
        b, c = tables[place]
        so_far = so_far + laws.pmf([b, c, m - b - c])
        largest[place] = so_far.max()
    result: Reals = np.ones((m + 1, m + 1))
    ranked = values[order]
    last = np.searchsorted(-ranked, -ranked + TIE, side="right") - 1
    result[tuple(np.array(tables)[order].T)] = largest[order][last]
    return result


def statistic(b: int, c: int, m: int, margin: float) -> float:
    """Tango's: the difference and the margin in standard errors under the null hypothesis."""
    from scipy.optimize import minimize_scalar
    from scipy.special import xlogy

    ahead = (b - c) / m + margin
    if ahead <= TIE:
        return 0.0

    def unlikely(q: float) -> float:
        return -float(xlogy(b, q - margin) + xlogy(c, q) + xlogy(m - b - c, 1 + margin - 2 * q))

    q = float(
        minimize_scalar(unlikely, bounds=(margin, (1 + margin) / 2), options={"xatol": 1e-12}, method="bounded").x
    )
    return ahead / math.sqrt((2 * q - margin - margin**2) / m)


SIMULATION = Simulation(
    title="Not worse by a margin, found by the exact paired test",
    claim="The share of test sets on which the test rejects is on average exactly the power.",
    world="Items are independent; on each just the new model is right, just the old one, or neither alone, with the "
    "probabilities planned; number, margin and level are fixed.",
    kind="average",
    one_run=share_rejected,
    settings=(
        {"m": 30, "p10": 0.2, "p01": 0.1, "margin": 0.1, "alpha": 0.05},
        {"m": 20, "p10": 0.3, "p01": 0.05, "margin": 0.0, "alpha": 0.025},
    ),
    runs=200,
)
