"""Neighbours at the ends of their fields: exact steps, ties, one of each thing, and bounds that are vacuous."""

import re
from math import sqrt

import numpy as np
import pytest

from laboratory.topics import views
from tests.sentences import facts
from tests.showing import captions, heard

CELLS, COSTS, CURSE, ERROR = (views[f"neighbours.{name}"] for name in ("cells", "costs", "curse", "error"))
LINE, LIPSCHITZ, NOISE, PLANE = (views[f"neighbours.{name}"] for name in ("line", "lipschitz", "noise", "plane"))


@pytest.mark.parametrize("m", [3, 40, 300])
def test_one_neighbour_of_different_numbers_changes_at_every_border(m: int) -> None:
    """Each place with an example is a piece of its own; steps of a figure would overlook the narrow ones."""
    run = LINE(task="numbers", m=m, k=1, scatter=1).run
    assert run.changes(1) == len(np.unique(run.x)) - 1


@pytest.mark.parametrize("k", [1, 3, 5, 40, 150])
def test_changes_are_those_of_sliding_votes(k: int) -> None:
    """From left to right the k closest lose their first example and win the next: the labels by a walk over them."""
    run = LINE(m=150, noise=0.3).run
    assert len(np.unique(run.x)) == 150
    labels = run.y[np.argsort(run.x)].astype(int)
    if k % 2:
        votes = np.array([2 * labels[first : first + k].sum() > k for first in range(150 - k + 1)])
        assert run.changes(k) == int((np.diff(votes.astype(int)) != 0).sum())
    else:
        assert run.changes(150) == 0


def test_a_k_as_good_as_the_best_fits_no_noise() -> None:
    """Without noise, in the four quarters, one neighbour is right everywhere, as nine are."""
    result = PLANE(world="xor", noise=0, k=1)
    if result.run.at(1)[1] == result.run.risk.min():
        assert "noisy" not in result.more and "No other" in result.more
    assert "noisy" not in PLANE(world="circles", noise=0, k=1, m=30).more
    assert "noisy" in PLANE(world="xor", noise=0.3, k=1).more


def test_one_neighbour_is_singular() -> None:
    assert "1 nearest" not in heard(PLANE(k=1))[0] and "9 nearest neighbours" in heard(PLANE(k=9))[0]
    assert "1 neighbour:" in heard(ERROR(k=1))[1] and "9 neighbours:" in heard(ERROR(k=9))[1]
    assert "1 example " in heard(COSTS(m=1))[0] and "1 box " in COSTS(m=1).more


def test_a_linear_rule_that_never_pays_has_no_line() -> None:
    assert "never" in captions(COSTS(m=1))[1] and "vertical" not in captions(COSTS(m=1))[1]
    assert "vertical" in captions(COSTS())[1] and "from 5 predictions" in heard(COSTS())[1]


def test_no_search_is_read_above_all_points_and_boxes() -> None:
    result = COSTS(m=10_000, d=50)
    bound = result.headline.bound.rpartition(" ")[2]
    measured, most = (float(text.replace(",", "")) for text in (result.headline.measured, bound))
    assert 10_000 < measured <= most


@pytest.mark.parametrize(("m", "cells", "vacuous"), [(3, 6, True), (200, 6, False), (200, 40, True), (300, 1, True)])
def test_a_distance_above_the_diameter_is_no_guarantee(m: int, cells: int, vacuous: bool) -> None:
    headline = CELLS(m=m, cells=cells).headline
    assert (headline.at_most is None) == vacuous == ("vacuous" in headline.by)
    assert headline.at_most is None or headline.at_most < sqrt(8)


def test_no_new_example_falls_into_an_empty_cell_where_there_is_none() -> None:
    full, some = CELLS(cells=1), CELLS()
    assert "none" in facts(heard(full)[0]) and "one new" in heard(full)[0] and "square into" not in captions(full)[0]
    assert "two new" in heard(some)[0] and "square into" in captions(some)[0]


def test_the_least_bound_is_heard_rounded_up() -> None:
    for m in (3, 17, 200):
        result = CELLS(m=m)
        least = float(re.findall(r"to ([\d.]+) at", heard(result)[1])[0])
        assert least >= result.run.bounds.min()


def test_squared_distances_are_not_heard_as_distances() -> None:
    assert "as far" not in heard(CURSE())[0] and "squared distance" in heard(CURSE())[0]


def test_a_constant_bound_does_not_fall() -> None:
    flat, refuted = LIPSCHITZ(slope=0, claimed=0), LIPSCHITZ(claimed=0.5)
    assert "fall" not in heard(flat)[1] and "refuted" not in heard(flat)[1] and "refuted" in heard(refuted)[1]


def test_an_error_that_noise_does_not_raise_is_not_told_as_raised() -> None:
    """All hundred examples vote: the prediction is one label everywhere."""
    result = NOISE(k=99, m=100)
    assert result.run.bad_from(0.25) == 0 and "Even without" in result.more
    assert "rises" not in heard(result)[0]
