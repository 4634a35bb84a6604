"""Polynomials of several degrees through one sample, and their errors by degree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import short
from laboratory.figures.endings import Ending, name_the_ends
from laboratory.figures.theme import GREY, figure, log_axis, palette
from laboratory.topics.model_selection.degree.run import DegreesRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
AIR = 0.35  # of the labels' spread, above and below
LOWEST = 1e-3  # of the Bayes risk, or of the least risk: errors below run out of the picture
HIGHEST = 1e4  # times the least risk


def fits(run: DegreesRun, degree: int, theme: str = "light") -> go.Figure:
    """The polynomial of this degree, that of the degree chosen on the validation set and that of the highest degree."""
    low, high = _window(run)
    drawn = figure(
        height=HEIGHT, hovermode="closest",
        xaxis={"title": {"text": "feature x"}, "ticks": "outside", "showgrid": False, "zeroline": False},
        yaxis={"title": {"text": "label y"}, "ticks": "outside", "range": [low, high], "zeroline": False},
    )  # fmt: skip
    grey = GREY[theme]
    _line(drawn, run.x, run.truth, "mean label", {"color": grey, "width": 2, "dash": "dash"})
    endings = [Ending("mean label", float(run.truth[-1]), grey)]
    for shown, name, look in _curves(run, degree, theme):
        _line(drawn, run.x, run.fits[shown], name, look)
        endings.append(Ending(name, _last_inside(run.fits[shown], low, high), look["color"]))
    ink = {"light": "#161514", "dark": "#f2f2f0"}[theme]
    full = {"color": ink, "size": 9, "line": {"width": 1.8, "color": ink}}
    for (X, y), name, marker in (
        (run.training_set, "training", full),
        (run.validation_set, "validation", full | {"symbol": "circle-open"}),
    ):
        drawn.add_scatter(
            x=X[:, 0], y=y, mode="markers", name=name, marker=marker,
            hovertemplate=f"{name}<br>(%{{x:.3f}}, %{{y:.3f}})<extra></extra>",
        )  # fmt: skip
    name_the_ends(drawn, endings, (low, high))
    return drawn


def fits_in_words(run: DegreesRun, degree: int) -> str:
    """What a person sees of the fits."""
    return (
        f"{run.m} training points (full circles) and {len(run.validation_set.y)} validation points (open ones) around "
        f"a dashed curve, with the polynomials of degree {degree}, {run.chosen} and {run.degrees[-1]} through them."
    )


def errors(run: DegreesRun, degree: int, theme: str = "light") -> go.Figure:
    """Training error, validation error and true risk against the degree, beside the Bayes risk."""
    span = error_span(np.concatenate([run.risk, run.validation]), run.world.bayes_risk)
    drawn = figure(
        height=HEIGHT,
        xaxis={"title": {"text": "degree"}, "ticks": "outside", "dtick": 1 if run.degrees[-1] <= 12 else 2},
        yaxis=log_axis("mean squared error", range=[float(np.log10(end)) for end in span]),
    )
    blue, orange, green, purple = palette(theme)[:4]
    shown: list[tuple[str, Any, dict[str, Any], str]] = [
        ("training", run.training, {"color": orange, "width": 2}, "triangle-up"),
        ("validation", run.validation, {"color": purple, "width": 2.5, "dash": "dash"}, "circle-open"),
        ("true risk", run.risk, {"color": blue, "width": 4}, "circle"),
    ]
    endings = []
    if run.world.bayes_risk > 0:
        drawn.add_hline(y=run.world.bayes_risk, line={"color": green, "width": 1.5, "dash": "dot"})
        endings = [Ending("Bayes risk", run.world.bayes_risk, green)]
    for name, heights, look, symbol in shown:
        above = np.where(heights > 0, heights, np.nan)
        drawn.add_scatter(
            x=run.degrees, y=above, mode="lines+markers", name=name, line=look, marker={"symbol": symbol, "size": 8},
            hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>",
        )  # fmt: skip
        endings.append(Ending(name, float(heights[-1]), look["color"]))
    drawn.add_vline(x=degree, line={"color": GREY[theme], "width": 1, "dash": "dot"})
    name_the_ends(drawn, endings, span, logarithmic=True)
    return drawn


def errors_in_words(run: DegreesRun, degree: int) -> str:
    """What a person sees of the errors."""
    return (
        f"Errors for degrees 0 to {run.degrees[-1]}: the training error falls to {short(run.training[-1])}; the "
        f"validation error is least at degree {run.chosen}, the true risk at degree {run.best}. "
        f"At degree {degree} they are {short(run.training[degree])}, {short(run.validation[degree])} and "
        f"{short(run.risk[degree])}."
    )


def degrees_table(run: DegreesRun) -> dict[str, Any]:
    """A row for each degree, in full precision."""
    return {
        "degree": list(run.degrees),
        "training_error": run.training.tolist(),
        "validation_error": run.validation.tolist(),
        "true_risk": run.risk.tolist(),
        "least_risk_of_the_degree": run.least.tolist(),
        "bayes_risk": [run.world.bayes_risk] * len(run.degrees),
    }


def error_span(risks: np.ndarray, bayes: float, below: float = 30.0) -> tuple[float, float]:
    """Bottom and top of a logarithmic axis for squared errors, so many times below the least: the rest is cut off."""
    least = max(float(risks.min()), 1e-12)
    floor = bayes if bayes > 0 else LOWEST * least
    return min(floor, least) / below, min(float(risks.max()), HIGHEST * least) * 2


def _curves(run: DegreesRun, degree: int, theme: str) -> list[tuple[int, str, dict[str, Any]]]:
    """The highest degree, the chosen one and the one looked at, from the back to the front, each once."""
    blue, orange, green = palette(theme)[:3]
    known = {
        run.degrees[-1]: ("highest", {"color": orange, "width": 2, "dash": "dot"}),
        run.chosen: ("chosen", {"color": green, "width": 2.5, "dash": "dashdot"}),
        degree: ("", {"color": blue, "width": 4}),
    }
    shown = []
    for one, (role, look) in known.items():
        if one == degree:
            role = " and ".join(
                name for name, that in (("chosen", run.chosen), ("highest", run.degrees[-1])) if that == degree
            )
        shown.append((one, f"degree {one}" + (f",<br>{role}" if role else ""), look))
    return shown


def _window(run: DegreesRun) -> tuple[float, float]:
    """What the points and the true curve need: polynomials may leave it."""
    heights = np.concatenate([run.training_set.y, run.validation_set.y, run.truth])
    low, high = float(heights.min()), float(heights.max())
    air = AIR * ((high - low) or 1.0)
    return low - air, high + air


def _last_inside(heights: np.ndarray, low: float, high: float) -> float:
    return float(np.clip(heights[-1], low, high))


def _line(drawn: go.Figure, x: np.ndarray, y: np.ndarray, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hoverinfo="skip")
