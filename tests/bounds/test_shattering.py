"""Labellings of points: against linear programs, Cover's counts, brute force, and certificates checked by hand."""

import math
import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog

from bounds.vc.dichotomies.restriction import Hypothesis, Refutation, packed
from bounds.vc.dimension import vc_dimension
from bounds.vc.shattering import Shattering, decidable, exact_points, shatters
from tests.sentences import pattern
from tests.work import at_most_calls

Points = list[list[int]]


def random_points(seed: int, size: int, dimension: int, spread: int = 100) -> Points:
    return np.random.default_rng(seed).integers(-spread, spread + 1, (size, dimension)).tolist()


def labellings(size: int) -> list[tuple[int, ...]]:
    return list(product((0, 1), repeat=size))


def separable(vectors: np.ndarray, labels: Sequence[int], conditions: Sequence[Sequence[float]] = ()) -> bool:
    """A linear program: is some w·v >= 1 on the ones and <= -1 on the zeros?"""
    rows = np.vstack([vectors * np.where(labels, -1, 1)[:, None], *(-np.array([c]) for c in conditions)])
    solved = linprog(np.zeros(rows.shape[1]), A_ub=rows, b_ub=-np.ones(len(rows)), bounds=(None, None))
    return bool(solved.status == 0)


def assert_answers_hold(result: Shattering, some: int = 200) -> None:
    """Every hypothesis gives its labels; what is impossible has a reason."""
    for labels, inputs in list(result)[:: max(1, result.total // some)]:
        answer = result.answer(labels)
        if inputs:
            assert isinstance(answer, Hypothesis) and answer.words
            assert tuple(answer.label(point) for point in result.points) == labels
        else:
            assert isinstance(answer, Refutation) and answer.words.endswith(".")
            assert answer.points and set(answer.points) <= set(range(len(result.points)))


CONFIGURATIONS = {
    "general": random_points(1, 7, 2),
    "grid, with collinear points and circles": [[x, y] for x in range(3) for y in range(2)] + [[1, 2]],
    "duplicates": [[0, 0], [1, 0], [0, 0], [2, 0], [1, 1]],
    "all the same": [[3, 4]] * 3,
    "on a line": [[i, 2 * i] for i in range(5)],
    "one": [[0, 1]],
}


@pytest.mark.parametrize("points", CONFIGURATIONS.values(), ids=CONFIGURATIONS)
@pytest.mark.parametrize("cls", ["halfspaces", "homogeneous_halfspaces", "balls", "polynomials"])
def test_linear_classes_against_linear_programs(cls: str, points: Points) -> None:
    x = np.array(points, dtype=float)
    square, entry = (x**2).sum(axis=1), np.ones(len(x))
    vectors, conditions, parameters = {
        "halfspaces": (np.c_[x, entry], (), {}),
        "homogeneous_halfspaces": (x, (), {}),
        "balls": (np.c_[x, square, entry], ([0, 0, -1, 0],), {}),
        "polynomials": (np.c_[entry, x, x[:, :1] ** 2, x[:, 1:] ** 2, x[:, :1] * x[:, 1:]], (), {"p": 2}),
    }[cls]
    result = shatters(cls, points, **parameters)
    expected = {packed(labels) for labels in labellings(len(x)) if separable(vectors, labels, conditions)}
    assert result.labellings == expected
    assert_answers_hold(result)


@pytest.mark.parametrize(("size", "dimension"), [(1, 1), (5, 1), (4, 2), (9, 2), (12, 2), (8, 3), (7, 5), (6, 6)])
def test_points_in_general_position_have_covers_number_of_labellings(size: int, dimension: int) -> None:
    points = [[t**power for power in range(1, dimension + 1)] for t in range(1, size + 1)]  # moment curve
    cover = 2 * sum(math.comb(size - 1, i) for i in range(dimension + 1))
    assert shatters("halfspaces", points).realized == cover
    through_origin = 2 * sum(math.comb(size - 1, i) for i in range(dimension))
    assert shatters("homogeneous_halfspaces", points).realized == through_origin


def test_pictures_of_the_notes() -> None:
    """Three points in the plane 8 of 8, in a row 6 of 8, four points 14 of 16 (Matteoni's notes, Cover 1965)."""
    assert shatters("halfspaces", [[0, 0], [1, 0], [0, 1]]).realized == 8
    row = shatters("halfspaces", [[0.1, 0.1], [0.2, 0.2], [0.3, 0.3]])
    assert (row.realized, row.first_impossible) == (6, (0, 1, 0))
    assert shatters("halfspaces", [[0, 0], [1, 0], [0, 1], [5, 7]]).realized == 14
    assert shatters("halfspaces", [[0, 0], [0, 0]]).realized == 2


def test_floats_are_the_decimals_they_show() -> None:
    """In binary 0.1, 0.2 and 0.3 are not evenly spaced: the midpoint of the outer two is not 0.2."""
    assert shatters("balls", [0.1, 0.2, 0.3]).realized == 7
    assert shatters("halfspaces", [[0, 0.1], [1, 0.2], [2, 0.3]]).realized == 6
    assert exact_points([[np.float64(0.1), np.int64(3)]]) == ((Fraction(1, 10), Fraction(3)),)


@pytest.mark.parametrize("cls", ["halfspaces", "homogeneous_halfspaces", "balls"])
@pytest.mark.parametrize("dimension", [1, 2, 3])
def test_radons_coefficients_balance_exactly(cls: str, dimension: int) -> None:
    points = random_points(dimension, 7, dimension, spread=4)
    result = shatters(cls, [[x / 10 for x in point] for point in points])
    impossible = [labels for labels, inputs in result if not inputs]
    assert impossible
    for labels in impossible:
        certificate = result.answer(labels)
        assert isinstance(certificate, Refutation) and all(c > 0 for c in certificate.coefficients)
        signed = [
            (c if labels[i] else -c, result.points[i])
            for c, i in zip(certificate.coefficients, certificate.points, strict=True)
        ]
        assert [sum(c * x[j] for c, x in signed) for j in range(dimension)] == [0] * dimension
        if cls != "homogeneous_halfspaces":
            assert sum(c for c, _ in signed) == 0 and sum(c for c, _ in signed if c > 0) == 1
        if cls == "balls":
            assert sum(c * sum(x * x for x in point) for c, point in signed) >= 0


def test_twelve_points_in_the_plane_take_few_calls() -> None:
    """All 4,096 answers, each hypothesis and each certificate checked afterwards."""
    points = (np.random.default_rng(5).normal(size=(12, 2)).round(3)).tolist()
    shatters("halfspaces", points[:3]).answer((0, 1, 1))
    with at_most_calls(6_000_000):
        result = shatters("halfspaces", points)
        answers = list(result.answers())
    assert (result.realized, result.total, bool(result)) == (134, 4096, False)
    assert [labels for labels, _ in answers] == labellings(12)
    for labels, answer in answers:
        if isinstance(answer, Hypothesis):
            assert tuple(answer.label(point) for point in result.points) == labels
        else:
            assert_balances(answer, labels, result.points)


def assert_balances(certificate: Refutation, labels: Sequence[int], points: Sequence[Sequence[Fraction]]) -> None:
    """The two groups have a common mean under weights that are positive and add up to 1 in each."""
    pairs = list(zip(certificate.coefficients, certificate.points, strict=True))
    assert all(c > 0 for c, _ in pairs)
    for label in (0, 1):
        assert sum(c for c, i in pairs if labels[i] == label) == 1
    for j in range(len(points[0])):
        assert len({sum(c * points[i][j] for c, i in pairs if labels[i] == label) for label in (0, 1)}) == 1
    for label, (group, _) in zip((1, 0), re.findall(r"([^;:]*) \((posi|nega)tive\)", certificate.words), strict=True):
        in_words = {(Fraction(c), int(place) - 1) for c, place in re.findall(r"([\d/]+)\D+(\d+)", group)}
        assert in_words == {(c, i) for c, i in pairs if labels[i] == label}


@pytest.mark.parametrize("cls", ["intervals", "boxes", "stumps", "balls"])
def test_answers_of_every_labelling_agree_with_the_labellings(cls: str) -> None:
    result = shatters(cls, random_points(4, 7, 1 if cls == "intervals" else 2, spread=3))
    answers = list(result.answers())
    assert [isinstance(answer, Hypothesis) for _, answer in answers] == [inputs for _, inputs in result]


def test_any_different_points_are_shattered_by_the_nearest_neighbour() -> None:
    result = shatters("nearest_neighbour", random_points(2, 6, 4))
    assert result.shattered
    assert_answers_hold(result)
    twice = shatters("nearest_neighbour", [[1, 2], [3, 4], [1, 2]])
    assert twice.realized == 4 and twice.certificate is not None and twice.certificate.points == (0, 2)


def test_no_points_are_shattered_by_every_class() -> None:
    for cls in decidable():
        inputs = {"n": 2, "p": 2, "k": 2}
        names = [parameter.name for parameter in _parameters(cls)]
        result = shatters(cls, [], **{name: inputs[name] for name in names})
        assert result.shattered and result.certificate is None
        assert result.answer(())


def _parameters(cls: str) -> Any:
    from bounds.vc.dimension import vc_dimension

    return vc_dimension[cls].parameters


def test_fewer_points_are_labelled_as_part_of_more() -> None:
    points = random_points(11, 7, 2, spread=3)
    for cls, parameters in (
        ("halfspaces", {}),
        ("balls", {}),
        ("boxes", {}),
        ("stumps", {}),
        ("polynomials", {"p": 2}),
    ):
        whole = shatters(cls, points, **parameters).labellings
        for left_out in range(7):
            rest = [point for i, point in enumerate(points) if i != left_out]
            low = (1 << left_out) - 1
            expected = {(mask & low) | (mask >> 1 & ~low) for mask in whole}
            assert shatters(cls, rest, **parameters).labellings == expected


@pytest.mark.parametrize(
    ("cls", "points", "parameters", "words"),
    [
        ("lines", [[0, 0]], {}, "no class"),
        ("trees", [[0, 0]], {}, "no exact"),
        ("halfspaces", [[0, 0], [1]], {}, "same coordinates"),
        ("halfspaces", [[0, math.nan]], {}, "finite"),
        ("halfspaces", [[0, math.inf]], {}, "finite"),
        ("halfspaces", [[0, "x"]], {}, "finite"),
        ("halfspaces", [[0, True]], {}, "finite"),
        ("halfspaces", [[]], {}, "≥ coordinate"),
        ("halfspaces", [[0, 0]], {"n": 3}, "dimension 3"),
        ("thresholds", [[0, 0]], {}, "dimension 1"),
        ("halfspaces", [[i, i * i] for i in range(21)], {}, "≤ 16"),
        ("polynomials", [[i, i * i] for i in range(16)], {"p": 8}, "fewer points"),
        ("interval_unions", [1, 2], {"k": 0}, "must be"),
    ],
)
def test_what_cannot_be_tested_is_refused_in_words(cls: str, points: Any, parameters: Any, words: str) -> None:
    with pytest.raises(ValueError, match=pattern(words)):
        shatters(cls, points, **parameters)


def test_labels_that_are_none_are_refused() -> None:
    result = shatters("intervals", [1, 2])
    for wrong in ((0,), (0, 2), (0, 1, 1)):
        with pytest.raises(ValueError, match=pattern("0 or 1 each")):
            result.answer(wrong)


def test_coordinates_of_any_size_stay_exact() -> None:
    tiny, huge = 1e-300, 1e300
    assert shatters("halfspaces", [[tiny, 0], [huge, 0], [0, 1]]).shattered
    in_a_row = [[0, 0], [tiny, huge], [2 * tiny, 2 * huge]]
    assert shatters("halfspaces", in_a_row).realized == 6
    assert_answers_hold(shatters("halfspaces", [[tiny, 0], [huge, 0], [0, 1], [1, 1]]))


@pytest.mark.parametrize("cls", decidable())
@pytest.mark.parametrize("space", [1, 2, 3])
def test_the_dimension_of_points_is_the_one_that_is_taken(cls: str, space: int) -> None:
    """The largest up to `space` whose points are not refused."""
    inputs = {"polynomials": {"p": 1}, "interval_unions": {"k": 1}}.get(cls, {})
    taken = []
    for size in range(1, space + 1):
        try:
            shatters(cls, [(1,) * size], **inputs)
        except ValueError:
            continue
        taken.append(size)
    assert vc_dimension.record(cls).dimension_of_points(space) == max(taken, default=2)
