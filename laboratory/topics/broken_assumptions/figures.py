"""A bound whose assumption is violated more and more: how often it fails, and what was measured at one strength."""

import math
from typing import Any

import numpy as np

from bounds.numbers import at_least, at_most, format_number, percent, pluralize
from laboratory.figures.axes import FAILURES, Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars, dots, spread, zone
from laboratory.figures.names import label_ends, word
from laboratory.figures.roles import GUARANTEE, TRUTH, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.broken_assumptions.run import ROUNDING, BrokenRun

MEASURED, LAW = one_of(1, "measured").but(marker="circle"), TRUTH.called("exact").but(width=2)
SHOWN, KEPT, FAILED = Role("shown", None, marker="circle-open"), Role("held", None), MEASURED.called("failed")
GUARANTEED = GUARANTEE.called("guaranteed").but(known=False)  # it is around what was measured
MOST_BARS = 36
AXES = {  # strength; what is measured; what a run is
    "repeat": ("probability of repeating the previous example", "test error", "test sets"),
    "drift": ("drift of the threshold during the test", "test error", "test sets"),
    "noise": ("share of labels flipped", "true risk of the learned threshold", "samples"),
    "look": ("candidates tried on the test set", "test error of the chosen one", "test sets"),
}


def rates(run: BrokenRun, step: int, theme: str = "light") -> Figure:
    """Failure rates with their intervals by strength, the exact probability where it is known, and δ as a line."""
    top = min(1.05, 1.12 * max(*(verdict.high for verdict in run.verdicts), 3 * run.delta))
    fig = figure(theme, hovermode="closest", xaxis=_across(run), yaxis=FAILURES.axis(range=[-0.07 * top, top]))
    ends = [] if run.exact is None else [curve(fig, run.strengths, run.exact, TRUTH.called("exact"))]
    _dots(fig, run, step)
    label_ends(fig, [*ends, hline(fig, run.delta, GUARANTEE.called(f"δ = {format_number(run.delta)}"))])
    return fig


def _dots(fig: Figure, run: BrokenRun, step: int) -> None:
    """The shares measured with their intervals, and a ring around that of `step`."""
    rate, low, high = (
        np.array([getattr(verdict, name) for verdict in run.verdicts]) for name in ("rate", "low", "high")
    )
    reading, within = "strength %{x:.4g}<br>failed: %{y:.3f}", spread(fig, rate, low, high, MEASURED)
    dots(fig, run.strengths, rate, MEASURED, reading, size=8, edge=0, error_y=within)
    dots(fig, [run.strengths[step]], [rate[step]], SHOWN, size=20, edge=3)


def _across(run: BrokenRun) -> dict[str, Any]:
    low, high = float(run.strengths[0]), float(run.strengths[-1])
    if run.kind == "look":
        return Scale(AXES[run.kind][0]).axis(log=True, range=[math.log10(low) - 0.12, math.log10(high) + 0.12])
    room = 0.04 * (high - low)
    return Scale(AXES[run.kind][0]).axis(range=[low - room, high + room], zeroline=False, rangemode="normal")


def rates_in_words(run: BrokenRun) -> str:
    """What a person sees of the failure rates."""
    first, last = run.verdicts[0], run.verdicts[-1]
    return (
        f"Share of runs in which the guarantee fails against the {AXES[run.kind][0]}: from "
        f"{format_number(first.rate, 3)} at {format_number(run.strengths[0], 3)} to {format_number(last.rate, 3)} at "
        f"{format_number(run.strengths[-1], 3)}, with {percent(0.95)} intervals; a dashed line at δ = "
        f"{format_number(run.delta)}."
    )


def rates_table(run: BrokenRun) -> dict[str, Any]:
    """A row for each strength; full precision."""
    unknown = [math.nan] * len(run.strengths)
    return {
        "strength": run.strengths.tolist(),
        "runs": [run.runs] * len(run.strengths),
        "failures": [verdict.failures for verdict in run.verdicts],
        "rate": [verdict.rate for verdict in run.verdicts],
        "rate_low": [verdict.low for verdict in run.verdicts],
        "rate_high": [verdict.high for verdict in run.verdicts],
        "exact": unknown if run.exact is None else run.exact.tolist(),
        "allowed": [run.delta] * len(run.strengths),
    }


def errors(run: BrokenRun, step: int, theme: str = "light") -> Figure:
    """What was measured at one strength, failures hatched, over the guaranteed range; exact distribution as a line."""
    edges = bins(run, step)
    low, high = _span(run)
    ends = [low - 0.02 * (high - low), high + 0.02 * (high - low)]
    across = Scale(AXES[run.kind][1]).axis(range=ends, zeroline=False, rangemode="normal")
    fig = figure(
        theme, barmode="stack", bargap=0.05, hovermode="closest", xaxis=across,
        yaxis=Scale(AXES[run.kind][2], whole=True).axis(), margin={"l": 0, "r": 12, "t": 48, "b": 0},
    )  # fmt: skip
    zone(fig, float(run.low[step]), float(run.high[step]), GUARANTEED, layer="below")
    middles = (edges[:-1] + edges[1:]) / 2
    for heights, role, pattern in zip(histogram(run, step), (KEPT, FAILED), ("", "/"), strict=True):
        bars(fig, middles, heights, role, f"%{{x:.3f}}: %{{y}} {role.name}", pattern=pattern, edge=0)
    if run.laws is not None:
        curve(fig, middles, run.runs * _binned_law(run, step), LAW, shape="hvh")
    layer = "below" if run.kind == "noise" else "above"  # there the line stands where the tallest bar does
    vline(fig, float(run.truth[step]), role=TRUTH, layer=layer)
    inside = (max(float(run.low[step]), low) + min(float(run.high[step]), high)) / 2
    _above(fig, inside, GUARANTEED, 0)
    _above(fig, float(run.truth[step]), TRUTH.called("minimum risk") if run.kind == "noise" else TRUTH, 20)
    return fig


def bins(run: BrokenRun, step: int) -> np.ndarray:
    """Edges of bars that hold what was measured at any strength and the bounds; no outcome lies on an edge."""
    low, high = _span(run)
    if run.laws is None:
        first, apart = float(run.truth[step]), _apart(run.measured[step], (high - low) / MOST_BARS)
        below = math.ceil((first - low) / apart)
    else:
        apart = 1 / (run.laws.shape[1] - 1)
        first, below = math.floor(low / apart + ROUNDING) * apart, 0
    width = max(1, math.ceil((high - low) / apart / MOST_BARS))  # in outcomes
    bars = math.ceil((high - first) / apart / width) + 1
    return np.asarray(first + apart * (np.arange(-math.ceil(below / width), bars + 1) * width - 0.5))


def _span(run: BrokenRun) -> tuple[float, float]:
    low, high = min(run.measured.min(), run.low.min()), max(run.measured.max(), run.high.max())
    return max(0.0, float(low)), min(1.0, float(high))


def _apart(measured: np.ndarray, otherwise: float) -> float:
    """The smallest distance between two of the values measured."""
    values = np.unique(measured.round(10))
    return float(np.diff(values).min()) if len(values) > 1 else otherwise


def histogram(run: BrokenRun, step: int) -> tuple[np.ndarray, np.ndarray]:
    """Runs in each of the `bins` in which the bound held, and in which it failed, `(bars,)` each."""
    measured, failed = run.measured[step], run.failed[step]
    kept, broken = (np.histogram(measured[chosen], bins(run, step))[0] for chosen in (~failed, failed))
    return kept, broken


def _binned_law(run: BrokenRun, step: int) -> np.ndarray:
    assert run.laws is not None
    outcomes = np.arange(run.laws.shape[1]) / (run.laws.shape[1] - 1)
    return np.histogram(outcomes, bins(run, step), weights=run.laws[step])[0]


def errors_in_words(run: BrokenRun, step: int) -> str:
    """What a person sees of one strength."""
    low, high = max(0.0, float(run.low[step])), min(1.0, float(run.high[step]))
    _, measured, what = AXES[run.kind]
    return (
        f"Bars of the {measured} on {run.runs} {what} at strength {format_number(run.strengths[step], 3)}; "
        f"the guaranteed range is {at_least(low, 3)} to {at_most(high, 3)}; "
        f"{pluralize(run.verdicts[step].failures, 'lies', 'lie')} outside."
    )


def _above(fig: Figure, x: float, role: Role, shift: int) -> None:
    """A name above the axes, `shift` pixels higher than the lowest place there."""
    word(fig, (x, 1), role.name, role, yref="paper", yanchor="bottom", yshift=2 + shift)
