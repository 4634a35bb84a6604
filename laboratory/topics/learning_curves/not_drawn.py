"""The words of a table whose rows were held out: its error is measured on rows not drawn, its bounds hold for others.

Failures of bounds are not counted: the bounds are about future examples, and all runs share the rows of one table.
"""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING, Any

from bounds.numbers import at_least, at_most, format_number, percent
from bounds.vocabulary.prose import capitalized
from laboratory.experiments import NOT_DRAWN, BoundAdapter
from laboratory.topics.learning_curves.text import (
    NINE_TENTHS,
    NO_NUMBER,
    bound_cell,
    error_rate,
    size_cell,
    spread,
    times,
    unbroken,
)

if TYPE_CHECKING:
    import pandas as pd

HEADINGS = (
    "examples m",
    "training error",
    f"{NOT_DRAWN.name}, median {NINE_TENTHS}",
    "rows not drawn",
    f"true risk if the rows are independent, mean [{percent(0.95)} interval]",
    "bound if the rows are independent",
)
MEANING = """
Each **run** draws rows of the table without replacement, as many as the sample has examples, and trains the learner on
them. It counts the misclassified rows among the **rows not drawn**. The line is the median over all runs; the band
holds nine runs of ten. The **training error** is the share of misclassified rows among those drawn. It tends to be
lower, because the learner chose its hypothesis by them.

The **true risk**, the probability of misclassifying a future example, is unknown. If the rows of the table were drawn
independently from one distribution, the error on the rows not drawn estimates it. With confidence
95\N{NO-BREAK SPACE}% the interval in the table then contains the mean true risk of the learned hypotheses, by
Hoeffding's inequality on the rows not drawn of one run. More runs do not narrow it, since all of them share the rows of
one table.

A **bound** is about the true risk on future examples, under the same condition: then rows drawn without replacement are
independent examples, too. It is not about the rows at hand, so no run can refute it and failures are not counted.
A bound by **validation** uses rows put aside, one for every three that the learner is trained on; they are among the
rows not drawn.
"""


def sentence(row: Any, adapter: BoundAdapter) -> str:
    """`If ..., the bound by VC at 144 examples is 0.42: 1.6 times the error on the rows not drawn that ...`"""
    bound = f"the bound by {adapter.label} at {format_number(int(row.m))} examples is {error_rate(row.bound)}"
    at = f"{capitalized(NOT_DRAWN.condition)}, {bound}"
    if row.bound >= 1:
        return f"{at}, which is vacuous: an error rate never exceeds 1."
    if row.measured_high > 0:
        worst = f"the {NOT_DRAWN.name} that only 1 run in 20 exceeds ({error_rate(row.measured_high)})"
        return f"{at}: {times(row.tightness)} times {worst}."
    return f"{at}; in at least 19 of 20 runs the {NOT_DRAWN.name} is 0."


def to_come(row: Any) -> str:
    """What the rows not drawn imply for future examples."""
    m, rows = format_number(int(row.m)), format_number(int(row.rows_not_drawn))
    first = f"At {m} examples the mean {NOT_DRAWN.name}, {rows} in each run, is {error_rate(row.mean)}."
    if isnan(row.risk_low):
        return first
    between = f"the mean true risk lies between {at_least(row.risk_low, 3)} and {at_most(row.risk_high, 3)}"
    return f"{first} With confidence {percent(0.95)} {between} {NOT_DRAWN.condition}."


def table(summary: pd.DataFrame, adapter: BoundAdapter | None) -> list[dict[str, str]]:
    """The rows under the figure as Markdown cells, for one bound or none."""
    headings = HEADINGS if adapter else HEADINGS[:-1]
    return [dict(zip(headings, map(unbroken, _cells(row, adapter)), strict=True)) for row in summary.itertuples()]


def _cells(row: Any, adapter: BoundAdapter | None) -> list[str]:
    cells = [size_cell(row), *[NO_NUMBER] * (len(HEADINGS) - 1 - (adapter is None))]
    if isnan(row.error_not_drawn):
        return cells
    cells[1:4] = (
        error_rate(row.training_error),
        spread(row, row.error_not_drawn),
        format_number(int(row.rows_not_drawn)),
    )
    if not isnan(row.risk_low):
        cells[4] = f"{error_rate(row.mean)} [{at_least(row.risk_low, 3)}, {at_most(row.risk_high, 3)}]"
    if adapter and not isnan(row.bound):
        cells[5] = bound_cell(row)
    return cells
