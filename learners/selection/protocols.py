"""Recipes from the sample to a model and an honest error: choose, train, and test once; nested cross-validation."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.selection._judged import Indices, Loss, between, candidates, error_of, read, whole
from learners.selection.choosing import ModelChoice, choose_by_folds, choose_on_validation
from learners.selection.folds import partition
from learners.selection.holdout import clopper_pearson
from learners.selection.splits import SHARES, LockedTest, three_parts
from learners.shared.arrays import Reals


@dataclass(frozen=True, eq=False)
class Assessed:
    """A chosen model and its one test.

    Attributes
    ----------
    choice : how it was chosen, with the table of errors.
    test_error : mean loss on the test part.
    interval : Clopper-Pearson, right with probability >= 1 - delta; None for another loss than the zero-one.
    test : the locked test part, opened once. Opened again it warns.
    """

    choice: ModelChoice
    test_error: float
    interval: tuple[float, float] | None
    test: LockedTest


@dataclass(frozen=True, eq=False)
class Nested:
    """Nested cross-validation.

    Attributes
    ----------
    estimate : mean of the outer errors: the risk of "tune, then train", not of any one candidate.
    errors : `(outer,)`
    chosen : `(outer,)`, the candidate each outer fold chose. They may differ: there is no single model.
    inner_errors : `(outer, candidates)`, what chose them.
    fits : how many models were trained.
    """

    errors: Reals
    chosen: Indices
    inner_errors: Reals
    fits: int

    @property
    def estimate(self) -> float:
        return float(self.errors.mean())


def select_then_test(
    models: Any,
    X: Any,
    y: Any,
    shares: tuple[float, float, float] = SHARES,
    delta: float = 0.05,
    loss: Loss = "zero_one",
    stratified: bool = False,
    random_state: int | None = 0,
) -> Assessed:
    """Split in three, train every candidate, choose on the validation part, report the test error once.

    Source: lecture notes after Shalev-Shwartz & Ben-David (2014), section 11.2.5.
    """
    X, y = read(X, y)
    parts = three_parts(len(y), y, shares, stratified, random_state)
    train, held = parts.train, parts.validation
    choice = choose_on_validation(models, X[train], y[train], X[held], y[held], loss)
    return _assessed(choice, LockedTest(X[parts.test], y[parts.test], loss), delta)


def fold_then_test(
    models: Any,
    X: Any,
    y: Any,
    cv: int = 5,
    test_share: float = 0.25,
    delta: float = 0.05,
    loss: Loss = "zero_one",
    stratified: bool = False,
    random_state: int | None = 0,
) -> Assessed:
    """Lock a test part away, choose by cross-validation on the rest, train the winner on the rest, test once.

    Source: lecture notes by Matteoni (2022), k-fold model selection with an external test.
    """
    from sklearn.model_selection import train_test_split

    X, y = read(X, y)
    share = between("test_share of fold_then_test", "part locked away", test_share)
    strata = y if stratified else None
    train, test = train_test_split(np.arange(len(y)), test_size=share, stratify=strata, random_state=random_state)
    choice = choose_by_folds(models, X[train], y[train], cv, True, stratified, loss, random_state)
    return _assessed(choice, LockedTest(X[test], y[test], loss), delta)


def nested_cross_validation(
    models: Any,
    X: Any,
    y: Any,
    outer: int = 5,
    inner: int = 5,
    stratified: bool = False,
    loss: Loss = "zero_one",
    random_state: int | None = 0,
) -> Nested:
    """For every outer fold choose by inner folds on the rest, train the winner on the rest, test it on the fold.

    The notes' pseudo-code is lost (an image); this is the text around it. The smallest of plain cross-validation
    errors underestimates what is estimated here.

    Source: lecture notes after Cesa-Bianchi (nested cross-validation); Varma & Simon (2006), Bias in error
    estimation when using cross-validation for model selection.
    """
    X, y = read(X, y)
    models = candidates(models)
    outer = whole("outer of nested_cross_validation", "folds that assess", outer, 2, len(y))
    inner = whole("inner of nested_cross_validation", "folds that choose", inner, 2)
    errors, chosen, table = np.empty(outer), np.empty(outer, np.int64), np.empty((outer, len(models)))
    for fold, (train, test) in enumerate(partition(y, outer, True, stratified, random_state)):
        choice = choose_by_folds(models, X[train], y[train], inner, True, stratified, loss, random_state)
        errors[fold] = error_of(choice.model, X[test], y[test], loss)
        chosen[fold], table[fold] = choice.index, choice.errors
    return Nested(errors, chosen, table, outer * (len(models) * inner + 1))


def _assessed(choice: ModelChoice, test: LockedTest, delta: float) -> Assessed:
    between("delta", "failure probability", delta)
    error = test.assess(choice.model)
    if test.loss != "zero_one":
        return Assessed(choice, error, None, test)
    mistakes = round(error * len(test.y))
    return Assessed(choice, error, clopper_pearson(mistakes, len(test.y), delta), test)
