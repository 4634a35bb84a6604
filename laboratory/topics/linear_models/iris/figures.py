"""The iris flowers: the field of a classifier over two measurements, and all pairs of the four."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from laboratory.figures import panels
from laboratory.figures.axes import Scale
from laboratory.figures.curves import at_point
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, dots
from laboratory.figures.names import over, words
from laboratory.figures.plane import mistakes
from laboratory.figures.roles import QUIET, WORDS, Role
from laboratory.figures.theme import TICK, figure
from laboratory.topics.linear_models.figures import BEHIND
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
    cells(
        fig, *run.along, run.field, [Role(name, i) for i, name in enumerate(run.species)], name="field",
        span=(-0.5, 2.5), steps=True, opacity=0.2,
    )  # fmt: skip
    for species, name in enumerate(run.species):
        chosen, role = run.X[run.y == species][:, pair], _flower(species, name)
        dots(fig, chosen[:, 0], chosen[:, 1], role, at_point(name, "~g", "cm"), size=8, edge=1.6)
        over(fig, (float(chosen[:, 0].mean()), float(chosen[:, 1].max())), name, role, ground=BEHIND)
    mistakes(fig, run.X[run.wrong][:, pair], 11)
    return fig


def _measured(name: str, along: np.ndarray) -> dict[str, Any]:
    return Scale(name, unit="cm").axis(range=[float(along[0]), float(along[-1])], showgrid=False, zeroline=False)


def _flower(species: int, name: str) -> Role:
    return Role(name, species, marker=SYMBOLS[species], known=True)


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
                words(fig, middle, middle, [SHORT[row]], WORDS, name="measurement", size=TICK, **place)
            else:
                _pair(fig, run, row, column)
    frame = {"showline": True, "mirror": True, "linewidth": 1, "linecolor": QUIET.shade(theme, FRAME)}
    fig.update_xaxes(showticklabels=False, showgrid=False, zeroline=False, **frame)
    fig.update_yaxes(showticklabels=False, showgrid=False, zeroline=False, **frame)
    return fig


def _pair(fig: Figure, run: IrisRun, row: int, column: int) -> None:
    for species, name in enumerate(run.species):
        chosen, place = run.X[run.y == species], panels.at(4 * row + column)
        reading = at_point(name, "~g", "cm")
        dots(fig, chosen[:, column], chosen[:, row], _flower(species, name), reading, size=3.5, edge=0.8, **place)


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
