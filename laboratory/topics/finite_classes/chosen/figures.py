"""How far training errors deviate: a hypothesis fixed beforehand and the one that was chosen on the sample."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.finite_classes.chosen.run import ChosenRun, NeighbourRuns

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 440
RAREST = 1e-4


def tails(run: ChosenRun, theme: str = "light") -> go.Figure:
    """Probability of each deviation: exact (lines), measured (marks) and promised (dashed), for one and for many."""
    far = _farthest(run)
    drawn = figure(
        height=HEIGHT, xaxis=linear_axis("deviation: true risk less training error", range=[0, far]),
        yaxis=log_axis("probability of at least so much") | {"range": [math.log10(RAREST), 0.4]},
    )  # fmt: skip
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    gap = np.linspace(0, far, 200)
    for heights, color, name in (
        (run.one_promise(gap), blue, "Hoeffding, one"),
        (run.union_promise(gap), orange, "union bound"),
    ):
        _line(drawn, gap, np.minimum(heights, 1), name, {"color": color, "width": 1.8, "dash": "dash"})
    for exact, measured, color, name, symbol in (
        (run.fixed_tail, run.measured(run.fixed), blue, "fixed", "circle"),
        (run.chosen_tail, run.measured(run.chosen), orange, "chosen", "diamond"),
    ):
        drawn_part = exact >= RAREST / 10
        _line(drawn, run.deviations[drawn_part], exact[drawn_part], name, {"color": color, "width": 4})
        seen = (measured > 0) & (run.deviations <= far)
        drawn.add_scatter(
            x=run.deviations[seen], y=measured[seen], mode="markers", name=f"{name}, measured", hoverinfo="skip",
            marker={"symbol": symbol, "size": 8, "color": color, "line": {"width": 1, "color": "white"}},
        )  # fmt: skip
    drawn.add_hline(y=run.delta, line={"color": grey, "width": 1, "dash": "dot"})
    drawn.add_vline(x=run.naive, line={"color": blue, "width": 1, "dash": "dot"})
    if run.hypotheses > 1:
        drawn.add_vline(x=run.union, line={"color": orange, "width": 1, "dash": "dot"})
    _names(drawn, run, far, theme)
    return drawn


def _names(drawn: go.Figure, run: ChosenRun, far: float, theme: str) -> None:
    blue, orange, grey = *palette(theme)[:2], GREY[theme]
    logs = (False, True)
    label_at(drawn, (far, run.delta), f"δ = {in_words(run.delta)}", grey, logs, "right", above=True)
    near = int(np.argmin(np.abs(run.fixed_tail - 0.6 * run.delta)))
    place = (float(run.deviations[near]), float(run.fixed_tail[near]))
    label_at(drawn, place, "<b>fixed</b>", blue, logs, "right", above=False)
    if run.hypotheses > 1:
        start = (float(run.deviations[0]), float(run.chosen_tail[0]))
        label_at(drawn, start, "<b>chosen</b>", orange, logs, "left", above=True)
        label_at(drawn, (run.union, 1.2), "safe", orange, logs, "left", above=True)
    label_at(drawn, (run.naive, RAREST), "naive", blue, logs, "right", above=True)


def _farthest(run: ChosenRun) -> float:
    """Where the union bound has fallen to the rarest probability that is drawn, or the largest deviation."""
    gaps = np.linspace(0, 1, 1001)
    rare = np.flatnonzero(run.union_promise(gaps) <= RAREST)
    return float(gaps[rare[0]]) if rare.size else 1.0


def tails_in_words(run: ChosenRun) -> str:
    """What a person sees of the deviations."""
    fixed, chosen = run.beyond(run.naive)
    return (
        "Falling probabilities of a deviation of at least so much, exact, measured and promised. Beyond Hoeffding's "
        f"gap {run.naive:.3f} lies the fixed hypothesis with probability {in_words(fixed, 3)} and the chosen one with "
        f"probability {in_words(chosen, 3)}."
    )


def tails_table(run: ChosenRun) -> dict[str, Any]:
    """A row for each deviation that can occur; full precision."""
    return {
        "deviation": run.deviations.tolist(),
        "fixed_exact": run.fixed_tail.tolist(),
        "fixed_measured": run.measured(run.fixed).tolist(),
        "hoeffding": run.one_promise(run.deviations).tolist(),
        "chosen_exact": run.chosen_tail.tolist(),
        "chosen_measured": run.measured(run.chosen).tolist(),
        "union_bound": run.union_promise(run.deviations).tolist(),
    }


def neighbours(runs: NeighbourRuns, theme: str = "light") -> go.Figure:
    """For each sample the nearest neighbour's training error and true risk, and what Hoeffding would promise."""
    order = np.argsort(runs.risk)
    count = np.arange(1, len(order) + 1)
    top = max(float(runs.risk.max()), float(runs.naive.max()))
    drawn = figure(
        height=HEIGHT, xaxis=linear_axis("sample, sorted by true risk", range=[0, len(order) + 1]),
        yaxis=linear_axis("share of mistakes", range=[-0.04 * top, 1.2 * top]),
    )  # fmt: skip
    blue, orange, green = palette(theme)[:3]
    _line(drawn, count, runs.naive[order], "naive bound", {"color": orange, "width": 2, "dash": "dash"})
    _line(drawn, count, runs.training[order], "training error", {"color": green, "width": 2})
    drawn.add_scatter(
        x=count, y=runs.risk[order], mode="markers", name="true risk", marker={"size": 5, "color": blue},
        hovertemplate="%{y:.4f}",
    )  # fmt: skip
    last = float(len(order))
    label_at(drawn, (last, float(runs.risk.max())), "<b>true risk</b>", blue, (False, False), "right", above=True)
    label_at(drawn, (last, float(runs.naive[-1])), "naive bound", orange, (False, False), "right", above=True)
    label_at(drawn, (0, 0), "training error", green, (False, False), "left", above=True)
    return drawn


def neighbours_in_words(runs: NeighbourRuns) -> str:
    """What a person sees of the samples."""
    return (
        f"On {len(runs.risk)} samples the training error is {runs.training.mean():.3f}, the true risk about "
        f"{runs.risk.mean():.3f}, and the naive bound holds on {runs.held}."
    )


def neighbours_table(runs: NeighbourRuns) -> dict[str, Any]:
    """A row for each sample."""
    return {
        "sample": list(range(1, len(runs.risk) + 1)),
        "training_error": runs.training.tolist(),
        "true_risk": runs.risk.tolist(),
        "naive_bound": runs.naive.tolist(),
    }


def _line(drawn: go.Figure, x: np.ndarray, y: np.ndarray, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate="%{y:.4g}")
