"""Model selection's runs against scikit-learn, SciPy, brute force, exact reasoning and published numbers."""

import math
from itertools import product

import numpy as np
import pytest
from scipy.stats import binom
from sklearn.linear_model import LinearRegression
from sklearn.model_selection import GridSearchCV, KFold, cross_val_score, train_test_split
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import PolynomialFeatures

from laboratory.topics.model_selection.best.run import least_quantiles, lottery_run
from laboratory.topics.model_selection.degree.run import degrees_run, ladder
from laboratory.topics.model_selection.folds.run import TEST, TRAIN, VALIDATE, folds_run, roles_of
from laboratory.topics.model_selection.parts.run import parts_run, smoother
from laboratory.topics.model_selection.srm.run import structure_run
from laboratory.worlds.interval_union import IntervalUnion
from laboratory.worlds.regression.polynomial import Polynomial
from laboratory.worlds.regression.sine import Sine
from learners.erm.few_changes_erm import FewChangesERM
from learners.selection.protocols import nested_cross_validation
from learners.selection.structural import structural_choice

SINE = Sine(1, 0.3)


def scikit_learns(degree: int) -> Pipeline:
    return make_pipeline(PolynomialFeatures(degree), LinearRegression())


def test_fits_and_errors_are_those_of_scikit_learn() -> None:
    run = degrees_run(Polynomial(3, 0.15), 15, 10, 6, 40)
    (X, y), (V, w) = run.training_set, run.validation_set
    assert run.m == 15 and len(w) == 10
    for degree in run.degrees:
        other = scikit_learns(degree).fit(X, y)
        assert run.training[degree] == pytest.approx(np.mean((other.predict(X) - y) ** 2), rel=1e-8)
        assert run.validation[degree] == pytest.approx(np.mean((other.predict(V) - w) ** 2), rel=1e-8)
        np.testing.assert_allclose(run.fits[degree], other.predict(run.x[:, None]), rtol=1e-7, atol=1e-7)
        assert run.risk[degree] == pytest.approx(run.world.squared_risk(other), rel=1e-8)
    assert run.chosen == np.argmin(run.validation)


def test_the_degrees_end_where_every_point_is_met() -> None:
    assert ladder(9, 14) == tuple(range(9))
    assert ladder(9, 3) == (0, 1, 2, 3)
    run = degrees_run(Polynomial(3, 0.15), 9, 10, 14, 186)
    assert run.interpolates and run.degrees[-1] == 8
    # Lagrange's polynomial through the nine points, evaluated by barycentric weights.
    x, y = run.training_set.X[:, 0], run.training_set.y
    weights = np.array([1 / np.prod(x[i] - np.delete(x, i)) for i in range(9)])
    pulls = weights / (run.x[1:, None] - x)
    np.testing.assert_allclose(run.fits[8][1:], pulls @ y / pulls.sum(axis=1), rtol=1e-6, atol=1e-6)
    assert not degrees_run(Polynomial(3, 0.15), 15, 10, 10, 40).interpolates


@pytest.mark.parametrize("world", [SINE, Polynomial(3, 0.15)])
def test_the_training_error_never_rises_and_no_fit_beats_the_best_of_its_degree(world: Sine | Polynomial) -> None:
    for seed in range(2):
        run = degrees_run(world, 20, 10, 10, seed)
        assert (np.diff(run.training) <= 1e-12).all()
        assert (run.risk >= run.least - 1e-12).all() and (run.least >= world.bayes_risk - 1e-12).all()


def test_the_smoother_is_least_squares() -> None:
    rng = np.random.default_rng(0)
    x, places, labels = np.sort(rng.random(12)), np.linspace(0, 1, 7), rng.standard_normal(12)
    for degree in range(6):
        other = scikit_learns(degree).fit(x[:, None], labels).predict(places[:, None])
        np.testing.assert_allclose(smoother(x, places, degree) @ labels, other, rtol=1e-8, atol=1e-8)


def test_the_parts_of_a_constant_by_hand() -> None:
    """Degree 0 predicts the mean of m labels: variance noise² / m; bias² is 1/2 plus the places' mean sine squared."""
    run = parts_run(SINE, 25, 4, 0)
    assert run.variance[0] == pytest.approx(0.09 / 25, rel=1e-12)
    mean = np.mean(np.sin(2 * np.pi * run.x))
    assert run.bias[0] == pytest.approx(0.5 + mean**2, rel=1e-9)
    assert run.approximation[0] == pytest.approx(0.5, rel=1e-9)
    assert run.estimation[0] == pytest.approx(0.09 / 25 + mean**2, rel=1e-9)
    # The slope takes away 12 (integral of (x - 1/2) sin(2 pi x))^2 = 12 / (2 pi)^2.
    assert run.approximation[1] == pytest.approx(0.5 - 3 / math.pi**2, abs=1e-6)


def test_both_splits_add_up_to_what_many_fits_measure() -> None:
    """Five standard errors at each of 11 degrees: less than one false alarm in 100,000, and the seed is fixed."""
    for world in (SINE, Polynomial(3, 0.15)):
        run = parts_run(world, 25, 10, 3)
        np.testing.assert_allclose(run.noise + run.approximation + run.estimation, run.expected, rtol=1e-9)
        assert (np.abs(run.measured - run.expected) < 5 * run.deviation).all()


def test_examples_that_share_a_place_count_twice() -> None:
    run = parts_run(SINE, 200, 3, 0)
    assert len(run.x) == 200 and len(np.unique(run.x)) < 200
    assert run.variance[0] == pytest.approx(0.09 / 200, rel=1e-12)


@pytest.mark.parametrize(("m", "folds"), [(40, 5), (23, 4), (20, 10)])
def test_every_example_has_its_turn(m: int, folds: int) -> None:
    plain = roles_of("folds", m, folds)
    assert plain.shape == (folds, m) and ((plain == VALIDATE).sum(axis=0) == 1).all()
    sizes = (plain == VALIDATE).sum(axis=1)
    assert sizes.max() - sizes.min() <= 1 and sizes.sum() == m
    nested = roles_of("nested", m, folds)
    assert nested.shape == (folds**2, m)
    assert ((nested == TEST).sum(axis=0) == folds).all()  # one outer fold: a block of rows
    assert ((nested == VALIDATE).sum(axis=0) == folds - 1).all()  # once in every other block


def test_hold_out_is_a_half_and_two_quarters() -> None:
    roles = roles_of("holdout", 40, 5)
    assert [int((roles == role).sum()) for role in (TRAIN, VALIDATE, TEST)] == [20, 10, 10]


def test_folds_are_those_of_scikit_learn() -> None:
    run = folds_run(SINE, 40, 5, 4, "folds", 1)
    X, y = SINE.draw(np.random.default_rng(1), 40)
    splitter = KFold(5, shuffle=True, random_state=1)
    for degree in run.degrees:
        scores = -cross_val_score(scikit_learns(degree), X, y, cv=splitter, scoring="neg_mean_squared_error")
        np.testing.assert_allclose(run.fold_errors[degree], scores, rtol=1e-7)
        assert run.errors[degree] == pytest.approx(scores.mean(), rel=1e-7)
        assert run.risk[degree] == pytest.approx(SINE.squared_risk(scikit_learns(degree).fit(X, y)), rel=1e-7)
    assert run.chosen == np.argmin(run.errors) and run.estimate is None and run.fits == 5 * 5 + 1


def test_nested_folds_are_a_grid_search_inside_a_cross_validation() -> None:
    run = folds_run(SINE, 40, 3, 3, "nested", 2)
    X, y = SINE.draw(np.random.default_rng(2), 40)
    inner, outer = (KFold(3, shuffle=True, random_state=2) for _ in range(2))
    model = make_pipeline(PolynomialFeatures(), LinearRegression())
    grid = {"polynomialfeatures__degree": list(run.degrees)}
    search = GridSearchCV(model, grid, cv=inner, scoring="neg_mean_squared_error")
    scores = -cross_val_score(search, X, y, cv=outer, scoring="neg_mean_squared_error")
    assert run.estimate == pytest.approx(scores.mean(), rel=1e-7)
    assert run.fits == (4 * 3 + 1) + 3 * (4 * 3 + 1)


def test_hold_out_trains_on_a_half_and_tests_once() -> None:
    run = folds_run(SINE, 40, 5, 4, "holdout", 1)
    assert run.fold_errors.shape == (5, 1) and run.chosen == np.argmin(run.errors)
    assert run.estimate is not None and run.fits == 5 and run.outer == ()
    assert run.true_risk == run.risk[run.chosen]


def test_published_optimism_of_selection() -> None:
    """Twenty worthless settings: 0.434 on 200 examples, accuracy 0.593 on five folds of 20 (20,000 runs)."""
    assert lottery_run(20, 200, 0.5, 0.05, 5, 0).expected == pytest.approx(0.4341, abs=1e-4)
    run = lottery_run(20, 100, 0.5, 0.05, 5, 0)
    assert 1 - run.expected == pytest.approx(0.593, abs=5e-4)
    error = 5 * run.plain.std() / math.sqrt(len(run.plain))
    assert run.plain.mean() == pytest.approx(run.expected, abs=error)
    assert run.nested.mean() == pytest.approx(0.5, abs=5 * run.nested.std() / math.sqrt(len(run.nested)))


def test_the_least_error_by_brute_force() -> None:
    """Two candidates on two examples of a fair coin: least 0 with probability 7/16, 1/2 with 8/16, 1 with 1/16."""
    counts = np.array([2])
    assert [least_quantiles(2, 0.5, counts, share)[0] for share in (0.43, 0.44, 0.93, 0.94)] == [0, 0.5, 0.5, 1]
    chances = dict.fromkeys(range(4), 0.0)
    for pair in product(range(4), repeat=2):
        chances[min(pair)] += math.prod(binom.pmf(count, 3, 0.3) for count in pair)
    mean = sum(least * chance for least, chance in chances.items()) / 3
    run = lottery_run(2, 10, 0.3, 0.05, 2, 0)
    assert mean == pytest.approx(sum(binom.sf(np.arange(3), 3, 0.3) ** 2) / 3)
    assert run.expected == pytest.approx(sum(binom.sf(np.arange(10), 10, 0.3) ** 2) / 10, rel=1e-12)


def test_bounds_of_the_choice() -> None:
    run = lottery_run(20, 200, 0.5, 0.05, 5, 0)
    assert run.gap == pytest.approx(math.sqrt(math.log(2 * 20 / 0.05) / 400), rel=1e-12)
    assert run.bounds[run.place] == pytest.approx(0.5 - run.gap, rel=1e-12)
    # 200 (1/2 - sqrt(ln 40 / 400)) = 80.8: at most 80 mistakes lie below the bound that forgets the choice.
    assert run.misled == pytest.approx(1 - binom.sf(80, 200, 0.5) ** 20, rel=1e-9)


class Fixed:
    """A candidate that needs no training: it answers with its own column."""

    def __init__(self, column: int = 0) -> None:
        self.column = column

    def get_params(self, deep: bool = True) -> dict[str, int]:
        return {"column": self.column}

    def fit(self, X: np.ndarray, y: np.ndarray) -> "Fixed":
        return self

    def predict(self, X: np.ndarray) -> np.ndarray:
        return X[:, self.column]


def test_counting_by_fold_is_nested_cross_validation_of_fixed_candidates() -> None:
    rng = np.random.default_rng(4)
    X, y = rng.integers(0, 2, (24, 5)), rng.integers(0, 2, 24)
    nested = nested_cross_validation([Fixed(column) for column in range(5)], X, y, 3, 4, random_state=0)
    wrong = (y[:, None] != X).astype(float)
    reported = []
    for rest, tested in KFold(3, shuffle=True, random_state=0).split(X):
        reported.append(wrong[tested, np.argmin(wrong[rest].sum(axis=0))].mean())
    assert nested.estimate == pytest.approx(np.mean(reported), rel=1e-12)


def test_structural_risk_is_the_selections() -> None:
    """Vapnik's gap with Sauer's sum written out, share 6/(pi d)^2 of delta, minimized by the library's procedure."""
    world = IntervalUnion(2, 0.1)
    run = structure_run(world, 400, 0.05, 8, 1)
    sample = world.draw(np.random.default_rng(1), 400)

    def confidence(level: int, m: int, delta: float) -> float:
        growth = sum(math.comb(2 * m, i) for i in range(level + 2))
        return math.sqrt((math.log(growth) + math.log(4 / delta)) / m) + 1 / m

    weights = [6 / (math.pi * d) ** 2 for d in run.dimensions]
    models = [FewChangesERM(d - 1, labels=(0, 1)) for d in run.dimensions]
    choice = structural_choice(models, confidence, sample.X, sample.y, 0.05, weights)
    np.testing.assert_allclose(run.bound, choice.bounds, rtol=1e-12)
    assert run.chosen == choice.level
    assert run.needed == 5 and (np.diff(run.training) <= 0).all()


def test_the_published_misprint_of_the_confidence() -> None:
    """d = 10, m = 1,000, delta = 0.05: 0.2595 as textbooks have it, 0.2395 as one set of notes prints it."""
    run = structure_run(IntervalUnion(1, 0.1), 1_000, 0.05, 10, 0)
    assert run.textbook[9] == pytest.approx(0.2595480693, rel=1e-9)
    assert run.printed[9] == pytest.approx(0.2395103344, rel=1e-9)


def test_in_as_many_folds_as_examples_every_fold_is_one_example() -> None:
    """So each error is a whole number of mistakes in ten, whichever way it is reported."""
    run = lottery_run(3, 10, 0.4, 0.05, 10, 0)
    for reported in (run.plain, run.nested):
        np.testing.assert_allclose(10 * reported, np.rint(10 * reported), atol=1e-12)


def test_folds_that_choose_and_a_quarter_that_tests_are_a_grid_search_and_one_score() -> None:
    run = folds_run(SINE, 40, 5, 6, "tested", 1)
    X, y = SINE.draw(np.random.default_rng(1), 40)
    rest_X, test_X, rest_y, test_y = train_test_split(X, y, test_size=0.25, random_state=1)
    folds = KFold(5, shuffle=True, random_state=1)
    losses = [
        -cross_val_score(scikit_learns(degree), rest_X, rest_y, cv=folds, scoring="neg_mean_squared_error").mean()
        for degree in run.degrees
    ]
    np.testing.assert_allclose(run.errors, losses, rtol=1e-7)
    winner = scikit_learns(int(np.argmin(losses))).fit(rest_X, rest_y)
    assert run.estimate == pytest.approx(np.mean((winner.predict(test_X) - test_y) ** 2), rel=1e-7)
    assert run.true_risk == pytest.approx(SINE.squared_risk(winner), rel=1e-7)
    # A quarter of 40 tests in every row; the other 30 choose once each, in folds of 6.
    assert ((run.roles == TEST).all(axis=0)).sum() == 10
    assert ((run.roles == VALIDATE).sum(axis=0)[:30] == 1).all() and ((run.roles == VALIDATE).sum(axis=1) == 6).all()
    assert run.fits == 7 * 5 + 1
