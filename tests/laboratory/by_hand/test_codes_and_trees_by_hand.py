"""Kraft's sums and smallest trees, worked out on paper and by trying all trees."""

from functools import cache
from itertools import product
from typing import Any

import pytest

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import QUANTITIES, check
from tests.laboratory.by_hand.on_paper import Case, hold

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
# 1/4 + 1/8 + 1/8 = 1/2, and 1/2 + 1/4 + 1/8 = 7/8.
XOR = ([0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0])
# x1, and where it is 0 x2 and x3: three tests, four leaves.
MIXED = [[a, b, c, int(a or (b and c))] for a, b, c in product((0, 1), repeat=3)]
CASES: tuple[Case, ...] = (
    ("1", "kraft_sum", [[1, 2, 3, 3]], {}, RIGHT, ""),
    ("7/8", "kraft_sum", [[1, 2, 3]], {}, RIGHT, ""),
    (0.5, "kraft_sum", [[2, 3, 3]], {}, RIGHT, ""),
    ("0.875", "kraft_sum", [["0", "10", "110"]], {"words": 1}, RIGHT, ""),
    ("0.750", "kraft_sum", [["0", "01"]], {"words": 1}, RIGHT, ""),
    (1 / 3 + 2 / 9, "kraft_sum", [[1, 2, 2]], {"alphabet": 3}, RIGHT, ""),
    ("14.0", "kraft_sum", [[1, 2, 3]], {}, WRONG, "negative"),
    ("1.83", "kraft_sum", [[1, 2, 3]], {}, WRONG, "inverse"),
    ("0.0156", "kraft_sum", [[1, 2, 3]], {}, WRONG, "one power"),
    ("6.0", "kraft_sum", [[1, 2, 3]], {}, WRONG, "sum of the lengths"),
    ("4", "tree_leaves", XOR, {}, RIGHT, ""),
    ("7", "tree_leaves", XOR, {}, WRONG, "nodes"),
    ("3", "tree_leaves", XOR, {}, WRONG, "tests"),
    ("4", "tree_leaves", MIXED, {}, RIGHT, ""),
    ("8", "tree_leaves", MIXED, {}, WRONG, "full tree"),
    ("5", "tree_leaves", MIXED, {}, WRONG, "one label"),
    ("1", "tree_leaves", [[0, "a"], [1, "a"]], {}, RIGHT, ""),
)


def test_on_paper() -> None:
    hold(CASES)


@pytest.mark.parametrize(
    ("lengths", "words"),
    [((1, 2, 3, 3), "no word"), ((1, 2, 3), "words can"), ((1, 1, 2), "no prefix")],
)
def test_what_the_sum_says(lengths: tuple[int, ...], words: str) -> None:
    assert words in QUANTITIES["kraft_sum"].works_out(list(lengths)).steps[-1]


@pytest.mark.parametrize(("code", "words"), [("0 10 110", "a prefix"), ("0 1 10", "beginning of 10")])
def test_words_that_begin_others(code: str, words: str) -> None:
    steps = QUANTITIES["kraft_sum"].works_out(code.split(), words=1).steps
    assert any(words in line for line in steps)


def fewest(table: tuple[int, ...]) -> int:
    """By trying every test at the root: over the truth table, which a test cuts in two."""

    @cache
    def leaves(left: tuple[int, ...], bits: int) -> int:
        if len(set(left)) == 1:
            return 1
        cuts = []
        for i in range(bits):
            sides: list[list[int]] = [[], []]
            for place, label in enumerate(left):
                sides[place >> i & 1].append(label)
            cuts.append(sum(leaves(tuple(side), bits - 1) for side in sides))
        return min(cuts)

    return leaves(table, (len(table) - 1).bit_length())


def test_all_functions_of_three_bits() -> None:
    """All 256 of them, and the parity of five bits needs the full tree."""
    inputs = list(product((0, 1), repeat=3))
    for labels in product((0, 1), repeat=8):
        rows = [[*x, label] for x, label in zip(inputs, labels, strict=True)]
        assert QUANTITIES["tree_leaves"].works_out(*rows).value == fewest(labels)
    parity: list[list[Any]] = [[*x, sum(x) % 2] for x in product((0, 1), repeat=5)]
    assert check(32, "tree_leaves", *parity)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("kraft_sum", "0 10 110", "words=1"), ("kraft_sum", "words=1; 0 12", "from 0 to 1"),
        ("kraft_sum", "alphabet=1; 1 2", "alphabet"), ("kraft_sum", "1 x", "x"),
        ("tree_leaves", "0 0; 0 1", "two"), ("tree_leaves", "0 0 1; 0 1 1; 1 0 1", "1 1 is missing"),
        ("tree_leaves", "0 a; 2 b", "0 and 1"), ("tree_leaves", "0 0 0 0 0 0 0 1; 1 0 0 0 0 0 0 1", "1 to 6 bits"),
    ],
)  # fmt: skip
def test_what_is_no_question(name: str, text: str, sentence: str) -> None:
    rows, told_by_name = QUANTITIES[name].read(text)
    with pytest.raises(ValueError, match=sentence):
        _ = QUANTITIES[name].works_out(*rows, **told_by_name)
