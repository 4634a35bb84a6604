"""What needs no theorem: the value that a promise must beat to say anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bounds.numbers import in_words

DIGITS = 4


@dataclass(frozen=True)
class Trivial:
    """A number, or a formula of some of the theorem's variables; `why` says what is sure without the theorem."""

    value: float | Callable[..., Any]
    why: str = "{it} never exceeds {value}"

    @property
    def variables(self) -> tuple[str, ...]:
        """The variables it depends on."""
        if not callable(self.value):
            return ()
        code = self.value.__code__
        return code.co_varnames[: code.co_argcount]

    def at(self, given: Mapping[str, Any]) -> Any:
        """The value at these variables, floats or arrays that broadcast."""
        return self.value(*(given[name] for name in self.variables)) if callable(self.value) else self.value

    def words(self, given: Mapping[str, Any], it: str = "it") -> str:
        """Why no theorem is needed: `it never exceeds 1`."""
        return self.why.format(it=it, value=in_words(float(self.at(given)), DIGITS))


EVEN_ZERO = "even the weights 0 are within {value} of the best"
# f(0) - f(w*) <= B rho, whatever the convex function whose slope at 0 is at most rho.
WEIGHTS_ZERO = Trivial(lambda norm, lipschitz: norm * lipschitz, EVEN_ZERO)
LARGEST_LOSS = Trivial(lambda loss_bound: loss_bound)
RANGE_OF_LOSS = Trivial(lambda loss_range: loss_range)
