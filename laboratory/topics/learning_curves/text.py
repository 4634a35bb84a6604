"""The curves in words: a sentence, a table whose numbers lead to their theorems, what they lack, what is assumed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from math import isnan
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from bounds.numbers import format_number, percent, rounded
from bounds.vocabulary.prose import listed, shortened
from laboratory.experiments import FAILED, BoundAdapter, Missing, Plan, chance_of_so_many_failures
from laboratory.topics.learning_curves.failed import LONGEST
from laboratory.topics.learning_curves.seen import share_seen
from laboratory.worlds import World
from laboratory.worlds.files import HeldOutTable
from learners import about, learners
from learners.shared.words import labelled

if TYPE_CHECKING:
    import pandas as pd

REFUTED = 1e-6
NINE_TENTHS = f"[{percent(0.05)}, {percent(0.95)}]"  # the ends of the middle nine tenths of all runs
TRUTH = ("examples m", "training error", f"true risk, median {NINE_TENTHS}")
NO_NUMBER = "none"
NUMBER = re.compile(r"[\d,.]+")  # the same reason at another size differs in its numbers only
HEADINGS = (*TRUTH, "bound", "tightness", f"failures [{percent(0.95)} interval]")
MEANING = """
Each **run** draws a new sample of every size, trains the learner on it and computes the **true risk**: the probability
of misclassifying the next example. The line is the median over all runs; the band holds nine runs of ten. The
**training error** is the share of misclassified examples of the sample itself. It tends to be lower than the true risk,
because the learner chose its hypothesis by it.

A **bound** follows from the sample alone, without knowing the data distribution: *the true risk is at most this*. It
fails with probability at most δ, for every distribution that satisfies its assumptions. The distribution at hand is
seldom the worst of these; the distance between bound and true risk is the cost of not knowing it. A bound above 1 is
vacuous. A bound's line starts where its theorem is defined (a VC dimension d needs d ≤ 2m). The **Bayes risk** is
the smallest risk of any predictor.

A bound by **validation** uses examples put aside: one more for every three that the learner is trained on. They are
drawn in addition, so at m examples the learner has m and the validation m/3.
"""


def remarks_in_words(rows: Iterable[Mapping[str, Any]]) -> list[str]:
    """What the learner said of itself in the first run, at its largest size: `First run, 2,000 examples: ...`."""
    every = ((row["m"], said) for row in rows for said in row.get("remarks", ()))
    return [f"First run, {format_number(m)} examples: {said}" for m, said in dict.fromkeys(every)]


def sentence(row: Any, adapter: BoundAdapter, delta: float) -> str:
    """`At 2,000 examples the bound by code length is 0.160: 1.9 times the risk that only 1 run in 20 exceeds ...`"""
    at = f"At {format_number(int(row.m))} examples the bound by {adapter.label} is {error_rate(row.bound)}"
    worst = f"the risk that only 1 run in 20 exceeds ({error_rate(row.measured_high)})"
    if row.bound >= 1:
        first = f"{at}, which is vacuous: an error rate never exceeds 1."
    elif row.measured_high > 0:
        first = f"{at}: {times(row.tightness)} times {worst}."
    else:
        first = f"{at}; in at least 19 of 20 runs the true risk is 0."
    return f"{first} {failures_in_words(row, adapter, delta)}"


def seen_in_words(rows: int, m: int) -> str | None:
    """What samples of `m` from a table of `rows` rows hold of it; None up to half as many examples as rows."""
    if 2 * m <= rows:
        return None
    return (
        f"A sample of {format_number(m)} holds {percent(share_seen(rows, m), 2)} of the {format_number(rows)} rows on "
        f"average, and they count in the true risk. For future rows, use samples of at most {format_number(rows // 2)}."
    )


def failures_in_words(row: Any, adapter: BoundAdapter, delta: float) -> str:
    """How often the bound failed, beside how often it may."""
    failures, runs = int(row.failures), int(row.runs)
    often = f"It failed in {failures} of {format_number(runs)} runs"
    if adapter.sure:
        return f"{often}; it may never fail."
    expected = delta * runs
    may = (
        f"with failure probability δ = {format_number(delta)} it may fail in {format_number(rounded(expected, 3))} "
        "on average"
    )
    probability = chance_of_so_many_failures(failures, runs, delta)
    if failures > expected and probability < REFUTED:
        return (
            f"{often}; {may}. If the assumptions hold, so many have probability below {format_number(REFUTED)}: an "
            "assumption is not met, or this app is wrong."
        )
    if failures > expected:
        return f"{often}; {may}: so many or more then have probability {format_number(probability, 2)}."
    worst_case = "; worst-case bounds usually fail far less often than δ" if failures == 0 and expected >= 1 else ""
    return f"{often}; {may}{worst_case}."


def table(summary: pd.DataFrame, adapter: BoundAdapter | None) -> list[dict[str, str]]:
    """The rows under the figure as Markdown cells, for one bound or none."""
    return [dict(zip(HEADINGS, map(unbroken, _cells(row, adapter)), strict=False)) for row in summary.itertuples()]


def error_rate(value: float) -> str:
    """An error rate to four places; smaller ones by their leading digits."""
    return f"{value:.4f}" if value >= 1e-3 else format_number(value, 2)


def calculator_link(row: Any) -> str:
    """The address where the Calculator shows this very number and its theorem."""
    inputs = dict(pair.split("=", 1) for pair in row.inputs.split())
    return "/calculator?" + urlencode({"v": "1", "theorem": row.theorem, "for": "value", **inputs})


def granted_by(adapter: BoundAdapter, source: World) -> list[tuple[str, str]]:
    """What the bound's theorem assumes, and who ensures it here."""
    who = {"world": "the data distribution", "learner": "the learner", "protocol": "how the runs are made"}
    if isinstance(source, HeldOutTable):
        who["world"] = "you: only you know how the rows of your table were drawn"
    return [
        (assumption.statement, who["world"] if assumption in source.satisfies else who[assumption.about])
        for assumption in adapter.statement.assumes
    ]


def missing_in_words(lacking: Iterable[Missing], plan: Plan) -> list[str]:
    """A sentence for each reason: the learner's refusals, then the bounds that are not defined at some sizes.

    Runs that raised an error are described by `failures`.
    """
    refused = [gap for gap in lacking if not gap.why.startswith(FAILED)]
    same = groupby(refused, key=lambda gap: (gap.theorem, gap.begins, NUMBER.sub("", gap.why)))
    return [_absent(list(some), plan) if theorem else _learner(list(some), plan) for (theorem, *_), some in same]


def _cells(row: Any, adapter: BoundAdapter | None) -> list[str]:
    size = size_cell(row)
    if isnan(row.true_risk):
        return [size, *[NO_NUMBER] * (len(TRUTH if adapter is None else HEADINGS) - 1)]
    cells = [size, error_rate(row.training_error), spread(row, row.true_risk)]
    if adapter is None:
        return cells
    if isnan(row.bound):
        return [*cells, *[NO_NUMBER] * (len(HEADINGS) - len(TRUTH))]
    tightness = f"{times(row.tightness)} ×" if row.measured_high > 0 else "the risk is 0"
    interval = f"[{percent(row.failure_rate_low)}, {percent(row.failure_rate_high)}]"
    return [*cells, bound_cell(row), tightness, f"{row.failures} of {row.runs} {interval}"]


def size_cell(row: Any) -> str:
    """The sample size, and in how many runs it failed."""
    return format_number(int(row.m)) + (f" ({row.failed} failed)" if row.failed else "")


def spread(row: Any, middle: float) -> str:
    """The median and the middle nine tenths of all runs."""
    return f"{error_rate(middle)} [{error_rate(row.measured_low)}, {error_rate(row.measured_high)}]"


def times(ratio: float) -> str:
    """How many times: to a tenth, or of many two digits."""
    return f"{ratio:.1f}" if ratio < 100 else format_number(rounded(ratio, 2))


def unbroken(cell: str) -> str:
    """On a phone the table is pushed aside rather than its cells broken."""
    return cell.replace(" ", "\N{NO-BREAK SPACE}")


def bound_cell(row: Any) -> str:
    """The bound, linked to the Calculator; one that adds to a measured error in its two parts."""
    link = calculator_link(row)
    if row.start == 0:
        return f"[{error_rate(row.bound)}]({link})"
    return f"{error_rate(row.bound)} = {error_rate(row.start)} + [{error_rate(row.bound - row.start)}]({link})"


def _learner(some: Sequence[Missing], plan: Plan) -> str:
    """`k nearest neighbours has no result at 1, 2 and 4 examples: ...`"""
    reason = labelled(_reason(some[-1]), learners[plan.learner])
    return f"{about(plan.learner).title} has no result at {_sizes(some)}: {reason}"


def _absent(some: Sequence[Missing], plan: Plan) -> str:
    """`The bound by VC begins at m = 61; there is none at 20 and 39 examples: ...`"""
    label = plan.applicable_adapters()[some[0].theorem].label
    begins = f"begins at m = {format_number(some[0].begins)}; there is none" if some[0].begins else "does not exist"
    return f"The bound by {label} {begins} at {_sizes(some)}: {_reason(some[-1])}"


def _sizes(some: Sequence[Missing]) -> str:
    """The sizes, and in how many runs where these are not all."""
    sizes = [format_number(gap.m) + (f" ({gap.runs} of {gap.of} runs)" if gap.runs < gap.of else "") for gap in some]
    return f"{listed(sizes)} example{'' if sizes == ['1'] else 's'}"


def _reason(gap: Missing) -> str:
    return shortened(gap.why.strip().rstrip("."), LONGEST) + "."
