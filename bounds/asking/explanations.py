"""Why a bound is as large as it is, for who asks that, as in `why is the VC bound vacuous at m = 500, d = 20?`.

Such a question seldom says how sure the bound shall be: the usual failure probability stands in, which the reply tells.

>>> from bounds import ask
>>> ask("why is the VC bound vacuous at m = 500, d = 20?").explanation
'vacuous: the complexity term dominates (86\xa0%); informative from m = 1,293'
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bounds.asking.answers import RankedAnswer
from bounds.asking.question import ReadQuestion
from bounds.asking.ranking import RankedTheorem
from bounds.comparison.informativeness import first_size
from bounds.comparison.terms import terms, why_vacuous
from bounds.numbers import format_number
from bounds.vocabulary.variables import Variable

WISH = "terms"
CONFIDENCE = "delta"


def usual_confidence(heard: ReadQuestion, ranked: Sequence[RankedTheorem]) -> tuple[Variable, ...]:
    """The failure probability, where it alone keeps the best theorem from its terms, which are asked about."""
    if WISH not in heard.wanted or not ranked or ranked[0].fitted.missing != (CONFIDENCE,):
        return ()
    return (ranked[0].fitted.theorem.variable(CONFIDENCE),)


def doubt_of_usual(variable: Variable) -> str:
    """That nothing tells it, and what stands in."""
    return f"Nothing says what the {variable.named} is; the usual {format_number(variable.default)} stands in."


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
