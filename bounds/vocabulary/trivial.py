"""Where a promise is none: the value that needs no theorem, and inputs at which a formula speaks of nothing."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bounds.numbers import in_words
from bounds.vocabulary.variables import Quantity

DIGITS = 4
NEVER_ABOVE = "{it} never exceeds {value}"
NEVER_BELOW = "{it} is never below {value}"


@dataclass(frozen=True)
class Trivial:
    """A number, or a formula of some of the theorem's variables; `why` says what is sure without the theorem."""

    value: float | Callable[..., Any]
    why: str = NEVER_ABOVE

    @property
    def variables(self) -> tuple[str, ...]:
        """The variables it depends on."""
        return _arguments(self.value) if callable(self.value) else ()

    def at(self, given: Mapping[str, Any]) -> Any:
        """The value at these variables, floats or arrays that broadcast."""
        return self.value(*(given[name] for name in self.variables)) if callable(self.value) else self.value

    def words(self, given: Mapping[str, Any], it: str = "it") -> str:
        """Why no theorem is needed: `it never exceeds 1`."""
        return self.why.format(it=it, value=in_words(float(self.at(given)), DIGITS))


@dataclass(frozen=True)
class Silent:
    """Inputs at which the formula has a value and yet nothing is promised: a condition on some of the theorem's
    variables, floats or arrays alike, and `why`, as it follows "which is no promise:"."""

    at: Callable[..., Any]
    why: str

    @property
    def variables(self) -> tuple[str, ...]:
        """The variables it depends on."""
        return _arguments(self.at)

    def holds(self, given: Mapping[str, Any]) -> Any:
        """Does it hold at these variables? A bool, or an array."""
        return self.at(*(given[name] for name in self.variables))


def of_its_kind(quantity: Quantity, relation: str) -> Trivial | None:
    """What is sure of the quantity on the side that a theorem bounds it from; None where it has no end there."""
    end, why = (quantity.least, NEVER_BELOW) if relation == ">=" else (quantity.trivial, NEVER_ABOVE)
    return None if end is None else Trivial(end, why)


def _arguments(formula: Callable[..., Any]) -> tuple[str, ...]:
    code = formula.__code__
    return code.co_varnames[: code.co_argcount]


EVEN_ZERO = "even the weights 0 are within {value} of the best"
# f(0) - f(w*) <= B rho, whatever the convex function whose slope at 0 is at most rho.
WEIGHTS_ZERO = Trivial(lambda norm, lipschitz: norm * lipschitz, EVEN_ZERO)
LARGEST_LOSS = Trivial(lambda loss_bound: loss_bound)
RANGE_OF_LOSS = Trivial(lambda loss_range: loss_range)
