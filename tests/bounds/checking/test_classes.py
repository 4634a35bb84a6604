"""Sizes of classes and VC dimensions are checked like theorems: right, of too few digits, or a slip by its name."""

import json
import math
from itertools import product
from typing import Any

import pytest
from click.testing import CliRunner

from bounds import DomainError, count, diagnose, vc_dimension
from bounds.command_line import main
from bounds.diagnosis.miscounts import MISCOUNTS
from bounds.diagnosis.verdict import Verdict
from bounds.diagnosis.wrong_dimensions import WRONG_DIMENSIONS
from tests.all_told import over

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
BOOK = Verdict.BY_ANOTHER_BOOK


@pytest.mark.parametrize(
    ("answer", "verdict", "words"),
    [
        (59050, RIGHT, ""), ("59,050", RIGHT, ""), ("3^10 + 1", RIGHT, ""), ("5.9e4", RIGHT, ""),
        ("59050.0", RIGHT, ""),
        ("10.986", RIGHT, ""), ("ln(59050)", RIGHT, ""), ("6e4", FEW, ""), ("1e9", WRONG, ""),
        (59049, BOOK, "always false"), ("3^10", BOOK, "always false"), (1024, WRONG, "2^n for 3^n"),
        ("59,049", BOOK, "always false"), ("10 ln 3", BOOK, "always false"), ("10.98612288668", BOOK, "always false"),
        (r"3^{10}+1", RIGHT, ""), ("|H| = 3^10 + 1", RIGHT, ""), ("about 59000", RIGHT, ""), (59000, WRONG, ""),
        ("4^10", WRONG, "contradiction"), ("2^(2^10)", WRONG, "2^(2^n)"), ("6.931", WRONG, "2^n for 3^n"),
        ("15.85", WRONG, "base 2"), ("4.771", WRONG, "base 10"), (59051, WRONG, ""), ("59049.7", WRONG, ""),
    ],
)  # fmt: skip
def test_conjunctions_of_ten_variables(answer: Any, verdict: Verdict, words: str) -> None:
    diagnosis = diagnose(answer, count.conjunctions, n=10)
    assert diagnosis.verdict is verdict and bool(diagnosis) == (verdict is RIGHT)
    names = [diagnosis.form] * (verdict is BOOK) + [
        name for slip in diagnosis.slips for name in (slip.words, *slip.others)
    ]
    assert any(words in name for name in names) if words else not names


@over(product(range(2, 13), (1, 2)))
def test_the_class_without_the_hypothesis_that_is_always_false_is_another_convention(n: int, k: int) -> None:
    """It is no slip, nor is it right here; the same for lists of terms."""
    cases: list[tuple[Any, dict[str, Any], int]] = [
        (count.conjunctions, {"n": n}, 3**n),
        (count.k_term_dnf, {"n": n, "k": k}, 3 ** (n * k)),
    ]
    for family, inputs, number in cases:
        diagnosis = diagnose(str(number), family, **inputs)
        assert (diagnosis.verdict, diagnosis.slips, bool(diagnosis)) == (
            BOOK,
            (),
            False,
        ) and "convention" in diagnosis.form
        for text in (repr(diagnosis), diagnosis._repr_markdown_()):
            assert diagnosis.form in text
        assert diagnose(str(number + 2), family, **inputs).verdict is WRONG


def test_numbers_that_nobody_writes_out_are_compared_exactly() -> None:
    assert diagnose("2^(2^20)", count.boolean_functions, n=20)
    assert diagnose("3^400 + 1", count.conjunctions, n=400)
    assert not diagnose("3^400 + 2", count.conjunctions, n=400)
    assert diagnose("3^400", count.conjunctions, n=400).verdict is BOOK
    assert "inputs" in diagnose("2^20", count.boolean_functions, n=20).slips[0].words


@over(count.families)
def test_every_construction_accepts_its_count_and_names_its_slips(family: Any) -> None:
    for inputs in points(family):
        counted = family(**inputs)
        assert diagnose(float(counted), family, **inputs).verdict in (RIGHT, FEW)
        if counted.number is None or counted.number > 10**300:
            continue
        assert diagnose(str(counted.number), family, **inputs)
        for slip in MISCOUNTS.get(family.name, ()):
            wrong = slip.counts(**inputs)
            if isinstance(wrong, int) and 0 < wrong != counted.number:
                diagnosis = diagnose(str(wrong), family, **inputs)
                names = [name for slip in diagnosis.slips for name in (slip.words, *slip.others)]
                assert not diagnosis and slip.words in names
        guess = diagnose(str(counted.number * 7 + 1_000_003), family, **inputs)
        assert guess.verdict is WRONG and not guess.slips


def points(family: Any) -> list[dict[str, Any]]:
    values = {"nodes": (3, 7, 15)}
    names = [parameter.name for parameter in family.parameters]
    chosen = product(*(values.get(name, (2, 3, 4)) for name in names))
    points = [dict(zip(names, entry, strict=True)) for entry in chosen]
    return [point for point in points if point.get("k", 0) <= point.get("n", 9)]


@over(vc_dimension)
def test_every_dimension_is_accepted_and_its_slips_are_named(cls: Any) -> None:
    slug = next(slug for slug, entry in vc_dimension.items() if entry is cls)
    inputs = {parameter.name: parameter.default for parameter in cls.parameters}
    known = vc_dimension(slug, **inputs)
    if known.value is None:
        with pytest.raises(DomainError, match=f"{int(known.lower):,} and {int(known.upper):,}"):
            diagnose(3, cls, **inputs)
        return
    assert diagnose("infinite" if known.value == math.inf else known.value, cls, **inputs)
    for slip in WRONG_DIMENSIONS.get(slug, ()):
        wrong = slip.gives(**inputs)
        if wrong != known.value:
            diagnosis = diagnose("infinite" if wrong == math.inf else wrong, cls, **inputs)
            assert not diagnosis and slip.words in (diagnosis.slips[0].words, *diagnosis.slips[0].others)
    if known.value < math.inf:
        for wrong in (known.value + 1, known.value - 1):
            assert diagnose(wrong, cls, **inputs).slips
        assert not diagnose(known.value * 3 + 50, cls, **inputs).slips
        assert diagnose("infinite", cls, **inputs).verdict is WRONG


def test_every_slip_is_one_of_a_class_there_is() -> None:
    assert set(MISCOUNTS) <= set(count.families) and set(WRONG_DIMENSIONS) <= set(vc_dimension)


def test_a_class_has_no_target() -> None:
    with pytest.raises(TypeError, match="no target"):
        diagnose(3, vc_dimension["halfspaces"], at_most=0.1, n=2)
    with pytest.raises(DomainError):
        diagnose("many", count.conjunctions, n=10)


@pytest.mark.parametrize(
    ("line", "code", "typed"),
    [
        ("59050 count conjunctions n=10", 0, "right: 59050"), ("59049 count conjunctions n=10", 1, "59,050"),
        ("1024 count conjunctions n=10", 1, "59,050"),
        ("2 vc halfspaces n=2", 1, "bias"), ("3 vc halfspaces n=2", 0, "right: 3"), ("3 vc halfspaces", 0, "right: 3"),
        ("infinite vc sine", 0, "right: infinite"), ("6e4 count conjunctions n=10", 1, "too few"),
        ("3 vc halfspacs", 2, ""), ("3 count", 2, ""), ("3 vc trees", 2, "8 and 46"),
    ],
)  # fmt: skip
def test_on_the_command_line(line: str, code: int, typed: str) -> None:
    run = CliRunner().invoke(main, ["check", *line.split()])
    assert run.exit_code == code, run.output
    assert typed in run.output


def test_as_json() -> None:
    lines = ("1024 count conjunctions n=10", "2^20 count boolean_functions n=20")
    answer, huge = (json.loads(CliRunner().invoke(main, ["check", *line.split(), "--json"]).output) for line in lines)
    assert (answer["right"], answer["value"], answer["slips"][0]["value"]) == (False, 59050, 1024)
    convention = json.loads(CliRunner().invoke(main, ["check", *"59049 count conjunctions n=10 --json".split()]).output)
    assert convention["verdict"] == BOOK and "always false" in convention["form"] and not convention["slips"]
    assert huge["value"] is None and math.isclose(huge["ln_size"], 2**20 * math.log(2))
