"""The cost of one prediction by the sample size, and of training and many predictions together."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, pluralize
from laboratory.figures.axes import EXAMPLES, Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import one_of
from laboratory.figures.theme import figure
from laboratory.topics.neighbours.costs.run import SIZES, LearningCosts

ONE = Scale("multiplications for one prediction")
ALL = Scale("multiplications in all")
ANSWERS = Scale("predictions", whole=True)
BRUTE, TREE, LINEAR = one_of(0, "every<br>example", 3.5), one_of(2, "k-d tree"), one_of(1, "linear<br>rule")


def one_answer(run: LearningCosts, m: int, theme: str = "light") -> Figure:
    """Multiplications for one prediction by the number of examples."""
    fig = figure(theme, xaxis=EXAMPLES.axis(log=True), yaxis=ONE.axis(log=True))
    sizes = np.array(SIZES)
    ends = [
        curve(fig, sizes, sizes * run.d, BRUTE),
        curve(fig, sizes, [search.distances * run.d for search in run.searches], TREE, points=True),
        curve(fig, sizes, [run.linear_answer] * len(sizes), LINEAR),
    ]
    vline(fig, m)
    label_ends(fig, ends)
    return fig


def one_answer_in_words(run: LearningCosts, m: int) -> str:
    """What a person sees of one prediction."""
    return (
        f"With {pluralize(m, 'example')} and {pluralize(run.d, 'feature')} one prediction takes "
        f"{pluralize(run.brute_answer(m), 'multiplication')} if every example is compared, "
        f"{format_short(run.tree_answer(m))} with a k-d tree and {run.linear_answer} with a linear rule, whatever the "
        "number of examples."
    )


def in_all(run: LearningCosts, m: int, theme: str = "light") -> Figure:
    """Training and predictions together, by the number of predictions."""
    fig = figure(theme, xaxis=ANSWERS.axis(log=True), yaxis=ALL.axis(log=True))
    totals, predictions = run.in_all(m), run.answers(m)
    ends = [curve(fig, predictions, totals[_plain(role.name)], role) for role in (BRUTE, TREE, LINEAR)]
    if (cheaper := run.cheaper_after(m)) is not None:
        vline(fig, cheaper)
    label_ends(fig, ends)
    return fig


def _plain(name: str) -> str:
    return name.replace("<br>", " ")


def in_all_in_words(run: LearningCosts, m: int) -> str:
    """What a person sees of training and predictions."""
    cheaper = run.cheaper_after(m)
    when = "never takes fewer" if cheaper is None else f"takes fewer from {pluralize(cheaper, 'prediction')} on"
    return (
        f"Training a linear rule on {pluralize(m, 'example')} takes {format_number(run.linear_training(m))} "
        f"multiplications, storing them none. In all the linear rule {when}."
    )


def costs_table(run: LearningCosts) -> dict[str, Any]:
    """A row for each number of examples."""
    return {
        "examples": list(SIZES),
        "prediction_every_example": [run.brute_answer(m) for m in SIZES],
        "prediction_k_d_tree": [search.distances * run.d for search in run.searches],
        "distances_to_points": [search.points for search in run.searches],
        "distances_to_boxes": [search.cells for search in run.searches],
        "prediction_linear": [run.linear_answer] * len(SIZES),
        "training_linear": [run.linear_training(m) for m in SIZES],
    }
