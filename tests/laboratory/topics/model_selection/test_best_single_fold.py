"""The best single fold beside the mean over folds: every fold again by scikit-learn, the least by a loop."""

from typing import Any

import numpy as np
import pytest
from sklearn.linear_model import LinearRegression
from sklearn.metrics import mean_squared_error
from sklearn.model_selection import KFold
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import PolynomialFeatures

from laboratory.topics import views
from laboratory.worlds.regression.sine import Sine
from tests.sentences import facts

FOLDS = views["model_selection.folds"]
WORLD = Sine(1, 0.3)


def polynomial(degree: int) -> Any:
    return make_pipeline(PolynomialFeatures(degree), LinearRegression())


@pytest.mark.parametrize("seed", [4, 1, 8])
def test_the_best_single_fold_by_scikit_learn(seed: int) -> None:
    X, y = WORLD.draw(np.random.default_rng(seed), 40)
    errors = {
        (degree, fold): mean_squared_error(y[held], polynomial(degree).fit(X[rest], y[rest]).predict(X[held]))
        for degree in range(6)
        for fold, (rest, held) in enumerate(KFold(5, shuffle=True, random_state=seed).split(X), start=1)
    }
    degree, fold = min(errors, key=lambda place: errors[place])
    means = [sum(errors[each, fold] for fold in range(1, 6)) / 5 for each in range(6)]
    chosen = means.index(min(means))
    result = FOLDS(seed=seed, top=5)
    assert result.run.best_single == (degree, fold - 1) and result.run.chosen == chosen
    more = facts(result.more)
    assert f"{fold} {degree} {errors[degree, fold]:.3g} 30 5 {min(means):.3g}" in more
    risks = {each: WORLD.squared_risk(polynomial(each).fit(X, y)) for each in (degree, chosen)}
    both = f"{chosen} {risks[chosen]:.3g}"
    assert (both if degree == chosen else f"{degree} {risks[degree]:.3g} {both}") in more
    assert errors[degree, fold] <= min(means)


def test_one_part_has_no_folds() -> None:
    """Of hold-out there is one validation part: nothing stands beside its choice."""
    assert FOLDS(scheme="holdout").run.fold_errors.shape[1] == 1
    assert "single" not in FOLDS(scheme="holdout").more
    assert "single" in FOLDS(scheme="tested").more and "single" in FOLDS(scheme="nested").more
