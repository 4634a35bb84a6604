"""The question about a legal value that is rarely intended: `did you mean δ = 0.05?`."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds.numbers import format_number
from bounds.solving import validation
from bounds.vocabulary.domain import Interval
from bounds.vocabulary.exactly import complement, share_of
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.names import SIZE_ITSELF, unlikely
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Quantity, Variable


@dataclass(frozen=True)
class DoubtedValue:
    """A legal values that are rarely intended, and the one that may be meant. Nothing is changed by it."""

    variable: Variable
    value: Any
    rather: Any
    means: str

    @property
    def text(self) -> str:
        """The question: `δ = 0.95 may fail in 95 of 100 samples; did you mean δ = 0.05?`"""
        label = self.variable.label
        return f"{label} = {shown_value(self.value)} {self.means}; did you mean {label} = {shown_value(self.rather)}?"


def doubt(variable: Variable, value: Any) -> DoubtedValue | None:
    """The question that a legal value, or the text that shows it, raises; None for an ordinary or an illegal one."""
    number = None if np.ndim(value) else validation.as_number_of(variable, value)
    if number is None or not variable.domain.contains(number):
        return None
    if doubt := _as_written(variable, number, value):
        return doubt
    reason = unlikely(variable, number)
    return DoubtedValue(variable, number, reason.rather(number), reason.means(number)) if reason else None


def doubt_target(theorem: Statement, word: str, value: Any, label: str = "") -> DoubtedValue | None:
    """The question about a target that is rarely intended; `word` is `at_most` or `at_least`.

    An error of 95 %, a coverage of 5 %, 10 for a share, 1000 for a logarithm, 1.000 for a count. The target is called
    by its `label`, else by the word.
    """
    quantity = theorem.returns
    domain = Interval(-math.inf, math.inf, integer=bool(quantity.counts))
    target = Variable(word, "", quantity.name, quantity.unit, domain, (0, 1), 0.1, plain=label or word)
    number = None if np.ndim(value) else validation.as_number_of(target, value)
    if number is None or not math.isfinite(number):
        return None
    if doubt := _as_written(target, number, value):
        return doubt
    rather = _rather_share(theorem, number) if theorem.is_share else _rather_logarithm(quantity, number)
    if rather is None or rather == number:
        return None
    asks = "asks the {} to be {} or more" if word == "at_least" else "lets the {} be {}"
    return DoubtedValue(target, number, rather, asks.format(quantity.name, format_number(number)))


def _rather_share(theorem: Statement, number: Any) -> float | None:
    """What is meant by a share of 1 and more, and by one at the end that nobody hopes for."""
    share = share_of(number, 100) if 1 <= number <= 100 else float(number)
    unwanted = {"small": 0.5 < share < 1, "large": 0 < share < 0.5, "": False}[theorem.returns.wanted]
    return complement(share) if unwanted else share if 0 < share < 1 or theorem.returns.wanted == "large" else None


def _rather_logarithm(quantity: Quantity, number: Any) -> Any:
    """The logarithm of a number that was told itself."""
    is_logarithm = quantity.meaning.startswith("natural logarithm of the number of")
    return SIZE_ITSELF.rather(number) if is_logarithm and SIZE_ITSELF.holds(number) else None


def shown_value(value: Any) -> str:
    """A value in a sentence."""
    number = None if isinstance(value, str) or np.ndim(value) else validation.as_number(value)
    if number is None or not (isinstance(number, Ln) or math.isfinite(number)):
        return validation.as_given(value)
    return format_number(number)


def _as_written(variable: Variable, number: Any, text: Any) -> DoubtedValue | None:
    """The question about a text that shows another number to others."""
    others = (meant for meant in validation.also_meant_by(variable, text) if meant.number != number)
    return next(
        (
            DoubtedValue(variable, number, meant.number, f"is what {text.strip()} shows, but {meant.where}")
            for meant in others
        ),
        None,
    )
