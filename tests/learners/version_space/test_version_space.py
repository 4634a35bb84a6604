"""Candidate elimination and the power set, against enumeration and Mitchell's table."""

import pickle
from itertools import product

import numpy as np
import pytest

from learners import learners
from learners.version_space.candidate_elimination import candidate_elimination
from learners.version_space.conjunctions import ANY, NOTHING, all_conjunctions, at_least_as_general, covers
from learners.version_space.list_then_eliminate import list_then_eliminate
from learners.version_space.power_set import unbiased_learner
from tests.sentences import pattern

WEATHER = [
    ("Sunny", "Cloudy", "Rainy"),
    ("Warm", "Cold"),
    ("Normal", "High"),
    ("Strong", "Weak"),
    ("Warm", "Cool"),
    ("Same", "Change"),
]
DAYS = [
    ("Sunny", "Warm", "Normal", "Strong", "Warm", "Same"),
    ("Sunny", "Warm", "High", "Strong", "Warm", "Same"),
    ("Rainy", "Cold", "High", "Strong", "Warm", "Change"),
    ("Sunny", "Warm", "High", "Strong", "Cool", "Change"),
]
ENJOYED = [1, 1, 0, 1]
SMALL = [(0, 1, 2), (0, 1), (0, 1)]


def test_there_are_973_conjunctions_over_the_weather() -> None:
    assert sum(1 for _ in all_conjunctions(WEATHER)) == 973


def test_mitchells_table() -> None:
    space = candidate_elimination(WEATHER, DAYS, ENJOYED)
    assert space.specific == (("Sunny", "Warm", ANY, "Strong", ANY, ANY),)
    assert set(space.general) == {("Sunny", *[ANY] * 5), (ANY, "Warm", *[ANY] * 4)}
    assert space.size() == 6
    assert space.collapsed_at is None
    after_three = space.trace[3]
    assert after_three.specific == (("Sunny", "Warm", ANY, "Strong", "Warm", "Same"),)
    assert set(after_three.general) == {
        ("Sunny", *[ANY] * 5),
        (ANY, "Warm", *[ANY] * 4),
        (*[ANY] * 5, "Same"),
    }


@pytest.mark.parametrize(
    ("day", "votes", "verdict"),
    [
        (("Sunny", "Warm", "Normal", "Strong", "Cool", "Change"), (0, 6), True),
        (("Rainy", "Cold", "Normal", "Weak", "Warm", "Same"), (6, 0), False),
        (("Sunny", "Warm", "Normal", "Weak", "Warm", "Same"), (3, 3), None),
        (("Sunny", "Cold", "Normal", "Strong", "Warm", "Same"), (4, 2), None),
    ],
)
def test_votes_on_mitchells_new_days(day: tuple[str, ...], votes: tuple[int, int], verdict: bool | None) -> None:
    space = candidate_elimination(WEATHER, DAYS, ENJOYED)
    assert (space.votes(day), space.verdict(day)) == (votes, verdict)


@pytest.mark.parametrize("seed", range(40))
def test_borders_hold_exactly_the_consistent_conjunctions(seed: int) -> None:
    rng = np.random.default_rng(seed)
    X = [tuple(int(rng.integers(len(values))) for values in SMALL) for _ in range(5)]
    conjunctions = list(all_conjunctions(SMALL))
    target = conjunctions[rng.integers(len(conjunctions))]
    y = [covers(target, x) if seed % 2 else bool(rng.integers(2)) for x in X]
    space = candidate_elimination(SMALL, X, y)
    consistent = {c for c in conjunctions if all(covers(c, x) == label for x, label in zip(X, y, strict=True))}
    assert set(space.members()) == consistent
    assert (space.collapsed_at is None) == bool(consistent)
    for x in product(*SMALL):
        verdicts = {covers(c, x) for c in consistent}
        assert space.verdict(x) == (verdicts.pop() if len(verdicts) == 1 else None)
    assert space.ambiguous() == [x for x in product(*SMALL) if len({covers(c, x) for c in consistent}) == 2]


def test_order_of_the_examples_does_not_matter() -> None:
    there, back = (
        candidate_elimination(WEATHER, DAYS, ENJOYED),
        candidate_elimination(WEATHER, DAYS[::-1], ENJOYED[::-1]),
    )
    assert (there.specific, there.general) == (back.specific, back.general)


def test_exclusive_or_collapses_at_its_last_example() -> None:
    cube = [(0, 1), (0, 1)]
    space = candidate_elimination(cube, [(0, 1), (1, 0), (0, 0)], [1, 1, 0])
    assert (space.size(), space.collapsed_at, space.specific) == (0, 2, ())
    assert space.verdict((1, 1)) is None


def test_negatives_alone_leave_the_empty_conjunction() -> None:
    space = candidate_elimination([(0, 1)], [(0,), (1,)], [0, 0])
    assert list(space.members()) == [(NOTHING,)]
    assert space.verdict((0,)) is False


def test_specific_border_is_find_s() -> None:
    rng = np.random.default_rng(3)
    X = rng.integers(0, 2, (12, 4))
    y = (X[:, 1] == 1) & (X[:, 2] == 0)
    learner = learners["find_s"]().fit(X, y)
    space = candidate_elimination([(0, 1)] * 4, [tuple(row) for row in X.tolist()], y.tolist())
    expected = tuple(ANY if np.isnan(value) else int(value) for value in learner.values_)
    assert space.specific == (expected,)


def test_generality_is_inclusion() -> None:
    points = list(product(*SMALL))
    for first, second in product(all_conjunctions(SMALL), repeat=2):
        included = all(covers(first, x) for x in points if covers(second, x))
        assert at_least_as_general(first, second) == included


def test_attributes_are_judged_and_marks_survive_a_pickle() -> None:
    with pytest.raises(ValueError, match=pattern("X listed values")):
        candidate_elimination(SMALL, [(0, 0, 7)], [1])
    with pytest.raises(ValueError, match=pattern("attributes candidate_elimination")):
        candidate_elimination([(0,)], [(0,)], [1])
    assert pickle.loads(pickle.dumps((ANY, NOTHING))) == (ANY, NOTHING)


def test_without_bias_unseen_points_split_the_vote() -> None:
    cube = list(product((0, 1), repeat=3))
    seen, labels = [cube[0], cube[3], cube[5]], [1, 0, 1]
    space = unbiased_learner(8, seen, labels)
    agreeing = [
        labelling
        for labelling in product((0, 1), repeat=8)
        if all(labelling[cube.index(x)] == label for x, label in zip(seen, labels, strict=True))
    ]
    assert space.size() == len(agreeing) == 32
    for place, x in enumerate(cube):
        positive = sum(labelling[place] for labelling in agreeing)
        assert space.votes(x) == (32 - positive, positive)
        assert space.share(x) == positive / 32


def test_ten_bits_and_a_conflict() -> None:
    assert unbiased_learner(2**10, [], []).size() == 2**1024
    space = unbiased_learner(4, [(0, 0), (0, 0), (0, 1)], [0, 1, 1])
    assert (space.size(), space.votes((1, 1)), space.share((1, 1))) == (0, (0, 0), None)
    with pytest.raises(ValueError, match=pattern("points ≥")):
        unbiased_learner(1, ["a", "b"], [0, 1])


@pytest.mark.parametrize("seed", range(6))
def test_a_list_keeps_what_lies_between_the_borders(seed: int) -> None:
    rng = np.random.default_rng(seed)
    X = [tuple(int(rng.integers(len(values))) for values in SMALL) for _ in range(5)]
    y = [bool(rng.integers(2)) for _ in X] if seed % 2 else [x[1] == 1 for x in X]
    listed = list_then_eliminate(SMALL, X, y)
    points = list(product(*SMALL))
    for seen in range(6):
        space = candidate_elimination(SMALL, X[:seen], y[:seen])
        members = list(space.members())
        assert listed.survivors(seen) == members
        assert listed.size(seen) == len(members)
        assert listed.votes(seen, points).tolist() == [space.votes(x)[1] for x in points]
        assert listed.covered(seen, points).shape == (len(members), len(points))


def test_a_list_judges_its_table_too() -> None:
    assert list_then_eliminate(SMALL, [], []).size(0) == 4 * 3 * 3 + 1
    with pytest.raises(ValueError, match=pattern("X listed values")):
        list_then_eliminate(SMALL, [(0, 0, 7)], [1])
    with pytest.raises(ValueError, match=pattern("points 1; 0")):
        list_then_eliminate(SMALL, [(0, 0, 0)], [])
