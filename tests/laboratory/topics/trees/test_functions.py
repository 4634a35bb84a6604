"""A function of one's own as a tree: formulas read as Python reads them, bounds by the formula."""

from itertools import product
from math import ceil, floor, log, log2, sqrt

import pytest

from laboratory.topics import views
from laboratory.topics.trees.functions.reading import BooleanFunction, checked_function, read_function
from laboratory.topics.trees.functions.run import function_trees
from tests.sentences import facts

VIEW = views["trees.functions"]


@pytest.mark.parametrize(
    ("text", "python", "bits"),
    [
        ("x1 and x2 or not x1 and x3", "(a and b) or ((not a) and c)", 3),
        ("not x1 or x2", "(not a) or b", 2),
        ("not (x1 or x2)", "not (a or b)", 2),
        ("x1 xor x2 xor x3", "a ^ b ^ c", 3),
        ("x1 or x2 xor x3 and x4", "a | (b ^ (c & d))", 4),
        ("¬x₁ ∧ x₂ ∨ x₃ ⊕ x₁", "((1 - a) & b) | (c ^ a)", 3),
        ("!x1&x2|~x3^x1", "((1 - a) & b) | ((1 - c) ^ a)", 3),
        ("X1 AND x6", "a and f", 6),
        ("((x2))", "b", 2),
        ("not not x1", "a", 1),
    ],
)
def test_a_formula_is_read_as_written_out(text: str, python: str, bits: int) -> None:
    function = read_function(text)
    wanted = [int(eval(python, dict(zip("abcdef", x, strict=False)))) for x in product((0, 1), repeat=bits)]
    assert (function.bits, list(function.labels)) == (bits, wanted)


def test_a_truth_table_is_read() -> None:
    assert read_function("01 10") == BooleanFunction("01 10", (0, 1, 1, 0))
    assert read_function(" 0,1 ").labels == (0, 1) and checked_function("  x1   or x2 ") == "x1 or x2"
    assert read_function("0" * 64).bits == 6


@pytest.mark.parametrize(
    "text",
    ["", "x", "x7", "x0", "x12", "x1 x2", "x1 and", "(x1", "x1)", "and x1", "not", "x1 = x2", "011", "0" * 128, "2",
     "(" * 40 + "x1" + ")" * 40, "not " * 30 + "x1", "x1 or " * 100 + "x1", "eval(1)", "x1 nand x2", "()"],
)  # fmt: skip
def test_what_is_no_function_gets_one_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"^Function must [^\n]*\.$"):
        read_function(text)


@pytest.mark.parametrize("text", [preset.get("function", "x1 or x2") for preset in VIEW.view.presets.values()])
def test_trees_numbers_and_bound(text: str) -> None:
    run = function_trees(text, 500, 0.1)
    d = run.function.bits
    assert run.right(run.full) == run.right(run.smallest) == run.points == 2**d
    assert run.leaves <= 2**d and run.depth <= d
    ln_size = sum(log(2) for _ in range(2**d))
    assert run.bound == pytest.approx(sqrt(2 / 500 * (ln_size + log(20))), rel=1e-12)
    assert run.needed == ceil(200 * (ln_size + log(20)))
    nodes = 2 * run.leaves - 1
    assert run.code(run.smallest) == (nodes + 1) * ceil(log2(d + 3)) + 2 * floor(log2(nodes)) + 1


def test_a_tree_that_errs_is_seen_to_err() -> None:
    """The count of inputs that are right is a count: another function's tree is wrong where the two differ."""
    conjunction, disjunction = (function_trees(text, 100, 0.1) for text in ("x1 and x2", "x1 or x2"))
    assert conjunction.right(disjunction.full) == conjunction.right(disjunction.smallest) == 2


def test_the_words_follow_the_function() -> None:
    result = VIEW(function="x1 xor x2 xor x3 xor x4", m=10)
    assert (result.headline.value, result.headline.at_most) == (16, 16)
    assert "16 31 16 16" in facts(result.sentence)
    assert "65,536" in result.more and "vacuous" in result.more
    assert VIEW(function="x1 and x2").headline.value == 3
    assert result.table["label"] == [bin(x).count("1") % 2 for x in range(16)]
