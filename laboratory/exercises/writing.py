"""Numbers, vectors and tables as the questions write them."""

from collections.abc import Iterable, Sequence
from typing import Any

from bounds.exercises.writing import value
from bounds.numbers import in_latex

__all__ = ["about", "number", "signed", "table", "value", "vector"]

SHOWN = 6  # digits of what is given


def number(x: Any) -> str:
    """A number that is given, as LaTeX, whole where it is whole."""
    return in_latex(int(x)) if float(x).is_integer() else in_latex(float(x), SHOWN)


def about(x: Any) -> str:
    r"""A number of the computation, as LaTeX, to four digits: `0.4236`."""
    return value(float(x)).removeprefix(r"\approx").removeprefix("=").strip()


def signed(x: Any) -> str:
    """With its sign, as in a sum: `+ 3`, `- 2`."""
    return f"- {number(-x)}" if x < 0 else f"+ {number(x)}"


def vector(entries: Iterable[Any]) -> str:
    """`(1,\\, -2)`, as LaTeX."""
    return "(" + r",\, ".join(map(number, entries)) + ")"


def table(header: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """A table in Markdown, on lines of its own; what is no text is a number."""
    lines = [header, ["---"] * len(header), *([_cell(cell) for cell in row] for row in rows)]
    return "\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n\n"


def _cell(cell: Any) -> str:
    return cell if isinstance(cell, str) else f"${number(cell)}$"
