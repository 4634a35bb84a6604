"""Many questions, one by one: each answered as if it were asked alone, and a bad one does not stop the others.

>>> from bounds import theorems
>>> from bounds.batch import answers
>>> rows = [{"m": 100, "delta": "5%"}, {"m": 0, "delta": 0.05}]
>>> for answer in answers(theorems["hoeffding_two_sided"], rows):
...     print(answer.get("value"), answer["error"])
0.13581... None
None m of hoeffding_two_sided (sample size) must be an integer >= 1; got 0
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from bounds import theorems
from bounds.compare import Row, compare
from bounds.comparing.conditions import untold
from bounds.comparing.telling import tellable
from bounds.solving.understanding import own_inputs, readable
from bounds.solving.validation import DomainError, checked
from bounds.theorem import Theorem

COMPARED = ("asked", "event", "theorem", "value", "vacuous", "certified", "needs", "why", "error")
NONE = "No theorem applies to these facts alone."
REFUSALS = (DomainError, TypeError, OverflowError, NotImplementedError)


def answers(
    theorem: Theorem, rows: Iterable[Mapping[str, Any]], unknown: str | None = None
) -> Iterator[dict[str, Any]]:
    """The answer to each row, as soon as it is found.

    A row names the theorem's variables, and with an `unknown` the target (`at_most` or `at_least`); letters of books
    and twins are read where nothing else tells the same (n for m, confidence for delta), other names left alone. An
    answer has `value`, with an `unknown` also `achieved`, `certified` and `why`, without one `whole` and `vacuous`;
    `needs`, the keys of the assumptions that the row does not tell; and `error`, which is None or the sentence that
    says what is wrong with the row.
    """
    return (answer(theorem, row, unknown) for row in rows)


def answer(theorem: Theorem, row: Mapping[str, Any], unknown: str | None = None) -> dict[str, Any]:
    """The answer to one row, as `answers` gives it."""
    try:
        return {**(_solved(theorem, row, unknown) if unknown else _valued(theorem, row)), "error": None}
    except REFUSALS as refusal:
        return {"error": str(refusal)}


def columns(unknown: str | None) -> tuple[str, ...]:
    """The names of what an answer holds."""
    return ("value", *(("achieved", "certified", "why") if unknown else ("whole", "vacuous")), "needs", "error")


def comparisons(row: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Every theorem that answers one row of facts, an entry each, as `bounds.compare` orders them.

    A row names facts as `compare` takes them (`ask`, `realizable`, `size_fixed` among them); other names are left
    alone. `asked` is "m" where `value` is a number of examples, else "bound". Where there is no answer, the only entry
    has but an `error`.
    """
    try:
        found = compare(**{name: value for name, value in row.items() if name in facts()})
    except (*REFUSALS, ValueError) as refusal:
        return [{"error": str(refusal)}]
    if not found.rows:
        return [{"error": " ".join((NONE, *(f"{slug}: {why}" for slug, why in found.refused)))}]
    asked = "m" if found.asked == "m" else "bound"
    return [{"asked": asked, **_compared(one), "error": None} for one in found]


@cache
def facts() -> frozenset[str]:
    """What `compare` can be told."""
    names = {one.name for theorem in theorems.values() for one in theorem.variables}
    return frozenset({"ask", "realizable", *names, *tellable()})


def _compared(row: Row) -> dict[str, Any]:
    told = {name: row.told[name] for name in ("event", "theorem", "value", "vacuous", "certified", "why")}
    return {**told, "needs": [need.key for need in row.needs]}


def _valued(theorem: Theorem, row: Mapping[str, Any]) -> dict[str, Any]:
    given = _known(theorem, row)
    value, known = theorem(**given), checked(theorem, given)
    vacuous = bool(theorem.says_nothing(value, **known))
    return {"value": value, "whole": theorem.whole(**given), "vacuous": vacuous, "needs": _needs(theorem, known)}


def _solved(theorem: Theorem, row: Mapping[str, Any], unknown: str) -> dict[str, Any]:
    found = theorem.solve(unknown, **_known(theorem, row, unknown))
    told = {"value": found.value, "achieved": found.achieved, "certified": found.certified, "why": found.why}
    return {**told, "needs": _needs(theorem, found.question.at(found.value) if found.question else {})}


def _needs(theorem: Theorem, given: Mapping[str, Any]) -> list[str]:
    return [one.key for one in untold(theorem, given)]


def _known(theorem: Theorem, row: Mapping[str, Any], unknown: str = "") -> dict[str, Any]:
    """What the row tells of the theorem's inputs, letters and twins among it."""
    return own_inputs(theorem, {name: row[name] for name in readable(theorem, row, unknown)}, unknown)
