"""Hold-out, K-fold, K-fold and a test, nested folds on one sample: which examples train, choose, test, and each "
"estimate."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.model_selection.degree.run import World, ladder, of_fields, polynomial

if TYPE_CHECKING:
    from learners.selection.choosing import ModelChoice

Reals = NDArray[np.float64]
Integers = NDArray[np.int64]
Scheme = Literal["holdout", "folds", "tested", "nested"]

TRAIN, VALIDATE, TEST = 0, 1, 2
LOSS = "squared"
MOST_FITS = 800  # about three seconds
TEST_SHARE = 0.25  # kept for the test, where folds choose and a test set tests


@dataclass(frozen=True)
class FoldsRun:
    """Polynomials chosen by a scheme on one sample.

    `roles` `(trainings, samples)` holds TRAIN, VALIDATE or TEST, as if the examples had not been shuffled. `degrees`
    are the candidates; `errors` `(degrees,)` those that were compared, `fold_errors` `(degrees, folds)` what they are
    means of; `risk` `(degrees,)` is the exact risk of each candidate, trained on the examples that the selected one is
    trained on. `chosen` is the degree taken, `estimate` the error reported of it, from examples that did not choose,
    None where the scheme keeps none; `outer` are the degrees that nested folds chose, one each.
    """

    world: World
    scheme: Scheme
    roles: Integers
    degrees: tuple[int, ...]
    errors: Reals
    fold_errors: Reals
    risk: Reals
    chosen: int
    estimate: float | None
    outer: tuple[int, ...]
    fits: int

    @property
    def m(self) -> int:
        """Number of examples in all."""
        return int(self.roles.shape[1])

    @property
    def turns(self) -> int:
        """Folds that choose one after the other, a row each; 0 where the scheme has no such folds."""
        return len(self.roles) if self.scheme in ("folds", "tested") else 0

    def after(self, turns: int) -> Reals:
        """`(degrees,)`: mean errors over the folds that have had their turn, nan where none has."""
        if turns == self.turns:
            return self.errors
        return self.fold_errors[:, :turns].mean(axis=1) if turns else np.full(len(self.degrees), np.nan)

    @property
    def least(self) -> float:
        """The error that made the choice."""
        return float(self.errors[self.chosen])

    @property
    def best_single(self) -> tuple[int, int]:
        """The degree's place and the fold, from 0, of the smallest error on any single fold."""
        place, fold = np.unravel_index(int(np.argmin(self.fold_errors)), self.fold_errors.shape)
        return int(place), int(fold)

    @property
    def true_risk(self) -> float:
        """The exact risk of the selected predictor."""
        return float(self.risk[self.chosen])


def folds_by(scheme: Scheme, world: str, noise: float, m: int, folds: int, top: int, seed: int) -> FoldsRun:
    """See `folds_run`; `world` is "cubic" or "sine"."""
    return folds_run(of_fields(world, noise), m, folds, top, scheme, seed)


def folds_run(world: World, m: int, folds: int, top: int, scheme: Scheme, seed: int) -> FoldsRun:
    """Draw `m` examples with `seed`, in [0, 2^32 - 1), and choose a degree up to `top` by the scheme."""
    from learners.selection.choosing import choose_by_folds
    from learners.selection.protocols import nested_cross_validation

    X, y = world.draw(np.random.default_rng(seed), m)
    roles = roles_of(scheme, m, folds)
    degrees = ladder(int((roles == TRAIN).sum(axis=1).min()), top)
    models = [polynomial(degree) for degree in degrees]
    if scheme == "holdout":
        return _held_out(world, (X, y), degrees, roles, seed)
    if scheme == "tested":
        return _folds_then_test(world, (X, y), degrees, roles, folds, seed)
    choice = choose_by_folds(models, X, y, folds, loss=LOSS, random_state=seed)
    fits = fits_of(scheme, folds, len(degrees))
    if scheme == "folds":
        return _run(world, scheme, roles, degrees, choice, (X, y), fits, None, ())
    nested = nested_cross_validation(models, X, y, folds, folds, loss=LOSS, random_state=seed)
    outer = tuple(map(int, nested.chosen))
    return _run(world, scheme, roles, degrees, choice, (X, y), fits, nested.estimate, outer)


def fits_of(scheme: Scheme, folds: int, candidates: int) -> int:
    """How many times a candidate is trained, until the selected candidate is trained and the scheme has its estimate.

    A choice by folds trains every candidate on each, and the selected one once more; nested folds do so for each of the
    outer ones, and for the whole sample.
    """
    inner = candidates * folds + 1
    return {"holdout": candidates, "folds": inner, "tested": inner, "nested": inner * (folds + 1)}[scheme]


def roles_of(scheme: Scheme, m: int, folds: int) -> Integers:
    """What the examples do in each training, `(trainings, samples)`; undealt, those of a part stand side by side."""
    return np.array(list(_rows(scheme, m, folds)), np.int64)


def _rows(scheme: Scheme, m: int, folds: int) -> Iterator[Integers]:
    from learners.selection.folds import partition
    from learners.selection.splits import three_parts

    everyone = np.arange(m)
    if scheme == "holdout":
        parts = three_parts(m)
        train, valid = len(parts.train), len(parts.validation)
        yield _row(m, (everyone[train : train + valid], VALIDATE), (everyone[train + valid :], TEST))
        return
    if scheme == "tested":
        rest = everyone[: m - ceil(TEST_SHARE * m)]
        for _, held in partition(rest, folds, shuffle=False):
            yield _row(m, (held, VALIDATE), (everyone[len(rest) :], TEST))
        return
    for rest, tested in partition(everyone, folds, shuffle=False):
        if scheme == "folds":
            yield _row(m, (tested, VALIDATE))
            continue
        for _, held in partition(rest, folds, shuffle=False):
            yield _row(m, (rest[held], VALIDATE), (tested, TEST))


def _row(m: int, *parts: tuple[Integers, int]) -> Integers:
    row = np.full(m, TRAIN, np.int64)
    for examples, role in parts:
        row[examples] = role
    return row


def _held_out(world: World, sample: Any, degrees: tuple[int, ...], roles: Integers, seed: int) -> FoldsRun:
    from learners.selection.protocols import select_then_test
    from learners.selection.splits import three_parts

    models = [polynomial(degree) for degree in degrees]
    X, y = sample
    done = select_then_test(models, X, y, loss=LOSS, random_state=seed)
    train = three_parts(len(y), random_state=seed).train
    part = X[train], y[train]
    return _run(world, "holdout", roles, degrees, done.choice, part, len(degrees), done.test_error, ())


def _folds_then_test(
    world: World, sample: Any, degrees: tuple[int, ...], roles: Integers, folds: int, seed: int
) -> FoldsRun:
    from sklearn.model_selection import train_test_split

    from learners.selection.protocols import fold_then_test

    models = [polynomial(degree) for degree in degrees]
    X, y = sample
    done = fold_then_test(models, X, y, folds, TEST_SHARE, loss=LOSS, random_state=seed)
    train, _ = train_test_split(np.arange(len(y)), test_size=TEST_SHARE, random_state=seed)
    fits = fits_of("tested", folds, len(degrees))
    return _run(world, "tested", roles, degrees, done.choice, (X[train], y[train]), fits, done.test_error, ())


def _run(
    world: World, scheme: Scheme, roles: Integers, degrees: tuple[int, ...], choice: ModelChoice, trained_on: Any,
    fits: int, estimate: float | None, outer: tuple[int, ...],
) -> FoldsRun:  # fmt: skip
    risk = [world.squared_risk(polynomial(degree).fit(*trained_on)) for degree in degrees]
    return FoldsRun(
        world=world,
        scheme=scheme,
        roles=roles,
        degrees=degrees,
        errors=choice.errors,
        fold_errors=choice.fold_errors,
        risk=np.array(risk),
        chosen=choice.index,
        estimate=estimate,
        outer=outer,
        fits=fits,
    )
