"""Polynomial boundaries against scikit-learn's machines on the same kernel and the same monomials."""

from functools import cache
from math import comb

import numpy as np
import pytest
from sklearn.preprocessing import PolynomialFeatures
from sklearn.svm import SVC

from laboratory.topics import views
from laboratory.topics.kernels.degrees.run import DEGREES, GRID, LAMBDA, PLACES, PolynomialsRun, polynomials
from tests.sentences import facts

view = views["kernels.degrees"]


@cache
def run() -> PolynomialsRun:
    return polynomials("xor", 0.05, 40, 2)


def library(**kernel: object) -> SVC:
    """C = 1/(2 lambda m): the same objective, lambda ||w||^2 + mean hinge loss."""
    return SVC(C=1 / (2 * LAMBDA * len(run().signs)), tol=1e-9, **kernel)


@pytest.mark.parametrize("place", [0, 1, 3, 7])
def test_machines_are_those_of_scikit_learn(place: int) -> None:
    k = DEGREES[place]
    kernel = library(kernel="poly", degree=k, gamma=1, coef0=1).fit(run().points, run().signs)
    assert run().by_kernel.scores[place].ravel() == pytest.approx(kernel.decision_function(PLACES), abs=1e-3)
    assert run().by_kernel.training_errors[place] == np.mean(kernel.predict(run().points) != run().signs)
    lift = PolynomialFeatures(k, include_bias=False)
    linear = library(kernel="linear").fit(lift.fit_transform(run().points), run().signs)
    scores = linear.decision_function(lift.transform(PLACES))
    assert run().by_features.scores[place].ravel() == pytest.approx(scores, abs=1e-3)
    assert run().features[place] == lift.n_output_features_ == comb(2 + k, k) - 1


def test_the_kernel_multiplies_each_monomial_by_the_root_of_its_coefficient() -> None:
    """A linear machine on monomials so multiplied is the kernel's; this is all that parts the two."""
    k = 3
    lift = PolynomialFeatures(k, include_bias=False).fit(run().points)
    roots = np.sqrt([comb(k, a + b) * comb(a + b, a) for a, b in lift.powers_])
    assert roots[[list(map(tuple, lift.powers_)).index((1, 1))]] ** 2 == pytest.approx(6)
    linear = library(kernel="linear").fit(lift.transform(run().points) * roots, run().signs)
    scores = linear.decision_function(lift.transform(PLACES) * roots)
    assert run().by_kernel.scores[k - 1].ravel() == pytest.approx(scores, abs=1e-3)


def test_degree_one_is_a_line_both_ways() -> None:
    """Their scores agree: a monomial's coefficient is 1 there, and a constant beside a free bias costs nothing."""
    assert run().by_kernel.scores[0] == pytest.approx(run().by_features.scores[0], abs=1e-4)


def test_risks_are_those_on_a_large_fresh_sample() -> None:
    X, y = run().world.draw(np.random.default_rng(9), 20_000)
    for place in (1, 4):
        kernel = library(kernel="poly", degree=DEGREES[place], gamma=1, coef0=1).fit(run().points, run().signs)
        measured = float(np.mean((kernel.predict(X) > 0) != (y == 1)))
        # 5 standard deviations of a mean of 20,000: a false alarm less than once in a million
        assert run().by_kernel.risks[place] == pytest.approx(measured, abs=5 * 0.5 / 20_000**0.5)
    assert (run().by_kernel.risks >= run().world.bayes_risk).all()


def test_what_is_said_and_drawn() -> None:
    answer = view(world="circles", noise=0.05, m=40).at(1)
    assert "degree 2" in facts(answer.sentence)
    assert "5 monomials" in facts(answer.more)
    plane, errors = answer.figures
    assert {"boundary", "plain monomials"} <= {trace.name for trace in plane.data}
    curves = {trace.name: list(trace.y) for trace in errors.data}
    assert curves["true risk"] == answer.run.by_kernel.risks.tolist()
    assert answer.run.by_kernel.scores[1].shape == (len(GRID), len(GRID))
    assert answer.table["degree"] == list(DEGREES)
    assert answer.headline.bound_text == "at least 0.05"


def test_two_risks_that_read_the_same_are_told_apart() -> None:
    answer = view()
    risks, best = answer.run.by_kernel.risks, answer.run.best
    for step, risk in enumerate(risks):
        sentence = answer.at(step).sentence
        assert ("minimum this" in facts(sentence)) == (risk == risks[best])
        assert ("hardly less" in sentence) == (risk != risks[best] and f"{risk:.3g}" == f"{risks[best]:.3g}")
