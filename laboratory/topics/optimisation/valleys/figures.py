"""The risk with where gradient descent and the runs of SGD end, and the share of runs in the deepest valley."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, percent
from laboratory.figures.axes import STEP, Scale
from laboratory.figures.curves import at_point, curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.optimisation.figures import WEIGHT
from laboratory.topics.optimisation.valleys.run import EDGE, Valleys, risk

HEIGHT = 400
RISK = Scale("risk")
DEEP = Scale("share in the deepest valley")
LANDSCAPE = QUIET.called("risk").but(dash="solid", width=2)
START = Role("start", None, marker="circle-open", known=True)
DESCENT, SGD = one_of(0, "gradient descent"), one_of(1, "SGD")
SEEN = 8.5  # weights on either side that are drawn at least
POINTS = 601


def landscape(run: Valleys, theme: str = "light") -> Figure:
    """The risk, the last weights of every run of SGD on it, and of gradient descent."""
    half = 1.1 * max(SEEN, float(np.abs(run.ends).max()), float(np.abs(run.descent).max()))
    w = np.linspace(-half, half, POINTS)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", yaxis=RISK.axis(rangemode="tozero"),
        xaxis=WEIGHT.axis(range=[-half, half], zeroline=False, showgrid=False),
    )  # fmt: skip
    curve(fig, w, risk(w), LANDSCAPE, hoverinfo="skip", hovertemplate=None)
    dots(fig, run.ends, risk(run.ends), SGD, at_point("an end of SGD"), size=7, edge=0, opacity=0.35)
    first = run.descent[:1]
    dot(fig, (float(first[0]), float(risk(first)[0])), START, reading=at_point("start"), size=13)
    dot(fig, (run.stop, float(risk(run.descent[-1:])[0])), DESCENT, reading=at_point(DESCENT.name), size=13)
    return fig


def landscape_in_words(run: Valleys) -> str:
    """What a person sees of the landscape."""
    return (
        f"A risk with three valleys; gradient descent ends at w = {format_short(run.stop)}, and {run.count} of "
        f"{len(run.ends)} runs of SGD end in the middle one, the deepest."
    )


def shares(run: Valleys, theme: str = "light") -> Figure:
    """The share of the runs in the deepest valley after every step, and whether gradient descent is there."""
    fig = figure(theme, height=HEIGHT, xaxis=STEP.axis(), yaxis=DEEP.axis(range=[-0.03, 1.05]))
    t = np.arange(len(run.deep))
    inside = np.abs(run.descent) < EDGE
    label_ends(
        fig,
        [curve(fig, t, run.deep, SGD), curve(fig, t, inside.astype(float), DESCENT.called("gradient<br>descent"))],
    )
    return fig


def shares_in_words(run: Valleys) -> str:
    """What a person sees of the shares."""
    return f"The share of SGD's runs in the deepest valley, by step: {percent(run.share, 3)} in the end."


def valleys_table(run: Valleys) -> dict[str, Any]:
    """A row for each step."""
    return {
        "step": list(range(len(run.deep))),
        "gradient_descent": run.descent.tolist(),
        "share_of_sgd_in_the_deepest_valley": run.deep.tolist(),
    }
