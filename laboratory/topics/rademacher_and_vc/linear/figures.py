"""Linear predictors of norm 1: their complexity between closed forms, and promises by margin and by dimension."""

from __future__ import annotations

from math import log10
from typing import TYPE_CHECKING, Any

from laboratory.figures.theme import GREY, MARGIN, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.rademacher_and_vc.linear.run import LinearRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 400
TICKS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1]


def complexity(run: LinearRun, theme: str = "light") -> go.Figure:
    """Simulated complexity with its promised distance, and the closed forms around it."""
    drawn = figure(height=HEIGHT, xaxis=_sizes(run), yaxis=log_axis("complexity", tickvals=TICKS))
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    _line(drawn, run.sizes, run.by_radius, "any examples in the ball", {"color": grey, "width": 1.5, "dash": "dot"})
    _line(drawn, run.sizes, run.above, "at most", {"color": blue, "width": 1.8, "dash": "dash"})
    _line(drawn, run.sizes, run.below, "at least", {"color": blue, "width": 1.8, "dash": "dash"})
    drawn.add_scatter(
        x=run.sizes, y=run.simulated, mode="lines+markers", name="simulated", line={"color": orange, "width": 3},
        error_y={"type": "data", "array": run.widths, "thickness": 1.5, "width": 4}, hovertemplate="%{y:.4g}",
    )  # fmt: skip
    logs, middle = (True, True), len(run.sizes) // 2
    m = float(run.sizes[middle])
    label_at(drawn, (m, float(run.by_radius[middle])), "at most", blue, logs, "left", above=True)
    label_at(drawn, (m, float(run.below[middle])), "at least", blue, logs, "right", above=False)
    drawn.add_annotation(
        x=0.02, y=0.06, xref="paper", yref="paper", text="<b>simulated</b>", showarrow=False, xanchor="left",
        font={"color": orange, "size": 14},
    )  # fmt: skip
    return drawn


def complexity_in_words(run: LinearRun) -> str:
    """What a person sees of the complexity."""
    return (
        f"The simulated complexity falls from {run.simulated[0]:.3f} at {run.sizes[0]} examples to "
        f"{run.simulated[-1]:.3f} at {run.sizes[-1]}, between its closed forms {run.below[-1]:.3f} and "
        f"{run.above[-1]:.3f}."
    )


def promises(run: LinearRun, theme: str = "light") -> go.Figure:
    """Promised risk by margin and by dimension beside the true risk of the hard-margin SVM."""
    drawn = figure(
        height=HEIGHT, xaxis=_sizes(run), yaxis=linear_axis("risk", range=[-0.03, 1.65]), margin={**MARGIN, "r": 82}
    )
    blue, orange, green, grey = *palette(theme)[:3], GREY[theme]
    ends = [run.sizes[0], run.sizes[-1]]
    _line(drawn, ends, [1, 1], "no promise above", {"color": grey, "width": 1.2, "dash": "dot"})
    _line(drawn, run.sizes, run.by_margin, "promise by the margin", {"color": orange, "width": 2, "dash": "dash"})
    _line(drawn, run.sizes, run.by_dimension, "by the dimension", {"color": green, "width": 2, "dash": "dashdot"})
    _line(drawn, run.sizes, run.risks, "true risk of the SVM", {"color": blue, "width": 4})
    logs, end = (True, False), float(run.sizes[-1])
    lower = run.by_margin[-1] < run.by_dimension[-1]
    for name, heights, color, below in (
        ("margin", run.by_margin, orange, lower), ("dimension", run.by_dimension, green, not lower),
        ("true risk", run.risks, blue, False),
    ):  # fmt: skip
        label_at(drawn, (end, min(1.5, float(heights[-1]))), name, color, logs, "left", above=not below)
    label_at(drawn, (float(ends[0]), 1.0), "no promise", grey, logs, "left", above=True)
    return drawn


def promises_in_words(run: LinearRun) -> str:
    """What a person sees of the promises."""
    return (
        f"At {run.sizes[-1]} examples the margin promises a risk of at most {run.by_margin[-1]:.3f}, the dimension "
        f"{run.by_dimension[-1]:.3f}; the support vector machine's is {run.risks[-1]:.4f}."
    )


def linear_table(run: LinearRun) -> dict[str, Any]:
    """A row for each sample size."""
    return {
        "m": list(run.sizes),
        "simulated": run.simulated.tolist(),
        "within": run.widths.tolist(),
        "at_least": run.below.tolist(),
        "at_most": run.above.tolist(),
        "promised_by_margin": run.by_margin.tolist(),
        "promised_by_dimension": run.by_dimension.tolist(),
        "true_risk": run.risks.tolist(),
    }


def _sizes(run: LinearRun) -> dict[str, Any]:
    """A little wider than the sizes: names at the very end of an axis are not drawn."""
    return log_axis("examples m", range=[log10(run.sizes[0]) - 0.04, log10(run.sizes[-1]) + 0.04])


def _line(drawn: go.Figure, x: Any, y: Any, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate="%{y:.4g}")
