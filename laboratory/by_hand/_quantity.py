"""What is worked out by hand from a few rows: a number, several, or a label."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import Parameter, signature
from typing import Any

from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._reading import rows_and_told
from laboratory.exercises.problem import WrongAnswer

Value = float | str | tuple[float, ...]


@dataclass(frozen=True)
class Instead:
    """Another result, and its reason: a clause after "with" for a convention, a sentence for a mistake.

    It is for answers that are no single number; otherwise a mistake is a `WrongAnswer`.
    """

    value: Value
    words: str


@dataclass(frozen=True)
class WorkedOut:
    """What is right, and its computation.

    `slips` give wrong answers; `also` are right by a convention that the question leaves open. `read` describes the
    rows as they were read, `steps` are the lines to write, of which the last contains the answer. `order` explains
    several numbers, and a label is one of `labels`; a number may have its `unit`.
    """

    value: Value
    slips: Sequence[WrongAnswer | Instead]
    read: str
    steps: Sequence[str]
    also: Sequence[Instead] = ()
    order: str = ""
    labels: Sequence[str] = ()
    unit: str = ""


@dataclass(frozen=True)
class ByHand:
    """`works` takes rows, and settings by name, and returns what is `WorkedOut`.

    `needs` describes the rows, `example` is how they are typed on a command line. Only where the rows have `words` may
    a cell be something else than a number.
    """

    name: str
    title: str
    needs: str
    example: Sequence[str]
    works: Callable[..., WorkedOut]
    words: bool = False

    def read(self, text: str) -> tuple[list[list[Any]], dict[str, Any]]:
        """Rows, and settings by name. Raises ValueError in one sentence."""
        return rows_and_told(text, self.words)

    def works_out(self, *rows: Any, **inputs: Any) -> WorkedOut:
        """The right answer. Raises ValueError in one sentence for unsuitable rows or settings."""
        known = [
            parameter
            for parameter in signature(self.works).parameters.values()
            if parameter.kind is Parameter.KEYWORD_ONLY
        ]
        if strangers := [name for name in inputs if name not in [parameter.name for parameter in known]]:
            names = ", ".join(parameter.name for parameter in known)
            takes = f"besides its rows {names}" if names else "its rows alone"
            raise ValueError(f"{self.name} takes {takes}; got {strangers[0][:SHOWN]}")
        if missing := [
            parameter.name
            for parameter in known
            if parameter.default is Parameter.empty and parameter.name not in inputs
        ]:
            raise ValueError(f"{missing[0]} of {self.name} is missing; what is needed: {self.needs}")
        if not rows:
            raise ValueError(f"rows of {self.name} are missing; what is needed: {self.needs}")
        return self.works(*rows, **inputs)
