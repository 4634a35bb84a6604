"""Examples put elsewhere: as they are typed, and where they are."""

import numpy as np
import pytest

from laboratory.figures.regions import Window
from laboratory.views.moved_examples import (
    FARTHEST,
    MOST,
    NONE,
    check_moved,
    hold_examples,
    placed,
    read_moved,
    write_moved,
)
from tests.sentences import facts, pattern

POINTS = np.array([[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]])
WINDOW = Window(0, 2, 0, 2)


@pytest.mark.parametrize(
    ("text", "moved"),
    [
        ("", ()),
        (NONE, ()),
        (" 2: 1/2 -3 ", ((2, 0.5, -3.0),)),
        ("7: 0 1e-3,3: 0.25 1,", ((3, 0.25, 1.0), (7, 0.0, 0.001))),
    ],
)
def test_they_are_read_in_the_examples_order_and_written_back(text: str, moved: tuple[object, ...]) -> None:
    assert read_moved(text) == moved == read_moved(write_moved(read_moved(text)))


@pytest.mark.parametrize(
    "text",
    [
        "3",
        "3: 1",
        "3: 1 2 3",
        "0: 1 2",
        "-1: 1 2",
        "1.5: 0 0",
        "x: 1 2",
        "3: a b",
        f"3: 0 {FARTHEST + 1}",
        "3: ln(2) nan",
    ],
)
def test_what_is_no_example_with_a_place_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=pattern("Moved none number")):
        read_moved(text)


def test_an_example_is_in_one_place() -> None:
    with pytest.raises(ValueError, match=pattern("once 3: 0 0, 3: 1 1")):
        read_moved("3: 0 0, 3: 1 1")


def test_only_those_moved_are_elsewhere_and_the_sample_itself_stays() -> None:
    now = placed(POINTS, ((2, -1.0, 5.0),))
    assert now.tolist() == [[0, 0], [-1, 5], [2, 2]] and POINTS[1].tolist() == [1, 1]


def test_an_example_that_the_sample_does_not_have_is_refused() -> None:
    assert check_moved(((3, 0.0, 0.0),), 3) is None and check_moved((), 1) is None
    assert "3 4" in facts(str(check_moved(((4, 0.0, 0.0),), 3)))


def test_to_drag_one_keeps_those_that_were_moved_before() -> None:
    before = ((1, 0.5, 0.5), (3, 2.0, 2.0))
    second = hold_examples(POINTS, before, WINDOW, None)[1]
    assert second.moved(1.5, 9.0) == {"moved": ((1, 0.5, 0.5), (2, 1.5, 2.0), (3, 2.0, 2.0))}
    assert not hold_examples(np.zeros((MOST + 1, 2)), (), WINDOW, None)
