"""Layers and units: every AND tried, networks run on every input, ranks and norms of the tables worked out."""

from itertools import product
from math import isqrt

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.networks.depth.run import alternating, depth, least_for_product
from tests.showing import trace

VIEW = views["networks.depth"]


def inputs(bits: int) -> np.ndarray:
    return np.array(list(product((0, 1), repeat=bits)))


def table(pairs: int) -> np.ndarray:
    """(-1)^<x, y> over all x and y."""
    return (-1) ** ((inputs(pairs) @ inputs(pairs).T) % 2)


@pytest.mark.parametrize("bits", [1, 2, 3, 4, 5])
def test_an_and_that_accepts_odd_inputs_only_accepts_one(bits: int) -> None:
    """Of all 3^d ANDs of literals, those that an OR may use; so as many are needed as there are odd inputs."""
    X = inputs(bits)
    odd = X.sum(axis=1) % 2 == 1
    accepted = [np.all((term == X) | (np.array(term) == 2), axis=1) for term in product((0, 1, 2), repeat=bits)]
    usable = [which for which in accepted if not np.any(which & ~odd)]
    assert all(which.sum() == 1 for which in usable) and len(usable) == odd.sum() == 2 ** (bits - 1)
    if bits > 1:
        run = depth("parity", bits, 1)
        assert run.least == run.shallow == len(usable)


@pytest.mark.parametrize("pairs", [1, 2, 3, 4])
def test_as_many_ands_as_sets_of_pairs_compute_the_inner_product(pairs: int) -> None:
    X = inputs(2 * pairs)
    both = X[:, :pairs] * X[:, pairs:]
    sets = [np.array(chosen) == 1 for chosen in product((0, 1), repeat=pairs) if any(chosen)]
    output = sum(-((-2.0) ** chosen.sum()) / 2 * both[:, chosen].all(axis=1) for chosen in sets)
    assert np.array_equal(output, both.sum(axis=1) % 2)
    assert depth("product", 2 * pairs, 1).shallow == len(sets)


@pytest.mark.parametrize("pairs", range(1, 7))
def test_the_table_of_the_inner_product_has_forsters_norm(pairs: int) -> None:
    """Signs of an N by N table of spectral norm c need rank N/c."""
    norm = np.linalg.norm(table(pairs), 2)
    assert 2**pairs / norm == pytest.approx(2 ** (pairs / 2), rel=1e-9)


@pytest.mark.parametrize("seed", range(20))
def test_a_hidden_unit_has_no_larger_rank_than_its_net_input_has_values(seed: int) -> None:
    rng = np.random.default_rng(seed)
    pairs, weight = int(rng.integers(1, 7)), int(rng.integers(1, 4))
    X, a, b = inputs(pairs), rng.integers(-weight, weight + 1, pairs), rng.normal(0, 3, pairs)
    unit = (X @ a)[:, np.newaxis] + X @ b > rng.normal()
    assert np.linalg.matrix_rank(unit.astype(float)) <= len(np.unique(X @ a)) <= pairs * weight + 1


@pytest.mark.parametrize("weight", [1, 2, 7, 1000])
def test_the_least_number_is_the_first_whole_that_satisfies_the_rank(weight: int) -> None:
    for pairs in range(1, 101):
        root = isqrt(2**pairs) if pairs % 2 == 0 else isqrt(2**pairs - 1) + 1  # whole numbers at or above 2^(n/2)
        expected = -(-(root - 1) // (pairs * weight + 1))
        assert least_for_product(pairs, weight) == expected
    assert least_for_product(50, 1) == -(-(2**25 - 1) // 51) == 657_931


@pytest.mark.parametrize("bits", [2, 3, 8, 12])
@pytest.mark.parametrize("function", ["parity", "product"])
def test_the_small_networks_are_right_on_every_input(function: str, bits: int) -> None:
    run = depth(function, bits, 1)
    assert run.checked_all and sorted(map(tuple, run.inputs)) == sorted(map(tuple, inputs(bits)))
    assert run.wrong == 0
    n = bits // 2
    for row, value in zip(run.inputs.tolist(), run.truth.tolist(), strict=True):
        pairs = sum(row[i] * row[n + i] for i in range(n))
        assert value == (sum(row) if function == "parity" else pairs) % 2


def test_many_inputs_are_checked_at_random() -> None:
    run = depth("product", 100, 1)
    assert not run.checked_all and run.inputs.shape == (4096, 100) and run.wrong == 0
    assert len(np.unique(run.inputs, axis=0)) == 4096 and 0.4 < run.truth.mean() < 0.6


def test_a_unit_too_few_is_seen() -> None:
    """Without its last unit the network is wrong where all bits are 1, and there alone."""
    X = inputs(5)
    assert np.array_equal(alternating(X), X.sum(axis=1) % 2)
    shorter = alternating(np.minimum(X.cumsum(axis=1), 4)[:, -1:] >= np.arange(1, 5))
    assert np.flatnonzero(shorter != X.sum(axis=1) % 2).tolist() == [31]


def test_exclusive_ors_in_a_chain() -> None:
    """Each by two threshold units and their output."""
    X = inputs(6)
    units, value = 0, X[:, 0]
    for bit in X[:, 1:].T:
        either, both = value + bit > 0.5, value + bit > 1.5
        value, units = (either.astype(int) - both > 0.5).astype(int), units + 3
    assert np.array_equal(value, X.sum(axis=1) % 2) and depth("parity", 6, 1).in_pairs == units == 15


def test_figures_and_texts_hold_the_counts() -> None:
    result = VIEW(bits=40)
    assert trace(result, 0, "one layer:<br>at least")[1][-1] == -(-(2**10 - 1) // 21) == 49
    assert trace(result, 0, "thresholds,<br>two layers")[1][-1] == 40
    assert trace(result, 0, "ANDs,<br>one layer")[1][-1] == result.headline.value == 2**20 - 1
    assert "49" in result.sentence and "40" in result.sentence
    parity = VIEW(function="parity", bits=10)
    assert parity.headline.value == parity.headline.at_least == 512
    assert trace(parity, 0, "ANDs,<br>at least")[1].tolist() == [2**k for k in range(1, 10)]
    assert "27" in parity.more
