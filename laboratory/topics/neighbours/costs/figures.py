"""What one answer costs by the sample size, and what training and many answers cost together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import in_words, short
from laboratory.figures.axes import EXAMPLES, Scale
from laboratory.figures.curves import curve, marked
from laboratory.figures.names import at_the_ends
from laboratory.figures.roles import one_of
from laboratory.figures.theme import figure
from laboratory.topics.neighbours.costs.run import SIZES, LearningCosts

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

ONE = Scale("multiplications for one answer")
ALL = Scale("multiplications in all")
ANSWERS = Scale("answers", whole=True)
BRUTE, TREE, LINEAR = one_of(0, "every<br>example", 3.5), one_of(2, "k-d tree"), one_of(3, "linear<br>rule")


def one_answer(run: LearningCosts, m: int, theme: str = "light") -> Figure:
    """Multiplications for one answer by the number of examples."""
    drawn = figure(theme, xaxis=EXAMPLES.axis(log=True), yaxis=ONE.axis(log=True))
    sizes = np.array(SIZES)
    ends = [
        curve(drawn, sizes, sizes * run.d, BRUTE),
        curve(drawn, sizes, [one.distances * run.d for one in run.searches], TREE, points=True),
        curve(drawn, sizes, [run.linear_answer] * len(sizes), LINEAR),
    ]
    marked(drawn, m)
    at_the_ends(drawn, ends)
    return drawn


def one_answer_in_words(run: LearningCosts, m: int) -> str:
    """What a person sees of one answer."""
    return (
        f"With {m} examples and {run.d} features one answer takes {in_words(run.brute_answer(m))} multiplications if "
        f"every example is looked at, {short(run.tree_answer(m))} with a k-d tree and {run.linear_answer} with a "
        "linear rule, whatever the number of examples."
    )


def in_all(run: LearningCosts, m: int, theme: str = "light") -> Figure:
    """Training and answers together, by the number of answers."""
    drawn = figure(theme, xaxis=ANSWERS.axis(log=True), yaxis=ALL.axis(log=True))
    told, asked = run.in_all(m), run.answers(m)
    ends = [curve(drawn, asked, told[_plain(role.name)], role) for role in (BRUTE, TREE, LINEAR)]
    if (pays := run.pays_after(m)) is not None:
        marked(drawn, pays)
    at_the_ends(drawn, ends)
    return drawn


def _plain(name: str) -> str:
    return name.replace("<br>", " ")


def in_all_in_words(run: LearningCosts, m: int) -> str:
    """What a person sees of training and answers."""
    pays = run.pays_after(m)
    when = "never, as looking at one example costs no more" if pays is None else f"after {in_words(pays)} answers"
    return (
        f"Training a linear rule on {m} examples takes {in_words(run.linear_training(m))} multiplications, storing "
        f"them none; the training has paid {when}."
    )


def costs_table(run: LearningCosts) -> dict[str, Any]:
    """A row for each number of examples."""
    return {
        "examples": list(SIZES),
        "answer_every_example": [run.brute_answer(m) for m in SIZES],
        "answer_k_d_tree": [one.distances * run.d for one in run.searches],
        "distances_to_points": [one.points for one in run.searches],
        "distances_to_boxes": [one.cells for one in run.searches],
        "answer_linear": [run.linear_answer] * len(SIZES),
        "training_linear": [run.linear_training(m) for m in SIZES],
    }
