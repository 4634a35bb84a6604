"""The questions of `compare`, each once, for Python, the command line and the page.

>>> from bounds.comparison.questions import QUESTIONS
>>> QUESTIONS["regret"].asks, QUESTIONS["regret"].first
('How large is the regret?', 'rounds')
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class Inquiry:
    """A question: `asks` is its wording, `answered_by` the quantities of theorems that answer it.

    Each quantity is an event of its own, and only within one are numbers ranked: first those that may fail or are sure,
    then averages. `first` is the fact that every answer starts from, empty where they share none; `usual` are those
    that a page asks for besides until others are chosen.
    """

    asks: str
    answered_by: tuple[str, ...] = ()
    first: str = "m"
    usual: tuple[str, ...] = ("delta", "d")

    @property
    def of_a_sample(self) -> bool:
        """Is it about learning from a sample, whose size is an input or the unknown?"""
        return self.first in {"m", "epsilon"}


QUESTIONS: Mapping[str, Inquiry] = MappingProxyType(
    {
        "m": Inquiry("How many examples?", first="epsilon"),
        "true risk": Inquiry(
            "How large is the true risk?", ("true risk", "Gibbs risk", "expected risk", "risk on clean labels")
        ),
        "gap": Inquiry("How large is the gap?", ("gap", "expected gap")),
        "excess risk": Inquiry("How large is the excess risk?", ("excess risk", "expected excess risk")),
        "regret": Inquiry(
            "How large is the regret?",
            ("regret", "regret against the best point", "expected regret", "pseudo-regret", "worst-case regret"),
            "rounds",
            ("experts",),
        ),
        "mistakes": Inquiry(
            "How many mistakes are made online?", ("mistakes", "expected mistakes"), "", ("radius", "gamma")
        ),
        "optimization error": Inquiry(
            "How far above the minimum does an optimizer end?",
            (
                "optimization error",
                "gap of the last point",
                "expected optimization error",
                "expected error of the last point",
            ),
            "steps",
            ("norm", "lipschitz"),
        ),
    }
)


def question_of(quantity: str) -> Inquiry | None:
    """The question that a quantity of theorems answers; None where it answers none."""
    return next((question for question in QUESTIONS.values() if quantity in question.answered_by), None)


def without_a_sample(ask: str | None) -> Inquiry | None:
    """The question asked, where it is about no sample: facts mean there what its theorems mean by them. Else None."""
    question = QUESTIONS.get(ask.replace("_", " ")) if isinstance(ask, str) else None
    return None if question is None or question.of_a_sample else question
