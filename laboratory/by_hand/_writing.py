"""What was worked out, to take away: as plain text, Markdown, LaTeX, or a table for a spreadsheet."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bounds.batches.spreadsheet import csv_columns
from bounds.numbers import TIDY, digits_of
from bounds.reports.version import PROGRAM, VERSION
from bounds.vocabulary.latex_words import latex_words
from laboratory.by_hand._quantity import ByHand, WorkedOut

IN_FULL = TIDY  # digits
_MARKS = re.compile(r"([\\`*_\[\]<>|$#])")


def result_of(worked: WorkedOut, digits: int = IN_FULL) -> str:
    """The answer with its unit and, of several numbers, their order: `0.94 bits`, `(2, −1), the weights`."""
    value = str(digits_of(worked.value, digits))
    signed = value if isinstance(worked.value, str) else value.replace("-", "−")
    return f"{signed} {worked.unit}".rstrip() + (f", {worked.order}" if worked.order else "")


def text(quantity: ByHand, worked: WorkedOut) -> str:
    """Title, numbered lines and result."""
    lines = [f"  {place}. {line}" for place, line in enumerate(worked.steps, start=1)]
    return "\n".join([quantity.title, *lines, f"Result: {result_of(worked)}\n"])


def markdown(quantity: ByHand, worked: WorkedOut) -> str:
    """The same with what was read, as Markdown; nothing that was typed is read as a mark."""
    lines = "\n".join(f"{place}. {_marked(line)}" for place, line in enumerate(worked.steps, start=1))
    parts = (
        f"**{_marked(quantity.title)}**", f"Read as {_marked(worked.read)}.", lines,
        f"Result: **{_marked(result_of(worked))}**", _program(quantity),
    )  # fmt: skip
    return "\n\n".join(parts) + "\n"


def latex(quantity: ByHand, worked: WorkedOut) -> str:
    """The same as a paragraph for a document with amsmath and amssymb."""
    items = "\n".join(rf"  \item {_in_latex(line)}" for line in worked.steps)
    return (
        f"\\paragraph{{{_in_latex(quantity.title)}.}} Read as {_in_latex(worked.read)}.\n"
        f"\\begin{{enumerate}}\n{items}\n\\end{{enumerate}}\n"
        f"Result: {_in_latex(result_of(worked))}. {_in_latex(_program(quantity))}\\par\n"
    )


def csv(quantity: ByHand, worked: WorkedOut) -> str:
    """The run's table; where it has none, its lines."""
    lines: Mapping[str, Any] = {"step": range(1, len(worked.steps) + 1), "line": worked.steps}
    return csv_columns(worked.table or lines)


FORMS: Mapping[str, Callable[[ByHand, WorkedOut], str]] = MappingProxyType(
    {"text": text, "markdown": markdown, "latex": latex, "csv": csv}
)


def _program(quantity: ByHand) -> str:
    return f"Computed with {PROGRAM} {VERSION}, {quantity.name}."


def _marked(words: str) -> str:
    return _MARKS.sub(r"\\\1", words)


def _in_latex(words: str) -> str:
    """Nothing here is a formula: a dollar sign is what somebody typed."""
    return r"\$".join(map(latex_words, words.split("$")))
