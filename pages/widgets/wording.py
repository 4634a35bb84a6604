"""Answers as sentences, made from a theorem's own words and numbers."""

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from bounds import Ln
from bounds.comparison.conditions import condition_of
from bounds.display.bound_values import ENDS, RAREST_IN_PERCENT, format_bound
from bounds.numbers import LARGE, UNBROKEN, exact, format_number, in_percent, rounded_safely
from bounds.theorem import Theorem
from bounds.vocabulary.prose import listed
from bounds.vocabulary.variables import Variable

DIGITS = 4
RELATIONS = {"<=": "at most", ">=": "at least", "=": ""}
FULL_NAMES = {"mistakes": "number of mistakes", "log class size": "logarithm of the class size"}


def bound_sentence(theorem: Theorem, inputs: Mapping[str, Any], value: float, alone: bool = True) -> str:
    """`With 140 examples, the true risk is at most 0.09987, with probability at least 95 %.`

    If `alone`, without a headline that has the condition, it ends with the condition.
    """
    circumstances = _circumstances(theorem, inputs)
    start = f"With {circumstances}, the" if circumstances else "The"
    often = f", {confidence(inputs['delta'])}" if "delta" in inputs else ""
    whose = f", {ENDS[theorem.ends]}" if often and theorem.ends else ""
    return f"{start} {bound_clause(theorem, value)}{often}{whose}{condition_of(theorem, inputs) if alone else ''}."


def bound_clause(theorem: Theorem, value: float) -> str:
    """`true risk is at most 0.09987`"""
    return " ".join(f"{full_name(theorem)} is {side_of(theorem, value)} {rounded_bound(theorem, value)}".split())


def side_of(theorem: Theorem, value: float) -> str:
    """On which side of a value the number lies: `at most`; empty where the value is exact."""
    return RELATIONS[theorem.relation_of(value)]


def target_sentence(theorem: Theorem, value: float, target: float) -> str:
    """Whether a bound meets the target that somebody typed: `The target, at most 0.1, is met.`"""
    words = theorem.target_word.replace("_", " ")
    kept = value >= target if words == "at least" else value <= target
    verdict = "is met" if kept else "is not met; leave a field empty to see what it takes"
    return f"The target, {words} {format_number(target, None if kept else DIGITS + 2)}, {verdict}."


def full_name(theorem: Theorem) -> str:
    """The quantity that is bounded, as it reads after an article."""
    return FULL_NAMES.get(theorem.returns.name, theorem.returns.name)


def rounded_bound(theorem: Theorem, value: float) -> str:
    """The value of a bound, rounded to the side on which it stays true; a count keeps all its digits."""
    if float(value).is_integer() and abs(value) < LARGE:
        return format_number(int(value))
    digits = max(DIGITS, exact(value).adjusted() + 1) if abs(value) < LARGE else DIGITS
    return format_bound(value, theorem.relation_of(value), digits)


def solved_value(variable: Variable, value: Any, demanding: str) -> str:
    """A solved-for value: integers in full, reals rounded away from the `demanding` side, "smallest" or "largest"."""
    if variable.domain.integer:
        return format_number(value) if value < 10**15 else format_number(value, DIGITS + 2)
    return format_number(rounded_safely(value, DIGITS, up=demanding == "smallest"))


def confidence(delta: float) -> str:
    """The probability that the bound holds, as a view's headline has it: `with probability at least 95 %`."""
    if exact(delta) >= RAREST_IN_PERCENT:
        return f"with probability at least {_plain(in_percent(1 - exact(delta)))}{UNBROKEN}%"
    return f"with probability at least 1 − {format_number(delta, DIGITS)}"


def with_commas(typed: str) -> str:
    """A number that somebody typed, as pages write it where it is whole: `4,500`."""
    return format_number(int(typed)) if typed.isdecimal() else typed


def reason(variable: Variable, why: str) -> str:
    """A solution's `why` as a sentence, with the symbol for the variable's name and no 1e-05."""
    text = re.sub(rf"\b{variable.name}\b", variable.label, why)
    text = re.sub(r"\b\d+(\.\d+)?e[-+]?\d+\b", lambda number: format_number(float(number[0])), text)
    text = text.replace("<=", "≤").replace(">=", "≥").replace("10^300", format_number(10**300))
    return f"{text[:1].upper()}{text[1:]}."


def vacuous_sentence(theorem: Theorem, inputs: Mapping[str, Any], value: float, size: int | None = None) -> str:
    """Why the bound is vacuous, and from which sample `size` on it is informative, where that is known."""
    why = theorem.why_vacuous(value, inputs)
    says = f"The bound is vacuous: the {bound_clause(theorem, value)}, and {why}."
    return says if size is None else f"{says} It becomes informative at m = {format_number(size)}."


def _circumstances(theorem: Theorem, inputs: Mapping[str, Any]) -> str:
    """All that is given but the confidence: `1,000 examples, 15 nodes and 20 features`."""
    return listed([_in_words(item, inputs[item.name]) for item in theorem.variables if item.name != "delta"])


def _in_words(variable: Variable, value: Any) -> str:
    if variable.counts and isinstance(value, Ln) and value.multiplier == 1:
        return f"{format_number(value.base)} {variable.counts}"
    number = format_number(value, None if variable.domain.integer or hasattr(value, "base") else DIGITS)
    if variable.domain.integer and variable.unit:
        return f"{number} {variable.unit if value != 1 else variable.unit.removesuffix('s')}"
    return f"{variable.label} = {number}"


def _plain(number: Decimal) -> str:
    return f"{number.normalize():f}"
