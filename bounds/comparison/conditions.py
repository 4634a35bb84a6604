"""Assumptions of a bound that the inputs do not settle: the clause in one line with its number, wherever it is shown.

>>> from bounds import theorems
>>> from bounds.comparison.conditions import condition_of
>>> condition_of(theorems["finite_realizable_expected"], {"m": 100, "ln_size": 6.9})
', if some hypothesis of the class has true risk 0 and the training error is 0'
"""

from collections.abc import Iterable, Mapping
from typing import Any

from bounds.comparison.implications import follow
from bounds.comparison.implied_assumptions import SAID_ALL_THE_SAME, TAKEN_FOR_GRANTED, tells
from bounds.comparison.readings import CALLED, SAME_BY_NAME, common
from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Variable

MANY = 3  # clauses: from so many on, commas keep them apart


def condition(rests_on: Iterable[Assumption], word: str = "if") -> str:
    """`, if the training error is 0`: the end of a line; empty where nothing more is assumed.

    The `word` is "where" before what a question takes for granted and whoever uses the number has to keep.
    """
    clauses = [assumption.clause for assumption in rests_on]
    return f", {word} {(' and ' if len(clauses) < MANY else ', and ').join(clauses)}" if clauses else ""


def condition_of(theorem: Statement, inputs: Mapping[str, Any], value: float | None = None) -> str:
    """The same for one theorem, at these inputs; empty where a bound of `value` is vacuous there."""
    if value is not None and theorem.is_vacuous(value, **inputs):
        return ""
    return condition(unsettled_assumptions(theorem, inputs))


def unsettled_assumptions(theorem: Statement, inputs: Mapping[str, Any]) -> tuple[Assumption, ...]:
    """The assumptions of a theorem that neither its inputs nor what follows from them settle."""
    known = follow(
        {
            _called(variable): inputs[variable.name]
            for variable in theorem.variables
            if inputs.get(variable.name) is not None
        }
    )
    names = {*inputs, *known}

    def is_told(key: str) -> bool:
        if key in TAKEN_FOR_GRANTED:
            return key not in SAID_ALL_THE_SAME
        return (key in known and known[key].value is True) or any(tells(key, name) for name in names)

    return tuple(assumption for assumption in theorem.assumes if not is_told(assumption.key))


def _called(variable: Variable) -> str:
    """What implications call it; by a name of its own where the theorem means by it what no other does."""
    meant = (variable.name, variable.meaning)
    if meant in CALLED:
        return CALLED[meant]
    usual = variable.name in SAME_BY_NAME or meant in {(variable.name, variable.meaning) for variable in common()}
    return variable.name if usual else f"{variable.name}, the {variable.meaning}"
