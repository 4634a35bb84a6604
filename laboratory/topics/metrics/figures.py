"""eta and the Bayes risk as an area, and what every threshold costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, palette
from laboratory.topics.metrics.eta.run import EtaRun
from laboratory.topics.metrics.roc.run import MetricsRun, true_costs
from learners.bayes.costs import cheapest_threshold

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 380
GRID = np.linspace(0, 1, 401)
FLAT = (False, False)
INK = {"light": "#161514", "dark": "#e9e8e4"}  # on a coloured area grey would not do


def eta(run: EtaRun, theme: str = "light") -> go.Figure:
    """The probability of a positive, the threshold that the costs ask for, and the conditional cost of the best."""
    top = max(1.0, float(run.least.max()))
    drawn = figure(height=HEIGHT, xaxis=_place_axis(run), yaxis=linear_axis("η(x) and cost at x", range=[0, 1.1 * top]))
    blue, green, grey = palette(theme)[0], palette(theme)[2], GREY[theme]
    low, high = run.ends
    _line(drawn, [low, high], [run.threshold] * 2, "threshold", {"color": grey, "width": 1.2, "dash": "dot"})
    _line(drawn, run.places, run.etas, "η(x)", {"color": blue, "width": 3.5})
    _line(drawn, run.places, run.least, "least cost", {"color": green, "width": 3, "dash": "dash"})
    if low < run.best_cut < high:
        drawn.add_vline(x=run.best_cut, line={"color": grey, "width": 1.2, "dash": "dash"})
    label_at(drawn, (high, float(run.etas[-1])), "η(x)", blue, FLAT, "right", above=True)
    _name_the_least(drawn, run, green)
    words = f"answer 1 from η = {in_words(run.threshold, 3)}"
    label_at(drawn, (low, run.threshold), words, grey, FLAT, "left", above=True)
    return drawn


def eta_in_words(run: EtaRun) -> str:
    """What a person sees of eta."""
    return (
        f"The probability of a positive rises from {run.etas[0]:.3f} to {run.etas[-1]:.3f}; the Bayes predictor "
        f"answers 1 where it is at least {run.threshold:.3f}."
    )


def area(run: EtaRun, theme: str = "light") -> go.Figure:
    """Cost times density: the shaded area is the Bayes risk, and the hatched one what the other rule pays on top."""
    least, rule = run.densities * run.least, run.densities * run.of_rule
    top = 1.15 * float(max(run.densities.max(), rule.max()))
    drawn = figure(height=HEIGHT, xaxis=_place_axis(run), yaxis=linear_axis("density × cost", range=[0, top]))
    green, orange, grey = palette(theme)[2], palette(theme)[1], GREY[theme]
    _line(drawn, run.places, run.densities, "density of x", {"color": grey, "width": 1.5, "dash": "dot"})
    _line(drawn, run.places, least, "Bayes risk", {"color": green, "width": 3}, fill="tozeroy")
    _line(drawn, run.places, rule, "other rule", {"color": orange, "width": 2, "dash": "dash"}, fill="tonexty",
          fillpattern={"shape": "/", "fgcolor": orange, "bgcolor": "rgba(0, 0, 0, 0)"})  # fmt: skip
    drawn.add_vline(x=run.cut, line={"color": orange, "width": 1.5, "dash": "dash"})
    _name_the_areas(drawn, run, theme)
    return drawn


def area_in_words(run: EtaRun) -> str:
    """What a person sees of the areas."""
    return (
        f"The shaded area, the Bayes risk, is {in_words(run.bayes, 4)}; the rule that answers 1 from "
        f"{in_words(run.cut, 4)} pays {in_words(run.excess, 4)} more."
    )


def eta_table(run: EtaRun) -> dict[str, Any]:
    """A row for each place."""
    return {
        "x": run.places.tolist(),
        "density": run.densities.tolist(),
        "eta": run.etas.tolist(),
        "least_cost": run.least.tolist(),
        "cost_of_rule": run.of_rule.tolist(),
    }


def costs(run: MetricsRun, probability: float, prices: tuple[float, float], theme: str = "light") -> go.Figure:
    """Mean cost against the threshold: in truth where it is known, and on the test set."""
    measured = run.costs(GRID, *prices)
    best = cheapest_threshold(*prices)
    exact = None if run.world is None else true_costs(run.world, GRID, *prices)
    top = 1.12 * float(max(measured.max(), 0 if exact is None else exact.max()))
    drawn = figure(
        height=HEIGHT + 40,
        xaxis={"title": {"text": "told positive from probability"}, "range": [-0.01, 1.01], "ticks": "outside"},
        yaxis=linear_axis("mean cost of an example", range=[0, top]),
    )  # fmt: skip
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    if exact is not None:
        _line(drawn, GRID, exact, "exact", {"color": blue, "width": 4})
    look = {"color": orange, "width": 2, "shape": "hv", "dash": "solid" if exact is None else "dash"}
    _line(drawn, GRID, measured, "test set", look)
    drawn.add_vline(x=best, line={"color": grey, "width": 1.5, "dash": "dot"})
    here = run.confusion(probability).cost(*prices)
    marker = {"size": 13, "symbol": "diamond", "color": orange, "line": {"width": 1.5, "color": grey}}
    drawn.add_scatter(x=[probability], y=[here], mode="markers", name="this threshold", hoverinfo="skip", marker=marker)
    right = best < 0.5
    label_at(drawn, (best, top), f"cheapest threshold {in_words(best, 3)}", grey, FLAT, "left" if right else "right",
             above=False)  # fmt: skip
    _name_costs(drawn, exact, measured, theme)
    return drawn


def costs_in_words(run: MetricsRun, probability: float, prices: tuple[float, float]) -> str:
    """What a person sees of the costs."""
    return (
        f"Mean cost against the threshold. The costs ask for {cheapest_threshold(*prices):.3f}; at {probability} the "
        f"test set costs {run.confusion(probability).cost(*prices):.3f} an example."
    )


def costs_table(run: MetricsRun, prices: tuple[float, float]) -> dict[str, Any]:
    """A row for each threshold drawn."""
    columns = {"probability": GRID.tolist(), "cost_on_test_set": run.costs(GRID, *prices).tolist()}
    known = {} if run.world is None else {"expected_cost": true_costs(run.world, GRID, *prices).tolist()}
    return columns | known


def _name_costs(drawn: go.Figure, exact: Any, measured: Any, theme: str) -> None:
    """In the corner below, where no curve ends at 0 unless its costs do."""
    blue, orange = palette(theme)[:2]
    heights = measured if exact is None else exact
    down = float(heights[-1]) < float(heights[0])
    x, side = (0.02, "left") if down else (0.98, "right")
    lowest = float(heights.min())
    label_at(drawn, (x, lowest * 0.25), "test set", orange, FLAT, side, above=True)
    if exact is not None:
        label_at(drawn, (x, lowest * 0.6), "exact", blue, FLAT, side, above=True)


def _name_the_least(drawn: go.Figure, run: EtaRun, color: str) -> None:
    """Where it has fallen to four fifths, on the right; at its left end if it does not fall."""
    words = "min{η, 1 − η}" if run.false_positive == run.false_negative == 1 else "least cost"
    right = np.flatnonzero((run.places > run.best_cut) & (run.least < 0.8 * run.least.max()))
    place = int(right[0]) if len(right) else 0
    label_at(drawn, (float(run.places[place]), float(run.least[place])), words, color, FLAT, "left", above=True)


def _name_the_areas(drawn: go.Figure, run: EtaRun, theme: str) -> None:
    """The Bayes risk inside its area, or beside it where that is narrow; the density at its left."""
    low, high = run.ends
    middle = run.best_cut if low < run.best_cut < high else 0.0
    height = float(np.interp(middle, run.places, run.densities * run.least))
    narrow = run.shape != "line"
    drawn.add_annotation(
        x=middle, y=height * 0.4, text=f"Bayes risk {in_words(run.bayes, 4)}", showarrow=narrow, ax=-105, ay=-40,
        arrowhead=0, arrowwidth=1, arrowcolor=INK[theme], font={"size": 15, "color": INK[theme]},
    )  # fmt: skip
    flat = run.shape != "gaussians"
    place = 0 if flat else int(np.argmax(run.densities))
    where = float(run.places[place]), float(run.densities[place])
    label_at(drawn, where, "density of x", GREY[theme], FLAT, "left" if flat else "right", above=True)


def _place_axis(run: EtaRun) -> dict[str, Any]:
    return {"title": {"text": "place x"}, "range": list(run.ends), "ticks": "outside", "zeroline": False}


def _line(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any], **more: Any) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate="%{y:.4g}", **more)
