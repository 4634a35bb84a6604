"""What is left after every step, and Zoutendijk's sum below its bound."""

import math
from typing import Any

import numpy as np

from bounds.numbers import at_most, format_short, pluralize
from bounds.vocabulary.prose import in_a_sentence
from laboratory.figures.axes import STEP, Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import Role, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.optimisation.conjugate.run import DESCENT, EXACT, METHODS, QUASI_NEWTON, Searches
from laboratory.topics.optimisation.figures import BESIDE_A_PLAYER as HEIGHT
from learners.optimizers.conjugate import ConjugateRun, SearchedRun
from learners.shared.arrays import Reals

FLOOR = 1e-13  # what lies below is rounding
COLORS = {DESCENT: 3, "FR": 2, "PR": 4, "PR+": 0, "HS": 7, QUASI_NEWTON: 4, EXACT: None}
BOUND = guarantee(0, "bound")
DRAWN = {"gap": "Loss above its infimum", "gradient": "Length of the gradient"}
SUM = Scale("sum of cos²θ ‖∇f‖²")


def descent(run: Searches, drawn: str, step: int, theme: str = "light") -> Figure:
    """The loss above its infimum, or the gradient's length, after every step of each method."""
    heights = {name: _heights(run, name, drawn) for name in run.runs}
    low, high = min(float(y.min()) for y in heights.values()), max(float(y.max()) for y in heights.values())
    fig = figure(
        theme, height=HEIGHT, xaxis=_steps(run), hovermode="closest",
        yaxis=Scale(in_a_sentence(DRAWN[drawn])).axis(log=True, range=[math.log10(low) - 0.3, math.log10(high) + 0.3]),
    )  # fmt: skip
    vline(fig, step)
    label_ends(fig, [curve(fig, np.arange(len(y)), y, _look(run, name)) for name, y in heights.items()])
    return fig


def descent_in_words(run: Searches) -> str:
    """What a person sees of the runs."""
    lengths = ", ".join(
        f"{_name(name)} {format_short(run.runs[name].gradient_norms[-1], 2)} after "
        f"{pluralize(run.runs[name].steps, 'step')}"
        for name in run.runs
    )
    return f"What is left after every step, on a logarithmic axis. Length of the last gradient: {lengths}."


def zoutendijk(run: Searches, step: int, theme: str = "light") -> Figure:
    """Zoutendijk's sum after every step of each method, below the bound that holds for all of them."""
    sums = {name: run.sums(name) for name, method in run.runs.items() if method.steps}
    low = min((float(y[0]) for y in sums.values()), default=run.bound or 1.0)
    fig = figure(
        theme, height=HEIGHT, xaxis=_steps(run), hovermode="closest",
        yaxis=SUM.axis(log=True, range=[math.log10(low) - 0.2, math.log10(max(run.bound, low)) + 0.2]),
    )  # fmt: skip
    ends = [curve(fig, np.arange(1, len(y) + 1), y, _look(run, name)) for name, y in sums.items()]
    if run.bound > 0:
        ends.append(hline(fig, run.bound, BOUND))
    vline(fig, step)
    label_ends(fig, ends)
    return fig


def zoutendijk_in_words(run: Searches) -> str:
    """What a person sees of the sums."""
    ends = ", ".join(
        f"{_name(name)} {format_short(run.sums(name)[-1])}" for name, method in run.runs.items() if method.steps
    )
    return f"Zoutendijk's sum rises step by step and stays below its bound {at_most(run.bound)}. It ends at: {ends}."


def steps_table(run: Searches) -> dict[str, list[Any]]:
    """A row for each method and step: what is left after it, and what it was."""
    rows = [
        (name, t + 1, float(run.gaps(name)[t + 1]), float(method.gradient_norms[t + 1]), float(method.etas[t]),
         _beta(method, t), float(method.cosines[t]), float(run.sums(name)[t]))
        for name, method in run.runs.items()
        for t in range(method.steps)
    ]  # fmt: skip
    names = ("method", "steps", "gap", "gradient", "eta", "beta", "cosine", "sum")
    return {name: [row[i] for row in rows] for i, name in enumerate(names)}


def _beta(method: SearchedRun, t: int) -> float | None:
    """What made the direction of the one before; None where that is not how it is made."""
    return float(method.betas[t]) if isinstance(method, ConjugateRun) else None


def _heights(run: Searches, method: str, quantity: str) -> Reals:
    return np.maximum(run.gaps(method) if quantity == "gap" else run.runs[method].gradient_norms, FLOOR)


def _steps(run: Searches) -> dict[str, Any]:
    return STEP.axis(range=[0, max(1, *(method.steps for method in run.runs.values()))])


def _look(run: Searches, method: str) -> Role:
    """Each method keeps its colour and dash; the selected one is heavy."""
    color, place = COLORS[method], list(COLORS).index(method)
    look = one_of(place, "linear CG" if method == EXACT else method, 4 if method == run.formula else 2)
    return Role(look.name, color, look.dash, look.marker, look.width)


def _name(method: str) -> str:
    return "linear conjugate gradients" if method == EXACT else METHODS[method].split(",")[0]
