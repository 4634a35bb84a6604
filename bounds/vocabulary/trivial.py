"""Where a bound is vacuous: the value that holds without any theorem, and inputs at which a formula bounds nothing."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bounds.numbers import format_number
from bounds.vocabulary.variables import Quantity

DIGITS = 4
NEVER_ABOVE = "{it} never exceeds {value}"
NEVER_BELOW = "{it} is never below {value}"


@dataclass(frozen=True)
class Trivial:
    """A number, or a formula of some of the theorem's variables; `why` states what holds without the theorem."""

    value: float | Callable[..., Any]
    why: str = NEVER_ABOVE

    @property
    def variables(self) -> tuple[str, ...]:
        """The variables it depends on."""
        return _arguments(self.value) if callable(self.value) else ()

    def at(self, inputs: Mapping[str, Any]) -> Any:
        """The value at these variables, floats or arrays that broadcast."""
        return self.value(*(inputs[name] for name in self.variables)) if callable(self.value) else self.value

    def words(self, inputs: Mapping[str, Any], it: str = "it") -> str:
        """Why the bound is vacuous: `it never exceeds 1`."""
        return self.why.format(it=it, value=format_number(float(self.at(inputs)), DIGITS))


@dataclass(frozen=True)
class Silent:
    """Inputs at which the formula has a value and yet nothing is bounded: a condition on some of the theorem's
    variables, floats or arrays alike, and `why`, as it follows "which is vacuous:"."""

    at: Callable[..., Any]
    why: str

    @property
    def variables(self) -> tuple[str, ...]:
        """The variables it depends on."""
        return _arguments(self.at)

    def holds(self, inputs: Mapping[str, Any]) -> Any:
        """Does it hold at these variables? A bool, or an array."""
        return self.at(*(inputs[name] for name in self.variables))


def of_its_kind(quantity: Quantity, relation: str) -> Trivial | None:
    """What always holds of the quantity on the side that a theorem bounds; None where it is unbounded there."""
    end, why = (quantity.least, NEVER_BELOW) if relation == ">=" else (quantity.trivial, NEVER_ABOVE)
    return None if end is None else Trivial(end, why)


def _arguments(formula: Callable[..., Any]) -> tuple[str, ...]:
    code = formula.__code__
    return code.co_varnames[: code.co_argcount]


EVEN_ZERO = "even the weights 0 are within {value} of the minimum"
# f(0) - f(w*) <= B rho, whatever the convex function whose slope at 0 is at most rho.
WEIGHTS_ZERO = Trivial(lambda norm, lipschitz: norm * lipschitz, EVEN_ZERO)
LARGEST_LOSS = Trivial(lambda loss_bound: loss_bound)
RANGE_OF_LOSS = Trivial(lambda loss_range: loss_range)
