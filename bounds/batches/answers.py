"""Many questions, one by one: each answered as if it were asked alone, and a bad one does not stop the others.

>>> from bounds import theorems
>>> from bounds.batches.answers import answers
>>> rows = [{"m": 100, "delta": "5%"}, {"m": 0, "delta": 0.05}]
>>> for answer in answers(theorems["hoeffding_two_sided"], rows):
...     print(answer["value"], answer["error"])
0.13581... None
None Sample size m must be an integer ≥ 1; got 0
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from bounds import theorems
from bounds.comparison.compare import Comparison, Row, compare
from bounds.comparison.conditions import unsettled_assumptions
from bounds.comparison.implied_assumptions import tellable
from bounds.comparison.typed_facts import readable_facts
from bounds.solving.typed_inputs import Understood, readable, understood
from bounds.solving.validation import DomainError, checked
from bounds.theorem import Theorem

QUESTION = frozenset({"ask", "realizable"})  # what `compare` is given besides facts
ECHO = ("understood", "doubts")  # of each row: how letters, twins and commas were read, and what one would ask back
ANSWERED = ("question", "event", "theorem", "value", "whole", "vacuous", "certified", "ends", "needs", "why")
COMPARED = (*ANSWERED, *ECHO, "error")
NONE = "No theorem applies to these inputs alone."
REFUSALS = (DomainError, TypeError, OverflowError, NotImplementedError)


def answers(
    theorem: Theorem, rows: Iterable[Mapping[str, Any]], unknown: str | None = None
) -> Iterator[dict[str, Any]]:
    """The answer to each row, as soon as it is found.

    A row names the theorem's variables, and with an `unknown` the target (`at_most` or `at_least`); letters of books
    and twins are read where nothing else tells the same (n for m, confidence for delta), other names left alone. An
    answer has `value`, with an `unknown` also `achieved`, `achieved_whole`, `certified` and `why`, without one `whole`
    and `vacuous`. What a bound on a count comes to is `whole`, 10 mistakes for 10.89, or `achieved_whole`. All have
    `ends`, whether delta pays for "both" ends of the number or for "one", where it could be either; `needs`, the keys
    of the assumptions that the row does not tell; `understood` and `doubts`, sentences about how this row was read and
    what may be meant instead; and `error`, the sentence that says what is wrong with the row. What there is nothing to
    tell of is None; the keys are the same in every answer.
    """
    return (answer(theorem, row, unknown) for row in rows)


def answer(theorem: Theorem, row: Mapping[str, Any], unknown: str | None = None) -> dict[str, Any]:
    """The answer to one row, as `answers` gives it."""
    answer: dict[str, Any] = dict.fromkeys(columns(unknown))
    try:
        heard = understood(theorem, {name: row[name] for name in readable(theorem, row, unknown or "")}, unknown or "")
        answer |= _echo(heard)
        columns_found = _solved(theorem, heard.inputs, unknown) if unknown else _valued(theorem, heard.inputs)
        return answer | columns_found
    except REFUSALS as refusal:
        return answer | {"error": str(refusal)}


def columns(unknown: str | None) -> tuple[str, ...]:
    """The names of what an answer holds."""
    names = ("achieved", "achieved_whole", "certified", "why") if unknown else ("whole", "vacuous")
    return ("value", *names, "ends", "needs", *ECHO, "error")


def comparisons(row: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Every theorem that answers one row of facts, an entry each, as `bounds.compare` orders them.

    A row names facts as `compare` takes them (`ask`, `realizable`, `size_fixed` among them), letters and twins where
    nothing else tells the same; other names, and cells that are empty, are left alone. `asked` is "m" where `value` is
    a number of examples, else "bound". `understood` and `doubts` are those of the row. Where there is no answer, the
    only entry has but these and an `error`. What there is nothing to tell of is None.
    """
    answer: dict[str, Any] = dict.fromkeys(COMPARED)
    facts = {name: value for name, value in row.items() if not (isinstance(value, str) and not value.strip())}
    names = QUESTION | readable_facts(facts, facts.get("ask")).keys()
    try:
        comparison = compare(**{name: value for name, value in facts.items() if name in names})
    except (*REFUSALS, ValueError) as refusal:
        return [answer | {"error": str(refusal)}]
    answer |= _echo(comparison)
    if not comparison.rows:
        return [answer | {"error": " ".join((NONE, *(f"{slug}: {why}" for slug, why in comparison.refused)))}]
    question = "m" if comparison.question == "m" else "bound"
    return [answer | {"question": question, **_compared(row)} for row in comparison]


@cache
def facts() -> frozenset[str]:
    """What `compare` can be told, by its own names."""
    names = {variable.name for theorem in theorems.values() for variable in theorem.variables}
    return frozenset({*QUESTION, *names, *tellable()})


def _echo(heard: Understood | Comparison) -> dict[str, Any]:
    echo = heard.echo if isinstance(heard, Understood) else heard.understood
    return {"understood": "; ".join(echo) or None, "doubts": " ".join(doubt.text for doubt in heard.doubts) or None}


def _compared(row: Row) -> dict[str, Any]:
    cells = {name: row.cells[name] for name in ("event", "theorem", "value", "whole", "vacuous", "certified", "why")}
    return {**cells, "ends": row.theorem.ends or None, "needs": [need.key for need in row.needs]}


def _valued(theorem: Theorem, inputs: Mapping[str, Any]) -> dict[str, Any]:
    value, known = theorem(**inputs), checked(theorem, inputs)
    vacuous = bool(theorem.is_vacuous(value, **known))
    return {"value": value, "whole": theorem.whole(**inputs), "vacuous": vacuous, **_rests_on(theorem, known)}


def _solved(theorem: Theorem, inputs: Mapping[str, Any], unknown: str) -> dict[str, Any]:
    solution = theorem.solve(unknown, **inputs)
    answer = {
        "value": solution.value,
        "achieved": solution.achieved,
        "achieved_whole": solution.achieved_whole,
        "certified": solution.certified,
        "why": solution.why,
    }
    return {**answer, **_rests_on(theorem, solution.question.at(solution.value) if solution.question else {})}


def _rests_on(theorem: Theorem, inputs: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "ends": theorem.ends or None,
        "needs": [assumption.key for assumption in unsettled_assumptions(theorem, inputs)],
    }
