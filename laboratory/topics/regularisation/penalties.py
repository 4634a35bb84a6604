"""Ridge regression, the lasso and the elastic net for all prices: paths, fitting against stability, one example
replaced.

`bounded_sine` is a world whose examples and labels keep within bounds, as the theorems on stability ask; `balance`
averages over samples of it, `replacement` changes one example of one sample, `paths` follows the weights on patients.
"""

from laboratory.topics.regularisation.balance.run import Balance, balance
from laboratory.topics.regularisation.paths.run import METHODS, Paths, paths
from laboratory.topics.regularisation.promising import promised_gap, promised_stability, promised_with_confidence
from laboratory.topics.regularisation.replace.run import Replacement, Worst, replacement, worst_changes
from laboratory.topics.regularisation.world import PRICES, BoundedSine

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
