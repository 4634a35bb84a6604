"""Power against the size of each sample, and the true size of the tests."""

from typing import Any

import numpy as np

from bounds.formula.special.proportions.unconditional import BOSCHLOO
from bounds.numbers import format_number, percent
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import AXIS, QUIET, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.two_samples.run import SamplePlan
from laboratory.topics.evaluation.two_samples.sizes import FISHER, Z

HEIGHT = 330
SIZE, POWER = Scale("examples of each", "<i>n</i>", whole=True), Scale("power")
REJECTED, COMMON_PROBABILITY = Scale("false alarms"), Scale("probability of both", "<i>p</i>")
COMMON = 0.05  # from this probability on all of the curves is seen
EXACT = one_of(0, "Fisher, exact", 3.5)
RAISED = one_of(4, "Boschloo, exact")
OTHERS = {"arcsine": one_of(1, "arcsine"), "pooled z": one_of(2, "pooled z"), "z, corrected": one_of(3, "z, corrected")}
TARGET, NOMINAL = AXIS.called("target"), AXIS.called("level")


def powers(run: SamplePlan, theme: str = "light") -> Figure:
    """Exact power and its approximations, with the target and the sizes that reach it."""
    heights = np.concatenate([run.power, run.boschloo.power, *run.approximate.values(), [run.target]])
    low, high = float(heights.min()), float(heights.max())
    x = SIZE.axis(range=[int(run.n[0]), int(run.n[-1])])
    fig = figure(theme, height=HEIGHT, xaxis=x, yaxis=POWER.axis(range=_with_room(low, high)))
    ends = [curve(fig, run.n, heights, OTHERS[name], digits=".4f") for name, heights in run.approximate.items()]
    if len(run.boschloo.n) > 1:
        ends.append(curve(fig, run.boschloo.n, run.boschloo.power, RAISED, digits=".4f"))
    ends.append(curve(fig, run.n, run.power, EXACT, digits=".4f"))
    ends.append(hline(fig, run.target, TARGET))
    vline(fig, run.first, format_number(run.first), left=run.first < run.enough, role=QUIET)
    if run.first < run.enough <= run.n[-1]:
        vline(fig, run.enough, f"from {format_number(run.enough)} on", role=QUIET)
    label_ends(fig, ends)
    return fig


def powers_in_words(run: SamplePlan) -> str:
    """What a person sees of the powers."""
    needed = ", ".join(f"{name} {format_number(n)}" for name, n in run.needed.items())
    low, high = format_number(float(run.power[0]), 3), format_number(float(run.power[-1]), 3)
    sizes = f"{format_number(int(run.n[0]))} to {format_number(int(run.n[-1]))}"
    return (
        f"Exact power of Fisher's test for {sizes} examples of each: from {low} to {high}. It reaches "
        f"{percent(run.target)} at {format_number(run.first)}; the approximations ask for: {needed}.{_raised(run)}"
    )


def _raised(run: SamplePlan) -> str:
    if len(run.boschloo.n) < 2:
        return ""
    ends = [format_number(float(power), 3) for power in run.boschloo.power[[0, -1]]]
    return f" Boschloo's test, never below Fisher's: from {ends[0]} to {ends[1]}."


def true_sizes(run: SamplePlan, theme: str = "light") -> Figure:
    """How often each test rejects where both probabilities are the same, over that probability."""
    common = np.concatenate([size[run.p >= COMMON] for size in run.true_size.values()])
    low, high = min(float(common.min()), run.nominal), max(float(run.true_size[Z].max()), run.nominal)
    x = COMMON_PROBABILITY.axis(range=[0, 0.5])
    fig = figure(theme, height=HEIGHT, xaxis=x, yaxis=REJECTED.axis(range=_with_room(low, high)))
    ends = [
        curve(fig, run.p, run.true_size[Z], OTHERS["pooled z"], digits=".4f"),
        curve(fig, run.p, run.true_size[FISHER], EXACT, digits=".4f"),
        hline(fig, run.nominal, NOMINAL),
    ]
    if BOSCHLOO in run.true_size:
        ends.append(curve(fig, run.p, run.true_size[BOSCHLOO], RAISED, digits=".4f"))
    label_ends(fig, ends)
    return fig


def _with_room(low: float, high: float) -> list[float]:
    room = max(high - low, 1e-6) / 10
    return [max(0.0, low - room), high + room]


def true_sizes_in_words(run: SamplePlan) -> str:
    """What a person sees of the true sizes."""
    most = {name: format_number(100 * float(size.max()), 3) for name, size in run.true_size.items()}
    each = ", ".join(f"{name} {size} %" for name, size in most.items())
    return f"False alarms where both probabilities are the same, at most: {each}; the level is {percent(run.nominal)}."


def plan_table(run: SamplePlan) -> dict[str, Any]:
    """A row for each size that is drawn."""
    columns = {f"power_{name.replace(' ', '_').replace(',', '')}": heights for name, heights in run.approximate.items()}
    return {
        "n": run.n.tolist(),
        "power": run.power.tolist(),
        **{name: np.asarray(heights).tolist() for name, heights in columns.items()},
    }
