"""Principal components as a network: its units and weights, and the loss of gradient descent."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import at_least, format_fixed, pluralize
from laboratory.figures.axes import STEP, Scale
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import label_ends, word
from laboratory.figures.roles import GROUND, GUARANTEE, QUIET, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.dimensions.network.run import NetworkRun
from learners.shared.arrays import Reals

LAYERS = {0: "input x", 1: "code z = Wx", 2: "output Vz"}
WIDEST = 7.0  # pixels
DISTANCE = Scale("mean squared distance")
POSITIVE_WEIGHT, NEGATIVE_WEIGHT = Role("weight", 0), Role("weight", 3, "dash")
LOSS = one_of(0, "loss", 3.5)


def units(now: NetworkRun, theme: str = "light") -> Figure:
    """Inputs, code and outputs as circles; a line for each weight, wider for larger, dashed for negative ones."""
    features = now.encoder.shape[1]
    hidden = {"visible": False}
    fig = figure(
        theme, hovermode="closest", xaxis={**hidden, "range": [-0.35, 2.35]},
        yaxis={**hidden, "range": [-0.5, features - 0.25]},
    )  # fmt: skip
    outer, inner = _heights(features, features), _heights(now.code, features)
    most = max(float(np.abs(now.encoder).max()), float(np.abs(now.decoder).max()), 1e-12)
    for code, height in enumerate(inner):
        for feature, end in enumerate(outer):
            _weight(fig, (0, end), (1, height), float(now.encoder[code, feature]), most)
            _weight(fig, (1, height), (2, end), float(now.decoder[feature, code]), most)
    places = [(0, y, f"x<sub>{i}</sub>") for i, y in enumerate(outer, 1)]
    places += [(1, y, f"z<sub>{i}</sub>") for i, y in enumerate(inner, 1)]
    places += [(2, y, f"x̃<sub>{i}</sub>") for i, y in enumerate(outer, 1)]
    x, y, names = zip(*places, strict=True)
    look = {"color": GROUND.ink(theme), "line": {"width": 2, "color": QUIET.ink(theme)}}
    dots(fig, x, y, Role("units", None), size=38, look=look, mode="markers+text", text=names, textfont={"size": 15})
    for layer, text in LAYERS.items():
        word(fig, (layer, features - 0.42), text, QUIET)
    return fig


def units_in_words(now: NetworkRun) -> str:
    """The network and its weights."""
    rows = (
        f"hidden unit {code + 1} takes {', '.join(format_fixed(weight, 3) for weight in now.encoder[code])} and gives "
        f"{', '.join(format_fixed(weight, 3) for weight in now.decoder[:, code])}"
        for code in range(now.code)
    )
    return (
        f"A network of {now.encoder.shape[1]} inputs, {pluralize(now.code, 'hidden unit')} and as many outputs as "
        f"inputs: {'; '.join(rows)}."
    )


def losses(now: NetworkRun, theme: str = "light") -> Figure:
    """The loss after each step, down to the eigenvalues left out."""
    top = 1.15 * float(max(now.losses.max(), now.minimum))
    fig = figure(theme, xaxis=STEP.axis(log=True), yaxis=DISTANCE.axis(range=[0, top]))
    made = len(now.losses) - 1
    if now.step:
        vline(fig, now.step)
    lowest = curve(fig, [1, max(made, 2)], [now.minimum] * 2, GUARANTEE, name="eigenvalues left out")
    ends = [
        lowest._replace(name="minimum<br>(PCA)"),
        curve(fig, np.arange(1, made + 1), now.losses[1:], LOSS),
    ]
    if now.step:
        dot(fig, (now.step, float(now.losses[now.step])), LOSS, "now")
    label_ends(fig, ends)
    return fig


def losses_in_words(now: NetworkRun) -> str:
    """What a person sees of the loss."""
    return (
        f"The mean squared distance between inputs and outputs is {now.losses[0]:.4f} at first and "
        f"{now.losses[-1]:.4f} after {pluralize(len(now.losses) - 1, 'step')}; its minimum over all weights is "
        f"{at_least(now.minimum)}."
    )


def losses_columns(run: NetworkRun) -> Mapping[str, Any]:
    """A row for each step."""
    return {
        "step": list(range(len(run.losses))),
        "loss": run.losses.tolist(),
        "minimum": [run.minimum] * len(run.losses),
    }


def _weight(fig: Figure, start: tuple[float, float], end: tuple[float, float], weight: float, most: float) -> None:
    role = POSITIVE_WEIGHT if weight >= 0 else NEGATIVE_WEIGHT
    x, y = zip(start, end, strict=True)
    polyline(fig, x, y, role.but(width=0.4 + WIDEST * abs(weight) / most), opacity=0.8)


def _heights(count: int, features: int) -> Reals:
    """Places from above, evenly in the middle."""
    middle, gap = (features - 1) / 2, min(1.0, (features - 1) / max(count, 1))
    return np.asarray(middle + ((count - 1) / 2 - np.arange(count)) * gap, np.float64)
