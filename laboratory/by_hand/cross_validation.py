"""K-fold cross-validation of a named learner on a small table: the mean of the folds' errors."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import Reals, chosen, in_text, in_whole_numbers, labelled, whole
from laboratory.by_hand.neighbours import EXACTLY
from laboratory.exercises.problem import WrongAnswer
from learners.selection.folds import FoldErrors, cross_validate

USUAL = "knn"
LEARNERS = {
    USUAL: "nearest neighbours",
    "majority": "the most frequent label, of equal ones the first in their order",
}
LEAVE_ONE_OUT = ("loo", "loocv", "leave-one-out", "leave_one_out")
IN_TURN, IN_BLOCKS = "examples dealt to the folds in turn", "consecutive blocks in the order of the table"
LAST_LABEL = "the last of equally frequent labels"
POOLED = "all examples' mistakes counted together, whatever fold they are in"


@dataclass(frozen=True)
class _Folded:
    """The examples in the order in which consecutive blocks are folds, and what they were in the table."""

    X: Reals
    y: NDArray[Any]
    place: NDArray[np.int64]
    folds: int
    learner: str
    k: int

    @property
    def model(self) -> Any:
        """The learner, not yet fitted."""
        from sklearn.dummy import DummyClassifier

        from learners import KNN

        if self.learner == USUAL:
            return KNN(n_neighbors=self.k)
        return DummyClassifier(strategy="most_frequent")

    @property
    def in_words(self) -> str:
        """What learns: `the 3 nearest neighbours`."""
        if self.learner != USUAL:
            return LEARNERS[self.learner]
        return "the nearest neighbour" if self.k == 1 else f"the {self.k} nearest neighbours"

    def errors(self) -> FoldErrors:
        """Of every fold. Raises ValueError where the learner refuses what is left of the table."""
        return cross_validate(self.model, self.X, self.y, self.folds, shuffle=False)

    def in_turn(self) -> "_Folded":
        """The same with examples dealt to the folds in turn: 1, 4, 7, ... in the first of three."""
        order = np.argsort(np.arange(len(self.y)) % self.folds, kind="stable")
        return replace(self, X=self.X[order], y=self.y[order], place=self.place[order])


def _read(rows: Sequence[Any], folds: Any, learner: Any, k: Any, turn: Any) -> _Folded:
    table, labels = labelled(rows)
    X = in_whole_numbers(table)[0]  # so that equal distances are equal doubles
    spelled: dict[str, str] = {}
    y = np.array([spelled.setdefault(label.casefold(), label) for label in labels])
    if len({*y.tolist()}) < 2:
        raise ValueError("a table has at least two labels; got one")
    name = chosen("learner", "what is trained", USUAL if learner is None else learner, tuple(LEARNERS))
    all_but_one = str(folds).strip().casefold() in LEAVE_ONE_OUT
    count = len(y) if all_but_one else whole("folds", "parts of the table, or loo", folds, 2, len(y))
    near = whole("k", "number of neighbours", 1 if k is None else k, 1, len(y) - -(-len(y) // count))
    if k is not None and name != USUAL:
        raise ValueError(f"k goes with learner={USUAL}; got learner={name}")
    folded = _Folded(X, y, np.arange(len(y)), count, name, near)
    dealt = bool(whole("turn", f"1 for {IN_TURN}, 0 for {IN_BLOCKS}", turn or 0, 0, 1))
    return folded.in_turn() if dealt else folded


def _error(*rows: Any, folds: Any, learner: Any = None, k: Any = None, turn: Any = None) -> WorkedOut:
    folded = _read(rows, folds, learner, k, turn)
    result = folded.errors()
    right, errors, sizes = result.estimate, result.errors[0], result.sizes[0]
    fitted = folded.model.fit(folded.X, folded.y)
    slips = (
        WrongAnswer(
            float((fitted.predict(folded.X) != folded.y).mean()), "That is the training error on all examples."
        ),
        WrongAnswer(
            float(result.training_errors.mean()), "That is the mean training error: each fold is tested unseen."
        ),
        WrongAnswer(1 - right, "That is the accuracy: the question is about the error."),
        WrongAnswer(float(result.losses.sum()), "That is the number of mistakes: divide in each fold by its size."),
        WrongAnswer(float(errors.sum()), "The errors of the folds are averaged, not added."),
        WrongAnswer(float(errors.min()), "That is the best fold's error: all of them count."),
        *(
            WrongAnswer(float(error), f"That is the error of fold {place} alone.")
            for place, error in enumerate(errors, start=1)
        ),
    )
    also = [Instead(result.pooled, POOLED)]
    also += [Instead(other.errors().estimate, words) for words, other in _others(folded, turn is None)]
    if folded.learner == USUAL:
        also.append(Instead(_with_exactly_k(folded), EXACTLY))
    lines = [_fold_line(folded, result, fold) for fold in range(folded.folds)]
    last = f"The mean of {in_text(errors)} is {in_text(right)}."
    read = (
        f"{pluralize(len(folded.y), 'example')} of {pluralize(folded.X.shape[1], 'feature')}, the label last; "
        f"{folded.folds} folds of {', '.join(map(str, sizes))}, {IN_TURN if turn else IN_BLOCKS}; {folded.in_words}"
    )
    return WorkedOut(right, slips, read, (*lines, last), also, table=_table(folded, result))


def _others(folded: _Folded, either_way: bool) -> list[tuple[str, _Folded]]:
    """The same by conventions that the question leaves open."""
    reverse = sorted({*folded.y.tolist()}, reverse=True)
    turned_round = replace(folded, y=np.array([reverse.index(label) for label in folded.y]))
    return [(LAST_LABEL, turned_round), *([(IN_TURN, folded.in_turn())] if either_way else [])]


def _with_exactly_k(folded: _Folded) -> float:
    """The error where of equally far neighbours the first vote alone."""
    from sklearn.neighbors import KNeighborsClassifier

    model = KNeighborsClassifier(folded.k, algorithm="brute")
    return cross_validate(model, folded.X, folded.y, folded.folds, shuffle=False).estimate


def _fold_line(folded: _Folded, result: FoldErrors, fold: int) -> str:
    """Which examples a fold tests, which of them are wrong, and its error."""
    inside = np.flatnonzero(result.fold_of[0] == fold)
    wrong = [i for i in inside if result.losses[0][i] > 0]
    names, mistakes = (", ".join(str(place) for place in sorted(folded.place[of] + 1)) for of in (inside, wrong))
    verdict = f"misclassifies {mistakes}" if wrong else "misclassifies none"
    tested = f"example{'s' if len(inside) > 1 else ''} {names}"
    return (
        f"Fold {fold + 1} tests {tested}: trained on all others, the learner {verdict}, so the error is "
        f"{len(wrong)}/{len(inside)} = {in_text(result.errors[0][fold])}."
    )


def _table(folded: _Folded, result: FoldErrors) -> dict[str, list[Any]]:
    """Every example in the order of the table, its fold, and whether it was misclassified there."""
    order = np.argsort(folded.place)
    return {
        "example": (folded.place[order] + 1).tolist(),
        "label": folded.y[order].tolist(),
        "fold": (result.fold_of[0][order] + 1).tolist(),
        "misclassified": ["yes" if loss > 0 else "no" for loss in result.losses[0][order]],
    }


NEEDS = (
    "a row for each example: its features, then its label; folds, or folds=loo (leave-one-out); and if the question "
    "says so k=3 (nearest neighbours, else 1), learner=majority, turn=1 (examples are dealt to the folds in turn, not "
    "in blocks)"
)
EXAMPLE = ("folds=3", "1 A", "2.2 A", "6.3 B", "3.1 A", "7 B", "8.3 B", "4.5 B", "5.2 A", "9 B")
QUANTITIES = (ByHand("fold_error", "Error by k-fold cross-validation", NEEDS, EXAMPLE, _error, words=True),)
