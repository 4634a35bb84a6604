"""Why a bound is as large as it is, for who asks that, as in `why is the VC bound vacuous at m = 500, d = 20?`.

Such a question seldom says how sure the bound shall be: the usual failure probability stands in, which the reply tells.

>>> from bounds import ask
>>> ask("why is the VC bound vacuous at m = 500, d = 20?").explanation
'vacuous: the complexity term dominates (86\xa0%); informative from m = 1,293'
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bounds.asking.answers import RankedAnswer
from bounds.asking.question import ReadQuestion
from bounds.asking.ranking import RankedTheorem
from bounds.comparison.informativeness import first_size
from bounds.comparison.terms import terms, why_vacuous
from bounds.numbers import format_number

WISH = "terms"
CONFIDENCE = "delta"


OF_SIZES = "prediction_models"
CONFIDENCE_INTERVAL = re.compile(
    r"konfidenzintervall|rule of three|confidence interval|\bCI\b|\b(?:wilson|wald|clopper)\b", re.IGNORECASE
)
USUAL_OF_PLANS = (
    ("alpha", 0.025, "level of the one-sided test"), ("at_least", 0.8, "power"),
    ("ratio", 1, "ratio of the sample sizes"),
    ("shrinkage", 0.9, "shrinkage factor"), ("optimism", 0.05, "difference of apparent and adjusted R²"),
)  # fmt: skip


@dataclass(frozen=True)
class Usual:
    """What stands in for a value that nothing tells: the variable's or target's name, the value, what it is called."""

    name: str
    value: float
    called: str


def usual(heard: ReadQuestion, ranked: Sequence[RankedTheorem]) -> tuple[Usual, ...]:
    """The failure probability, where it alone keeps the best theorem from its terms or an interval that is asked for;
    level, power and their like, where they alone keep it from the plan of a comparison or of a prediction model."""
    if not ranked:
        return ()
    theorem, missing = ranked[0].fitted.theorem, ranked[0].fitted.missing
    is_of_interval = CONFIDENCE_INTERVAL.search(heard.text) and heard.wanted[:1] in ((), ("risk",))
    if (WISH in heard.wanted or is_of_interval) and missing == (CONFIDENCE,):
        variable = theorem.variable(CONFIDENCE)
        return (Usual(CONFIDENCE, variable.default, variable.named),)
    if theorem.family == OF_SIZES:  # all criteria are looked at
        missing = tuple(
            {name for each in ranked if each.fitted.theorem.family == OF_SIZES for name in each.fitted.missing}
        )
    of_plans = tuple(Usual(*each) for each in USUAL_OF_PLANS if each[0] in missing)
    is_a_plan = (theorem.returns.name.endswith("power") or theorem.family == OF_SIZES) and len(of_plans) == len(missing)
    return of_plans if is_a_plan else ()


def doubt_of_usual(usual: Usual) -> str:
    """That nothing tells it, and what stands in."""
    return f"Nothing says what the {usual.called} is; the usual {format_number(usual.value)} stands in."


def explanation(heard: ReadQuestion, answers: Sequence[RankedAnswer]) -> str:
    """Whether the first answer's bound is vacuous, which of its terms dominates, and which sample would do."""
    from bounds import theorems

    if WISH not in heard.wanted or not answers or answers[0].kind != "theorem" or answers[0].value is None:
        return ""
    first, theorem = answers[0], theorems[answers[0].name]
    inputs: Mapping[str, Any] = {name: value for name, value in first.given.items() if name in theorem.names}
    if first.unknown:
        inputs = {**inputs, first.unknown: first.value}
    bound = float(theorem(**inputs))
    is_vacuous = theorem.is_vacuous(bound, **inputs)
    why = why_vacuous(terms(theorem, inputs), first_size(theorem, inputs, bound) if is_vacuous else None)
    return f"{'vacuous' if is_vacuous else 'not vacuous'}{': ' if why else ''}{why}"
