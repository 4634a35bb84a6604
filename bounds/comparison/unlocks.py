"""Which one more input would give the tightest bound."""

import math
from collections.abc import Iterable, Mapping
from typing import Any, get_args

from bounds.comparison.application import NoAnswer, answer
from bounds.comparison.events import event_of, from_below
from bounds.comparison.implied_assumptions import HELD_OUT, tells
from bounds.comparison.inapplicability import answers_question, missing
from bounds.comparison.row import Row, Unlock
from bounds.comparison.setting import Circumstances
from bounds.numbers import format_number
from bounds.theorem import Theorem
from bounds.vocabulary.variables import ErrorOnSample

MOST = 5
DIGITS = 4
READ_AS = {"training_error": get_args(ErrorOnSample)[1]}
COUNTS = frozenset({"errors"})  # numbers that grow with the sample: not known before it is drawn
SAME_BY_OTHER_NAME = {"errors": "training_error"}  # told by the other, once m is known


def unlocks(
    theorems: Mapping[str, Theorem],
    setting: Circumstances,
    wants_m: bool,
    events: tuple[str, ...],
    rows: Iterable[Row],
) -> tuple[Unlock, ...]:
    """For each fact that is all some theorem lacks: the strongest such theorem, where it beats what is known."""
    standing = _standing(rows)
    best: dict[str, tuple[Row, Any]] = {}
    for theorem in theorems.values():
        lacking = missing(theorem, setting, wants_m)
        if len(lacking) != 1 or from_below(event_of(theorem)):
            continue
        (name,) = lacking
        if name in setting.facts or (wants_m and name in COUNTS):
            continue  # told, and it means something else; or not yet known
        supposed = theorem.variable(name).default
        richer = setting.with_fact(name, supposed)
        if not _answers(theorem, richer, name, wants_m, events):
            continue
        try:
            row = answer(theorem, richer, wants_m, prove=False)
        except NoAnswer:
            continue
        known_as = SAME_BY_OTHER_NAME.get(name, name)
        if row.vacuous or row.open_constant or row.value >= standing.get(row.event, math.inf):
            continue
        if known_as not in best or _rank(row, events) < _rank(best[known_as][0], events):
            best[known_as] = (row, supposed)
    ranked = sorted(best.items(), key=lambda item: _rank(item[1][0], events))
    return tuple(_unlock(row, name, supposed, standing) for name, (row, supposed) in ranked)[:MOST]


def _answers(theorem: Theorem, richer: Circumstances, name: str, wants_m: bool, events: tuple[str, ...]) -> bool:
    """By these facts alone, read as they were meant: no error rate of a sample taken for that of another.

    Who supposes an error on a test set supposes that the examples are one.
    """
    reread = any(variable.name in READ_AS and variable != READ_AS[variable.name] for variable in theorem.variables)
    unmet = [need for need in richer.needs(theorem) if not (need.key in HELD_OUT and tells(need.key, name))]
    if reread or missing(theorem, richer, wants_m) or unmet:
        return False
    return answers_question(theorem, richer, wants_m, events)


def _rank(row: Row, events: tuple[str, ...]) -> tuple[int, float]:
    return events.index(row.event), row.value


def _standing(rows: Iterable[Row]) -> Mapping[str, float]:
    """The best value of each event that holds by the facts alone."""
    best: dict[str, float] = {}
    for row in rows:
        if not row.needs and not row.open_constant:
            best[row.event] = min(best.get(row.event, math.inf), row.value)
    return best


def _unlock(row: Row, name: str, supposed: Any, standing: Mapping[str, float]) -> Unlock:
    name = name if any(variable.name == name for variable in row.theorem.variables) else "errors"
    variable = row.theorem.variable(name)
    now = standing.get(row.event)
    than = f", instead of {_shown(now)}" if now is not None else ", for which there is no bound so far"
    held_out = any(assumption.key in HELD_OUT for assumption in row.theorem.assumes)
    says = (
        f"With the {variable.meaning} ({variable.name} = {_shown(supposed)}, say)"
        f"{' and if the m examples are held out' if held_out else ''}, {row.slug} gives "
        f"{_shown(row.value)} for the {row.event}{than}."
    )
    return Unlock(variable, supposed, row.theorem, row.event, row.value, says)


def _shown(value: Any) -> str:
    return format_number(value) if isinstance(value, int) else format_number(float(value), DIGITS)
