"""Bound beside truth: training error, true risk or the error on rows not drawn, and bounds, by sample size."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from bounds.numbers import format_number, percent
from laboratory.experiments import NOT_DRAWN, TRUE_RISK, RiskMeasure, measure_of
from laboratory.figures import names
from laboratory.figures.bounds import bound_of
from laboratory.figures.curves import band, curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import End
from laboratory.figures.roles import BAYES, TEST, TRAINING, TRUTH, Role, one_of
from laboratory.figures.theme import figure, with_footer
from laboratory.topics.learning_curves.axes import errors_axis, mark_vacuous, sizes_axis
from laboratory.topics.learning_curves.beyond import Beyond, draw_beyond, in_short
from laboratory.topics.learning_curves.seen import mark_seen

if TYPE_CHECKING:
    import pandas as pd

HEIGHTS = {"unit": "0 to 1", "truth": "zoom to the curves", "log": "log"}
PIXELS = 440
PLACES = (0, 2, 3)  # among what is measured; the training error of one learner alone has place 1
FOUR = ".4f"
FOR_IID_ROWS = "for iid rows"  # the condition of a bound beside the error on rows not drawn, in short
TESTED = replace(TEST, name=NOT_DRAWN.name, width=TRUTH.width)  # the best estimate from a table
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


class PartLooks(NamedTuple):
    """The roles of what is measured of one learner on one data distribution."""

    truth: Role
    training: Role


def looks_alone(measure: RiskMeasure) -> PartLooks:
    """The looks of the only part."""
    return PartLooks(TRUTH if measure is TRUE_RISK else TESTED, TRAINING)


def looks_among(number: int, name: str) -> PartLooks:
    """The looks of one of several parts: all that is measured of it has its colour; the training error is light."""
    role = one_of(PLACES[number], name, TRUTH.width)
    return PartLooks(role, replace(role, name=f"training, {name}", dash=TRAINING.dash, width=TRAINING.width))


@dataclass(frozen=True)
class CurvesOf:
    """What one learner did on one distribution, as `laboratory.experiments.summary` has it; named beside another.

    `rows` are those of a table that is the distribution: they are drawn with replacement.
    """

    summary: pd.DataFrame
    bayes_risk: float | None = None
    name: str = ""
    rows: int | None = None

    @property
    def measure(self) -> RiskMeasure:
        """What was measured of examples that were not learned from."""
        return measure_of(self.summary)

    @property
    def truth(self) -> pd.DataFrame:
        """The rows of one bound, or of none, in which something was measured: there is one for each size."""
        first = self.summary["theorem"] == self.summary["theorem"].iloc[0]
        return known_at(self.summary[first], self.measure.column)

    def called(self, label: str) -> str:
        """A bound by this label, with the condition on which it holds for future examples."""
        return label if self.measure is TRUE_RISK else f"{label}, {FOR_IID_ROWS}"

    def bounds(self, labels: Iterable[str], hidden: frozenset[str]) -> dict[str, pd.DataFrame]:
        """The rows of each bound that is drawn."""
        tables = {name: known_at(self.summary[self.summary["theorem"] == name], "bound") for name in labels}
        return {name: rows for name, rows in tables.items() if name not in hidden and len(rows)}


def learning_curves(
    summary: pd.DataFrame,
    labels: Mapping[str, str],
    bayes_risk: float | None = None,
    view: CurveLooks = CurveLooks(),
    rows: int | None = None,
) -> Figure:
    """The figure from `laboratory.experiments.summary`; `labels` names the theorems.

    A line has points where it has numbers: a bound begins where its theorem is defined. Something must have been
    measured at some size. `rows` are those of a table that is the distribution.
    """
    return side_by_side([CurvesOf(summary, bayes_risk, rows=rows)], labels, view)


def side_by_side(
    parts: Sequence[CurvesOf], labels: Mapping[str, str], view: CurveLooks = CurveLooks(), there: Beyond | None = None
) -> Figure:
    """The curves of several learners or distributions in one figure; `there` belongs to the first."""
    from pandas import concat

    truth = concat([part.truth for part in parts])
    bounds = [rows for part in parts for rows in part.bounds(labels, view.hidden).values()]
    low, high = _range(truth, bounds, view, there)
    sizes = [*sorted(set(truth["m"].tolist())), *([int(there.sizes[-1])] if there else [])]
    heights = errors_axis(low, high, view.height == "log")
    fig = figure(view.theme, height=PIXELS, xaxis=sizes_axis(sizes, view.log_sizes), yaxis=heights)
    ends: dict[str, End] = {}
    for number, part in enumerate(parts):
        ends |= _draw_part(fig, part, _looks(number, part), labels, view)
    several = len({part.bayes_risk for part in parts}) > 1  # a line of one distribution must not be taken for another's
    risks = {part.bayes_risk: part.name for part in reversed(parts) if part.bayes_risk is not None}
    for risk, name in risks.items():
        look = BAYES.called(_named(BAYES, name)) if several else BAYES
        ends[look.name] = _bayes(fig, (min(sizes), max(sizes)), risk, look, view)
    for rows, name in {part.rows: part.name for part in parts if part.rows}.items():
        mark_seen(fig, rows, int(truth["m"].max()), view.log_sizes, name)
    if high > 1 and bounds:
        mark_vacuous(fig, high, view.height == "log")
    lowest = LEAST if view.height == "log" else 0.0
    labelled = draw_beyond(fig, there, list(labels), ends, lowest) if there else ends.values()
    names.label_ends(fig, [end._replace(name=_in_lines(end.name)) for end in labelled])
    conditions = dict.fromkeys(f"The bounds hold {rests}." for part in parts if (rests := part.measure.condition))
    return with_footer(fig, " ".join([*([f"{' '.join(in_short(there))}."] if there else []), *conditions]))


def _looks(number: int, part: CurvesOf) -> PartLooks:
    return looks_among(number, part.name) if part.name else looks_alone(part.measure)


def _draw_part(
    fig: Figure, part: CurvesOf, looks: PartLooks, labels: Mapping[str, str], view: CurveLooks
) -> dict[str, End]:
    """One part's curves; where each ends, by its name, a bound's by its theorem."""
    ends = {looks.training.name: _training(fig, part.truth, looks.training, view)} if view.training else {}
    ends |= _bounds(fig, part, labels, view, "" if looks.truth.color == TRUTH.color else "-open")
    return ends | {looks.truth.name: _truth(fig, part.truth, looks.truth, view)}


def _in_lines(name: str) -> str:
    """A long name in lines, as a phone has room for it."""
    return name.replace(", ", ",<br>").replace("error on the rows ", "error on the<br>rows ")


def known_at(summary: pd.DataFrame, column: str) -> pd.DataFrame:
    """The rows in which `column` holds a number."""
    return summary[summary[column].notna()]


def description(summary: pd.DataFrame, labels: Mapping[str, str]) -> str:
    """What a person sees on the figure, in words."""
    measure = measure_of(summary)
    summary = known_at(summary, measure.column)
    sizes = summary["m"]
    last = summary[sizes == sizes.max()]
    last_values = {"training error": last["training_error"].iloc[0], measure.name: last[measure.column].iloc[0]}
    last_values |= {
        labels[str(row.theorem)]: row.bound for row in known_at(last, "bound").itertuples() if row.theorem in labels
    }
    numbers = ", ".join(f"{name} {format_number(value, 3)}" for name, value in last_values.items())
    return (
        f"Errors with {format_number(int(sizes.min()))} to {format_number(int(sizes.max()))} examples. At the end: "
        f"{numbers}."
    )


def _truth(fig: Figure, truth: pd.DataFrame, look: Role, view: CurveLooks) -> End:
    sizes = truth["m"].tolist()
    if view.band:
        low, high = (_shown(truth[column], view) for column in ("measured_low", "measured_high"))
        band(fig, sizes, low, high, look, f"{look.name} in {percent(0.9)} of runs", FOUR)
    return curve(fig, sizes, _shown(truth[measure_of(truth).column], view), look, points=True, digits=FOUR)


def _training(fig: Figure, truth: pd.DataFrame, look: Role, view: CurveLooks) -> End:
    return curve(fig, truth["m"].tolist(), _shown(truth["training_error"], view), look, points=True, digits=FOUR)


def _bounds(fig: Figure, part: CurvesOf, labels: Mapping[str, str], view: CurveLooks, marks: str) -> dict[str, End]:
    """A theorem has its look wherever it is drawn; `marks` mark the part that the bound is for."""
    ends, bounds = {}, part.bounds(labels, view.hidden)
    for name, rows in bounds.items():
        role = bound_of(name, part.called(labels[name]))
        role = replace(role, name=_named(role, part.name), marker=f"{role.marker}{marks}")
        more = _failed_over(role, rows) if part.measure is TRUE_RISK else {"digits": FOUR}
        end = curve(fig, rows["m"].tolist(), _shown(rows["bound"], view), role, points=True, **more)
        ends[f"{name} {part.name}".strip()] = end
    return ends


def _failed_over(role: Role, rows: pd.DataFrame) -> dict[str, Any]:
    hover = f"{role.name}: %{{y:{FOUR}}}, failed in %{{customdata[0]}} of %{{customdata[1]}} runs<extra></extra>"
    return {"customdata": rows[["failures", "runs"]].to_numpy(), "hovertemplate": hover}


def _bayes(fig: Figure, sizes: tuple[int, int], risk: float, look: Role, view: CurveLooks) -> End:
    return curve(fig, sizes, _shown([risk, risk], view), look, digits=FOUR)


def _named(role: Role, name: str) -> str:
    """`VC, Perceptron`"""
    return f"{role.name}, {name}" if name else role.name


def _range(truth: pd.DataFrame, bounds: Any, view: CurveLooks, there: Beyond | None) -> tuple[float, float]:
    """The smallest and the largest error shown."""
    highest = max([float(rows["bound"].max()) for rows in bounds], default=0.0)
    if view.height == "unit":
        return 0.0, 1.12 if highest > 1 else 1.0
    worst = float(truth["measured_high"].max())
    if view.height == "truth":
        return 0.0, min(1.0, max(1.6 * worst, 0.02))
    seen = [*truth["measured"], *truth["training_error"], *truth["measured_low"]]
    seen += list(there.extrapolated.at(there.sizes)) if there else []
    smallest = min((value for value in seen if value > 0), default=LEAST)
    return max(LEAST, smallest / 1.5), max(1.0, 1.3 * min(highest, 10.0))


def _shown(values: Any, view: CurveLooks) -> list[float]:
    """On a logarithmic axis a zero lies at the foot, not nowhere."""
    return [max(float(value), LEAST) if view.height == "log" else float(value) for value in values]
