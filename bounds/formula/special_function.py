"""A function beyond logarithm and root: in doubles, in balls and in print."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bounds.formula.patience import look_up
from bounds.formula.special.arrays import longest, steps

# Of python-flint, which has no types: `fmpq`, an exact rational, or `arb`, a ball that contains the real number.
Ball = Any


@dataclass(frozen=True, eq=False)
class Form:
    """What textbooks write for a function and never falls below it where they do.

    `words` names it, with a slot for each of the typeset arguments; `slip` names the mistake where the form does not
    serve: below the function itself, or where the function is what is asked for.
    """

    words: str
    slip: str
    fast: Callable[..., Any]


@dataclass(frozen=True, eq=False)
class Special:
    """A function that formulas may call.

    `fast` takes floats or arrays, `ball` exact rationals or balls of python-flint, `latex` the typeset arguments.
    `plain` is the same function as a textbook writes it, where that is what is printed; then `latex` is None. If it is
    `read_in_place`, slips are made inside it too.
    `meaning` says in a sentence what its sign stands for.
    `below(t, *arguments)` has the sign of t minus the function's value, by the inequality that defines the function:
    certificates use it where enclosing the value itself would be slow. `slips` are functions often taken for it,
    each with the words that name the mistake; `forms` those that textbooks write for it.
    """

    name: str
    fast: Callable[..., Any]
    ball: Callable[..., Ball]
    latex: Callable[..., str] | None = None
    below: Callable[..., Ball] | None = None
    slips: tuple[tuple[str, Callable[..., Any]], ...] = ()
    forms: tuple[Form, ...] = ()
    plain: Callable[..., Any] | None = None
    read_in_place: bool = False
    meaning: str = ""

    @property
    def taken_for_it(self) -> tuple[tuple[str, Callable[..., Any]], ...]:
        """Forms and slips alike, by the words that name the mistake."""
        return (*((form.slip, form.fast) for form in self.forms), *self.slips)

    def __call__(self, *arguments: Any) -> Any:
        """The value in doubles; arrays broadcast."""
        look_up(steps(30, longest(arguments)))
        return self.fast(*arguments)

    def __repr__(self) -> str:
        return f"<special function {self.name}>"
