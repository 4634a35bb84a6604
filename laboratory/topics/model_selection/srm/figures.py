"""Structural risk minimisation: the training error falls, the confidence rises, their sum has its least between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bounds.numbers import short
from laboratory.figures.endings import Ending, name_the_ends
from laboratory.figures.theme import GREY, figure, linear_axis, palette
from laboratory.topics.model_selection.srm.run import StructureRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430


def structure(run: StructureRun, theme: str = "light") -> go.Figure:
    """Training error, confidence and bound by VC dimension, with the true risk; a ring marks the class chosen."""
    top = 1.08 * float(max(run.bound.max(), run.risk.max()))
    drawn = figure(height=HEIGHT, xaxis=_dimensions(run), yaxis=linear_axis("share of mistakes", range=[0, top]))
    blue, orange, green, purple = palette(theme)[:4]
    shown: list[tuple[str, Any, dict[str, Any]]] = [
        ("training error", run.training, {"color": orange, "width": 2}),
        ("confidence", run.confidence, {"color": green, "width": 2, "dash": "dot"}),
        ("bound", run.bound, {"color": purple, "width": 3, "dash": "dash"}),
        ("true risk", run.risk, {"color": blue, "width": 4}),
    ]
    for name, heights, look in shown:
        _curve(drawn, run, name, heights, look)
    _ring(drawn, run, run.chosen, run.bound, purple)
    endings = [Ending(name, float(heights[-1]), look["color"]) for name, heights, look in shown]
    name_the_ends(drawn, endings, (0, top))
    return drawn


def structure_in_words(run: StructureRun) -> str:
    """What a person sees of the classes."""
    return (
        f"For VC dimensions 1 to {run.dimensions[-1]} the training error falls from {short(run.training[0])} to "
        f"{short(run.training[-1])} and the confidence rises from {short(run.confidence[0])} to "
        f"{short(run.confidence[-1])}; their sum is least at {run.dimensions[run.chosen]}, {short(run.bound.min())}. "
        f"The true risk is least at {run.dimensions[run.best]}."
    )


def confidences(run: StructureRun, theme: str = "light") -> go.Figure:
    """What the theorem adds beside the VC confidence of textbooks and the printed one that lacks a term."""
    top = 1.12 * float(run.confidence.max())
    drawn = figure(height=HEIGHT, xaxis=_dimensions(run), yaxis=linear_axis("confidence", range=[0, top]))
    green, orange = palette(theme)[2], palette(theme)[1]
    shown: list[tuple[str, Any, dict[str, Any]]] = [
        ("proved for all", run.confidence, {"color": green, "width": 3.5}),
        ("one class", run.textbook, {"color": GREY[theme], "width": 2, "dash": "dash"}),
        ("misprint", run.printed, {"color": orange, "width": 2, "dash": "dot"}),
    ]
    for name, heights, look in shown:
        _curve(drawn, run, name, heights, look)
    endings = [Ending(name, float(heights[-1]), look["color"]) for name, heights, look in shown]
    name_the_ends(drawn, endings, (0, top))
    return drawn


def confidences_in_words(run: StructureRun) -> str:
    """What a person sees of the confidences."""
    return (
        f"Three curves that rise with the VC dimension; at {run.dimensions[-1]} the theorem for all classes at once "
        f"adds {short(run.confidence[-1])}, the textbook form for one class {short(run.textbook[-1])}, the misprint "
        f"{short(run.printed[-1])}."
    )


def structure_table(run: StructureRun) -> dict[str, Any]:
    """A row for each class, in full precision."""
    return {
        "vc_dimension": list(run.dimensions),
        "training_error": run.training.tolist(),
        "confidence": run.confidence.tolist(),
        "bound": run.bound.tolist(),
        "true_risk": run.risk.tolist(),
        "vc_confidence_textbook": run.textbook.tolist(),
        "vc_confidence_misprinted": run.printed.tolist(),
    }


def _dimensions(run: StructureRun) -> dict[str, Any]:
    step = 1 if len(run.dimensions) <= 12 else 5
    ticks = [d for d in run.dimensions if d == 1 or d % step == 0]
    return {"title": {"text": "VC dimension of the class"}, "ticks": "outside", "tickvals": ticks}


def _curve(drawn: go.Figure, run: StructureRun, name: str, heights: Any, look: dict[str, Any]) -> None:
    drawn.add_scatter(
        x=run.dimensions,
        y=heights,
        mode="lines",
        name=name,
        line=look,
        hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>",
    )


def _ring(drawn: go.Figure, run: StructureRun, place: int, heights: Any, color: str) -> None:
    mark = {"size": 15, "color": color, "symbol": "circle-open", "line": {"width": 3}}
    drawn.add_scatter(
        x=[run.dimensions[place]], y=[heights[place]], mode="markers", name="chosen", marker=mark, hoverinfo="skip"
    )
