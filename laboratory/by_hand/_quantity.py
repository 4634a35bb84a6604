"""What is worked out by hand from a few rows: a number, several, or a label."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import Parameter, signature
from typing import Any

from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._reading import number, rows_and_told, table_of
from laboratory.by_hand._settings import ELSEWHERE, by_known_names
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
    several numbers, and a label is one of `labels`; a number may have its `unit`. `table` holds the run by columns,
    where it is more than its steps.
    """

    value: Value
    slips: Sequence[WrongAnswer | Instead]
    read: str
    steps: Sequence[str]
    also: Sequence[Instead] = ()
    order: str = ""
    labels: Sequence[str] = ()
    unit: str = ""
    table: Mapping[str, Sequence[Any]] = field(default_factory=dict)

    @property
    def mistakes(self) -> tuple[WrongAnswer | Instead, ...]:
        """The slips that give another answer than the right one, each number once."""
        apart: dict[Any, WrongAnswer | Instead] = {}
        for slip in self.slips:
            if _in_digits(slip.value) not in (_in_digits(self.value), None):
                apart.setdefault(_in_digits(slip.value), slip)
        return tuple(apart.values())


@dataclass(frozen=True)
class ByHand:
    """`works` takes rows, and settings by name, and returns what is `WorkedOut`.

    `needs` describes the rows, `example` is how they are typed on a command line. Only where the rows have `words` may
    a cell be something else than a number. `called` are other names that are understood.
    """

    name: str
    title: str
    needs: str
    example: Sequence[str]
    works: Callable[..., WorkedOut]
    words: bool = False
    called: Sequence[str] = ()

    @property
    def settings(self) -> Mapping[str, bool]:
        """What is set by name, and whether it must be."""
        parameters = signature(self.works).parameters.values()
        by_name = [parameter for parameter in parameters if parameter.kind is Parameter.KEYWORD_ONLY]
        return {parameter.name: parameter.default is Parameter.empty for parameter in by_name}

    def read_file(self, text: str) -> tuple[list[list[Any]], list[str]]:
        """Rows of a CSV file, and the names of its columns, where it has them. Raises ValueError in one sentence."""
        rows, names = table_of(text)
        return (rows if self.words else [[number(cell) for cell in row] for row in rows]), names

    def read(self, text: str) -> tuple[list[list[Any]], dict[str, Any]]:
        """Rows, and settings by name. Raises ValueError in one sentence."""
        return rows_and_told(text, self.words)

    def works_out(self, *rows: Any, **inputs: Any) -> WorkedOut:
        """The right answer. Raises ValueError in one sentence for unsuitable rows or settings."""
        known = self.settings
        inputs = by_known_names(inputs, known)
        if strangers := [name for name in inputs if name not in known]:
            if strangers[0] in ELSEWHERE:
                raise ValueError(f"{self.name} has no setting {strangers[0]}; {ELSEWHERE[strangers[0]]}")
            takes = f"besides its rows {', '.join(known)}" if known else "its rows alone"
            raise ValueError(f"{self.name} takes {takes}; got {strangers[0][:SHOWN]}")
        if missing := [name for name, needed in known.items() if needed and name not in inputs]:
            raise ValueError(f"{missing[0]} of {self.name} is missing; what is needed: {self.needs}")
        if not rows:
            raise ValueError(f"rows of {self.name} are missing; what is needed: {self.needs}")
        return self.works(*rows, **inputs)


def _in_digits(value: Value) -> str | None:
    """The value as six digits show it; None where there is none."""
    if isinstance(value, str):
        return value
    numbers = value if isinstance(value, tuple) else (value,)
    text = " ".join(f"{number + 0.0:.6g}" for number in numbers)
    return None if "nan" in text or "inf" in text else text
