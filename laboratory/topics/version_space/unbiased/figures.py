"""Votes of all labellings on every point of the domain, and how many bits are undetermined."""

from itertools import product
from typing import Any

import numpy as np

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import EXAMPLES, Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.heat import written_on
from laboratory.figures.marks import cells
from laboratory.figures.names import label_ends, words
from laboratory.figures.plane import CLASSES
from laboratory.figures.roles import QUIET, WORDS, one_of
from laboratory.figures.theme import figure
from laboratory.topics.version_space.unbiased.run import Unbiased

BITS = Scale("log₂ of hypotheses left", unit="bits")
VOTES = {0.0: "0", 0.5: "½", 1.0: "1"}
UNSEEN = 0.14  # of grey in the cells of unseen points
WRITTEN = 6  # attributes up to which every vote is written down
ALL, CONJUNCTIONS = one_of(0, "all<br>labellings", 3.5), one_of(2, "conjunctions")


def votes(run: Unbiased, step: int, theme: str = "light") -> Figure:
    """Every point of the domain in the colour of its votes: those seen by their label, all others half and half."""
    shares = run.shares(step)
    rows, columns = shares.shape
    upper, lower = run.n // 2, run.n - run.n // 2
    plain: dict[str, Any] = {"showgrid": False, "zeroline": False, "ticks": ""}
    across = {"range": [-0.5, columns - 0.5], "title": {"text": f"the last {lower} attributes"}}
    up = {"range": [rows - 0.5, -0.5], "title": {"text": f"the first {upper}" if upper else ""}}
    fig = figure(
        theme, hovermode="closest", xaxis={**plain, **across, **_ticks(lower)}, yaxis={**plain, **up, **_ticks(upper)},
    )  # fmt: skip
    no, yes = CLASSES[False].but(known=False), CLASSES[True].but(known=False)
    cells(
        fig, None, None, shares, (no, QUIET.but(share=UNSEEN), yes), "%{z} of the votes are yes",
        name="share of yes votes", span=(0, 1), xgap=1, ygap=1,
    )  # fmt: skip
    if run.n <= WRITTEN:
        on = {0.0: written_on(no.ink(theme)), 0.5: WORDS, 1.0: written_on(yes.ink(theme))}
        down, along = np.indices(shares.shape)
        flat = shares.ravel().tolist()
        texts, inks = [VOTES[share] for share in flat], [on[share] for share in flat]
        words(fig, along.ravel(), down.ravel(), texts, inks, name="votes", size=13)
    return fig


def _ticks(attributes: int) -> dict[str, Any]:
    """The values of so many attributes as bits, where there is room for them."""
    values = ["".join(map(str, bits)) for bits in product((0, 1), repeat=attributes)]
    few = attributes and attributes <= WRITTEN // 2
    return {"tickvals": list(range(len(values))), "ticktext": values} if few else {"showticklabels": False}


def votes_in_words(run: Unbiased, step: int) -> str:
    """What a person sees of the votes."""
    return (
        f"{pluralize(run.points, 'point')}: {run.points - run.unseen(step)} in the colour of their label, "
        f"{format_number(run.unseen(step))} grey, on which half of the consistent labellings are positive."
    )


def bits(run: Unbiased, step: int, theme: str = "light") -> Figure:
    """The logarithm of how many hypotheses are left, of all labellings and of the conjunctions."""
    fig = figure(theme, xaxis=EXAMPLES.axis(range=[0, 1.02 * run.m]), yaxis=BITS.axis(range=[0, 1.05 * run.points]))
    counts = np.arange(run.m + 1)
    ends = [
        curve(fig, counts, run.bits, ALL, shape="hv"),
        curve(fig, counts, np.log2(run.conjunctions), CONJUNCTIONS, shape="hv"),
    ]
    vline(fig, step)
    label_ends(fig, ends)
    return fig


def bits_in_words(run: Unbiased, step: int) -> str:
    """What a person sees of the bits."""
    left = int(run.conjunctions[step])
    return (
        f"Of {format_number(run.points)} bits of a labelling, {format_number(run.unseen(step))} are undetermined after "
        f"{pluralize(step, 'example')}; of {format_number(int(run.conjunctions[0]))} conjunctions "
        f"{format_number(left)} {'is' if left == 1 else 'are'} left."
    )


def unbiased_table(run: Unbiased) -> dict[str, Any]:
    """A row for each example, the first before any."""
    return {
        "example": list(range(run.m + 1)),
        "x": ["", *("".join(map(str, x)) for x in run.X)],
        "label": ["", *map(int, run.y)],
        "labellings_log2": run.bits.tolist(),
        "conjunctions": run.conjunctions.tolist(),
        "worst_true_risk": [run.worst(step) for step in range(run.m + 1)],
    }
