"""The question about a legal value that is rarely intended: `did you mean δ = 0.05?`."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds.numbers import in_words
from bounds.reading.written import point_for_thousands
from bounds.solving import validation
from bounds.vocabulary.domain import at_least
from bounds.vocabulary.exactly import complement, share_of
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.names import unlikely
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Variable


@dataclass(frozen=True)
class DoubtedValue:
    """A legal values that are rarely intended, and the one that may be meant. Nothing is changed by it."""

    variable: Variable
    value: Any
    rather: Any
    means: str

    @property
    def says(self) -> str:
        """The question: `δ = 0.95 may fail in 95 of 100 samples; did you mean δ = 0.05?`"""
        label = self.variable.label
        return f"{label} = {shown_value(self.value)} {self.means}; did you mean {label} = {shown_value(self.rather)}?"


def doubt(variable: Variable, value: Any) -> DoubtedValue | None:
    """The question that a legal value, or the text that shows it, raises; None for an ordinary or an illegal one."""
    number = None if np.ndim(value) else validation.as_number(value)
    if number is None or not variable.domain.contains(number):
        return None
    if (thousands := _in_thousands(variable, value)) is not None:
        return DoubtedValue(variable, number, thousands, f"is {value.strip()} read with a decimal point")
    reason = unlikely(variable, number)
    return DoubtedValue(variable, number, reason.rather(number), reason.means(number)) if reason else None


def doubt_target(theorem: Statement, value: Any) -> DoubtedValue | None:
    """The question about an error rate that is rarely intended: 95 %, or 10, which is no share."""
    number = None if np.ndim(value) else validation.as_number(value)
    if number is None or theorem.trivial != 1 or theorem.relation == ">=" or not 0.5 < number <= 100:
        return None
    rather = complement(number) if number < 1 else share_of(number, 100)
    target = Variable("at_most", "", theorem.returns.name, "", at_least(0), (0, 1), 0.1, plain="at_most")
    return DoubtedValue(target, number, rather, f"allows a {theorem.returns.name} of {in_words(number)}")


def shown_value(value: Any) -> str:
    """A value in a sentence."""
    number = None if isinstance(value, str) or np.ndim(value) else validation.as_number(value)
    if number is None or not (isinstance(number, Ln) or np.isfinite(number)):
        return validation.as_given(value)
    return in_words(number)


def _in_thousands(variable: Variable, value: Any) -> int | None:
    """1,000 for the text 1.000, where whole numbers are asked for and a point may separate thousands."""
    if not isinstance(value, str) or not variable.domain.integer:
        return None
    thousands = point_for_thousands(value)
    return thousands if thousands is not None and variable.domain.contains(thousands) else None
