"""The tower: its network run by a loop of whole numbers, and a unit that mends one example tried on every error."""

from itertools import product

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.networks.tower.run import TARGETS, mending, tower
from tests.showing import trace

VIEW = views["networks.tower"]
SETTINGS = [(target, bits, updates) for target in TARGETS for bits in (2, 3, 5) for updates in (0, 1, 40)]


def of_the_network(weights: tuple[np.ndarray, ...], bits: tuple[int, ...]) -> list[int]:
    """Answers of all units to one input."""
    answers: list[int] = []
    for unit in weights:
        seen = [*bits, *answers[-1:], 1]
        assert len(seen) == len(unit)
        answers.append(1 if sum(w * x for w, x in zip(unit, seen, strict=True)) > 0 else -1)
    return answers


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_one_example_is_mended_and_no_other_answer_changes(n: int) -> None:
    """Whatever the example, its label and the answers from below."""
    corners = [np.array(corner) for corner in product((-1, 1), repeat=n)]
    for example, label in product(corners, (-1, 1)):
        unit = mending(example, label)
        for other, below in product(corners, (-1, 1)):
            net = unit[:n] @ other + unit[n] * below + unit[n + 1]
            same = np.array_equal(other, example)
            if same and below == label:
                continue  # the unit below has this example wrong
            assert net * (label if same else below) >= 1


@pytest.mark.parametrize(("target", "bits", "updates"), SETTINGS)
def test_the_network_learns_every_input(target: str, bits: int, updates: int) -> None:
    run = tower(target, bits, updates, 5)
    assert sorted(map(tuple, run.X)) == sorted(product((-1, 1), repeat=bits))
    answers = np.array([of_the_network(run.weights, tuple(x)) for x in run.X.tolist()]).T
    assert np.array_equal(answers, run.answers)
    assert answers[-1].tolist() == run.y.tolist()
    assert run.errors.tolist() == [sum(a != b for a, b in zip(row, run.y, strict=True)) for row in answers]
    assert np.all(run.errors <= run.most) and np.all(run.mended >= 1) and run.units <= run.most_units
    assert run.errors[0] <= min((run.y == 1).sum(), (run.y == -1).sum())


def test_labels_are_those_of_their_names() -> None:
    for bits in (2, 3, 4, 5):
        run = tower("parity", bits, 0, 0)
        assert [y == 1 for y in run.y] == [x.count(1) % 2 == 1 for x in run.X.tolist()]
        run = tower("majority", bits, 0, 0)
        assert [y == 1 for y in run.y] == [x.count(1) > x.count(-1) for x in run.X.tolist()]
    assert tower("random", 5, 0, 1).y.tolist() != tower("random", 5, 0, 2).y.tolist()


def test_the_construction_alone_mends_one_error_a_unit() -> None:
    run = tower("parity", 4, 0, 0)
    assert run.errors.tolist() == list(range(8, -1, -1)) and run.units == run.most_units == 9


def test_a_halfspace_is_learned_by_one_unit_and_parity_is_not() -> None:
    assert tower("majority", 5, 2_000, 0).units == 1
    assert all(tower("parity", bits, 2_000, 0).units > 1 for bits in (2, 3, 4, 5))


def test_equal_labels_need_no_training() -> None:
    seed = next(seed for seed in range(100) if len(set(tower("random", 2, 0, seed).y.tolist())) == 1)
    run = tower("random", 2, 300, seed)
    assert run.units == 1 and run.errors.tolist() == [0]


def test_figures_and_texts_hold_the_runs_numbers() -> None:
    result, run = VIEW(updates=0), tower("parity", 4, 0, 0)
    assert trace(result, 0, "errors")[1].tolist() == trace(result, 0, "at most")[1].tolist() == run.errors.tolist()
    assert (result.headline.value, result.headline.at_most) == (9, 9)
    assert result.figures[1].data[0].z.tolist() == (run.answers != run.y).astype(int).tolist()
    assert result.table["errors"] == run.errors.tolist() and "exactly 1" in result.more
