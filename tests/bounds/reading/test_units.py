"""A unit behind a number: read where it is the right one and asked about where it is not, whoever reads it."""

import math
from typing import Any

import pytest

from bounds import DomainError, count, diagnose, identify, theorems, vc_dimension
from bounds.diagnosis.ambiguous_answers import by_either_reading
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.known_number import judged
from bounds.diagnosis.stated_units import check_unit
from bounds.display.calls import typed
from bounds.identification.explanations import Explanation
from bounds.reading.meant import other_numbers
from bounds.reading.numbers import read_number
from bounds.reading.ranges import read_range
from bounds.reading.stated import stated
from bounds.reading.units import UNITS, measures, unit_apart
from bounds.solving.echoes import echo
from bounds.solving.typed_inputs import understood
from bounds.solving.validation import checked_scalar
from bounds.theorem import Theorem
from bounds.vocabulary.domain import Interval, integers
from laboratory.by_hand import check as check_by_hand
from laboratory.views.fields import Number
from laboratory.views.guess import read_guess
from laboratory.views.headline import Headline
from tests.all_told import over
from tests.sentences import pattern

WORDS = sorted(word for group in UNITS for word in group)
SINGULARS = {"hypotheses": "hypothesis", "dichotomies": "dichotomy", "queries": "query", "classes": "class"}


def units_of(theorem: Theorem) -> set[str]:
    return {theorem.returns.unit, *(variable.unit for variable in theorem.variables)}


@over(theorems)
def test_every_unit_that_a_theorem_is_told_in_is_a_word_of_the_one_list(theorem: Theorem) -> None:
    units = units_of(theorem) - {""}
    assert all(measures(unit, unit) for unit in units)


@over(WORDS)
def test_a_unit_is_parted_from_its_number_however_that_is_written(word: str) -> None:
    for number in ("12", "1,200", "0,5", "1/20", "10^4", "2 ln 3", "a million", "5 %", "ceil(12.5)", "3!"):
        for behind in (f" {word}", f" {word.upper()}.", f" {SINGULARS.get(word, word.removesuffix('s'))};"):
            bare, unit = unit_apart(number + behind)
            assert bare == number and measures(unit, word)
        assert stated(f"m >= {number} {word}").text == number
    for number in ("12", "1e5", "0.5", "10^4"):
        assert unit_apart(number + word)[0] == number


@over(["10 k", "5 percent", "5 pct", "2 ln 3", "2 pi", "20 thousand", "1 M", "12", "20 apples", "examples", "2 mio"])
def test_what_is_no_unit_stays_with_the_number(text: str) -> None:
    assert unit_apart(text) == (text, "")


@over(sorted({unit for theorem in theorems.values() for unit in units_of(theorem)}))
def test_an_answer_in_its_own_unit_is_read_and_in_another_it_is_questioned(unit: str) -> None:
    """Bits are no nats, nor nats bits: the question tells how many of the others they are."""
    for word in WORDS:
        if measures(word, unit):
            check_unit(f"12 {word}", unit)
            continue
        with pytest.raises(DomainError, match=pattern(unit or "unit")) as refused:
            check_unit(f"12 {word}", unit)
        if {word, unit} == {"bits", "nats"}:
            other = 12 * math.log(2) if word == "bits" else 12 / math.log(2)
            assert f"{other:.6g} {unit}?" in str(refused.value)


@over(theorems)
def test_a_variable_is_read_with_its_own_unit_only(theorem: Theorem) -> None:
    defaults = {variable.name: variable.default for variable in theorem.variables}
    for variable in theorem.variables:
        for word in {variable.unit or "cells", "bits", "nats", "samples"}:
            text = f"{typed(defaults[variable.name])} {word}"
            if measures(word, variable.unit):
                assert understood(theorem, {**defaults, variable.name: text}).inputs == defaults
            else:
                with pytest.raises(DomainError):
                    checked_scalar(variable, text)


def test_every_door_of_the_checker_asks_about_a_unit() -> None:
    """ln 59050 = 10.9861 nats = 15.8496 bits; the entropy of 9 and 5 is 0.940286 bits = 0.651757 nats."""
    question: dict[str, Any] = {"unknown": "ln_size", "at_most": 0.1, "delta": 0.05, "m": 140}
    facts = {"epsilon": 0.1, "delta": 0.05, "m": 140}
    right = 14 + math.log(0.05)
    assert diagnose(f"{right:.4f} nats", "finite_realizable", **question).right
    assert any(explanation.theorem.slug == "finite_realizable" for explanation in _right(f"{right:.4f} nats", facts))
    assert diagnose("10.9861 nats", count.conjunctions, n=10).right
    assert diagnose("9 updates", "perceptron_mistakes", radius=3, gamma=1).right
    assert diagnose("4 points", vc_dimension["halfspaces"], n=3).right
    assert check_by_hand("0.940 bits", "entropy", [9, 5]).right
    for answer in (f"{right / math.log(2):.4f} bits", f"{right:.4f} examples"):
        with pytest.raises(DomainError, match=pattern("nats")):
            diagnose(answer, "finite_realizable", **question)
    for door in (
        lambda: diagnose("15.8496 bits", count.conjunctions, n=10),
        lambda: diagnose("4 bits", vc_dimension["halfspaces"], n=3),
        lambda: check_by_hand("0.652 nats", "entropy", [9, 5]),
        lambda: identify("140 nats", size=59049, epsilon=0.1, delta=0.05),
    ):
        with pytest.raises(DomainError, match=pattern("told")):
            door()


def _right(answer: str, facts: dict[str, Any]) -> list[Explanation]:
    return [explanation for explanation in identify(answer, **facts) if explanation.slip is None]


def test_a_guess_may_have_the_unit_that_its_headline_counts() -> None:
    mistakes = Headline(7, "mistakes on 46 examples")
    for text in ("7 mistakes", "7 errors", "7"):
        assert read_guess(mistakes, text) == 7
    with pytest.raises(ValueError, match=pattern("7 nats")):
        read_guess(mistakes, "7 nats")


@over([("1,000 examples", "1000"), ("m >= 1,000 examples", "1000"), ("0,5 nats", "0.5"),
       ("a million samples", "1000000"), ("1,000/2 rounds", "500.0"), ("2,500k", "2500000")])  # fmt: skip
def test_a_unit_hides_no_reading_that_is_to_be_told(text: str, number: str) -> None:
    assert echo(text).partition(",")[0] == number
    assert echo("1000 examples") == echo("20 apples") == echo("1,2,3") == ""


# What others write so: the number read, and the other one. By hand.
@over([("m", "1.000", 1, 1000), ("m", "1.000 examples", 1, 1000), ("m", "2×103", 206, 2000), ("m", "2·104", 208, 20000),
       ("ln_size", "2·5", 10, 2.5), ("ln_size", "10−1", 9, 0.1), ("ln_size", "5*e+1", 5 * math.e + 1, 50),
       ("delta", "5×10−2", None, 0.05), ("delta", "10-3", None, 0.001), ("delta", "5 e-2", None, 0.05),
       ("delta", "1.5 x 10–2", None, 0.015), ("m", "1.500", None, 1500)])  # fmt: skip
def test_another_number_that_is_written_so_is_asked_about(
    name: str, text: str, read: float | None, other: float
) -> None:
    """A legal value is kept and doubted, another refused with the question."""
    theorem = theorems["finite_realizable"]
    if read is None:
        with pytest.raises(DomainError, match=pattern(f"mean {other:,}")):
            checked_scalar(theorem.variable(name), text)
        return
    heard = understood(theorem, {name: text})
    assert heard.inputs[name] == pytest.approx(read) and [doubt.rather for doubt in heard.doubts] == [other]


@over([("1.000", 1000), ("12.500", 12500), ("2×103", 2000), ("10.000", 10000)])
def test_where_nobody_can_be_asked_aside_the_text_is_refused_with_the_question(text: str, other: int) -> None:
    """Fields of the laboratories, and ranges; what is no whole number keeps its decimals."""
    whole = Number("m", "Examples", "examples", integers(1, 10**6), 100)
    for read in (whole.parse, lambda number: read_range("m", f"1:{number}:log3", whole=True)):
        with pytest.raises(ValueError, match=pattern(f"mean {other:,}")):
            read(text)
    real = Number("x", "Scale", "scale", Interval(0, 10**6), 1.0)
    assert "×" in text or (real.parse(text), read_range("x", f"0:{text}:lin2", whole=False)[1]) == (float(text),) * 2


@over(["2×100", "2×1000", "10*20", "1-0.95", "2*e", "1.5", "20-10", "10^-3", "2·10^3"])
def test_nothing_else_is_doubted_for_how_it_is_written(text: str) -> None:
    assert not other_numbers(text, whole=False) and not isinstance(read_number(text), str)


@over([("2×103", 2000), ("1,5", 1.5), ("5×10−2", 0.05), ("55,874", 55.874), ("1.000", 1000)])
def test_an_answer_is_right_by_either_reading_which_is_told(text: str, right: float) -> None:
    """The first reading gives another number, but for a comma that parts decimals alone."""
    judgement = by_either_reading(text, lambda spelling: judged(read_answer(spelling), right, (), ()))
    assert judgement.right and bool(judgement.read_as) == (text != "1,5")
    assert not judgement.read_as or read_answer(judgement.read_as).value == right
