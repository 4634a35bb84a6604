"""Coding and rejection in words."""

from bounds.numbers import format_short, percent
from laboratory.topics.networks.coding.run import ROWS, CodingRun, coded
from laboratory.views.headline import Headline

MEANING = r"""
**Outputs.** A unit's output in (0, 1) becomes a class at a threshold, 1/2 as a rule. With a **rejection zone** around
it, outputs nearer than that to the threshold are rejected: fewer examples are decided, and the error among them is
usually smaller. The guarantee is for the error *among the decided*, for a zone that was chosen before the test set was
used.

**Inputs.** A name has no order, so k names become **one of k**: a 1 in its own place and 0 in the others. A name that
is not in the training sample is 0 everywhere. Numbers are **scaled**, to mean 0 and deviation 1 or by (x − min)/(max −
min) into [0, 1]; mean, deviation, min and max are the *training* sample's. With d features in [0, 1] no training point
is longer than √d, which is the radius in margin bounds. New points may lie outside.

**Classes.** k classes need k outputs, one of k again, and the largest decides.
"""
NOTHING = "no guarantee: no example is decided"


def headline(run: CodingRun) -> Headline:
    """The error among what is decided, and the most that it can be."""
    many, wrong = run.counts(run.zone)
    if not many:
        return Headline(0.0, "of the test examples are decided", by=NOTHING, share=True)
    by = "for the true risk among them, the zone chosen before"
    return Headline(wrong / many, "test error among the decided", at_most=run.bound, by=by, share=True)


def sentence(run: CodingRun) -> str:
    """The effect of rejection."""
    many, wrong = run.counts(run.zone)
    every, all_wrong = run.counts(0.0)
    if not many:
        return "With so wide a zone no example is decided."
    return (
        f"With **{percent(1 - many / every)}** of the test examples rejected, the error among the others is "
        f"**{percent(wrong / many)}**; with all decided it is {percent(all_wrong / every)}."
    )


def more(run: CodingRun) -> str:
    """A small table as inputs of a network."""
    names, rows = coded()
    head = "| colour | number | | " + " | ".join(names) + " |"
    line = "|---|---|---|" + "---|" * len(names)
    body = [
        f"| {name} | {format_short(number)} | → | " + " | ".join(format_short(float(value)) for value in row) + " |"
        for (name, number), row in zip(ROWS, rows, strict=True)
    ]
    longest = max(sum(float(value) ** 2 for value in row) for row in rows) ** 0.5
    d = len(names)
    length = (
        f"The longest of these rows has length **{format_short(longest, 4)}**. In [0, 1] no row of {d} columns is "
        f"longer than √{d} = {format_short(d**0.5, 4)}."
    )
    title = "Four rows, colours coded one of k and the number scaled to [0, 1]:"
    return "\n".join([title, "", head, line, *body, "", length])


def caption() -> str:
    """How to read the outputs."""
    return "Blue: label 1; orange: label 0. Grey: the zone."
