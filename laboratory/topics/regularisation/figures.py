"""Ridge regression as its price rises: risks, the gap beside its stability, and one example replaced."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.regularisation.penalties import Balance, Replacement, Worst

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 380
PRICE = "price λ"
HIGHEST = 100.0  # squared residuals beyond say nothing: the worlds' labels are at most 2
READABLE = 60.0
LEFT = 1e-4  # a price right of which nothing wild happens
PLACES = np.linspace(0, 1, 301)


def risks(run: Balance, lam: float, theme: str = "light") -> go.Figure:
    """Mean training and true risk by price; both tend to the risk of the weights 0."""
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    top = 1.6 * run.at_zero
    drawn = figure(
        height=HEIGHT, xaxis=_prices(run.prices), yaxis=linear_axis("squared risk", range=[-0.08 * top, top])
    )
    ends = [run.prices[0], run.prices[-1]]
    dashed = {"color": grey, "width": 1.2, "dash": "dash"}
    _line(drawn, ends, [run.at_zero] * 2, "weights 0", dashed)
    _line(drawn, ends, [run.world.bayes_risk] * 2, "Bayes risk", {"color": grey, "width": 1.2, "dash": "dot"})
    _line(drawn, run.prices, run.fitted, "training risk", {"color": orange, "width": 2.5, "dash": "longdash"})
    _line(drawn, run.prices, run.truth, "true risk", {"color": blue, "width": 4})
    _mark(drawn, lam, [(run.truth[run.at(lam)], blue), (run.fitted[run.at(lam)], orange)], theme)
    middle = run.prices[len(run.prices) // 3]
    label_at(drawn, (LEFT, run.at_zero), "risk of the weights 0", grey, (True, False), "left", above=True)
    label_at(drawn, (ends[1], run.world.bayes_risk), "Bayes risk", grey, (True, False), "right", above=True)
    place = (middle, float(run.truth[run.at(middle)]))
    label_at(drawn, place, "<b>true risk</b>", blue, (True, False), "left", above=True)
    label_at(drawn, (middle, float(run.fitted[run.at(middle)])), "training risk", orange, (True, False), "left", False)
    return drawn


def risks_in_words(run: Balance, lam: float) -> str:
    """What a person sees of the risks."""
    k = run.at(lam)
    return (
        f"Mean training risk and mean true risk of ridge regression by price; at {in_words(lam)} they are "
        f"{in_words(float(run.fitted[k]), 3)} and {in_words(float(run.truth[k]), 3)}. The true risk is least at "
        f"{in_words(float(run.prices[run.best]))}."
    )


def gaps(run: Balance, lam: float, theme: str = "light") -> go.Figure:
    """The mean gap and the mean stability, which are equal in expectation, below what theorems promise."""
    green, purple, grey = palette(theme)[2], palette(theme)[3], GREY[theme]
    shown = _log_range(np.concatenate([run.gap, run.stability]), HIGHEST)
    drawn = figure(height=HEIGHT, xaxis=_prices(run.prices), yaxis=log_axis("true − training risk", range=shown))
    _line(drawn, run.prices, run.promised, "promised", {"color": purple, "width": 2, "dash": "dash"})
    smooth = {"color": grey, "width": 2, "dash": "dot"}
    _line(drawn, run.prices, run.promised_by_smoothness, "promised by smoothness", smooth)
    _line(drawn, run.prices, _positive(run.gap), "gap", {"color": green, "width": 4})
    dots = {"size": 8, "symbol": "circle-open", "color": palette(theme)[1], "line": {"width": 2}}
    drawn.add_scatter(
        x=run.prices, y=_positive(run.stability), mode="markers", marker=dots, name="replacing one",
        hovertemplate="%{y:.3g}",
    )  # fmt: skip
    _mark(drawn, lam, [], theme)
    _name_promise(drawn, run.prices, run.promised, purple)
    k = len(run.prices) // 2
    label_at(drawn, (run.prices[k], run.gap[k]), "<b>gap</b>, circles: replacing one", green, (True, True), "right",
             above=False)  # fmt: skip
    return drawn


def gaps_in_words(run: Balance, lam: float) -> str:
    """What a person sees of the gap."""
    k = run.at(lam)
    return (
        f"The mean gap between true and training risk by price, {in_words(float(run.gap[k]), 3)} at {in_words(lam)}; "
        f"circles on it for the mean effect of replacing one example, {in_words(float(run.stability[k]), 3)} there; "
        f"the promise lies above, at {in_words(float(run.promised[k]), 3)}."
    )


def fits(run: Replacement, lam: float, theme: str = "light") -> go.Figure:
    """The sample with the fit, and the fit after one example went elsewhere."""
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    bound = run.world.label_bound
    drawn = figure(height=HEIGHT, hovermode="closest")
    drawn.update_xaxes(title="place x", range=[-0.03, 1.03], showgrid=False, zeroline=False, ticks="outside")
    drawn.update_yaxes(title="label y", range=[-1.25 * bound, 1.25 * bound], showgrid=False, ticks="outside")
    before, after = run.curves(lam, PLACES)
    sine = np.sin(2 * np.pi * PLACES)
    _line(drawn, PLACES, sine, "the sine itself", {"color": grey, "width": 1.2, "dash": "dot"})
    _line(drawn, PLACES, before, "fit before", {"color": blue, "width": 3.5})
    _line(drawn, PLACES, after, "fit after", {"color": orange, "width": 3, "dash": "dash"})
    others = np.delete(np.arange(len(run.x)), run.example)
    _dots(drawn, run.x[others], run.y[others], "kept", {"color": grey, "size": 7})
    gone = (float(run.x[run.example]), float(run.y[run.example]))
    _dots(
        drawn, [gone[0]], [gone[1]], "goes", {"color": blue, "size": 14, "symbol": "circle-open", "line": {"width": 3}}
    )
    _dots(drawn, [run.place], [run.label], "comes", {"color": orange, "size": 13, "symbol": "diamond"})
    drawn.add_annotation(
        x=run.place, y=run.label, ax=gone[0], ay=gone[1], xref="x", yref="y", axref="x", ayref="y", text="",
        showarrow=True, arrowhead=2, arrowwidth=1.2, arrowcolor=grey, standoff=9, startstandoff=9,
    )  # fmt: skip
    return drawn


def fits_in_words(run: Replacement, lam: float) -> str:
    """What a person sees of the two fits."""
    before, after = run.curves(lam, PLACES)
    return (
        f"{len(run.x)} examples along a sine; number {run.example + 1} goes to another place, and the fitted curve "
        f"moves by up to {in_words(float(np.abs(before - after).max()), 3)}."
    )


def changes(run: Replacement, worst: Worst, lam: float, theme: str = "light") -> go.Figure:
    """The largest change of any squared residual by price: this replacement, the worst of many, the promise."""
    blue, orange, purple = palette(theme)[0], palette(theme)[1], palette(theme)[3]
    shown = _log_range(np.concatenate([run.changes, worst.changes]), 10 * HIGHEST)
    drawn = figure(
        height=HEIGHT, xaxis=_prices(run.prices), yaxis=log_axis("change of a squared residual", range=shown)
    )
    _line(drawn, run.prices, run.promised, "promised", {"color": purple, "width": 2, "dash": "dash"})
    _line(drawn, run.prices, worst.changes, "worst of many", {"color": blue, "width": 3.5})
    _line(
        drawn, run.prices, _positive(run.changes), "this replacement", {"color": orange, "width": 3, "dash": "longdash"}
    )
    k = int(np.flatnonzero(run.prices == lam)[0])
    _mark(drawn, lam, [(float(run.changes[k]), orange), (float(worst.changes[k]), blue)], theme)
    _name_promise(drawn, run.prices, run.promised, purple)
    end = run.prices[-1]
    label_at(drawn, (run.prices[0], worst.changes[0]), "worst of many", blue, (True, True), "left", above=True)
    if run.changes[-1] > 0:
        label_at(drawn, (end, run.changes[-1]), "this one", orange, (True, True), "right", above=False)
    return drawn


def changes_in_words(run: Replacement, worst: Worst, lam: float) -> str:
    """What a person sees of the changes."""
    k = int(np.flatnonzero(run.prices == lam)[0])
    return (
        f"By price, how much any squared residual changes: at {in_words(lam)} by "
        f"{in_words(float(run.changes[k]), 3)} here, {in_words(float(worst.changes[k]), 3)} at the worst of "
        f"{worst.tried} replacements, at most {in_words(float(run.promised[k]), 3)} by the theorem."
    )


def balance_table(run: Balance) -> dict[str, list[Any]]:
    """A row for each price."""
    names = ("price", "training risk", "true risk", "gap", "replacing one", "promised", "promised by smoothness")
    columns = (run.prices, run.fitted, run.truth, run.gap, run.stability, run.promised, run.promised_by_smoothness)
    return {name: column.tolist() for name, column in zip(names, columns, strict=True)}


def changes_table(run: Replacement, worst: Worst) -> dict[str, list[Any]]:
    """A row for each price."""
    columns = {"price": run.prices, "this replacement": run.changes, "worst": worst.changes, "promised": run.promised}
    return {name: column.tolist() for name, column in columns.items()}


def _prices(prices: np.ndarray) -> dict[str, Any]:
    return log_axis(PRICE, range=[math.log10(prices[0]) - 0.1, math.log10(prices[-1]) + 0.1])


def _line(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate="%{y:.3g}")


def _dots(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    hover = f"{name}: (%{{x:.3f}}, %{{y:.3f}})<extra></extra>"
    drawn.add_scatter(x=x, y=y, mode="markers", name=name, marker=look, hovertemplate=hover)


def _mark(drawn: go.Figure, lam: float, dots: list[tuple[float, str]], theme: str) -> None:
    drawn.add_vline(x=lam, line={"color": GREY[theme], "width": 1, "dash": "dot"})
    for y, color in dots:
        if y > 0:
            drawn.add_scatter(x=[lam], y=[y], mode="markers", marker={"size": 10, "color": color}, hoverinfo="skip")


def _name_promise(drawn: go.Figure, prices: np.ndarray, promised: np.ndarray, color: str) -> None:
    """Left of the falling line, where it has just come into the picture."""
    k = min(int(np.argmax(promised < READABLE)), len(prices) - 4)
    label_at(drawn, (float(prices[k]), float(promised[k])), "promised", color, (True, True), "right", above=False)


def _positive(values: np.ndarray) -> np.ndarray:
    """A logarithmic axis has no place for the rest: the line breaks there."""
    return np.where(values > 0, values, np.nan)


def _log_range(values: np.ndarray, most: float) -> list[float]:
    seen = values[values > 0]
    low = math.floor(math.log10(float(seen.min()))) if len(seen) else -3
    return [max(low, -8), math.log10(max(most, 3 * float(seen.max(initial=1.0))))]
