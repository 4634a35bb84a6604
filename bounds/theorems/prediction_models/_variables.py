"""Variables and quantities of the sample sizes of prediction models."""

from typing import Annotated

from bounds.vocabulary.domain import open_interval
from bounds.vocabulary.variables import Number, Quantity, Variable

CoxSnell = Annotated[
    Number,
    Variable(
        "cox_snell",
        "R^2",
        "Cox and Snell's R² anticipated, corrected for optimism",
        "",
        open_interval(0, 1, floor=1e-300),
        (0.02, 0.5),
        0.1,
    ),
]
Shrinkage = Annotated[
    Number,
    Variable(
        "shrinkage",
        "S",
        "shrinkage factor at least wanted, which is the calibration slope expected in new patients",
        "",
        open_interval(0, 1, floor=1e-300),
        (0.8, 0.95),
        0.9,
    ),
]
Prevalence = Annotated[
    Number,
    Variable(
        "prevalence", r"\varphi", "share of patients with the outcome", "", open_interval(0, 1, floor=1e-300),
        (0.05, 0.5), 0.2,
    ),
]  # fmt: skip
OptimismAllowed = Annotated[
    Number,
    Variable(
        "optimism",
        r"\Delta",
        "optimism allowed in Nagelkerke's R²",
        "",
        open_interval(0, 1, floor=1e-300),
        (0.02, 0.1),
        0.05,
    ),
]
SampleSizeOfCriterion = Annotated[
    Number,
    Quantity(
        "required examples",
        "n",
        "patients that the criterion asks for",
        counts="examples",
        needed=True,
        least=0.0,
    ),
]
