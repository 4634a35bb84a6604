"""Power against the size of the new model's sample, and how often the test is wrong over the old model's rate."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, percent
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import AXIS, QUIET, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.noninferiority.run import MarginPlan

HEIGHT = 330
NEW_ONES, BOTHS = Scale("examples of the new model", "<i>n</i>", whole=True), Scale("examples", "<i>n</i>", whole=True)
OLD, DISAGREE = Scale("probability of the old model", "<i>p</i><sub>2</sub>"), Scale("probability that they disagree")
POWER, REJECTED = Scale("power"), Scale("false alarms")
EXACT, FORMULA = one_of(0, "score test", 3.5), one_of(1, "formula")
CHAN, EXACT_PAIRS = one_of(4, "Chan's test"), one_of(4, "exact test")
TARGET, NOMINAL = AXIS.called("target"), AXIS.called("level")


def power_over_sizes(run: MarginPlan, theme: str = "light") -> Figure:
    """Exact power and the formula's, with the target and the size that the formula asks for."""
    proved = [run.exact.powers] if run.exact else []
    heights = np.concatenate([run.powers, run.approximate, [run.target], *proved])
    x = (BOTHS if run.paired else NEW_ONES).axis(range=[int(run.n[0]), int(run.n[-1])])
    y = POWER.axis(range=_with_room(float(heights.min()), float(heights.max())))
    fig = figure(theme, height=HEIGHT, xaxis=x, yaxis=y)
    ends = [
        curve(fig, run.n, run.approximate, FORMULA, digits=".4f"),
        curve(fig, run.n, run.powers, EXACT, digits=".4f"),
        hline(fig, run.target, TARGET),
    ]
    if run.exact and len(run.exact.n) > 1:
        ends.append(curve(fig, run.exact.n, run.exact.powers, _role_of_exact(run), digits=".4f"))
    vline(fig, run.needed, format_number(run.needed), role=QUIET)
    label_ends(fig, ends)
    return fig


def power_over_sizes_in_words(run: MarginPlan) -> str:
    """What a person sees of the powers."""
    low, high = percent(float(run.powers[0]), 3), percent(float(run.powers[-1]), 3)
    sizes = f"{format_number(int(run.n[0]))} to {format_number(int(run.n[-1]))}"
    return (
        f"Exact power for {sizes} examples: from {low} to {high}. The formula says "
        f"{percent(run.target)} at {format_number(run.needed)}, where it is {percent(run.achieved, 4)}."
        f"{_exact_power(run)}"
    )


def _role_of_exact(run: MarginPlan) -> Role:
    return EXACT_PAIRS if run.paired else CHAN


def _exact_power(run: MarginPlan) -> str:
    name = "The exact test" if run.paired else "Chan's test"
    return f" {name} has {percent(run.exact.achieved, 4)} there." if run.exact else ""


def false_alarms(run: MarginPlan, theme: str = "light") -> Figure:
    """How often the test says "not worse" of a model that is worse by the margin, over what it may depend on."""
    both = [run.false_alarms] if run.exact is None else [run.false_alarms, run.exact.false_alarms]
    low, high = min(float(np.quantile(each, 0.05)) for each in both), max(float(each.max()) for each in both)
    x = (DISAGREE if run.paired else OLD).axis(range=[max(0.0, run.margin - 0.02), 1.02])
    y = REJECTED.axis(range=_with_room(min(low, run.level), max(high, run.level)))
    fig = figure(theme, height=HEIGHT, xaxis=x, yaxis=y)
    ends = [curve(fig, run.q, run.false_alarms, EXACT, digits=".4f"), hline(fig, run.level, NOMINAL)]
    if run.exact:
        ends.append(curve(fig, run.q, run.exact.false_alarms, _role_of_exact(run), digits=".4f"))
    label_ends(fig, ends)
    return fig


def false_alarms_in_words(run: MarginPlan) -> str:
    """What a person sees of the false alarms."""
    most, least = (format_short(100 * float(end), 3) for end in (run.false_alarms.max(), run.false_alarms.min()))
    margin, worst = format_number(run.margin), format_short(run.worst)
    where = "they disagree" if run.paired else "the old one is right"
    return (
        f"False alarms where the new model is worse by {margin}: between {least} % and {most} %, the most where "
        f"{where} with probability {worst}; the level is {percent(run.level)}.{_exact_alarms(run)}"
    )


def _exact_alarms(run: MarginPlan) -> str:
    name = "The exact test" if run.paired else "Chan's test"
    return f" {name}: at most {format_short(100 * run.exact.size, 3)} % of them." if run.exact else ""


def _with_room(low: float, high: float) -> list[float]:
    room = max(high - low, 1e-6) / 10
    return [max(0.0, low - room), high + room]


def margin_table(run: MarginPlan) -> dict[str, Any]:
    """A row for each size that is drawn."""
    return {"n": run.n.tolist(), "power": run.powers.tolist(), "power_by_formula": run.approximate.tolist()}
