"""Numbers in texts that theorems work out themselves, each rounded to its safe side.

`{{hoeffding_two_sided m=1000 delta=0.05}}` is the theorem's value at these inputs, `{{theorem.form m=1000}}` its value
as another work prints it, and `{{solve finite_agnostic m at_most=0.1 delta=0.05 ln_size=ln(1000)}}` the least demanding
m. Inputs are written as on the command line, without spaces. `digits=3` are significant digits, of which there are four
otherwise; of what is counted the whole number is told. `plus=0.05` is added to the value: an error rate, for a risk.
"""

import re
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from typing import Any

from bounds.discovery import discover
from bounds.display.bound_values import format_bound
from bounds.numbers import BOUND, exact, format_number, rounded_safely
from bounds.theorem import Theorem

_PLACEHOLDER = re.compile(r"\{\{([^{}]*)\}\}")
_SOLVE, _DIGITS, _PLUS, _OTHER = "solve", "digits", "plus", re.compile(r"\{\{|\}\}")


def fill(text: str) -> str:
    """The text with a number for each placeholder. Raises ValueError, in one sentence, that names a broken one."""
    words = _PLACEHOLDER.sub(lambda match: number(match[1]), text)
    if _OTHER.search(_PLACEHOLDER.sub("", text)):
        raise ValueError(f"a placeholder is written {{{{theorem name=value}}}}; got {text!r}")
    return words


def placeholders(text: str) -> tuple[str, ...]:
    """What stands between the braces of each."""
    return tuple(_PLACEHOLDER.findall(text))


@lru_cache(1 << 10)
def number(written: str) -> str:
    """What one placeholder is filled with. Raises ValueError, in one sentence, where it is broken."""
    try:
        return _solved(written) if written.startswith(f"{_SOLVE} ") else _value(written)
    except (KeyError, TypeError, ValueError, InvalidOperation) as fault:
        reason = fault.args[0] if fault.args else fault
        raise ValueError(f"{{{{{written}}}}} cannot be filled in: {reason}") from fault


def _value(written: str) -> str:
    slug, *inputs = written.split()
    theorem, (digits, entries) = _theorem(slug), _entries(inputs)
    plus = Decimal(entries.pop(_PLUS, "0"))
    whole = None if digits or plus else theorem.whole(**entries)
    if whole is not None:
        return format_number(whole)
    value = theorem(**entries)
    return format_bound(exact(value) + plus, theorem.relation_of(value), digits or BOUND)


def _solved(written: str) -> str:
    _, *names = written.split()
    if len(names) < 2:
        raise ValueError("what is solved is written solve theorem unknown name=value")
    slug, unknown, *inputs = names
    theorem, (digits, entries) = _theorem(slug), _entries(inputs)
    solution = theorem.solve(unknown, **entries)
    if solution.value is None or solution.question is None:
        raise ValueError(solution.why)
    if isinstance(solution.value, int):
        return format_number(solution.value)
    up = solution.question.wants_smallest
    return format_number(rounded_safely(solution.value, digits or BOUND, up))


def _theorem(name: str) -> Theorem:
    slug, _, form = name.partition(".")
    theorem = discover()[slug]
    return theorem.form(form) if form else theorem


def _entries(inputs: list[str]) -> tuple[int | None, dict[str, Any]]:
    """The digits, if any are asked for, and the inputs as they are written."""
    parts = [entry.partition("=") for entry in inputs]
    if nameless := [name for name, sign, value in parts if not (name and sign and value)]:
        raise ValueError(f"each input is written name=value; got {nameless[0]!r}")
    entries: dict[str, Any] = {name: value for name, _, value in parts}
    digits = entries.pop(_DIGITS, None)
    if digits is not None and not re.fullmatch("[1-9]", digits):
        raise ValueError(f"digits is a whole number from 1 to 9; got {digits!r}")
    return None if digits is None else int(digits), entries
