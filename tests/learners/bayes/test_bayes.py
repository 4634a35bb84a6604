"""Bayes predictors of tables, of formulas on the line, and of two Gaussians."""

from itertools import product
from math import sqrt

import numpy as np
import pytest
from mpmath import erfc
from numpy.testing import assert_allclose, assert_array_equal
from scipy.stats import norm

from learners import learners
from learners.bayes.line import bayes_risk, most_probable, two_gaussians_eta, two_gaussians_risk
from learners.bayes.table import bayes_predictor, conditional_mean
from tests.sentences import pattern

# Three points with probabilities .5, .3, .2 and eta .1, .5, .8.
JOINT = np.array([[0.45, 0.05], [0.15, 0.15], [0.04, 0.16]])


def test_zero_one_loss_by_hand() -> None:
    best = bayes_predictor(JOINT)
    assert_array_equal(best.answers, [0, 1, 1])
    assert_array_equal(best.ties, [1, 2, 1])
    assert_allclose(best.conditional_risks, [[0.1, 0.9], [0.5, 0.5], [0.8, 0.2]])
    assert best.risk == pytest.approx(0.5 * 0.1 + 0.3 * 0.5 + 0.2 * 0.2)


def test_no_predictor_is_better() -> None:
    rng = np.random.default_rng(0)
    joint = rng.dirichlet(np.ones(12)).reshape(4, 3)
    losses = rng.random((3, 3))
    best = bayes_predictor(joint, outcomes=(0, 1, 2), loss=lambda y, answer: losses[y, answer])
    risks = {
        choice: sum(joint[point] @ losses[:, answer] for point, answer in enumerate(choice))
        for choice in product(range(3), repeat=4)
    }
    assert tuple(best.answers) == min(risks, key=lambda choice: risks[choice])
    assert best.risk == pytest.approx(min(risks.values()))


def test_squared_loss_is_minimised_by_the_conditional_mean() -> None:
    means, risk = conditional_mean(JOINT, (0, 1))
    assert_allclose(means, [0.1, 0.5, 0.8])
    assert risk == pytest.approx(0.5 * 0.09 + 0.3 * 0.25 + 0.2 * 0.16)  # mean of eta (1 - eta)
    grid = np.arange(11) / 10
    best = bayes_predictor(JOINT, loss=lambda y, answer: (y - answer) ** 2, possible_answers=grid)
    assert_allclose(best.answers, means)
    assert best.risk == pytest.approx(risk)


def test_absolute_loss_is_minimised_by_the_median() -> None:
    best = bayes_predictor([[0.3, 0.3, 0.4]], outcomes=(1, 2, 10), loss=lambda y, answer: abs(y - answer))
    assert best.answers[0] == 2
    assert best.risk == pytest.approx(0.3 * 1 + 0.4 * 8)


def test_an_abstention_may_be_best() -> None:
    def loss(y: int, answer: str) -> float:
        return 0.3 if answer == "pass" else float(str(y) != answer)

    best = bayes_predictor(JOINT, loss=loss, possible_answers=["0", "1", "pass"])
    assert list(best.answers) == ["0", "pass", "1"]
    assert best.risk == pytest.approx(0.5 * 0.1 + 0.3 * 0.3 + 0.2 * 0.2)


def test_a_point_that_never_comes_costs_nothing() -> None:
    best = bayes_predictor([[0.75, 0.25], [0, 0]])
    assert best.risk == 0.25
    means, risk = conditional_mean([[0.75, 0.25], [0, 0]], (0, 1))
    assert np.isnan(means[1])
    assert risk == pytest.approx(0.1875)


def test_tables_are_judged() -> None:
    with pytest.raises(ValueError, match=pattern("joint ≥ 0 sum 1")):
        bayes_predictor([[0.5, 0.6]])


def test_risk_of_an_eta_on_the_unit_interval() -> None:
    # eta(x) = x, uniform: integral of min(x, 1 - x) = 1/4.
    assert bayes_risk(lambda x: 1.0, lambda x: x, 0, 1, breaks=[0.5]) == pytest.approx(0.25)
    assert_array_equal(most_probable([0.49, 0.5, 0.51]), [0, 1, 1])


@pytest.mark.parametrize("gap", [0.0, 1.0, 2.0, 5.0])
def test_two_gaussians_on_the_line(gap: float) -> None:
    exact = float(erfc(gap / 2 / sqrt(2)) / 2)
    assert two_gaussians_risk([0.0], [gap], [[1.0]]) == pytest.approx(exact, rel=1e-12)

    def density(x: float) -> float:
        return float((norm.pdf(x) + norm.pdf(x - gap)) / 2)

    risk = bayes_risk(density, lambda x: two_gaussians_eta([[x]], [0.0], [gap], 1.0)[0], -15, 20, [0, gap / 2, gap])
    assert risk == pytest.approx(exact, rel=1e-7)


def test_two_gaussians_in_the_plane() -> None:
    covariance = np.array([[2.0, 1.0], [1.0, 1.0]])
    # The inverse is [[1, -1], [-1, 2]]: Delta^2 of (1, 2) is 1 - 4 + 8 = 5.
    assert two_gaussians_risk([0, 0], [1, 2], covariance) == pytest.approx(norm.cdf(-sqrt(5) / 2))
    rng = np.random.default_rng(0)
    X = rng.normal(size=(5, 2))
    gaps = X - [1, 2]
    inverse = np.array([[1, -1], [-1, 2]])
    ones = 0.3 * np.exp(-np.einsum("ij,jk,ik->i", gaps, inverse, gaps) / 2)
    zeros = 0.7 * np.exp(-np.einsum("ij,jk,ik->i", X, inverse, X) / 2)
    assert_allclose(two_gaussians_eta(X, [0, 0], [1, 2], covariance, prior=0.3), ones / (ones + zeros))


def test_a_covariance_must_be_positive_definite() -> None:
    with pytest.raises(ValueError, match=pattern("positive definite")):
        two_gaussians_risk([0, 0], [1, 2], [[1, 1], [1, 1]])


def test_predictor_with_a_known_eta_attains_the_bayes_risk() -> None:
    # eta(x) = x on the unit interval: risk 1/4. Hoeffding allows .0191 on 20000 points with probability 1 - 10^-6.
    rng = np.random.default_rng(0)
    X = rng.uniform(size=(20000, 1))
    y = np.where(rng.uniform(size=20000) < X[:, 0], "yes", "no")
    learner = learners["bayes_predictor"](eta=lambda X: X[:, 0], labels=("no", "yes")).fit(X, y)
    assert abs(learner.history_["training_error"] - 0.25) < 0.0191
    assert abs(learner.history_["conditional_risk"] - 0.25) < 0.0191
    assert_array_equal(learner.predict([[0.49], [0.5], [0.51]]), ["no", "yes", "yes"])


def test_without_an_eta_the_more_frequent_label_is_best() -> None:
    learner = learners["bayes_predictor"]().fit(np.zeros((5, 1)), [0, 1, 1, 0, 0])
    assert_array_equal(learner.predict([[7.0]]), [0])
    assert learner.history_["conditional_risk"] == learner.history_["training_error"] == 0.4
    with pytest.raises(ValueError, match=pattern("eta reals [0, 1]")):
        learners["bayes_predictor"](eta=lambda X: 2 * X[:, 0]).fit([[1.0], [2.0]], [0, 1])
