"""A line of one's own: its two numbers, what it misjudges, and what its two rings do."""

import numpy as np
import pytest

from laboratory.figures.regions import Window
from laboratory.views.user_line import OwnLine, hold_own, own_line
from tests.sentences import facts

WINDOW = Window(-2, 2, -2, 2)
POINTS, SIGNS = np.array([[0.0, 1.0], [0.0, 3.0], [1.0, -1.0]]), np.array([1.0, 1.0, -1.0])


def test_it_stands_across_the_direction_that_it_is_turned_to() -> None:
    level = OwnLine(90, -0.5)  # x2 = 1/2
    assert level.weights == pytest.approx((0, 1)) and level.foot == pytest.approx((0, 0.5))
    assert level.heights(POINTS, SIGNS) == pytest.approx([0.5, 2.5, 1.5])
    assert facts(level.sentence(POINTS, SIGNS)) == "separates 0.5"
    assert facts(OwnLine(-90, 0.5).sentence(POINTS, SIGNS)) == "3 of 3"


def test_an_example_on_the_line_is_on_nobodys_side() -> None:
    """Both of x₁ = 1 lie on the line itself, whatever their labels."""
    points = np.array([[1.0, 0.0], [1.0, 2.0], [3.0, 0.0]])
    for signs in ([1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]):
        assert facts(OwnLine(0, -1).sentence(points, np.array(signs))) == "2 of 3"


def test_there_is_none_until_somebody_asks() -> None:
    assert own_line(False, 1, 2) is None and own_line(True, 1, 2) == OwnLine(1, 2)
    assert hold_own(None, WINDOW, POINTS, SIGNS) == []


@pytest.mark.parametrize("line", [OwnLine(20, 0.3), OwnLine(-170, -1), OwnLine(0, 0), OwnLine(180, 0.5)])
def test_both_rings_lie_on_the_line_that_hangs_on_them_and_set_it_as_it_is(line: OwnLine) -> None:
    for ring in hold_own(line, WINDOW, POINTS, SIGNS):
        assert isinstance(ring.line, tuple)
        a, b, c = np.array(ring.line) @ [1, *ring.now]
        assert [a, b, c] / np.hypot(a, b) == pytest.approx([*line.weights, line.shift])
        held = OwnLine(**{"turn": line.turn, **ring.held})
        assert (*held.weights, held.shift) == pytest.approx((*line.weights, line.shift), abs=1e-3)


def test_the_first_ring_shifts_and_the_second_turns_about_the_foot() -> None:
    shift, turn = hold_own(OwnLine(90, -0.5), WINDOW, POINTS, SIGNS)
    assert shift.moved(1.7, 1.25) == pytest.approx({"shift": -1.25})
    turned = OwnLine(**turn.moved(-1.0, 1.5))  # through (0, 1/2) and (-1, 3/2)
    assert turned.turn == pytest.approx(45) and turned.shift == pytest.approx(-np.sqrt(0.5) / 2, abs=1e-4)
