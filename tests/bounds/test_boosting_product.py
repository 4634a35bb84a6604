"""The product of AdaBoost's normalizers over rounds whose edges differ."""

import math
from typing import Any

import mpmath
import numpy as np
import pytest

from bounds import DomainError, theorems
from bounds.data_dependent.boosting import training_error_product
from tests.sentences import pattern


def test_ten_points_worked_by_hand() -> None:
    # Weighted errors 3/10, 3/14, 3/22: the product of 2 sqrt(e (1 - e)) squared is the rational below.
    errors = np.array([3 / 10, 3 / 14, 3 / 22])
    exact = math.sqrt(64 * (3 * 7 * 3 * 11 * 3 * 19) / (100 * 196 * 484))
    assert training_error_product(0.5 - errors) == pytest.approx(exact, rel=1e-14)
    assert exact == pytest.approx(0.5162300907, abs=5e-11)


def test_vanishing_edges_leave_the_error_where_it_is() -> None:
    # The product of 1 - 4/(t+2)² telescopes to (T+3)(T+4) / (6 (T+1)(T+2)).
    rounds = 1000
    edges = 1 / (np.arange(1, rounds + 1) + 2)
    exact = math.sqrt((rounds + 3) * (rounds + 4) / (6 * (rounds + 1) * (rounds + 2)))
    assert training_error_product(edges) == pytest.approx(exact, rel=1e-13)
    assert training_error_product(edges) > math.sqrt(1 / 6)


@pytest.mark.parametrize(("edge", "rounds"), [(0.1, 50), (0.05, 138), (0.2, 1), (0.0, 7), (0.5, 3), (0.5, 0)])
def test_equal_edges_give_the_theorem(edge: float, rounds: int) -> None:
    expected = theorems["adaboost_training_error"](gamma=edge, rounds=rounds)
    assert training_error_product([edge] * rounds) == pytest.approx(expected, rel=1e-13)


def test_random_edges_against_forty_digits() -> None:
    rng = np.random.default_rng(1997)
    edges = np.concatenate([rng.uniform(0, 0.5, 40), [1e-9, 0.5 - 1e-12, 0.25]])
    with mpmath.workdps(40):
        exact = mpmath.fprod(mpmath.sqrt(1 - 4 * mpmath.mpf(float(edge)) ** 2) for edge in edges)
    assert training_error_product(edges) == pytest.approx(float(exact), rel=1e-13)


@pytest.mark.filterwarnings("error")
def test_ends_of_the_domain() -> None:
    assert training_error_product([]) == 1.0
    assert training_error_product([0, 0]) == 1.0
    assert training_error_product([0.3, 0.5, 0.1]) == 0.0
    assert training_error_product(np.full(100_000, 0.49)) == 0.0


@pytest.mark.parametrize("bad", [-0.1, 0.6, float("nan"), float("inf")])
def test_an_edge_out_of_range_is_named(bad: float) -> None:
    with pytest.raises(DomainError, match=pattern("γ number between 0 0.5")):
        training_error_product([0.1, bad])


@pytest.mark.parametrize("bad", [0.1, [[0.1, 0.2]], ["abc"], [True], [None]])
def test_edges_are_a_list_of_reals(bad: Any) -> None:
    with pytest.raises(DomainError, match=pattern("edges number between 0 0.5")):
        training_error_product(bad)
