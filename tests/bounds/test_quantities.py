"""What is bounded: which way a count rounds, proved where doubles are off, and what needs no theorem."""

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from bounds import Ln, theorems
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from tests.all_told import over
from tests.sentences import pattern

COUNTED = [theorem for theorem in theorems.values() if theorem.returns.counts]
UNIT_LOSSES = {
    "zero_one_loss", "loss_in_unit_interval", "losses_in_unit_interval", "binary_labels", "linearly_separable",
}  # fmt: skip
OF_A_LOSS = {"gap", "excess risk", "expected excess risk", "expected gap", "cross-validation gap", "time-uniform gap"}
OF_A_DISTRIBUTION_FUNCTION = {"dkw", "dkw_one_sided", "ks_one_sided", "ks_two_sided"}


def slug_of(theorem: Theorem) -> str:
    return theorem.slug


@pytest.mark.parametrize(
    ("slug", "inputs", "expected", "source"),
    [
        ("perceptron_mistakes", dict(radius=3.3, gamma=1), 10, "10.89 mistakes are at most 10"),
        ("perceptron_mistakes", dict(radius=0.3, gamma=0.1), 9, "(0.3/0.1)² is 8.999999999999998 in doubles"),
        (
            "perceptron_mistakes_bias",
            dict(radius=1, gamma=0.1, bias=0.5),
            250,
            "2 * 1.25/0.01, 249.99999999999994 in doubles",
        ),
        ("halving", dict(ln_size=Ln(1000)), 9, "log2 1000 = 9.966"),
        ("halving", dict(ln_size=Ln(2, 30)), 30, "log2 2^30, exactly"),
        ("vc_dimension_finite_class", dict(ln_size=Ln(1024)), 10, "log2 1024: no precision tells it from 10"),
        ("fat_shattering_linear", dict(norm=1, radius=1, gamma=0.3), 11, "1/0.09 = 11.1"),
        ("sauer_polynomial", dict(m=10, d=2), 184, "(5 e)² = 184.726"),
        ("agnostic_lower", dict(epsilon=0.01, d=10), 313, "at least 10/0.032 = 312.5 are needed"),
        ("confidence_lower", dict(epsilon=0.05, delta=0.05), 59, "mpmath: ln 0.05/ln 0.95 = 58.404"),
        ("johnson_lindenstrauss", dict(epsilon=0.5, delta=0.05, vectors=4950), 293, "mpmath: 24 ln(198000) = 292.7"),
        ("shattered_set_lower", dict(d=20), 11, "more than 20/2"),
    ],
)
def test_which_way_a_count_rounds(slug: str, inputs: dict[str, Any], expected: int, source: str) -> None:
    assert theorems[slug].whole(**inputs) == expected, source


@pytest.mark.parametrize("theorem", COUNTED, ids=slug_of)
def test_whole_numbers_lie_beside_the_bound_on_the_right_side(theorem: Theorem) -> None:
    """What exists and is bounded from above, below it; what is needed, or bounded from below, above it."""
    for point in typical_points(theorem, 6):
        value, result = theorem(**point), theorem.whole(**point)
        assert isinstance(result, int)
        slack = 1e-9 * abs(value)
        if theorem.relation == "<=" and not theorem.returns.needed:
            assert value - 1 - slack < result <= value + slack
        elif theorem.relation == "=":
            assert abs(result - value) <= slack
        else:
            assert value - slack <= result < value + 1 + slack


def test_what_is_no_count_has_no_whole_number() -> None:
    """A mean number of mistakes, the logarithm of a count and a density are reals."""
    for slug, theorem in theorems.items():
        if theorem not in COUNTED:
            assert theorem.whole(**typical_points(theorem, 1)[0]) is None, slug
    real = {"expected mistakes", "log class size", "log growth function", "sampling density", "regret", "capacity"}
    assert not real & {theorem.returns.name for theorem in COUNTED}


def test_a_mean_and_a_share_count_nothing_and_every_count_says_what() -> None:
    for theorem in COUNTED:
        assert theorem.returns.counts.endswith("s")
        assert theorem.returns.trivial is None
        assert not {"mean", "average", "share", "expected"} & set(theorem.returns.meaning.split())


@over(list(theorems))
def test_one_is_trivial_only_for_losses_that_end_there(slug: str) -> None:
    """A gap of a loss outside [0, 1] may well exceed 1."""
    theorem = theorems[slug]
    if theorem.trivial != 1 or theorem.returns.name not in OF_A_LOSS or slug in OF_A_DISTRIBUTION_FUNCTION:
        return
    said = any("between 0 and 1" in assumption.statement for assumption in theorem.assumes)
    assert said or UNIT_LOSSES & {assumption.key for assumption in theorem.assumes}, theorem.assumes


@pytest.mark.parametrize(
    ("slug", "inputs", "expected"),
    [
        ("bernstein", dict(m=10, delta=0.05, variance=0.25, loss_range=10), 10),
        ("bennett", dict(m=10, delta=0.05, variance=0.25, loss_range=0.5), 0.5),
        ("chebyshev", dict(m=10, delta=0.05, variance=0.25), None),
        ("sgd_convex", dict(steps=4, norm=3, lipschitz=2), 6),
        ("rlm_tuned", dict(m=4, norm=3, lipschitz=2), 6),
        ("soft_svm_risk", dict(m=4, radius=2, norm=0.25), 0.5),
        ("soft_svm_risk", dict(m=4, radius=2, norm=3), 1),
        ("regression_rademacher", dict(m=4, delta=0.05, rademacher=0.1, largest_error=3), 9),
        ("hedge", dict(rounds=20, experts=4), 20),
        ("finite_realizable", dict(m=4, delta=0.05, ln_size=3), 1),
        ("standard_deviation", dict(m=4, delta=0.05, variance=0.01), 0.5),
        ("perceptron_mistakes", dict(radius=1, gamma=1), None),
    ],
)
def test_what_needs_no_theorem_depends_on_the_variables(slug: str, inputs: dict[str, Any], expected: Any) -> None:
    assert theorems[slug].trivial_at(**inputs) == expected


def test_a_gap_of_1_02_is_a_bound_where_losses_range_over_10() -> None:
    inputs = dict(m=10, delta=0.05, variance=0.25, loss_range=10)
    value = theorems["bernstein"](**inputs)
    assert value > 1 and not theorems["bernstein"].is_vacuous(value, **inputs)
    assert theorems["bernstein"].is_vacuous(10.0, **inputs)


def test_from_where_a_bound_says_something_follows_the_range_of_the_loss() -> None:
    """sqrt(2 v L/m) + b L/(3m) <= b with v = 1/4, b = 2: with L = ln 20 true from m = 2 on, by hand."""
    start = theorems["bernstein"].first_informative("m", delta=0.05, variance=0.25, loss_range=2)
    smaller = np.array([1.0, 2.0])
    text = np.sqrt(0.5 * math.log(20) / smaller) + 2 * math.log(20) / (3 * smaller)
    assert list(text <= 2) == [False, True] and start.value == 2
    with pytest.raises(TypeError, match=pattern("changes loss_range")):
        theorems["bernstein"].first_informative("loss_range", m=5, delta=0.05, variance=0.25)


@pytest.mark.parametrize("seed", range(3))
def test_no_gap_exceeds_the_range_and_no_weights_of_zero_the_product(seed: int) -> None:
    """Losses in an interval of length b; a convex function of slope at most rho, against weights of length B."""
    rng = np.random.default_rng(seed)
    b = rng.uniform(0.1, 9)
    losses = rng.uniform(-5, -5 + b, (50, 7))
    assert np.abs(losses.mean() - losses.mean(axis=1)).max() <= theorems["bernstein"].trivial_at(loss_range=b)
    slopes = rng.normal(size=(6, 3))
    norm, lipschitz = rng.uniform(0.1, 5), np.linalg.norm(slopes, axis=1).max()
    weights = rng.normal(size=(500, 3))
    weights *= norm / np.linalg.norm(weights, axis=1, keepdims=True)
    best = (weights @ slopes.T).max(axis=1).min()
    assert 0 - best <= theorems["sgd_convex"].trivial_at(norm=norm, lipschitz=lipschitz)


def test_noise_at_a_whole_number_does_not_move_it() -> None:
    """(k/10 / (1/10))² is k² whatever doubles make of it."""
    for k in range(1, 60):
        assert theorems["perceptron_mistakes"].whole(radius=k / 10, gamma=0.1) == k * k
        text = Fraction(repr(k / 10)) / Fraction("0.1")
        assert text == k


def test_steps_end_with_the_whole_number() -> None:
    text = theorems["perceptron_mistakes"].steps(radius=3.3, gamma=1)
    assert text[-2:] == (r"M \le 10.89", r"M \le 10")
    assert theorems["perceptron_mistakes"].steps(radius=1, gamma=0.1)[-1] == r"M \le 100"
    assert theorems["confidence_lower"].steps(epsilon=0.05, delta=0.05)[-1].endswith(r"\ge 59")
