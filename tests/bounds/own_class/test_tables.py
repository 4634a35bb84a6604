"""Classes by 0/1 table: everything by enumeration, held by a second enumeration and by published dimensions."""

from itertools import combinations, product
from math import comb

import numpy as np
import pytest

from bounds import own_class
from bounds.vc.own import dichotomies as dichotomies_module
from bounds.vc.own import wording
from bounds.vc.own.table import TableClass
from tests.sentences import pattern


def restricted(rows: list[tuple[int, ...]], chosen: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {tuple(row[i] for i in chosen) for row in rows}


@pytest.mark.parametrize("seed", range(6))
def test_growth_and_dimension_are_those_of_plain_loops(seed: int) -> None:
    rng = np.random.default_rng(seed)
    rows = [tuple(row) for row in rng.integers(0, 2, (int(rng.integers(1, 40)), 7)).tolist()]
    growth = [max(len(restricted(rows, chosen)) for chosen in combinations(range(7), m)) for m in range(1, 8)]
    dichotomies = own_class(rows).dichotomies()
    assert [value.at_least for value in dichotomies.growth_function] == growth
    assert all(value.is_exact for value in dichotomies.growth_function)
    d = max([m for m, most in enumerate(growth, start=1) if most == 2**m], default=0)
    largest = dichotomies.largest_shattered
    assert largest.is_exact and largest.size == d
    assert len(restricted(rows, largest.points)) == 2**d
    if d < 7:
        assert largest.sets == comb(7, d + 1) and largest.lacking is not None
        chosen, labels = largest.lacking
        assert len(chosen) == d + 1 and labels not in restricted(rows, chosen)
        assert labels == min(set(product((0, 1), repeat=d + 1)) - restricted(rows, chosen))


@pytest.mark.parametrize(("n", "k"), [(5, 1), (5, 2), (6, 3), (6, 5)])
def test_sets_of_exactly_k_points_shatter_the_smaller_of_k_and_the_rest(n: int, k: int) -> None:
    """Shalev-Shwartz and Ben-David 2014, exercise 6.2."""
    rows = [row for row in product((0, 1), repeat=n) if sum(row) == k]
    assert own_class(rows).dichotomies().largest_shattered.size == min(k, n - k)


def test_parities_of_three_bits_shatter_three_points() -> None:
    cube = list(product((0, 1), repeat=3))
    rows = [[sum(a * b for a, b in zip(bits, point, strict=True)) % 2 for point in cube] for bits in cube]
    table = own_class(rows)
    assert isinstance(table, TableClass) and table.size == 8
    assert table.dichotomies().largest_shattered.size == 3


@pytest.mark.parametrize(
    "text",
    [
        "001 011 111",
        "001\n011\n111",
        "0 0 1\n0 1 1\n1 1 1",
        "0,0,1;0,1,1;1,1,1",
        "0,0,1\n0,1,1\n1,1,1\n",
        "0;0;1\n0;1;1\n1;1;1\n",
        "- - +\n- + +\n+ + +",
        "--+ -++ +++",
        "-1,-1,1\n-1,1,1\n1,1,1",
        "h,a,b,c\nf,0,0,1\ng,0,1,1\nk,1,1,1\n",
        "a,b,c\n0,0,1\n0,1,1\n1,1,1\n",
        "f,0,0,1\ng,0,1,1\nk,1,1,1\n",
        "f 001\ng 011\nk 111\n",
    ],
)
def test_one_table_is_read_however_it_is_written(text: str) -> None:
    table = own_class(text)
    assert isinstance(table, TableClass)
    assert table.rows == ((0, 0, 1), (0, 1, 1), (1, 1, 1))
    assert table.points in (("x1", "x2", "x3"), ("a", "b", "c"))
    assert table.hypotheses in (("row 1", "row 2", "row 3"), ("f", "g", "k"))
    assert set(table.dichotomies([table.points[0], 3]).hypotheses) == {0b10, 0b11}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("01 011", "same length; 2"),
        ("a,a\n0,1\n", "2 points"),
    ],
)
def test_what_is_no_table_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=pattern(sentence)):
        own_class(text)


def test_points_of_a_table_are_names_or_numbers() -> None:
    table = own_class("a,b\n0,1\n1,1")
    assert table.dichotomies(["b"]).realized == 1
    for point in ("c", "0", "3", -1):
        with pytest.raises(ValueError, match=pattern("table b 2")):
            table.dichotomies([point])


def test_a_table_with_too_many_sets_says_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dichotomies_module, "MOST_WORK", 16 * 9)  # one less than the pairs of five points
    rows = [row for row in product((0, 1), repeat=5) if sum(row) % 2]
    dichotomies = own_class(rows).dichotomies()
    largest = dichotomies.largest_shattered
    assert (largest.size, largest.at_most, largest.lacking) == (1, None, None)
    assert "too many" in wording.larger_in_words(dichotomies)
    monkeypatch.undo()
    assert own_class(rows).dichotomies().largest_shattered.size == 4


def test_equal_rows_are_one_hypothesis() -> None:
    table = own_class([(0, 1), (1, 1), (0, 1)])
    assert isinstance(table, TableClass) and table.size == 2 and len(table.rows) == 3
