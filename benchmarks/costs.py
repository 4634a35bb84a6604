"""How the cost of a fit grows with the sample: the exponent b of seconds ~ m^b, fitted over a factor of 16."""

from collections.abc import Callable

import numpy as np

from benchmarks._side_by_side import Growth
from learners import learners

FEATURES = 10

_rng = np.random.default_rng(6)
_most = 64_000
_X = _rng.normal(size=(_most, FEATURES))
_y = np.where(_X @ _rng.normal(size=FEATURES) + 0.5 * _rng.normal(size=_most) > 0, 1, -1)


def _fits(name: str, **settings: object) -> Callable[[int], object]:
    return lambda m: learners[name](**settings).fit(_X[:m], _y[:m])


def _soft_margin(m: int) -> object:
    """With the weight 0.01 of the squared norm beside the mean slack, whatever the sample size."""
    return _fits("soft_svm", C=1 / (2 * 0.01 * m))(m)


M, M_LOG_M, CUBIC = 1.15, 1.3, 3.0  # what is measured strays by a tenth
LARGE, SMALL = (4_000, 8_000, 16_000, 32_000, 64_000), (125, 250, 500, 1_000, 2_000)

COMPARISONS = (
    Growth("best threshold", _fits("threshold_erm"), LARGE, M_LOG_M),
    Growth("perceptron, one pass", _fits("perceptron", max_iter=1), LARGE, M),
    Growth("AdaBoost, 20 stumps", _fits("ada_boost", n_estimators=20), LARGE, M_LOG_M),
    Growth("decision tree of 15 nodes", _fits("decision_tree", max_nodes=15), SMALL, M_LOG_M),
    Growth("soft margin, small samples", _soft_margin, SMALL, CUBIC),
)
