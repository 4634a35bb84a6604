"""Novikoff's squeeze, update by update, and the mistakes that are left on the sample."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words
from laboratory.figures.theme import GREY, figure, label_at, linear_axis, log_axis, palette
from laboratory.topics.perceptron_lab.updates.run import PerceptronRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 360
BOUND_POINTS = 200
LEADER = 80  # pixels
ROOM = 1.22
CROWDED = 0.7  # share of the axis beyond which a label no longer fits to the right


def squeeze(run: PerceptronRun, step: int, log: bool = False, theme: str = "light") -> go.Figure:
    """||w|| and <w*, w> after each update, between the proof's bounds, which meet where the promise ends."""
    end = max(float(run.kept), run.promised or 0.0)
    axis = log_axis if log else linear_axis
    drawn = figure(height=HEIGHT, xaxis=axis("updates"), yaxis=axis("length ‖w‖ and progress ⟨w*, w⟩"))
    if not log:
        drawn.update_xaxes(range=[0, max(1.03 * end, ROOM * run.kept)])  # room for names right of the run's end
    first = float(log)  # zero has no place on a logarithmic axis
    many = np.geomspace(1, max(end, 2), BOUND_POINTS) if log else np.linspace(0, end, BOUND_POINTS)
    grey, (blue, orange) = GREY[theme], palette(theme)[:2]
    _curve(drawn, many, run.longest(many), "at most", {"color": blue, "width": 1.5, "dash": "dash"})
    if run.promised is not None:
        _curve(drawn, many, run.least_progress(many), "at least", {"color": orange, "width": 1.5, "dash": "dash"})
    made = np.arange(int(first), run.kept + 1)
    _curve(drawn, made, run.lengths[made], "length ‖w‖", {"color": blue, "width": 3.5})
    _curve(drawn, made, run.progress[made], "progress ⟨w*, w⟩", {"color": orange, "width": 3.5})
    if step >= first:
        drawn.add_vline(x=step, line={"color": grey, "width": 1, "dash": "dot"})
        now = {"x": [step, step], "y": [run.lengths[step], run.progress[step]]}
        drawn.add_scatter(**now, mode="markers", marker={"size": 9, "color": [blue, orange]}, hoverinfo="skip")
    _name_the_curves(drawn, run, many, log, theme)
    return drawn


def mistakes(run: PerceptronRun, step: int, theme: str = "light") -> go.Figure:
    """Examples misjudged after each update, and the fewest so far."""
    drawn = figure(
        height=HEIGHT, xaxis=linear_axis("updates"), yaxis=linear_axis("misjudged examples", tickformat=",d")
    )
    made, grey, purple = np.arange(run.kept + 1), GREY[theme], palette(theme)[3]
    _curve(drawn, made, run.misjudged, "this line", {"color": palette(theme)[2], "width": 1.5})
    _curve(drawn, made, run.fewest, "the best so far", {"color": purple, "width": 3.5, "shape": "hv"})
    drawn.add_vline(x=step, line={"color": grey, "width": 1, "dash": "dot"})
    drawn.add_scatter(
        x=[step], y=[run.misjudged[step]], mode="markers", marker={"size": 9, "color": palette(theme)[2]},
        hoverinfo="skip",
    )  # fmt: skip
    end = (float(run.kept), float(run.fewest[-1]))
    label_at(drawn, end, "the best so far (pocket)", purple, (False, False), side="right", above=False)
    highest = int(np.argmax(run.misjudged[1:])) + 1
    side = "right" if highest > CROWDED * run.kept else "left"
    place = (float(highest), float(run.misjudged[highest]))
    label_at(drawn, place, "the line of each update", palette(theme)[2], (False, False), side=side, above=True)
    drawn.update_yaxes(range=[-0.14 * run.misjudged[0], 1.08 * run.misjudged[0]])
    return drawn


def run_table(run: PerceptronRun) -> dict[str, Any]:
    """A row for each update, the first before any; full precision."""
    steps = np.arange(run.kept + 1)
    names = ["w1", "w2", *(["bias"] if run.bias else [])]
    bounded = {} if run.promised is None else {"progress_at_least": run.least_progress(steps).tolist()}
    return {
        "update": steps.tolist(),
        "example": ["", *(run.corrected + 1).tolist()],
        **{name: run.path[:, column].tolist() for column, name in enumerate(names)},
        "length": run.lengths.tolist(),
        "length_at_most": run.longest(steps).tolist(),
        "progress": run.progress.tolist(),
        **bounded,
        "misjudged": run.misjudged.tolist(),
        "fewest_so_far": run.fewest.tolist(),
    }


def beside_in_words(run: PerceptronRun, step: int) -> str:
    """What a person sees beside it, whichever of the two figures."""
    squeezed = (
        f"After update {step} the weights have length {in_words(float(run.lengths[step]), 4)} and have gone "
        f"{in_words(float(run.progress[step]), 4)} along the hidden direction"
    )
    meet = f"; the two bounds meet at {in_words(run.promised, 4)} updates" if run.promised is not None else ""
    return f"{squeezed}{meet}. {run.misjudged[step]} examples are misjudged, at best {run.fewest[step]} so far."


def _curve(drawn: go.Figure, x: np.ndarray, y: np.ndarray, name: str, look: dict[str, Any]) -> None:
    drawn.add_scatter(x=x, y=y, mode="lines", name=name, line=look, hovertemplate="%{y:.4g}")


def _name_the_curves(drawn: go.Figure, run: PerceptronRun, many: np.ndarray, logarithmic: bool, theme: str) -> None:
    blue, orange = palette(theme)[:2]
    logs = (logarithmic, logarithmic)
    middle = _at_share(_free_share(run, many), many) if logarithmic else float(many[BOUND_POINTS * 6 // 10])
    longest = "‖w‖ ≤ √t √(ρ² + 1)" if run.bias else "‖w‖ ≤ √t ρ"
    label_at(drawn, (middle, float(run.longest(middle))), longest, blue, logs, side="right", above=True)
    _name_the_run(drawn, run, logarithmic, theme)
    if run.promised is None:
        return
    text, meeting = "⟨w*, w⟩ ≥ tγ", float(run.longest(run.promised))
    early = float(many[BOUND_POINTS // 4]) if logarithmic else middle
    label_at(drawn, (early, float(run.least_progress(early))), text, orange, logs, side="left", above=False)
    drawn.add_scatter(
        x=[run.promised], y=[meeting], mode="markers", hoverinfo="skip", name="promise",
        marker={"size": 11, "symbol": "diamond", "color": GREY[theme]},
    )  # fmt: skip
    told = f"at most {in_words(run.most)}"
    label_at(drawn, (run.promised, meeting), told, GREY[theme], logs, side="right", above=True)


def _name_the_run(drawn: go.Figure, run: PerceptronRun, logarithmic: bool, theme: str) -> None:
    """Beside the last points; between logarithmic bounds there is no room, so a leader goes outside."""
    end = run.kept
    for y, name, above, color in (
        (float(run.lengths[end]), "<b>‖w‖</b>", True, palette(theme)[0]),
        (float(run.progress[end]), "<b>⟨w*, w⟩</b>", False, palette(theme)[1]),
    ):
        if not logarithmic:
            label_at(drawn, (end, y), name, color, (False, False), side="left", above=above)
        elif y > 0:
            drawn.add_annotation(
                x=math.log10(end), y=math.log10(y), text=name, font={"color": color, "size": 14}, arrowcolor=color,
                arrowhead=0, arrowwidth=1, ax=14, ay=-LEADER if above else LEADER,
            )  # fmt: skip


def _free_share(run: PerceptronRun, many: np.ndarray) -> float:
    """Where along a logarithmic axis the upper bound's name ends, clear of the leader from the run's end."""
    share = math.log(run.kept) / math.log(many[-1])
    return share - 0.04 if share > 0.4 else 0.75


def _at_share(share: float, many: np.ndarray) -> float:
    return float(many[round(share * (BOUND_POINTS - 1))])
