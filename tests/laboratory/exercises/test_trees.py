"""Questions about trees, computed here from counts."""

from math import log2

import pytest

from laboratory.exercises.drawing import make_problem

SEEDS = range(40)


def _bits(*counts: int) -> float:
    """m log m - sum c log c, divided by m: another form of the entropy."""
    return (sum(counts) * log2(sum(counts)) - sum(c * log2(c) for c in counts if c)) / sum(counts)


def test_information_gain_is_the_mutual_information_of_test_and_label() -> None:
    for seed in SEEDS:
        item = make_problem("information_gain", seed)
        (a, b), (c, d) = item.inputs["children"].tolist()
        gain = _bits(a + c, b + d) + _bits(a + b, c + d) - _bits(a, b, c, d)
        assert item.answer == pytest.approx(gain, rel=1e-9)


def test_gini_is_the_chance_that_two_of_a_child_differ() -> None:
    for seed in SEEDS:
        item = make_problem("gini_after_split", seed)
        sides = item.inputs["children"].tolist()
        total = sum(map(sum, sides))
        assert item.answer == pytest.approx(sum(2 * a * b / (a + b) for a, b in sides) / total, rel=1e-12)
