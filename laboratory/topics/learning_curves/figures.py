"""Promise beside truth: training error, true risk and what theorems promise, by sample size."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bounds.numbers import in_words
from laboratory.figures import names
from laboratory.figures.axes import ERROR, EXAMPLES
from laboratory.figures.curves import band, curve
from laboratory.figures.names import End
from laboratory.figures.roles import BAYES, TRAINING, TRUTH, guarantee
from laboratory.figures.theme import BAND, GREY, figure
from laboratory.topics.learning_curves.beyond import Beyond, draw_beyond

if TYPE_CHECKING:
    import pandas as pd

    from laboratory.figures.figure import Figure

HEIGHTS = {"unit": "0 to 1", "truth": "near the truth", "log": "log"}
PIXELS = 440
FOUR = ".4f"
LEAST = 1e-4  # the foot of a logarithmic axis, where zeros would have no place


@dataclass(frozen=True)
class CurveLooks:
    """How to draw: `height` is a key of HEIGHTS; `hidden` are theorems that are not drawn."""

    log_sizes: bool = True
    height: str = "unit"
    training: bool = True
    band: bool = True
    hidden: frozenset[str] = frozenset()
    theme: str = "light"


def learning_curves(
    summary: pd.DataFrame,
    labels: Mapping[str, str],
    bayes_risk: float | None = None,
    view: CurveLooks = CurveLooks(),
    there: Beyond | None = None,
) -> Figure:
    """The figure from `laboratory.experiments.summary`; `labels` names the theorems, in the order of their looks.

    A line has points where it has numbers: a promise begins where its theorem does. Some size must have a true risk.
    `there` is what stands right of the largest size.
    """
    truth = known_at(summary[summary["theorem"] == summary["theorem"].iloc[0]], "true_risk")
    promises = {name: known_at(summary[summary["theorem"] == name], "promised") for name in labels}
    promises = {name: rows for name, rows in promises.items() if name not in view.hidden and len(rows)}
    low, high = _range(truth, promises.values(), view, there)
    sizes = [*truth["m"].tolist(), *([int(there.sizes[-1])] if there else [])]
    drawn = figure(view.theme, height=PIXELS, xaxis=_sizes(sizes, view), yaxis=_errors(low, high, view))
    ends = {}
    if view.training:
        ends[TRAINING.name] = _training(drawn, truth, view)
    ends |= _promises(drawn, promises, labels, view)
    ends[TRUTH.name] = _truth(drawn, truth, view)
    if bayes_risk is not None:
        ends[BAYES.name] = _bayes(drawn, (min(sizes), max(sizes)), bayes_risk, view)
    if high > 1 and promises:
        _mark_vacuous(drawn, high, view)
    least = LEAST if view.height == "log" else 0.0
    names.at_the_ends(drawn, draw_beyond(drawn, there, list(labels), ends, least) if there else ends.values())
    return drawn


def known_at(summary: pd.DataFrame, column: str) -> pd.DataFrame:
    """The rows in which `column` holds a number."""
    return summary[summary[column].notna()]


def description(summary: pd.DataFrame, labels: Mapping[str, str]) -> str:
    """What a person sees on the figure, in words."""
    summary = known_at(summary, "true_risk")
    sizes = summary["m"]
    last = summary[sizes == sizes.max()]
    told = {"training error": last["training_error"].iloc[0], "true risk": last["true_risk"].iloc[0]}
    told |= {
        labels[str(row.theorem)]: row.promised
        for row in known_at(last, "promised").itertuples()
        if row.theorem in labels
    }
    numbers = ", ".join(f"{name} {in_words(value, 3)}" for name, value in told.items())
    return f"Errors with {in_words(int(sizes.min()))} to {in_words(int(sizes.max()))} examples. At the end: {numbers}."


def _truth(drawn: Figure, truth: pd.DataFrame, view: CurveLooks) -> End:
    sizes = truth["m"].tolist()
    if view.band:
        low, high = (_shown(truth[column], view) for column in ("measured_low", "measured_high"))
        band(drawn, sizes, low, high, TRUTH, "true risk in 90 % of runs", FOUR)
    return curve(drawn, sizes, _shown(truth["true_risk"], view), TRUTH, points=True, digits=FOUR)


def _training(drawn: Figure, truth: pd.DataFrame, view: CurveLooks) -> End:
    heights = _shown(truth["training_error"], view)
    return curve(drawn, truth["m"].tolist(), heights, TRAINING, points=True, digits=FOUR)


def _promises(
    drawn: Figure, promises: Mapping[str, pd.DataFrame], labels: Mapping[str, str], view: CurveLooks
) -> dict[str, End]:
    ends = {}
    for position, name in enumerate(labels):
        if name not in promises:
            continue
        one, rows = guarantee(position, labels[name]), promises[name]
        told = f"{one.name}: %{{y:{FOUR}}}, failed in %{{customdata[0]}} of %{{customdata[1]}} runs<extra></extra>"
        more: dict[str, Any] = {"customdata": rows[["failures", "runs"]].to_numpy(), "hovertemplate": told}
        ends[name] = curve(drawn, rows["m"].tolist(), _shown(rows["promised"], view), one, points=True, **more)
    return ends


def _bayes(drawn: Figure, sizes: tuple[int, int], risk: float, view: CurveLooks) -> End:
    return curve(drawn, sizes, _shown([risk, risk], view), BAYES, digits=FOUR)


def _range(truth: pd.DataFrame, promises: Any, view: CurveLooks, there: Beyond | None) -> tuple[float, float]:
    """The least and the largest error shown."""
    highest = max([float(rows["promised"].max()) for rows in promises], default=0.0)
    if view.height == "unit":
        return 0.0, 1.12 if highest > 1 else 1.0
    worst = float(truth["measured_high"].max())
    if view.height == "truth":
        return 0.0, min(1.0, max(1.6 * worst, 0.02))
    seen = [*truth["true_risk"], *truth["training_error"], *truth["measured_low"]]
    seen += list(there.found.at(there.sizes)) if there else []
    least = min((value for value in seen if value > 0), default=LEAST)
    return max(LEAST, least / 1.5), max(1.0, 1.3 * min(highest, 10.0))


def _sizes(sizes: Sequence[int], view: CurveLooks) -> dict[str, Any]:
    """On a logarithmic axis the round numbers within reach are written out: 30, 100, 300, ..."""
    if not view.log_sizes:
        return EXAMPLES.axis()
    decades = range(math.floor(math.log10(min(sizes))), math.ceil(math.log10(max(sizes))) + 1)
    steps = (1, 3) if len(decades) <= 4 else (1,)
    ticks = [step * 10**power for power in decades for step in steps if min(sizes) <= step * 10**power <= max(sizes)]
    return EXAMPLES.axis(log=True, tickvals=ticks, ticktext=[in_words(tick) for tick in ticks])


def _errors(low: float, high: float, view: CurveLooks) -> dict[str, Any]:
    if view.height == "log":
        return ERROR.axis(log=True, range=[math.log10(low), math.log10(high)])
    return ERROR.axis(range=[low, high])


def _shown(values: Any, view: CurveLooks) -> list[float]:
    """On a logarithmic axis a zero lies at the foot, not nowhere."""
    return [max(float(value), LEAST) if view.height == "log" else float(value) for value in values]


def _mark_vacuous(drawn: Figure, high: float, view: CurveLooks) -> None:
    drawn.add_hrect(y0=1, y1=high, fillcolor=BAND, line={"width": 0}, layer="below")
    drawn.add_annotation(
        x=1, xref="paper", y=0 if view.height == "log" else 1, text="above 1 nothing is promised", showarrow=False,
        xanchor="right", yanchor="bottom", font={"color": GREY[view.theme], "size": 12},
    )  # fmt: skip


def apart(places: Sequence[float], gap: float, top: float) -> list[float]:
    """As `laboratory.figures.names.apart`; goes with the last figure that still calls it."""
    return [float(place) for place in names.apart(places, [gap] * len(places), top)]
