"""Ridge regression, the lasso and the elastic net for all prices: paths, fitting against stability, one example
replaced.

`bounded_sine` is a world whose examples and labels keep within bounds, as the theorems on stability ask; `balance`
averages over samples of it, `replacement` changes one example of one sample, `paths` follows the weights on patients.
"""

from experiments.regularisation.balancing import Balance, balance
from experiments.regularisation.following import METHODS, Paths, paths
from experiments.regularisation.promising import promised_gap, promised_stability, promised_with_confidence
from experiments.regularisation.replacing import Replacement, Worst, replacement, worst_changes
from experiments.regularisation.world import PRICES, BoundedSine

__all__ = [
    "METHODS",
    "PRICES",
    "Balance",
    "BoundedSine",
    "Paths",
    "Replacement",
    "Worst",
    "balance",
    "paths",
    "promised_gap",
    "promised_stability",
    "promised_with_confidence",
    "replacement",
    "worst_changes",
]
