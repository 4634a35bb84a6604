"""What is drawn is what is claimed: shaded points are those labelled 1, and the meeting point lies in both hulls."""

import random
from fractions import Fraction
from itertools import islice

import numpy as np
import pytest

from bounds import shatters
from bounds.vc.dichotomies.restriction import Hypothesis, Refutation
from bounds.vc.shattering import decidable
from laboratory.figures.points import drawable, lattice_step, window
from laboratory.figures.regions import Region, Window, region
from laboratory.figures.shattering import board, multiples
from laboratory.worlds.polygon import Polygon
from tests.sentences import facts


def labels_points_of_the_plane(cls: str) -> bool:
    """Whether it takes two coordinates."""
    try:
        shatters(cls, [(0, 1)], **OTHERS.get(cls, {}))
    except ValueError:
        return False
    return True


OTHERS = {"polynomials": {"p": 2}, "interval_unions": {"k": 2}}
PLANE = [cls for cls in decidable() if labels_points_of_the_plane(cls)]
SQUARE = [(2, 2), (8, 2), (2, 8), (8, 8)]


def inside(polygon: Polygon, x: float, y: float) -> bool:
    """Does a ray to the right cross the outline an odd number of times?"""
    crossed = False
    for (a, b), (c, d) in zip(polygon, [*polygon[1:], *polygon[:1]], strict=True):
        if (b > y) != (d > y) and x < a + (y - b) / (d - b) * (c - a):
            crossed = not crossed
    return crossed


def shaded(shape: Region, x: float, y: float) -> bool:
    if shape.score is not None:
        return bool(shape.score(np.array([x]), np.array([y]))[0] > 0)
    return any(inside(polygon, x, y) for polygon in shape.inside)


@pytest.mark.parametrize("cls", PLANE)
def test_shaded_are_the_points_labelled_1(cls: str) -> None:
    """Random points; each realized labelling is read off the shapes by crossing numbers."""
    rng = random.Random(7)
    for size in (1, 2, 3, 4, 5):
        points = [(rng.randrange(1, 200), rng.randrange(1, 200)) for _ in range(size)]
        result = shatters(cls, points, **OTHERS.get(cls, {}))
        seen = window(result.points)
        for labels, answer in result.answers():
            if isinstance(answer, Hypothesis):
                shape = region(cls, answer, seen, result.points)
                samples = [int(shaded(shape, *map(float, point))) for point in points]
                assert samples == list(labels), (points, labels, answer.words)


@pytest.mark.parametrize("cls", sorted(set(decidable()) - set(PLANE) - {"sine"}))
def test_shaded_on_the_line(cls: str) -> None:
    places = [0.5, 1, 4, 4.5, 9]
    result = shatters(cls, places, **OTHERS.get(cls, {}))
    for labels, answer in result.answers():
        if isinstance(answer, Hypothesis):
            shape = region(cls, answer, window(result.points), result.points)
            assert [int(shaded(shape, x, 0.0)) for x in places] == list(labels)


def test_the_sine_is_positive_at_the_points_labelled_1() -> None:
    result = shatters("sine", ["1/2", "1/4", "1/8"])
    for labels, answer in result.answers():
        if isinstance(answer, Hypothesis):
            (wave,) = region("sine", answer, Window(0.0, 1.0, -1.0, 1.0), result.points).edges
            x, y = np.array(wave).T
            heights = [np.interp(at, x, y) for at in (0.5, 0.25, 0.125)]
            assert [int(height > 1e-3) for height in heights] == list(labels)


def test_the_meeting_point_lies_in_both_hulls() -> None:
    """The diagonals of the square meet at (5, 5)."""
    fig = board(shatters("halfspaces", SQUARE), 2)
    star = next(trace for trace in fig.data if facts(trace.name) == "hulls point")
    assert (star.x, star.y) == ((5.0,), (5.0,))


@pytest.mark.parametrize(
    "points", [[(0, 0), (1, 1)], [(0.1, 0.2)], [(-300, 5), (700, 50)], [(1e6, 1e6), (1e6 + 1, 1e6)]]
)
def test_the_window_holds_the_points(points: list[tuple[float, float]]) -> None:
    places = shatters("halfspaces", points).points
    seen = window(places)
    assert all(seen.left <= x <= seen.right and seen.bottom <= y <= seen.top for x, y in points)
    assert f"{float(lattice_step(places)):.12f}".replace(".", "").strip("0") in {"1", "2", "25", "5"}


def test_points_that_no_picture_holds_are_told() -> None:
    assert not drawable(shatters("halfspaces", [(0, 0), (1e-9, 0), (1e9, 1)]).points)
    assert not drawable(shatters("halfspaces", [(1e200, 0)]).points)
    assert drawable(shatters("halfspaces", [(0, 0), (1, 1)]).points)


@pytest.mark.parametrize("cls", ["halfspaces", "boxes", "nearest_neighbour"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_small_picture_for_each_labelling(cls: str, theme: str) -> None:
    result = shatters(cls, SQUARE)
    answers = list(islice(result.answers(), 16))
    fig = multiples(result, answers, theme)
    titles = [note.text for note in fig.layout.annotations]
    assert len(titles) == 16
    assert titles.count("<b>impossible</b>") == sum(isinstance(answer, Refutation) for _, answer in answers)
    ones = sum(len(trace.x) for trace in fig.data if trace.name == "positive")
    assert ones == sum(sum(labels) for labels, _ in answers) == 4 * 8


def test_radon_hulls_have_the_points_of_the_certificate() -> None:
    """One point inside the triangle of three others: the triangle is drawn, and the point is where both meet."""
    result = shatters("halfspaces", [(0, 0), (9, 0), (0, 9), (3, 3)])
    assert result.certificate is not None
    weights = dict(zip(result.certificate.points, result.certificate.coefficients, strict=True))
    assert weights == {0: Fraction(1, 3), 1: Fraction(1, 3), 2: Fraction(1, 3), 3: 1}
    fig = board(result, 2)
    filled = [trace for trace in fig.data if trace.fill == "toself"]
    assert [set(zip(trace.x, trace.y, strict=True)) for trace in filled] == [{(0, 0), (9, 0), (0, 9)}]


def test_nothing_overlaps_among_names_of_points() -> None:
    """Each number looks away from the middle, so numbers of neighbours stay apart."""
    named = [trace for trace in board(shatters("halfspaces", SQUARE), 2).data if trace.mode == "markers+text"]
    sides = {text.strip(): side for trace in named for text, side in zip(trace.text, trace.textposition, strict=True)}
    assert sides == {"1": "bottom left", "2": "bottom right", "3": "top left", "4": "top right"}
