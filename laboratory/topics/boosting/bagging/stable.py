"""Bagging a learner that hardly changes with its sample, beside a tree, which does; both on the same bags."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from bounds.numbers import format_number, format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import one_of
from laboratory.figures.theme import figure
from laboratory.topics.boosting.bagging.run import FRIEDMAN, friedman
from learners.shared.arrays import Reals

MEMBERS, R_SQUARED = Scale("members of the ensemble", whole=True), Scale("R² on the test third")
TREE, LINE = one_of(0, "trees, bagged", 3.5), one_of(1, "least squares, bagged", 3.5)
TREE_ALONE, LINE_ALONE = one_of(0, "one tree", 1.5), one_of(1, "one least squares", 1.5)

Fitted = Callable[[Reals], Reals]


@dataclass(frozen=True)
class Bagged:
    """R² on the test third of one fit to the whole sample, and of the mean over 1, 2, ... bags `(members,)`.

    `variance` is that of a single member's answer from bag to bag, averaged over the test third.
    """

    single: float
    members: Reals
    variance: float

    @property
    def gain(self) -> float:
        """What bagging adds."""
        return float(self.members[-1]) - self.single


@dataclass(frozen=True)
class TreeAndLine:
    """The tree, which is sensitive, and least squares, which is stable."""

    tree: Bagged
    line: Bagged


def stability_beside(world: str, beside: str, trees: int, seed: int) -> TreeAndLine | None:
    """Both on as many bags as there are `trees`, where labels are numbers and the reader chose it."""
    return stability(trees, seed) if world == FRIEDMAN and beside == "stable" else None


def stability(members: int, seed: int) -> TreeAndLine:
    """Draw the bags with `seed` and fit both to each of them."""
    X, fresh, y, truth = friedman(seed)
    bags = np.random.default_rng(seed).integers(0, len(y), (members, len(y)))
    return TreeAndLine(*(_bagged(fit, X, y, fresh, truth, bags) for fit in (_tree, _least_squares)))


def _bagged(
    fit: Callable[[Reals, Reals], Fitted], X: Reals, y: Reals, fresh: Reals, truth: Reals, bags: np.ndarray
) -> Bagged:
    answers = np.array([fit(X[bag], y[bag])(fresh) for bag in bags])
    means = np.cumsum(answers, axis=0) / np.arange(1, len(bags) + 1)[:, np.newaxis]
    scores = 1 - np.mean((means - truth) ** 2, axis=1) / np.var(truth)
    alone = 1 - float(np.mean((fit(X, y)(fresh) - truth) ** 2) / np.var(truth))
    spread = answers.var(axis=0, ddof=1).mean() if len(bags) > 1 else 0.0
    return Bagged(alone, scores, float(spread))


def _tree(X: Reals, y: Reals) -> Fitted:
    from sklearn.tree import DecisionTreeRegressor

    predict: Fitted = DecisionTreeRegressor(random_state=0).fit(X, y).predict
    return predict


def _least_squares(X: Reals, y: Reals) -> Fitted:
    weights = np.linalg.lstsq(_with_constant(X), y, rcond=None)[0]
    return lambda places: np.asarray(_with_constant(places) @ weights)


def _with_constant(X: Reals) -> Reals:
    return np.column_stack([X, np.ones(len(X))])


def stable(stability: TreeAndLine, theme: str = "light") -> Figure:
    """R² of the mean over the bags, for both, and of one fit to the whole sample."""
    members = np.arange(1, len(stability.tree.members) + 1)
    fig = figure(theme, xaxis=MEMBERS.axis(), yaxis=R_SQUARED.axis(range=[0, 1]))
    ends = []
    for bagged, role, alone in ((stability.tree, TREE, TREE_ALONE), (stability.line, LINE, LINE_ALONE)):
        ends += [curve(fig, members, bagged.members, role), hline(fig, bagged.single, alone)]
    label_ends(fig, ends)
    return fig


def stable_in_words(stability: TreeAndLine) -> str:
    """What a person sees of both."""
    tree, line = stability.tree, stability.line
    return (
        f"R² on the test third by the number of members. Trees rise to {format_short(float(tree.members[-1]))} from "
        f"{format_short(tree.single)} for one; least squares stays at {format_short(float(line.members[-1]))}, "
        f"{format_short(line.single)} alone."
    )


def stable_sentence(stability: TreeAndLine, other: float) -> str:
    """What bagging adds to either, and how much either changes from bag to bag; `other` is R² of the other one tree."""
    tree, line, members = stability.tree, stability.line, format_number(len(stability.tree.members))
    return (
        f"**What bagging helps.** A tree alone has R² {format_short(tree.single)}, the mean of {members} on bags "
        f"{format_short(float(tree.members[-1]))}: **{_signed(tree.gain)}**. Least squares alone has "
        f"{format_short(line.single)}, the mean on the same bags {format_short(float(line.members[-1]))}: "
        f"**{_signed(line.gain)}**. From bag to bag a tree's answer has variance {format_short(tree.variance)}, that "
        f"of least squares {format_short(line.variance)}.{_other_tree(tree.single, other)}"
    )


def _other_tree(alone: float, other: float) -> str:
    """Why another tree of the same sample has another R²; nothing where it is printed alike."""
    if format_short(alone) == format_short(other):
        return ""
    return (
        f" The one tree of the scores has R² {format_short(other)}, not {format_short(alone)}: where several splits "
        "lower the error equally, a seed chooses, and the two trees have different seeds."
    )


def _signed(number: float) -> str:
    return f"{'+' if number >= 0 else '−'}{format_short(abs(number))}"
