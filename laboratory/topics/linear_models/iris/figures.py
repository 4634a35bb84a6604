"""The iris flowers: the field of a classifier over two measurements, and all pairs of the four."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from laboratory.figures import panels
from laboratory.figures.axes import Scale
from laboratory.figures.curves import at_point
from laboratory.figures.figure import Figure
from laboratory.figures.names import over
from laboratory.figures.plane import mistakes
from laboratory.figures.roles import sample_look
from laboratory.figures.theme import GREY, color_of, figure, with_alpha
from laboratory.topics.linear_models.figures import behind
from laboratory.topics.linear_models.iris.run import IrisRun

HEIGHT = 400
FRAME = 0.5  # of grey: two frames stand side by side
SYMBOLS = ("circle", "square-open", "triangle-up-open")
SHORT = ("sepal l.", "sepal w.", "petal l.", "petal w.")


def field(run: IrisRun, theme: str = "light") -> Figure:
    """The species predicted everywhere, the flowers, and a cross on those misclassified."""
    pair = list(run.pair)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest",
        xaxis=_measured(run.names[pair[0]], run.along[0]), yaxis=_measured(run.names[pair[1]], run.along[1]),
    )  # fmt: skip
    steps = [[place, color_of(i, theme)] for i in range(3) for place in (i / 3, (i + 1) / 3)]
    fig.add_heatmap(
        x=run.along[0], y=run.along[1], z=run.field, zmin=-0.5, zmax=2.5, colorscale=steps, opacity=0.2,
        showscale=False, hoverinfo="skip", name="field",
    )  # fmt: skip
    for species, name in enumerate(run.species):
        chosen = run.X[run.y == species][:, pair]
        fig.add_scatter(
            x=chosen[:, 0], y=chosen[:, 1], mode="markers", name=name,
            marker=sample_look(_mark(species, theme, 8, 1.6)),
            hovertemplate=at_point(name, "~g", "cm"),
        )  # fmt: skip
        top = (float(chosen[:, 0].mean()), float(chosen[:, 1].max()))
        over(fig, top, name, color_of(species, theme), bgcolor=behind(theme))
    mistakes(fig, run.X[run.wrong][:, pair], 11)
    return fig


def _measured(name: str, along: np.ndarray) -> dict[str, Any]:
    return Scale(name, unit="cm").axis(range=[float(along[0]), float(along[-1])], showgrid=False, zeroline=False)


def _mark(species: int, theme: str, size: float, edge: float) -> dict[str, Any]:
    color = color_of(species, theme)
    return {"symbol": SYMBOLS[species], "size": size, "color": color, "line": {"width": edge, "color": color}}


def field_in_words(run: IrisRun) -> str:
    """What a person sees of the field."""
    first, second = (run.names[column] for column in run.pair)
    return (
        f"150 iris flowers of three species by {first} and {second}, over the regions in which the classifier "
        f"predicts each species; {pluralize(int(run.wrong.sum()), 'flower is', 'flowers are')} misclassified."
    )


def pairs(run: IrisRun, theme: str = "light") -> Figure:
    """All pairs of the four measurements, columns against rows, their names on the diagonal."""
    fig, gap = figure(theme, height=HEIGHT, hovermode=False, margin=dict.fromkeys("lrtb", 2)), 0.015
    panels.lay_out(fig, 4, 4, shared_xaxes=True, shared_yaxes=True, horizontal_spacing=gap, vertical_spacing=gap)
    for row in range(4):
        for column in range(4):
            if row == column:
                middle = [float(run.X[:, column].min() + run.X[:, column].max()) / 2]
                place = panels.at(4 * row + column)
                look = {"mode": "text", "text": [SHORT[row]], "hoverinfo": "skip"}
                fig.add_scatter(x=middle, y=middle, name="measurement", **look, **place)
            else:
                _pair(fig, run, row, column, theme)
    frame = {"showline": True, "mirror": True, "linewidth": 1, "linecolor": with_alpha(GREY[theme], FRAME)}
    fig.update_xaxes(showticklabels=False, showgrid=False, zeroline=False, **frame)
    fig.update_yaxes(showticklabels=False, showgrid=False, zeroline=False, **frame)
    return fig


def _pair(fig: Figure, run: IrisRun, row: int, column: int, theme: str) -> None:
    for species, name in enumerate(run.species):
        chosen = run.X[run.y == species]
        fig.add_scatter(
            x=chosen[:, column], y=chosen[:, row], mode="markers", name=name,
            marker=sample_look(_mark(species, theme, 3.5, 0.8)), hovertemplate=at_point(name, "~g", "cm"),
            **panels.at(4 * row + column),
        )  # fmt: skip


def pairs_in_words(run: IrisRun) -> str:
    """What a person sees of the pairs."""
    return (
        f"A table of 4 by 4 small pictures: each pair of {', '.join(run.names)}, a mark for each flower. Setosa is "
        "separate in all of them; versicolor and virginica overlap."
    )


def iris_table(run: IrisRun) -> Mapping[str, Any]:
    """The flowers, their species, and whether the classifier misclassifies them."""
    columns: dict[str, Any] = {name.replace(" ", "_"): run.X[:, i].tolist() for i, name in enumerate(run.names)}
    return columns | {"species": [run.species[k] for k in run.y], "misclassified": run.wrong.astype(int).tolist()}
