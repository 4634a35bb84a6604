"""Surrogates of the zero-one loss: against the margin, in the mean over a coin, and of a probability."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_fixed, format_short
from laboratory.figures.axes import LOSS, Scale
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import outline
from laboratory.figures.names import annotate, over, word
from laboratory.figures.roles import QUIET, one_of
from laboratory.figures.theme import MARGIN, figure
from laboratory.topics.linear_models.figures import BEHIND, MEAN_LOSS, SCORE
from laboratory.topics.linear_models.losses.run import LOSSES, Coin, probability_losses
from learners.losses import losses

HEIGHT = 400
MARGINS = np.round(np.linspace(-2.0, 3.0, 501), 10)
TOP = 4.0
Z = Scale("margin", "<i>z</i>")
P = Scale("probability given to the true label", "<i>p</i>")
ROLES = {name: one_of(i, said) for i, (name, said) in enumerate(LOSSES.items())}
ZERO_ONE = QUIET.called("zero-one loss").but(dash="solid", width=5)
LOGARITHMIC, ABSOLUTE = one_of(0, "logarithmic, ln(1/p)", 3.5), one_of(1, "absolute, 1 − p", 3.5)
PLACES = {  # where a curve differs from the others, and on which side its name is written
    "hinge": (-1.9, "left", "bottom"),
    "logistic_base_2": (2.95, "right", "bottom"),
    "squared_margin": (2.85, "right", "bottom"),
    "exponential": (-1.386, "center", "bottom"),
    "logistic": (-1.95, "left", "top"),
    "perceptron": (-0.3, "right", "top"),
}


def against_the_margin(surrogates: Iterable[str], margin: float, theme: str = "light") -> Figure:
    """The zero-one loss, heaviest, and its `surrogates` against the margin, with their values at one margin."""
    fig = figure(
        theme, height=HEIGHT, margin=MARGIN | {"t": 28}, xaxis=Z.axis(range=[-2, 3], zeroline=False, showgrid=False),
        yaxis=LOSS.axis(range=[0, TOP]),
    )  # fmt: skip
    vline(fig, margin)
    for name in surrogates:
        curve(fig, MARGINS, losses[name].value(MARGINS), ROLES[name], digits=".4f")
        dot(fig, (margin, float(losses[name].value(margin))), ROLES[name], "here", size=9)
        _named(fig, name)
    _zero_one(fig, [-2.0, 0.0, 0.0, 3.0], [1.0, 1.0, 0.0, 0.0])
    dot(fig, (margin, float(losses["zero_one"].value(margin))), ZERO_ONE, "here", size=9)
    annotate(fig, (-2, 1.0), "<b>zero-one loss</b>", QUIET, below=True)
    return fig


def _zero_one(fig: Figure, x: Any, y: Any) -> None:
    """The zero-one loss, which the others bound: the heaviest curve, and grey."""
    curve(fig, x, y, ZERO_ONE, digits=".4f")


def _named(fig: Figure, name: str) -> None:
    x, side, above = PLACES[name]
    shift = {"left": 6, "right": -6, "center": 0}[side], {"bottom": 4, "top": -4}[above]
    place: dict[str, Any] = {"xanchor": side, "yanchor": above, "xshift": shift[0], "yshift": shift[1], "align": side}
    text = LOSSES[name].replace(" (", "<br>(")
    word(fig, (x, float(losses[name].value(x))), text, ROLES[name], ground=BEHIND, **place)


def against_the_margin_in_words(surrogates: Iterable[str], margin: float) -> str:
    """What a person sees of the losses."""
    values = ", ".join(f"{LOSSES[name]} {format_fixed(float(losses[name].value(margin)), 3)}" for name in surrogates)
    zero_one = float(losses["zero_one"].value(margin))
    start = f"Losses against the margin. At margin {format_short(margin)}: zero-one {zero_one:g}"
    return start + (f", {values}." if values else ".")


def coin(run: Coin, theme: str = "light") -> Figure:
    """Mean loss of every score at an input whose label is positive with probability eta, and the best score."""
    scores = np.linspace(-3.0, 3.0, 601)
    heights = run.mean_loss(scores)
    role, top = ROLES[run.loss], min(float(heights.max()), TOP)
    wrong = np.where(scores > 0, 1 - run.eta, run.eta)
    wrong[scores == 0] = max(run.eta, 1 - run.eta)  # score 0 counts as the worse label
    fig = figure(
        theme, height=HEIGHT, xaxis=SCORE.axis(range=[-3, 3], zeroline=True, showgrid=False),
        yaxis=MEAN_LOSS.axis(range=[0, 1.08 * top]),
    )  # fmt: skip
    _zero_one(fig, scores, wrong)
    curve(fig, scores, heights, role, digits=".4f")
    _excess(fig, run)
    annotate(fig, (-3, min(float(heights[0]), top)), role.name, role)
    annotate(fig, (3, float(wrong[-1])), "zero-one loss", QUIET, left=True, below=True)
    return fig


def _excess(fig: Figure, run: Coin) -> None:
    """The score, the best one, and the excess loss between them."""
    role, here = ROLES[run.loss], float(run.mean_loss(run.score))
    dot(fig, (run.score, here), role, "here")
    if np.isfinite(run.best_score):
        dot(fig, (run.best_score, run.least), role.called("best"), reading=f"best: {run.least:.4g}")
        over(fig, (run.best_score, run.least), "best", role, below=True)
    outline(fig, (run.score, run.least), (run.score, here), role.but(width=2, dash="dot"), "line")
    left = run.score < run.best_score
    annotate(fig, (run.score, (run.least + here) / 2), "excess", role, left=left)


def coin_in_words(run: Coin) -> str:
    """What a person sees of the mean losses."""
    return (
        f"Mean {LOSSES[run.loss]} loss against the score where the label is positive with probability "
        f"{run.eta:g}. At score {format_short(run.score)} it is {float(run.mean_loss(run.score)):.3f}; the minimum "
        f"is {run.least:.3f}."
    )


def of_a_probability(theme: str = "light") -> Figure:
    """Logarithmic and absolute loss of the probability that a forecast gave to the outcome."""
    p = np.linspace(0.01, 1.0, 397)
    logarithmic, absolute = probability_losses(p)
    fig = figure(theme, height=HEIGHT, xaxis=P.axis(range=[0, 1]), yaxis=LOSS.axis(range=[0, 5]))
    curve(fig, p, logarithmic, LOGARITHMIC, digits=".4f")
    curve(fig, p, absolute, ABSOLUTE, digits=".4f")
    annotate(fig, (0.08, 2.5), LOGARITHMIC.title, LOGARITHMIC)
    annotate(fig, (0.3, 0.7), ABSOLUTE.title, ABSOLUTE, below=True, row=1)
    return fig


def of_a_probability_in_words() -> str:
    """What a person sees of the two."""
    return (
        "Two losses against the probability given to the true label: the absolute one falls straight from 1 to 0, the "
        "logarithmic one from 4.605 at 0.01 to 0 at 1, without bound towards 0."
    )


def margin_table(surrogates: Iterable[str]) -> Mapping[str, Any]:
    """The zero-one loss and its surrogates, by margin."""
    columns = {name: losses[name].value(MARGINS).tolist() for name in ("zero_one", *surrogates)}
    return {"margin": MARGINS.tolist(), **columns}
