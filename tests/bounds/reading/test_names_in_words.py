"""The words, symbols and units with which the Lab itself names a variable, typed back at it: in every theorem."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from bounds import DomainError, Ln, diagnose, theorems
from bounds.solving.typed_inputs import readable, understood
from bounds.solving.validation import checked_scalar
from bounds.theorem import Theorem
from bounds.vocabulary.names import called
from tests.all_told import over
from tests.sentences import pattern


@over(theorems)
def test_what_errors_and_pages_call_a_variable_stands_for_it(theorem: Theorem) -> None:
    """Its words, its symbol in plain letters and in LaTeX, a number of its unit; of each twin, its words."""
    taken = {variable.short for variable in theorem.variables}
    for variable in theorem.variables:
        spelled = variable.symbol, f"${variable.symbol}$", variable.label, variable.short, variable.short.upper()
        names = [*spelled, variable.name.replace("_", "-"), variable.name.replace("_", "")]
        counted = [other for other in theorem.variables if other.unit == variable.unit and other.domain.integer]
        by_unit = f"number of {variable.unit}"
        if counted == [variable] and variable.unit and by_unit not in taken:
            names += [by_unit]
        for name in names:
            readings = [(reading.variable, reading.twin) for reading in theorem.readings.of(name)]
            assert readings == [(variable, None)], name
        for twin in called(variable).twins:
            if theorem.readings.other_names(variable, twin):
                assert theorem.readings.of(twin.meaning)[0].variable == variable


def test_an_answer_may_have_its_unit_and_no_other() -> None:
    question: dict[str, Any] = {
        "unknown": "m",
        "eps": 0.1,
        "delta": "five percent",
        "number of hypotheses": "a thousand",
    }
    for answer in ("100 examples", "100 samples.", "a hundred", "$100$", r"10^{2}"):
        assert diagnose(answer, "finite_realizable", **question).right
    with pytest.raises(DomainError, match=pattern("bits")):
        diagnose("100 bits", "finite_realizable", **question)


def test_what_is_held_to_may_have_its_own_name() -> None:
    """(ln 1000 + ln 20)/0.1, rounded up; an accuracy could be two things."""
    theorem = theorems["finite_realizable"]
    for name in ("ε", r"\varepsilon", "$\\epsilon$", "true risk", "error", "TRUE_RISK"):
        assert theorem.solve("sample size", H=1000, **{name: "10 %", r"1-\delta": "95\\%"}).value == 100
    with pytest.raises(TypeError, match=pattern("at_most")):
        theorem.solve("m", H=1000, delta=0.05, accuracy=0.9)


def test_an_error_that_nobody_is_content_with_is_asked_about() -> None:
    theorem = theorems["finite_realizable"]
    for entry, rather in (("95 %", 0.05), ("10", 0.1), ("5,0", 0.05), (1, 0.01), (0.5, None), ("5%", None)):
        read = understood(theorem, {"eps": entry, "delta": 0.05, "H": 1000}, "m")
        assert [doubt.rather for doubt in read.doubts] == ([] if rather is None else [rather])


def test_twins_take_every_number_and_say_what_is_none() -> None:
    theorem = theorems["hoeffding_two_sided"]
    for confidence in (Fraction(19, 20), Decimal("0.95"), "19/20", ["95 %", "0,95"]):
        assert np.all(theorem(m=1000, confidence=confidence) == theorem(m=1000, delta=0.05))
    for wrong in ([True], [None], ["x"], "x", None, [0.9, 2]):
        with pytest.raises(DomainError, match=pattern("must be")):
            theorem(m=1000, confidence=wrong)


@over(theorems)
def test_a_unit_is_read_behind_its_own_number_only(theorem: Theorem) -> None:
    """And a thousand that is written with a point is asked about where whole numbers are wanted."""
    own = {variable.name: variable.default for variable in theorem.variables}
    for variable in theorem.variables:
        value, others = own[variable.name], {name: default for name, default in own.items() if name != variable.name}
        if variable.unit and not isinstance(value, Ln):
            assert understood(theorem, {variable.name: f"{value} {variable.unit}", **others}).inputs == own
        with pytest.raises(DomainError, match=pattern("got 20")):
            checked_scalar(variable, "20 apples" if variable.name != "ln_size" else "20 hypotheses")
        if variable.domain.integer and not variable.domain.odd and all(map(variable.domain.contains, (5, 5500))):
            read = understood(theorem, {variable.name: "5.000", **others})
            assert read.inputs[variable.name] == 5 and [doubt.rather for doubt in read.doubts] == [5000]
            with pytest.raises(DomainError, match=pattern("mean 5,500")):
                checked_scalar(variable, "5.500")


def test_a_letter_that_the_theorem_has_itself_is_not_the_target() -> None:
    """Beside `at_most`, ε of the tail of an exact law is its accuracy."""
    theorem = theorems["threshold_one_sided_tail"]
    typed = {"epsilon": "0.05", "at_most": "0.05"}
    assert understood(theorem, typed, "m").inputs == {"epsilon": 0.05, "at_most": 0.05}
    assert readable(theorem, typed, "m") == {"epsilon": "epsilon", "at_most": "at_most"}
