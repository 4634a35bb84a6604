"""AdaBoost round by round: errors beside their bounds, the weighted examples, and the margins."""

from typing import Any

import numpy as np

from bounds.numbers import at_most, format_number, pluralize
from laboratory.figures.axes import ROUND, Scale, error_axis
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import annotate, label_ends
from laboratory.figures.plane import empty_plane, mistakes, shade
from laboratory.figures.regions import Window
from laboratory.figures.roles import GUARANTEE, NEGATIVE, POSITIVE, QUIET, TRAINING, TRUTH, Role, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.boosting.adaboost.run import BoostingRun

THEOREM = GUARANTEE.called("(1 − 4γ²)<sup>T/2</sup>")
PRODUCT = guarantee(1, "product of Z")
STUMP, NOW = Role("stump", 2, "dash", width=3), one_of(0, "now", 3.5)
AT_THE_END = QUIET.called("at the end").but(dash="dash")
VOTE = Scale("margin y H(x) / Σα")
AT_MOST = Scale("share with at most this margin")
UNIFORM = 4.5  # pixels: radius of a point that weighs 1/m
AIR = 0.04  # of the window, around the points


def errors(run: BoostingRun, step: int, log: bool = False, theme: str = "light") -> Figure:
    """Training error after each round, below the product of Z, below the theorem; the true risk where known."""
    fig = figure(theme, xaxis=ROUND.axis(range=[0, max(run.rounds, 1)]), yaxis=error_axis(log=log))
    curves = [(THEOREM, run.bounds), (PRODUCT, run.products), (TRAINING, run.training_errors)]
    curves += [] if run.risks is None else [(TRUTH, run.risks)]
    ends = [
        curve(fig, run.counted, np.where(heights > 0, heights, np.nan) if log else heights, role)
        for role, heights in curves
        if run.rounds
    ]
    if step:
        vline(fig, step)
    label_ends(fig, ends)
    return fig


def errors_in_words(run: BoostingRun) -> str:
    """What a person sees on the curves."""
    if not run.rounds:
        return "An empty figure: no stump had an edge in the first round."
    risk = f", and the true risk is {format_number(float(run.risks[-1]), 3)}" if run.risks is not None else ""
    return (
        f"After {pluralize(run.rounds, 'round')} the training error is "
        f"{format_number(float(run.training_errors[-1]), 3)}, the "
        f"product of Z {at_most(float(run.products[-1]))}; the bound by the smallest edge is "
        f"{at_most(float(run.bounds[-1]))}{risk}."
    )


def plane(run: BoostingRun, step: int, theme: str = "light") -> Figure:
    """The examples, as large as their weights after `step` rounds, on the vote's predictions; the latest stump."""
    return weighted_plane(run, step, UNIFORM, theme)


def weighted_plane(run: BoostingRun, step: int, radius: float, theme: str = "light") -> Figure:
    """The plane where an example that weighs 1/m has a radius of so many pixels."""
    low, high = run.window
    air = AIR * (high - low)
    fig = empty_plane(Window(low - air, high + air, low - air, high + air), theme)
    if step:
        _answers(fig, run, step)
        _stump(fig, run, step)
    for label, role in ((1, POSITIVE), (0, NEGATIVE)):  # how much each weighs was computed
        _points(fig, run, step, np.flatnonzero(run.labels == label), role.but(known=False), radius)
    if step:
        mistakes(fig, run.points[run.wrong(step)])
    return fig


def plane_in_words(run: BoostingRun, step: int) -> str:
    """What a person sees on the plane."""
    return (
        f"{pluralize(len(run.labels), 'point')} of two labels, each as large as its weight after round {step} of "
        f"{run.rounds}; the "
        f"vote misclassifies {int(run.wrong(step).sum()) if step else 'none yet, before the first round'}."
    )


def margins(run: BoostingRun, step: int, theme: str = "light") -> Figure:
    """The share of examples whose margin is at most each value, after `step` rounds and at the run's end."""
    fig = figure(
        theme, hovermode="closest", xaxis=VOTE.axis(range=[-1.02, 1.02], zeroline=False, rangemode="normal"),
        yaxis=AT_MOST.axis(range=[0, 1.04]),
    )  # fmt: skip
    vline(fig, 0)
    for role, rounds in ((AT_THE_END, run.rounds), (NOW, step))[step == run.rounds :]:
        reading = "%{y:.3g} of the examples: margin at most %{x:.3g}"
        curve(fig, *_distribution(run.margins(rounds)), role, shape="hv", hovertemplate=f"{reading}<extra></extra>")
    annotate(fig, (0, 1.04), "misclassified", QUIET, left=True, below=True)
    annotate(fig, (0, 1.04), "correct", QUIET, below=True)
    return fig


def margins_in_words(run: BoostingRun, step: int) -> str:
    """What a person sees of the margins."""
    held = run.margins(step)
    return (
        f"The margins of {pluralize(len(held), 'example')} after round {step} reach from "
        f"{format_number(float(held.min()), 3)} to "
        f"{format_number(float(held.max()), 3)}."
    )


def run_table(run: BoostingRun) -> dict[str, Any]:
    """A row for each round; full precision."""
    names = ("feature", "threshold", "sign", "weighted_error", "edge", "alpha", "z")
    risks = {} if run.risks is None else {"true_risk": run.risks.tolist()}
    return {
        "round": run.counted.tolist(),
        **{name: run.past(name).tolist() for name in names},
        "training_error": run.training_errors.tolist(),
        "product_of_z": run.products.tolist(),
        "theorem": run.bounds.tolist(),
        **risks,
    }


def _distribution(held: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The empirical distribution function, from -1 to 1."""
    rising = np.sort(held)
    shares = np.arange(len(held) + 1) / len(held)
    return np.concatenate([[-1.0], rising, [1.0]]), np.concatenate([shares, [1.0]])


def _answers(fig: Figure, run: BoostingRun, step: int) -> None:
    shade(fig, *run.cells(step))


def _stump(fig: Figure, run: BoostingRun, step: int) -> None:
    """The threshold of this round; a constant stump has none."""
    place, feature = float(run.past("threshold")[step - 1]), int(run.past("feature")[step - 1])
    if not np.isfinite(place):
        return
    ends = [place, place], [-9, 9]
    x, y = ends if feature == 0 else ends[::-1]
    polyline(fig, x, y, STUMP)


def _points(fig: Figure, run: BoostingRun, step: int, which: np.ndarray, role: Role, radius: float) -> None:
    held = run.weights[step][which]
    sizes = {"sizemode": "area", "sizeref": 1 / (2 * radius**2 * len(run.labels)), "sizemin": 1.5, "opacity": 0.85}
    hover = [[int(i) + 1, float(w)] for i, w in zip(which, held, strict=True)]
    reading = f"example %{{customdata[0]}}, {role.name}<br>weight %{{customdata[1]:.3g}}"
    x, y = run.points[which].T
    dots(fig, x, y, role, reading, size=held, edge=1.5, look=sizes, customdata=hover)
