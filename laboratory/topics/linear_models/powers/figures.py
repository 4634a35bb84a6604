"""Condition numbers by degree, and the error of the weights by method."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import DEGREE, Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import one_of
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.powers.run import METHODS, PowersRun

HEIGHT = 330
CONDITION, WRONG = Scale("condition number"), Scale("error of the weights")
NORMAL, POWERS, LEGENDRE = one_of(0, "XᵀX, powers"), one_of(1, "X, powers"), one_of(2, "X, Legendre")
SHORT = {"svd": "SVD", "qr": "QR", "normal equations": "normal<br>equations"}
ROLES = {method: one_of(place, SHORT[method]) for method, place in zip(METHODS, (1, 3, 0), strict=True)}
LEAST = 2.0**-53  # where every weight is right to its last digit


def conditions(run: PowersRun, theme: str = "light") -> Figure:
    """The condition numbers of X and of its normal equations, for powers and for Legendre's polynomials."""
    fig = figure(theme, height=HEIGHT, xaxis=DEGREE.axis(), yaxis=CONDITION.axis(log=True))
    label_ends(
        fig,
        [
            curve(fig, run.degrees, run.conditions**2, NORMAL, points=True),
            curve(fig, run.degrees, run.conditions, POWERS, points=True),
            curve(fig, run.degrees, run.legendre, LEGENDRE, points=True),
        ],
    )
    return fig


def conditions_in_words(run: PowersRun) -> str:
    """What a person sees of the condition numbers."""
    normal, own, other = (
        format_short(value, 3) for value in (run.normal_condition, run.condition, float(run.legendre[-1]))
    )
    return f"Condition numbers rise with the degree, to {normal} of XᵀX and {own} of X; Legendre's reach {other}."


def errors(run: PowersRun, theme: str = "light") -> Figure:
    """The share by which the weights of each method are wrong."""
    fig = figure(theme, height=HEIGHT, xaxis=DEGREE.axis(), yaxis=WRONG.axis(log=True))
    ends = []
    for method in METHODS:
        wrong = np.where(np.isfinite(run.errors[method]), np.maximum(run.errors[method], LEAST), np.nan)
        ends.append(curve(fig, run.degrees, wrong, ROLES[method], points=True))
    label_ends(fig, ends)
    return fig


def errors_in_words(run: PowersRun) -> str:
    """What a person sees of the errors."""
    last = "; ".join(f"{name} {format_short(float(run.errors[key][-1]), 2, 'none')}" for key, name in METHODS.items())
    return f"Errors of the weights by degree, in double precision; at degree {run.degree}: {last}."


def powers_table(run: PowersRun) -> dict[str, Any]:
    """A row for each degree."""
    return {
        "degree": run.degrees.tolist(),
        "condition": run.conditions.tolist(),
        "condition_of_normal_equations": (run.conditions**2).tolist(),
        "condition_legendre": run.legendre.tolist(),
        **{f"error_{method.replace(' ', '_')}": run.errors[method].tolist() for method in METHODS},
    }
