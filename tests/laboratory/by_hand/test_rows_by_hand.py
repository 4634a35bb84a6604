"""Rows as people type them, and what is no table: understood alike for all that learners compute, or refused."""

import itertools
from typing import Any

import pytest

from bounds import DomainError
from laboratory.by_hand import QUANTITIES, WorkedOut, check
from tests.all_told import each

BAD = (
    "", "?", "1", "a", "a b", "1 2; 3", "1 2 3; 4 5 ?", "0 0; 0 0", "nan 1; 2 3", "inf 1 +; 2 3 -", "1e400 1; 2 2",
    "-1 -5", "1 1 A; 2 2 B", "1 1 A; 2 2 B; ? ? ?", "1,2 +; 3 4 -", "k=0; 1 1 1; 2 2 ?", "k=x; 1 1 1; 2 2 ?",
    "k=nan; 1 1 1; 2 2 2; 0 0 ?", "m=0; 1 2", "m=nan; 1", "m=inf; 1", "m=10; 11", "m=10; 1.5", "m=10 m=11; 1",
    "q=3; 1 2 1",
    "rate=-1; 1 1 +; 2 2 -", "start=(1,2,3,4,5); 1 1 +; 2 2 -", "passes=1.5; 1 1 +; 2 2 -", "bias=maybe; 1 1 +; 2 2 -",
    "of=nobody; a b yes; c d no; a d ?", "smoothing=-1; a b yes; c d no; a d ?", "1 1 +; 1 1 -", "1 1 +; 2 2 +",
    "divisor=x; 1 2; 3 4", "component=9; 1 2; 3 5", "1e200 1e200 +; -1e200 1 -; 3 4 +", "; ".join(["1 2 3"] * 300),
    "width=3; 1 1 +; 3 3 -", "metric=none; k=1; 1 1 A; 2 2 B; 0 0 ?", "(1, 2) +; (3, 4", "1 2 +;;; 3 4 -;",
    "x1 x2 y; a b c",
)  # fmt: skip


def one_sentence(name: str, text: str) -> None:
    quantity = QUANTITIES[name]
    try:
        rows, sentence = quantity.read(text)
        worked = quantity.works_out(*rows, **sentence)
    except ValueError as refusal:
        said = str(refusal)
    else:
        said = ""
        _is_finite(worked)
    assert "\n" not in said and len(said) < 600
    assert not any(word in said for word in ("numpy", "array", "argument", "int()", "convert"))


def _is_finite(worked: WorkedOut) -> None:
    values = worked.value if isinstance(worked.value, tuple) else (worked.value,)
    assert worked.read and all(isinstance(value, str) or abs(value) < float("inf") for value in values), worked


def test_what_is_no_table_is_refused_in_one_sentence() -> None:
    each(one_sentence, {f"{name}: {text}": (name, text) for name, text in itertools.product(QUANTITIES, BAD)})


WAYS = ("2 1 +; 1 3 -", "2 1 +\n1 3 -\n", "2, 1, +; 1, 3, -", "2,1,+;1,3,-", "(2, 1) +; (1, 3) -", "[2,1] 1\n[1,3] -1",
        "2 1 yes; 1 3 no", "2.0 1.0 1; 1/1 3 0", "+2 1 +1; 1 3 −1", "2,0 1,0 +; 1 3 -")  # fmt: skip
ANSWERS = ("(4, -3, 1)", "4 −3 1", "w = (4, -3), b = 1", [4, -3, 1], "4, -3, 1", "(4,-3,1)", "[4; -3; 1]", "4,-3,1")


def test_one_table_in_every_writing() -> None:
    """On paper the weights are (2, 1, 1), (1, -2, 0), (3, -1, 1), (2, -4, 0) and at last (4, -3, 1)."""

    def one_way(text: str) -> None:
        rows, sentence = QUANTITIES["perceptron_weights"].read(text)
        for answer in ANSWERS:
            assert check(answer, "perceptron_weights", *rows, **sentence), answer

    each(one_way, WAYS)


@pytest.mark.parametrize("answer", ["", "1 2", "A", "1 2 3 4", "(1, x, 0)", None, 3])
def test_what_is_no_answer_is_refused(answer: Any) -> None:
    rows, _ = QUANTITIES["perceptron_weights"].read("2 1 +; 1 3 -")
    with pytest.raises(DomainError):
        check(answer, "perceptron_weights", *rows)
