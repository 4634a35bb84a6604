"""Who trains, who chooses and who tests in each training; and what the candidates showed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import short
from laboratory.figures.endings import Ending, name_the_ends
from laboratory.figures.theme import GREY, figure, log_axis, palette
from laboratory.topics.model_selection.degree.figures import error_span
from laboratory.topics.model_selection.folds.run import TEST, TRAIN, VALIDATE, FoldsRun

if TYPE_CHECKING:
    import plotly.graph_objects as go

HEIGHT = 430
LOW = 175  # for a scheme with one row
ROLES = {TRAIN: "trains", VALIDATE: "chooses", TEST: "tests"}
FAINT = {"light": "#cfcfc9", "dark": "#454b52"}


def scheme_as_blocks(run: FoldsRun, theme: str = "light") -> go.Figure:
    """A row for each training, a column for each example: grey trains, the others choose and test."""
    rows = len(run.roles)
    drawn = figure(
        height=LOW if rows == 1 else HEIGHT, hovermode="closest",
        xaxis={"title": {"text": "example"}, "ticks": "outside", "showgrid": False, "range": [0.5, run.m + 0.5]},
        yaxis={"title": {"text": "training"}, "autorange": "reversed", "showgrid": False, "ticks": "outside",
               "tickvals": _row_ticks(run), "zeroline": False},
    )  # fmt: skip
    colors = [FAINT[theme], palette(theme)[3], palette(theme)[0]]
    scale = [[at / 3 + edge, color] for at, color in enumerate(colors) for edge in (0, 1 / 3)]
    drawn.add_heatmap(
        x=np.arange(1, run.m + 1), y=np.arange(1, rows + 1), z=run.roles, zmin=-0.5, zmax=2.5, colorscale=scale,
        showscale=False, xgap=0 if run.m > 100 else 1, ygap=2, name="roles",
        text=np.array([ROLES[role] for role in range(3)])[run.roles],
        hovertemplate="training %{y}<br>example %{x} %{text}<extra></extra>",
    )  # fmt: skip
    _name_the_roles(drawn, run, colors, theme)
    return drawn


def scheme_in_words(run: FoldsRun) -> str:
    """What a person sees of the scheme."""
    first = [int((run.roles[0] == role).sum()) for role in (TRAIN, VALIDATE, TEST)]
    trainings = "one row" if len(run.roles) == 1 else f"{len(run.roles)} rows, one for each training"
    return (
        f"{run.m} examples in {trainings}; in the first, {first[0]} train, {first[1]} choose and {first[2]} test. "
        + ("Each example chooses once." if run.scheme == "folds" else "")
        + ("Each example tests in one block of rows, and chooses once in every other block." * (run.scheme == "nested"))
    )


def compared(run: FoldsRun, theme: str = "light") -> go.Figure:
    """The errors that were compared, those of single folds, and the true risk of each candidate."""
    heights = np.concatenate([run.risk, run.errors])
    span = error_span(heights, run.world.bayes_risk, below=4.0)
    drawn = figure(
        height=HEIGHT, xaxis={"title": {"text": "degree"}, "ticks": "outside", "dtick": 1},
        yaxis=log_axis("mean squared error", range=[float(np.log10(end)) for end in span]),
    )  # fmt: skip
    blue, purple, grey = palette(theme)[0], palette(theme)[3], GREY[theme]
    folds = run.fold_errors.shape[1]
    if folds > 1:
        drawn.add_scatter(
            x=np.repeat(run.degrees, folds), y=run.fold_errors.ravel(), mode="markers", name="one fold",
            marker={"size": 5, "color": purple, "opacity": 0.55}, hovertemplate="one fold: %{y:.4g}<extra></extra>",
        )  # fmt: skip
    name = "validation" if folds == 1 else f"mean of<br>{folds} folds"
    look = {"color": purple, "width": 2.5, "dash": "dash"}
    _curve(drawn, run, run.errors, name.replace("<br>", " "), look, "circle-open")
    _curve(drawn, run, run.risk, "true risk", {"color": blue, "width": 4}, "circle")
    drawn.add_vline(x=run.chosen, line={"color": grey, "width": 1, "dash": "dot"})
    endings = [Ending(name, float(run.errors[-1]), purple), Ending("true risk", float(run.risk[-1]), blue)]
    if run.world.bayes_risk > 0:
        drawn.add_hline(y=run.world.bayes_risk, line={"color": palette(theme)[2], "width": 1.5, "dash": "dot"})
        endings.append(Ending("Bayes risk", run.world.bayes_risk, palette(theme)[2]))
    name_the_ends(drawn, endings, span, logarithmic=True, room=96)
    return drawn


def compared_in_words(run: FoldsRun) -> str:
    """What a person sees of the errors."""
    return (
        f"Errors that were compared and true risks for degrees 0 to {run.degrees[-1]}. The least compared is "
        f"{short(run.least)}, at degree {run.chosen}, whose true risk is {short(run.true_risk)}."
    )


def folds_table(run: FoldsRun) -> dict[str, Any]:
    """A row for each degree, in full precision."""
    folds = run.fold_errors.shape[1]
    single = {f"fold_{fold + 1}": run.fold_errors[:, fold].tolist() for fold in range(folds)} if folds > 1 else {}
    return {
        "degree": list(run.degrees),
        "compared_error": run.errors.tolist(),
        **single,
        "true_risk": run.risk.tolist(),
        "chosen": [int(place == run.chosen) for place in range(len(run.degrees))],
    }


def _row_ticks(run: FoldsRun) -> list[int]:
    rows = len(run.roles)
    step = 1 if rows <= 10 else round(rows**0.5)
    return list(range(1, rows + 1, step))


def _name_the_roles(drawn: go.Figure, run: FoldsRun, colors: list[str], theme: str) -> None:
    """Above the blocks: what each colour does."""
    ink = {"light": "#161514", "dark": "#f2f2f0"}[theme]
    told = [role for role in ROLES if (run.roles == role).any()]
    for place, role in enumerate(told):
        square = f'<span style="color:{colors[role]}">■</span>'
        drawn.add_annotation(
            x=place / 3, y=1, xref="paper", yref="paper", text=f"{square} {ROLES[role]}", showarrow=False,
            xanchor="left", yanchor="bottom", font={"color": ink, "size": 14},
        )  # fmt: skip
    drawn.update_layout(margin_t=36)


def _curve(drawn: go.Figure, run: FoldsRun, y: np.ndarray, name: str, look: dict[str, Any], symbol: str) -> None:
    drawn.add_scatter(
        x=run.degrees, y=y, mode="lines+markers", name=name, line=look, marker={"symbol": symbol, "size": 8},
        hovertemplate=f"{name}: %{{y:.4g}}<extra></extra>",
    )  # fmt: skip
