"""How pandas draws a table of learning curves: it calls `plot`, as of every backend."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from bounds import theorems
from bounds.comparison.conditions import condition
from laboratory.experiments import DRAWN_WITH, bound_adapters, measure_of, summary
from laboratory.figures.lines_below import with_lines_below
from laboratory.figures.theme import footer_of, on_paper
from laboratory.topics.learning_curves.figures import HEIGHTS, CurveLooks, learning_curves

if TYPE_CHECKING:
    import pandas as pd
    import plotly.graph_objects as go

THEMES = ("light", "dark")
NONE: Mapping[str, str] = MappingProxyType({})


def plot(data: pd.DataFrame, kind: str = "line", x: None = None, y: None = None, **looks: Any) -> go.Figure:
    """The figure of the Learning curves page. pandas says `kind`, `x` and `y`, which are not chosen here.

    Raises ValueError for a look that there is not, and where no run has a true risk.
    """
    if kind != "line" or x is not None or y is not None:
        raise ValueError("learning curves are drawn in one way, by sample size: leave out kind, x and y")
    measure = measure_of(data)
    if not data[measure.column].notna().any():
        raise ValueError(f"no run has measured the {measure.name}, so there is nothing to draw")
    view, known = _looks(looks), data.attrs.get(DRAWN_WITH, {})
    # Read from a file, no theorem is a missing word.
    table = data.assign(theorem=data["theorem"].astype(object).fillna(""))
    labels = labels_in(table, known.get("labels", {}))
    fig = learning_curves(summary(table), labels, known.get("bayes_risk"), view, known.get("rows"))
    said = _conditions(labels, known.get("conditions", {}), view) or [*filter(None, [footer_of(fig)])]
    return with_lines_below(on_paper(fig, view.theme), said).plotly


def labels_in(table: pd.DataFrame, labels: Mapping[str, str] = NONE) -> dict[str, str]:
    """What is written at the end of each bound's line: by `labels`, or else by the Lab itself."""
    return {name: _label(name, labels) for name in table["theorem"].unique() if name}


def _conditions(labels: Mapping[str, str], conditions: Mapping[str, str], view: CurveLooks) -> list[str]:
    """What each bound that is drawn assumes; those that assume the same, together."""
    alike: dict[str, list[str]] = {}
    for name, label in labels.items():
        if name not in view.hidden:
            said = conditions.get(name) or condition(theorems[name].assumes).removeprefix(", ")
            alike.setdefault(said, []).append(label)
    return [f"{' and '.join(several)}: {said}." for said, several in alike.items() if said]


def _label(theorem: str, labels: Mapping[str, str]) -> str:
    """The bound's label; for a table read from a file that of the Lab's own adapter, or the theorem's title."""
    if theorem in labels:
        return labels[theorem]
    kept = {adapter.theorem: adapter.label for adapter in bound_adapters().values()}
    return kept.get(theorem) or theorems[theorem].title


def _looks(arguments: dict[str, Any]) -> CurveLooks:
    names = [field.name for field in fields(CurveLooks)]
    if unknown := [name for name in arguments if name not in names]:
        raise ValueError(f"plot of learning curves takes {', '.join(names)}; got {unknown[0]}")
    view = CurveLooks(**arguments)
    for name, value, choices in (("height", view.height, tuple(HEIGHTS)), ("theme", view.theme, THEMES)):
        if value not in choices:
            raise ValueError(f"{name} of plot must be one of {', '.join(choices)}; got {str(value)[:60]}")
    return view
