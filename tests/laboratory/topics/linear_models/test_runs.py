"""What the laboratory of linear models computes, by other routes: SciPy, scikit-learn, closed forms, the notes."""

from fractions import Fraction
from functools import cache
from math import log, sqrt

import numpy as np
import pytest
from scipy.optimize import minimize, minimize_scalar
from scipy.stats import multivariate_normal, norm
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis

from laboratory.topics.linear_models.densities.run import densities_run
from laboratory.topics.linear_models.halfspace.run import HalfspaceRun
from laboratory.topics.linear_models.iris.run import iris_run
from laboratory.topics.linear_models.lines.run import NAMES, Line, LinesRun, far_examples, lines_run
from laboratory.topics.linear_models.lines.scales import least_hinge, least_logistic, least_squared
from laboratory.topics.linear_models.logistic.run import logistic, logistic_slope
from laboratory.topics.linear_models.losses.run import BELOW_ONE, LOSSES, THEOREMS, Coin, least_loss, probability_losses
from laboratory.topics.linear_models.regression.run import noisy_line, regression_run
from laboratory.topics.linear_models.separable.run import SAMPLES, Judged, judged, separable_run
from laboratory.topics.linear_models.squares.run import first_mistake, stand_in_run
from laboratory.worlds.gaussian_pair import GaussianPair
from learners.halfspaces.adaline import Adaline
from learners.losses import losses

ADALINE, LOGISTIC, PROGRAMME = NAMES.index("Adaline"), NAMES.index("logistic"), NAMES.index("linear program")


@cache
def apart() -> LinesRun:
    return lines_run(5.0, 40, 6, 12.0, 1)


@cache
def mixed() -> LinesRun:
    return lines_run(2.0, 40, 6, 12.0, 1)


def test_far_examples_pull_adaline_over_its_own_cloud_and_nobody_else() -> None:
    assert apart().separable
    assert apart().mistakes == (0, 0, 5, 0)
    assert lines_run(5.0, 40, 6, 0.0, 1).mistakes[ADALINE] == 0


def test_the_far_examples_go_straight_out() -> None:
    world = GaussianPair(2, 5.0)
    out = far_examples(world, 5, 7.0).mean(axis=0) - world.mean
    assert np.linalg.norm(out) == pytest.approx(7)
    assert np.degrees(np.arctan2(out[1], out[0])) == pytest.approx(30)
    assert far_examples(world, 0, 3.0).shape == (0, 2)


def test_adalines_line_is_where_its_shrinking_steps_settle() -> None:
    world = mixed().world
    sample = world.draw(np.random.default_rng(1), 40)
    line = lines_run(2.0, 40, 0, 0.0, 1).lines[ADALINE]
    steps = Adaline(eta0=0.01, schedule="inverse root", max_iter=300).fit(sample.X, sample.y)
    np.testing.assert_allclose(steps.coef_[0], line.coef_, atol=2e-2)
    assert steps.intercept_[0] == pytest.approx(line.intercept_, abs=2e-2)


@pytest.mark.parametrize("run", [apart, mixed], indirect=True)
def test_each_line_is_the_best_at_its_own_loss(run: LinesRun) -> None:
    for column, line in (("squared", ADALINE), ("logistic", LOGISTIC), ("hinge", PROGRAMME)):
        values = getattr(run, column)
        assert values[line] == pytest.approx(min(values), abs=1e-9)
        assert all(value >= wrong / len(run.labels) - 1e-12 for value, wrong in zip(values, run.mistakes, strict=True))


def test_no_other_line_has_less_squared_or_logistic_loss() -> None:
    def scores(w: np.ndarray) -> np.ndarray:
        return mixed().signs * (mixed().points @ w[:2] + w[2])

    def squared_loss(w: np.ndarray) -> float:
        return float(np.mean((1 - scores(w)) ** 2))

    def logistic_loss(w: np.ndarray) -> float:
        return float(np.mean(np.logaddexp(0, -scores(w)))) / log(2)

    squared, bits = (minimize(loss, np.zeros(3), tol=1e-12).fun for loss in (squared_loss, logistic_loss))
    assert mixed().squared[ADALINE] == pytest.approx(squared, abs=1e-8)
    assert mixed().logistic[LOGISTIC] == pytest.approx(bits, abs=1e-8)


@pytest.mark.parametrize("seed", range(5))
def test_the_best_scale_is_found_by_search_too(seed: int) -> None:
    margins = np.random.default_rng(seed).normal(0.7, 1, 30)
    for ours, name in ((least_squared, "squared_margin"), (least_hinge, "hinge"), (least_logistic, "logistic_base_2")):
        value = losses[name].value
        minimum = minimize_scalar(lambda c: value(c * margins).mean(), bounds=(0, 50), method="bounded",  # noqa: B023
                                options={"xatol": 1e-12})  # fmt: skip
        assert ours(margins) == pytest.approx(minimum.fun, abs=1e-7)


def test_scales_of_lines_that_are_all_right_or_wrong_in_the_mean() -> None:
    right, wrong = np.array([0.1, 2.0]), np.array([-1.0, 0.5])
    assert least_hinge(right) == least_logistic(right) == 0
    assert least_squared(wrong) == least_logistic(wrong) == 1
    assert least_hinge(wrong) == pytest.approx(1)


def test_true_shares_of_mistakes_are_those_of_the_normal_law() -> None:
    line = Line("upright", np.array([1.0, 0.0]), 0.0)
    reach = 5 / 2 * sqrt(0.5)
    assert GaussianPair(2, 5.0).risk(line) == pytest.approx(norm.cdf(-reach), rel=1e-12)
    assert apart().world.bayes_risk == pytest.approx(norm.cdf(-2.5), rel=1e-12)
    assert min(apart().risks) >= apart().world.bayes_risk


def test_a_sample_of_one_label_has_no_line() -> None:
    world = GaussianPair(2, 1.0)
    seed = next(seed for seed in range(99) if len(set(world.draw(np.random.default_rng(seed), 4).y)) == 1)
    run = lines_run(1.0, 4, 0, 0.0, seed)
    assert run.mistakes == (0, 0, 0, 0) and not run.lines[ADALINE].is_visible


def test_the_notes_four_numbers() -> None:
    run = stand_in_run(20.0)
    assert run.scores[2] == pytest.approx(-0.315, abs=5e-4)
    assert run.wrong.tolist() == [False, False, True, False]
    x, y = [Fraction(-1), Fraction(-1, 2), Fraction(0), Fraction(20)], [-1, -1, 1, 1]
    slope = 4 * sum(a * b for a, b in zip(x, y, strict=True)) / (4 * sum(a * a for a in x) - sum(x) ** 2)
    assert run.slope == pytest.approx(float(slope), rel=1e-12)
    assert run.intercept == pytest.approx(float(-slope * sum(x) / 4), rel=1e-12)


def test_least_squares_errs_as_soon_as_the_sum_is_positive() -> None:
    assert first_mistake() == 1.5
    assert not stand_in_run(1.4999).wrong.any() and stand_in_run(1.5001).wrong.tolist() == [False, False, True, False]


@pytest.mark.parametrize("far", [0.0, 1.0, 5.0, 40.0])
def test_no_threshold_has_less_squared_loss_than_least_squares(far: float) -> None:
    run = stand_in_run(far)
    assert run.losses.min() == pytest.approx(run.squared, rel=1e-9)
    assert run.thresholds[run.losses.argmin()] == pytest.approx(run.threshold)
    assert set(run.mistakes) <= {0, 0.25, 0.5, 0.75, 1} and run.mistakes.min() == 0
    t = float(run.thresholds[100])
    best = minimize_scalar(lambda c: np.mean((c * (run.points - t) - np.array([-1, -1, 1, 1])) ** 2), bounds=(0, 50))
    assert run.losses[100] == pytest.approx(best.fun, abs=1e-8)


@pytest.mark.parametrize("eta", [0.0, 0.2, 0.5, 0.6, 1.0])
@pytest.mark.parametrize("name", list(LOSSES))
def test_least_mean_losses_and_the_bounds_of_small_excess(name: str, eta: float) -> None:
    grid = np.linspace(-12, 12, 24_001)
    assert least_loss(name, eta) == pytest.approx(float(Coin(name, eta, 0.0).mean_loss(grid).min()), abs=1e-5)
    best = Coin(name, eta, 0.0).best_score
    if np.isfinite(best):
        assert float(Coin(name, eta, 0.0).mean_loss(best)) == pytest.approx(least_loss(name, eta), abs=1e-12)
    for score in (-2.0, -0.3, 0.0, 0.1, 2.5):
        coin = Coin(name, eta, score)
        if name in THEOREMS:
            assert coin.excess_risk <= (coin.bound or 0.0) + 1e-12
        else:
            assert coin.bound is None


def test_the_hinge_is_tight_and_the_natural_logistic_loss_dips_below_one() -> None:
    assert Coin("hinge", 0.6, 0.0).bound == pytest.approx(0.2) == Coin("hinge", 0.6, 0.0).excess_risk
    assert pytest.approx(-0.5413248546) == BELOW_ONE
    assert float(losses["logistic"].value(BELOW_ONE)) == pytest.approx(1)
    logarithmic, absolute = probability_losses(np.array([0.01, 1.0]))
    np.testing.assert_allclose(logarithmic, [4.605170186, 0], atol=1e-9)
    np.testing.assert_allclose(absolute, [0.99, 0])


def test_three_four_five() -> None:
    run = HalfspaceRun(3, 4, -5, 3, 2)
    assert (run.length, run.from_origin, run.score, run.answer) == (5, 1, 12, 1)
    assert run.signed_distance == pytest.approx(2.4)
    assert run.crossings == ((5 / 3, 0.0), (0.0, 1.25))
    assert run.foot == pytest.approx((3 - 2.4 * 0.6, 2 - 2.4 * 0.8))
    assert run.origin_foot == pytest.approx((0.6, 0.8))


def test_upright_and_missing_lines() -> None:
    upright = HalfspaceRun(2, 0, -3, 0, 0)
    assert upright.crossings == ((1.5, 0.0), None) and upright.answer == -1 and upright.from_origin == 1.5
    none = HalfspaceRun(0, 0, 1, 5, 5)
    assert none.answer == 1 and (none.from_origin, none.signed_distance, none.foot) == (None, None, None)


@pytest.mark.parametrize("kind", SAMPLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_right_hand_sample_meets_in_a_point_and_the_left_one_is_parted(kind: str, seed: int) -> None:
    run = separable_run(kind, 40, 0.1, seed)
    assert run.apart.line is not None and run.apart.checked and (run.apart.margin or 0) > 0
    wrong = run.apart.line.predict(run.apart.points) != run.apart.labels
    assert not wrong.any()
    _meets(run.other)
    assert (run.flipped is not None) == (kind == "flipped")


def _meets(sample: Judged) -> None:
    """The weights make the same point of either label, in rational numbers."""
    assert sample.line is None and sample.checked and sample.certificate is not None
    means = {0: [Fraction(0)] * 2, 1: [Fraction(0)] * 2}
    totals = {0: Fraction(0), 1: Fraction(0)}
    for place, weight in zip(sample.certificate.points, sample.certificate.coefficients, strict=True):
        example = int(sample.involved[place])
        label = int(sample.labels[example])
        assert weight > 0
        totals[label] += weight
        point = [Fraction(repr(float(x))) for x in sample.points[example]]
        means[label] = [mean + weight * x for mean, x in zip(means[label], point, strict=True)]
    assert totals == {0: 1, 1: 1} and means[0] == means[1]
    assert sample.meeting is not None
    np.testing.assert_allclose(sample.meeting, [float(x) for x in means[1]])


def test_exclusive_or_meets_in_the_middle() -> None:
    run = separable_run("xor", 4, 0.1, 0)
    assert run.other.meeting is not None
    np.testing.assert_allclose(run.other.meeting, [0.5, 0.5])


def test_one_label_needs_no_line() -> None:
    alone = judged(np.array([[0.0, 1.0], [2.0, 3.0]]), np.array([1, 1], np.int64))
    assert alone.line is not None and alone.checked


def test_the_notes_four_points() -> None:
    run = regression_run(np.array([1.0, 2, 3, 4]), np.array([2.0, 3, 5, 6]), (0.0, 2.0))
    assert run.best == pytest.approx((0.5, 1.4)) and run.error == pytest.approx(0.05)
    np.testing.assert_allclose(run.fitted(run.best), [1.9, 3.3, 4.7, 6.1])
    assert run.mean_square(run.yours) == pytest.approx((0 + 1 + 1 + 4) / 4)


def test_the_parabola_is_the_least_error_of_each_slope() -> None:
    x, y = noisy_line(30, 0.5, 3)
    run = regression_run(x, y, (0.0, 0.0))
    slopes = np.array([-1.0, 0.3, run.slope])
    best = [minimize_scalar(lambda b, w=w: np.mean((y - b - w * x) ** 2)).fun for w in slopes]
    np.testing.assert_allclose(run.squares_by_slope(slopes), best, rtol=1e-8)
    assert run.squares_by_slope(slopes)[-1] == pytest.approx(run.error)
    assert not regression_run(np.array([2.0, 2.0]), np.array([0.0, 1.0]), (0.0, 0.0)).unique


def test_one_shape_is_linear_discriminant_analysis_and_a_logistic_curve() -> None:
    run = densities_run(3.0, 1.0, 200, "shared", 1)
    other = LinearDiscriminantAnalysis(solver="lsqr").fit(run.points, run.labels)
    np.testing.assert_allclose(run.posterior, other.predict_proba(run.places)[:, 1], atol=1e-9)
    np.testing.assert_allclose(np.diff(run.log_odds, 2), 0, atol=1e-9)
    np.testing.assert_allclose(run.posterior, 1 / (1 + np.exp(-run.log_odds)), atol=1e-12)
    assert run.slope == pytest.approx((run.log_odds[-1] - run.log_odds[0]) / (run.steps[-1] - run.steps[0]), rel=1e-6)


def test_weighted_densities_are_scipys_and_ellipses_hold_their_share() -> None:
    run = densities_run(3.0, 2.5, 200, "separate", 1)
    for label in (0, 1):
        law = multivariate_normal(run.means[label], run.covariances[label])
        np.testing.assert_allclose(run.joint[:, label], run.priors[label] * law.pdf(run.places), rtol=1e-9)
        away = run.ellipse(label, 0.9) - run.means[label]
        distance = np.einsum("ij,jk,ik->i", away, np.linalg.inv(run.covariances[label]), away)
        np.testing.assert_allclose(1 - np.exp(-distance / 2), 0.9)
    assert abs(np.diff(run.log_odds, 2)).max() > 1e-4


def test_the_logistic_function_is_half_at_nought_with_a_quarter_of_its_steepness() -> None:
    assert float(logistic(0.0)) == 0.5 and float(logistic_slope(0.0)) == 0.25
    assert float(logistic_slope(0.0, 8.0)) == 2
    z, step = np.linspace(-5, 5, 11), 1e-6
    numeric = (logistic(z + step, 2.0) - logistic(z - step, 2.0)) / (2 * step)
    np.testing.assert_allclose(logistic_slope(z, 2.0), numeric, atol=1e-8)


def test_iris_is_scikit_learns_and_its_lines_are_discriminant_analysis() -> None:
    from sklearn.datasets import load_iris

    run, known = iris_run(2, 3, "linear"), load_iris()
    np.testing.assert_array_equal(run.X, known.data)
    np.testing.assert_array_equal(run.y, known.target)
    two = known.data[:, [2, 3]]
    other = LinearDiscriminantAnalysis(solver="lsqr").fit(two, known.target)
    np.testing.assert_array_equal(run.wrong, other.predict(two) != known.target)
    right, up = np.meshgrid(*run.along)
    there = other.predict(np.column_stack([right.ravel(), up.ravel()])).reshape(run.field.shape)
    assert np.mean(there != run.field) < 1e-3
    parts = np.arange(150) % 10
    fits = (LinearDiscriminantAnalysis(solver="lsqr").fit(two[parts != k], known.target[parts != k]) for k in range(10))
    assert run.left_out == sum(int((f.predict(two[parts == k]) != known.target[parts == k]).sum())
                               for k, f in enumerate(fits))  # fmt: skip
