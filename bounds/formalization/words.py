"""Whether a theorem is machine-checked, in sentences: for the terminal, the app and the documentation alike."""

import math
from collections.abc import Iterator, Mapping
from typing import Any

from bounds.formalization.counterpart import LIKE_OURS, Counterpart
from bounds.formalization.library import SEARCHED, counterparts, is_searched, remarks
from bounds.numbers import format_number
from bounds.theorem import Theorem
from bounds.vocabulary.statement import Statement

HEADING = "Machine-checked"
NONE = f"No machine-checked counterpart found (searched {SEARCHED})."
NOT_SEARCHED = "Nobody has looked for a machine-checked counterpart of this family's theorems yet."
HERE, BY_DEFAULT = "at these numbers", "at the default values"
DIGITS = 4
LEAST = 1.0005  # factors nearer to 1 are told in percent
EQUAL, HUGE = 1e-12, 1e300
_LIKE_OURS = {
    "same": "proves this bound",
    "instance": "proves a statement that has this bound as an instance",
    "narrower": "proves this bound under more conditions",
}
_IN_SHORT = {"same": "this bound", "instance": "has it as an instance", "narrower": "under more conditions"}
_HALF = {"<=": "proves that it is at most this", ">=": "proves that it is at least this"}
_SIDES = {"": "a bound", "<=": "an upper bound", ">=": "a lower bound"}
_ESCAPED = {sign: f"\\{sign}" for sign in "\\*_`[]#"} | {"<": "&lt;", ">": "&gt;"}


def proves(entry: Counterpart, inputs: Mapping[str, Any], where: str = HERE) -> str:
    """What a declaration says of the theorem's bound: `proves a bound larger by a factor 1.021 at these numbers`."""
    if entry.verdict == "other_event":
        return "is another statement"
    try:
        if unmet := entry.unmet_at(**inputs):
            return f"does not apply {where}: it needs {' and '.join(unmet)}"
        if not entry.bound:
            return _LIKE_OURS[entry.verdict]
        factor = entry.factor_at(**inputs)
    except ValueError:
        return f"proves a bound that cannot be compared {where}"
    if abs(factor - 1) <= EQUAL and (entry.side or entry.verdict in LIKE_OURS):
        return _HALF.get(entry.side) or _LIKE_OURS[entry.verdict]
    if abs(factor - 1) <= EQUAL:
        return f"proves the same bound {where}"
    return f"proves {_compared(entry, factor)} {where}"


def in_short(theorem: Theorem) -> str:
    """The closest counterpart in a cell of a table, with a link; empty where none was found."""
    for entry in counterparts(theorem.slug)[:1]:
        inputs = {variable.name: variable.default for variable in theorem.variables}
        return f"[{_in_short(entry, inputs)}]({entry.url})"
    return ""


def in_markdown(theorem: Statement, inputs: Mapping[str, Any] | None = None) -> str:
    """The counterparts as a list in Markdown, at these inputs or the default values, or that there are none."""
    return "\n".join(f"- {line}" for line in _lines(theorem, inputs, _linked, "*", "\\\n  ")) or _none(theorem)


def in_plain(theorem: Statement, inputs: Mapping[str, Any] | None = None) -> str:
    """The same for a terminal, each with its address."""
    return "\n".join(f"- {line}" for line in _lines(theorem, inputs, _named, "", "\n  ")) or _none(theorem)


def as_records(theorem: Statement) -> list[dict[str, Any]]:
    """The same for a program; `factor` is the one at the default values, None where there is none."""
    return [
        {
            "declaration": entry.declaration, "repository": entry.repository, "commit": entry.commit,
            "path": entry.path, "url": entry.url, "states": entry.states, "verdict": entry.verdict,
            "bound": entry.bound, "needs": list(entry.needs), "note": entry.note,
            "factor": _factor(entry, _defaults(theorem)),
        }
        for entry in counterparts(theorem.slug)
    ]  # fmt: skip


def _lines(theorem: Statement, inputs: Mapping[str, Any] | None, named: Any, mark: str, newline: str) -> Iterator[str]:
    where = BY_DEFAULT if inputs is None else HERE
    for entry in counterparts(theorem.slug):
        says = proves(entry, _defaults(theorem) if inputs is None else inputs, where)
        notes = " ".join(filter(None, (entry.note, remarks().get(entry.repository, ""))))
        states, notes = (_escaped(text) if mark else text for text in (entry.states, notes))
        lines = [f"Lean: {named(entry)} {says}.", f"{mark}It states:{mark} {states}", notes]
        yield newline.join(filter(None, lines))


def _none(theorem: Statement) -> str:
    from bounds import theorems

    return NONE if is_searched(theorems[theorem.slug].family) else NOT_SEARCHED


def _linked(entry: Counterpart) -> str:
    return f"[`{entry.declaration}`]({entry.url}) ({entry.repository} @ {entry.short_commit})"


def _escaped(text: str) -> str:
    """As it stands, where Markdown would read a star or an angle bracket as its own."""
    return "".join(_ESCAPED.get(sign, sign) for sign in text)


def _named(entry: Counterpart) -> str:
    return f"{entry.declaration} ({entry.repository} @ {entry.short_commit}, {entry.url})"


def _defaults(theorem: Statement) -> dict[str, Any]:
    return {variable.name: variable.default for variable in theorem.variables}


def _factor(entry: Counterpart, inputs: Mapping[str, Any]) -> float | None:
    try:
        return entry.factor_at(**inputs)
    except ValueError:
        return None


def _in_short(entry: Counterpart, inputs: Mapping[str, Any]) -> str:
    if entry.verdict == "other_event":
        return "another statement"
    factor = _factor(entry, inputs)
    if factor is None or abs(factor - 1) <= EQUAL:
        return f"only as {_SIDES[entry.side]}" if entry.side else _IN_SHORT.get(entry.verdict, "a weaker bound")
    return _compared(entry, factor)


def _compared(entry: Counterpart, factor: float) -> str:
    """`a bound larger by a factor 1.021`: a lower bound is weaker where it is smaller."""
    is_larger = (factor > 1) == (entry.relation != ">=")
    size = max(factor, 1 / factor) if factor else math.inf
    if size > HUGE:
        by = "more than a factor 10³⁰⁰"
    else:
        by = f"a factor {format_number(size, DIGITS)}" if size >= LEAST else f"{format_number(100 * (size - 1), 2)} %"
    return f"{_SIDES[entry.side]} {'larger' if is_larger else 'smaller'} by {by}"
