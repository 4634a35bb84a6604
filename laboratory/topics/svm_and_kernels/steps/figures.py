"""Pegasos in the plane after some draws, and its gap to the best objective beside the promise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, log_axis, palette
from laboratory.topics.svm_and_kernels.plane import HEIGHT, band, empty_plane, examples, line, square_around
from laboratory.topics.svm_and_kernels.steps.run import RUNS, SteppingRun

if TYPE_CHECKING:
    import plotly.graph_objects as go


def plane(run: SteppingRun, look: int, theme: str = "light") -> go.Figure:
    """The line of the weights after some draws, with its band, and the best line."""
    square = square_around(run.points)
    drawn = empty_plane(square)
    w = run.path[look]
    band(drawn, w, 0.0, square, theme)
    line(drawn, run.best, 0.0, square, "best line", {"color": palette(theme)[3], "width": 2, "dash": "longdash"})
    line(drawn, w, 0.0, square, "line now", {"color": palette(theme)[2], "width": 4})
    examples(drawn, run.points, run.signs, theme, run.signs * (run.points @ w) <= 0 if w.any() else None)
    return drawn


def gaps(run: SteppingRun, look: int, theme: str = "light") -> go.Figure:
    """How far the objective is from its least value, over the draws, below the promise of the mean."""
    ends = [0, float(np.log10(run.draws[-1])) + 0.02]
    drawn = figure(height=HEIGHT, xaxis=log_axis("examples drawn", range=ends), yaxis=log_axis("objective above best"))
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    for name, heights, look_of in (
        ("last weights", run.gaps_of_last, {"color": blue, "width": 1.5, "dash": "dot"}),
        ("promise", run.promised, {"color": orange, "width": 2.5, "dash": "dash"}),
        ("mean of runs", run.mean_gaps, {"color": grey, "width": 4}),
    ):
        seen = np.where(heights > 0, heights, np.nan)
        drawn.add_scatter(x=run.draws, y=seen, mode="lines", name=name, line=look_of, hovertemplate="%{y:.3g}")
    drawn.add_vline(x=int(run.draws[look]), line={"color": grey, "width": 1, "dash": "dot"})
    _name(drawn, run, theme)
    return drawn


def _name(drawn: go.Figure, run: SteppingRun, theme: str) -> None:
    """The mean's name stands between it and the promise, where no curve passes; the last weights' below them all."""
    logs, end, middle = (True, True), float(run.draws[-1]), len(run.draws) // 2
    promise, lowest = float(run.promised[-1]), float(run.gaps_of_last[run.gaps_of_last > 0].min())
    between = max(float(run.mean_gaps[-1]), lowest) ** 0.4 * promise**0.6
    place = (float(run.draws[middle]), float(run.promised[middle]))
    label_at(drawn, place, "promised", palette(theme)[1], logs, "left", above=True)
    label_at(drawn, (end, between), "<b>mean weights</b>", GREY[theme], logs, "right", above=True)
    label_at(drawn, (end, lowest), "this run's last weights", palette(theme)[0], logs, "right", above=False)


def plane_in_words(run: SteppingRun, look: int) -> str:
    """What a person sees on the plane."""
    return (
        f"{len(run.signs)} points of two labels, Pegasos's line after {in_words(int(run.draws[look]))} draws, and the "
        "best line, dashed."
    )


def gaps_in_words(run: SteppingRun, look: int) -> str:
    """What a person sees of the gaps."""
    return (
        f"After {in_words(int(run.draws[look]))} draws the mean weights' objective lies, averaged over {RUNS} runs, "
        f"{in_words(float(run.mean_gaps[look]), 3)} above the best; promised is at most "
        f"{in_words(float(run.promised[look]), 3)}."
    )


def stepping_table(run: SteppingRun) -> dict[str, Any]:
    """A row for each look, in full precision."""
    return {
        "draws": run.draws.tolist(),
        "w1": run.path[:, 0].tolist(),
        "w2": run.path[:, 1].tolist(),
        "gap_of_last": run.gaps_of_last.tolist(),
        "gap_of_mean": run.gaps_of_mean.tolist(),
        "mean_gap_over_runs": run.mean_gaps.tolist(),
        "promised": run.promised.tolist(),
    }
