"""Half-widths by the number of labels, and the coverage of each interval by the true share."""

from typing import Any

from bounds.numbers import format_number, format_short, percent
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.judge.run import JudgedTest

HEIGHT = 340
LABELS, HALF_WIDTH = Scale("labels", "<i>n</i>", whole=True), Scale("half-width")
SHARE, COVERAGE = Scale("true share of ones", "<i>p</i>"), Scale("coverage")
TOGETHER, ALONE = one_of(0, "labels and judge", 3.5), one_of(1, "labels alone")
JUDGE, EXACT = one_of(2, "judge alone"), one_of(3, "labels, exact")
NOMINAL = QUIET.called("stated")


def half_widths(run: JudgedTest, theme: str = "light") -> Figure:
    """Both half-widths at the true variances, over the number of labels."""
    fig = figure(theme, height=HEIGHT, xaxis=LABELS.axis(log=True), yaxis=HALF_WIDTH.axis(rangemode="tozero"))
    ends = [curve(fig, run.sizes, run.alone, ALONE), curve(fig, run.sizes, run.together, TOGETHER)]
    vline(fig, run.labelled)
    label_ends(fig, ends)
    return fig


def half_widths_in_words(run: JudgedTest) -> str:
    """What a person sees of them."""
    alone, together, _ = (format_short(width, 3) for width in run.half_widths)
    return f"At n = {format_number(run.labelled)} labels alone have half-width {alone}, labels and judge {together}."


def coverage(run: JudgedTest, theme: str = "light") -> Figure:
    """The exact coverage of the four intervals."""
    fig = figure(theme, height=HEIGHT, xaxis=SHARE.axis(range=[0, 1]), yaxis=COVERAGE.axis(range=[0, 1.02]))
    alone, together, judge, exact = run.covered
    ends = [
        curve(fig, run.shares, exact, EXACT),
        curve(fig, run.shares, alone, ALONE),
        curve(fig, run.shares, together, TOGETHER),
        curve(fig, run.shares, judge, JUDGE),
        hline(fig, 1 - run.delta, NOMINAL),
    ]
    vline(fig, run.share)
    label_ends(fig, ends)
    return fig


def coverage_in_words(run: JudgedTest) -> str:
    """What a person sees of the coverages."""
    alone, together, judge, exact = (percent(float(row.min()), 3) for row in run.covered)
    return (
        f"The smallest coverages are {together} (labels and judge), {alone} (labels alone), {exact} (labels, exact) "
        f"and {judge} (judge alone)."
    )


def judge_table(run: JudgedTest) -> dict[str, Any]:
    """A row for each true share."""
    alone, together, judge, exact = run.covered
    return {
        "share": run.shares.tolist(), "labels_alone": alone.tolist(), "labels_and_judge": together.tolist(),
        "judge_alone": judge.tolist(), "labels_exact": exact.tolist(),
    }  # fmt: skip
