"""Variables that only theorems on surrogate losses need."""

from typing import Annotated

from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.domain import at_least
from bounds.vocabulary.variables import Number, Quantity, Variable


def _excess(loss: str) -> Variable:
    meaning = f"mean {loss} loss above the minimum over all scores"
    return Variable("surrogate_excess", r"\Delta_\varphi", meaning, "", at_least(0), (0.001, 0.5), 0.02, plain="Δφ")


HingeExcess = Annotated[Number, _excess("hinge")]
LogisticExcess = Annotated[Number, _excess("logistic")]
SquareExcess = Annotated[Number, _excess("squared")]
ExponentialExcess = Annotated[Number, _excess("exponential")]
BayesExcess = Annotated[
    Number,
    Quantity(
        "excess over the Bayes risk",
        r"L_{\mathcal D}(\mathrm{sign}\,f)-L^*",
        "true risk of the classifier above that of the best one there is",
        1.0,
        plain="excess over Bayes",
    ),
]
ALL_SCORES = Assumption(
    "all_scores", "Both excesses are over the best of all scores, not over the best of a class.", "protocol"
)
