"""The loading problem: splits by a loop, and all weights of two hidden units by linear programs."""

from itertools import combinations, product

import numpy as np
import pytest
from scipy.optimize import linprog

from laboratory.topics import views
from laboratory.topics.networks.loading.run import Loading, loading
from tests.showing import trace

VIEW = views["networks.loading"]


def split_by_a_loop(run: Loading) -> int:
    """Ways to put the elements on two sides, up to swapping, without a set on one side."""
    sets = [np.flatnonzero(row).tolist() for row in run.sets]
    ways = product((0, 1), repeat=run.elements)
    return sum(all(len({way[i] for i in chosen}) == 2 for chosen in sets) for way in ways) // 2


def some_unit(accepted: np.ndarray, rejected: np.ndarray) -> bool:
    """Whether a halfspace accepts and rejects these, by a linear program without an objective."""
    rows = np.vstack(
        [-np.column_stack([accepted, np.ones(len(accepted))]), np.column_stack([rejected, np.ones(len(rejected))])]
    )
    return bool(linprog(np.zeros(rows.shape[1]), A_ub=rows, b_ub=-np.ones(len(rows)), bounds=(None, None)).status == 0)


def some_weights(run: Loading) -> bool:
    """Whether any two halfspaces accept the positive examples both, and each negative one not both."""
    positive, negative = run.inputs[run.labels], run.inputs[~run.labels]
    for chosen in product((False, True), repeat=len(negative)):
        first = np.array(chosen)
        if some_unit(positive, negative[first]) and some_unit(positive, negative[~first]):
            return True
    return False


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("elements", "sets"), [(3, 1), (6, 5), (7, 14), (9, 40)])
def test_splits_are_counted_as_by_a_loop(elements: int, sets: int, seed: int) -> None:
    run = loading("random", elements, sets, seed)
    assert run.solutions == split_by_a_loop(run) and run.splits == 2 ** (elements - 1)
    assert len(np.unique(run.sets, axis=0)) == sets and set(run.sets.sum(axis=1)) == {3}


@pytest.mark.parametrize(("elements", "sets"), [(4, 3), (5, 8), (5, 9), (5, 10), (6, 13), (6, 17), (6, 20)])
@pytest.mark.parametrize("seed", [0, 1])
def test_some_weights_fit_exactly_where_the_sets_can_be_split(elements: int, sets: int, seed: int) -> None:
    run = loading("random", elements, sets, seed)
    assert some_weights(run) == (run.solutions > 0)


def test_both_answers_occur() -> None:
    """Of five elements three are on one side: all ten triples cannot be split, three can."""
    assert loading("random", 5, 10, 0).solutions == 0 and loading("random", 5, 3, 0).solutions > 0


@pytest.mark.parametrize("seed", range(20))
def test_a_split_gives_the_networks_weights(seed: int) -> None:
    run = loading("random", 7, 12, seed)
    side = run.sides[run.best]
    for row, label, wrong in zip(run.inputs, run.labels, run.wrong, strict=True):
        accepts = all(sum((-1 if side[i] == own else 7) for i in range(7) if row[i]) + 0.5 > 0 for own in (0, 1))
        assert wrong == (accepts != label)
    assert run.wrong.sum() == run.whole.min()
    assert bool(run.wrong.any()) == (run.solutions == 0)


def test_the_fano_plane_cannot_be_split() -> None:
    """Any two of its lines meet in one point, any two points are on one line."""
    run = loading("fano", 3, 1, 0)
    lines = [set(np.flatnonzero(row).tolist()) for row in run.sets]
    assert all(len(a & b) == 1 for a, b in combinations(lines, 2))
    assert all(sum({p, q} <= line for line in lines) == 1 for p, q in combinations(range(7), 2))
    assert run.solutions == 0 == split_by_a_loop(run) and run.splits == 64
    assert run.whole.min() == run.wrong.sum() == 1


def test_more_triples_than_there_are() -> None:
    run = loading("random", 3, 60, 0)
    assert run.sets.tolist() == [[1, 1, 1]] and run.solutions == 3


def test_figures_and_texts_hold_the_runs_numbers() -> None:
    result, run = VIEW(instance="fano"), loading("fano", 7, 12, 0)
    assert result.headline.value == 0 and "64" in result.headline.sentence
    assert result.figures[0].data[0].z.tolist() == (run.sets * (1 + run.sides[run.best])).tolist()
    x, _ = trace(result, 1, "negative")
    np.testing.assert_allclose(x, run.nets[~run.labels, 0], atol=0.36)
    assert len(trace(result, 1, "wrong")[0]) == 1 and result.table["wrong"] == run.wrong.tolist()
