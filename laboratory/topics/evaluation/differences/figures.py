"""Every interval for the counts, and its coverage along the truths that have the same difference."""

from typing import Any

from bounds.numbers import format_short, percent
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.forest import ForestLine, forest
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.differences.run import SAMPLES, DifferenceIntervals

HEIGHT = 380
DIFFERENCE = Scale("difference of accuracies")
FIRST, DISCORDANCE = Scale("true accuracy of the first"), Scale("discordance")
COVERAGE = Scale("coverage")
CHOSEN, OTHER = 3.5, 1.5  # pixels
ROOM = 0.1  # of delta, above 1 and below the lowest
DEEP = 3  # times delta, below the level: what Wald's interval loses is not all shown


def intervals(run: DifferenceIntervals, theme: str = "light") -> Figure:
    """A line for each interval, with a line at no difference."""
    lines = [
        ForestLine(method.title, run.ends[name][0], run.estimate, run.ends[name][1])
        for name, method in run.methods.items()
    ]
    return forest(lines, DIFFERENCE, theme, holds=0)


def intervals_in_words(run: DifferenceIntervals) -> str:
    """What a person sees of them."""
    parts = [
        f"{method.title} {format_short(run.ends[name][0], 3)} to {format_short(run.ends[name][1], 3)}"
        for name, method in run.methods.items()
    ]
    return f"Intervals around {format_short(run.estimate, 3)}: {', '.join(parts)}."


def coverage(run: DifferenceIntervals, theme: str = "light") -> Figure:
    """The coverage of every interval, with the level and the truth that was set."""
    along = FIRST if run.design == SAMPLES else DISCORDANCE
    lowest = min(float(of.min()) for of in run.covered.values())
    foot = max(0.0, run.level - DEEP * run.delta, min(lowest, run.level) - ROOM * run.delta)
    top = 1 + ROOM * run.delta
    fig = figure(theme, height=HEIGHT, xaxis=along.axis(), yaxis=COVERAGE.axis(range=[foot, top]))
    ends = [
        curve(fig, run.along, run.covered[name], one_of(place, method.title, CHOSEN if name == run.chosen else OTHER))
        for place, (name, method) in enumerate(run.methods.items())
    ]
    ends.append(hline(fig, run.level, QUIET.called("level")))
    vline(fig, run.place)
    label_ends(fig, ends)
    return fig


def coverage_in_words(run: DifferenceIntervals) -> str:
    """What a person sees of the curves."""
    parts = (f"{method.title} {percent(float(run.covered[name].min()), 3)}" for name, method in run.methods.items())
    return f"The lowest points of the curves of coverage: {', '.join(parts)}."


def coverage_table(run: DifferenceIntervals) -> dict[str, Any]:
    """A row for each truth."""
    along = "first_accuracy" if run.design == SAMPLES else "discordance"
    return {along: run.along.tolist()} | {f"{name}_coverage": of.tolist() for name, of in run.covered.items()}
