"""What must hold of every theorem, found by discovery."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

import numpy as np
import pytest

from bounds import DomainError, theorems
from bounds.formula import balls
from bounds.theorem import Theorem
from bounds.words.assumptions import IID
from bounds.words.citation import Example
from bounds.words.family import family_title
from bounds.words.signature import signature_words
from tests.all_told import each, keeps
from tests.bounds.formula.latex_reader import read_statement
from tests.bounds.points import everyday, extremes, outside, satisfies

EVERY = pytest.mark.parametrize("theorem", theorems.values(), ids=list(theorems))
SLUG = re.compile(r"[a-z0-9]+(_[a-z0-9]+)+")
RULES: list[Callable[[Theorem], None]] = []


def rule(check: Callable[[Theorem], None]) -> Callable[[Theorem], None]:
    """One more rule for every theorem."""
    RULES.append(check)
    return check


@EVERY
def test_it_keeps_every_rule(theorem: Theorem) -> None:
    keeps(theorem, RULES)


@rule
def examples_come_from_elsewhere_and_agree(theorem: Theorem) -> None:
    each(lambda example: _check_example(theorem, example), theorem.examples)


def _check_example(theorem: Theorem, example: Example) -> None:
    if example.unknown:
        solution = theorem.solve(example.unknown, at_most=example.at_most, at_least=example.at_least, **example.given)
        got = solution.value
    else:
        got = theorem(**example.given)
    printed = Decimal(example.printed.replace(",", ""))
    half_a_digit = Decimal(5).scaleb(int(printed.as_tuple().exponent) - 1)
    in_doubles = abs(printed) * Decimal("1e-14")
    assert abs(Decimal(got) - printed) <= half_a_digit + in_doubles, example.origin
    assert example.origin


@rule
def tells_what_a_reader_needs(theorem: Theorem) -> None:
    assert theorem.says.endswith(".") and theorem.title and theorem.assumes and theorem.examples
    assert theorem.formula.__doc__ is None, "the module's docstring and `says` tell it already"
    assert family_title(theorem.family)
    assert theorem.source.work in str(theorem.source)
    assert theorem.proof, "a statement without its reason teaches nothing"
    words = [theorem.says, theorem.relates, *(misprint.consequence for misprint in theorem.misprints)]
    words += [text for step in theorem.proof for text in (step.says, step.uses)]
    assert not re.search(r"\d[eE][-+]?\d", " ".join(words)), "powers of ten are written 3·10⁻⁶ for people"


@rule
def who_speaks_of_a_sample_says_how_it_is_drawn(theorem: Theorem) -> None:
    assert "over the sample" not in theorem.says or IID in theorem.assumes


@rule
def proofs_lean_on_theorems_that_are_there(theorem: Theorem) -> None:
    """What is written as a slug is one; the rest are names from textbooks."""
    slugs = [word for step in theorem.proof for word in step.uses.split(", ") if SLUG.fullmatch(word)]
    assert set(slugs) <= set(theorems), slugs


@rule
def direction_is_as_declared(theorem: Theorem) -> None:
    for point in everyday(theorem, 12):
        for variable in theorem.variables:
            if variable.name in theorem.tuned | theorem.uneven:
                continue
            values = _walk(theorem, point, variable.name)
            heights = theorem.grid(**{**point, variable.name: values})
            if theorem.needs_none is not None:
                heights = np.minimum(heights, theorem.trivial_at(**{**point, variable.name: values}))
            steps = np.diff(heights[np.isfinite(heights)])
            slack = 1e-12 * np.nanmax(np.abs(heights))
            falls = variable.name in theorem.falls_in
            assert (steps <= slack).all() if falls else (steps >= -slack).all(), f"in {variable.name} at {point}"


def _walk(theorem: Theorem, point: dict[str, Any], name: str) -> np.ndarray:
    variable = theorem.variable(name)
    low, high = variable.typical
    walk = np.geomspace(max(low, 1e-3) / 3, high * 3, 60)
    if variable.domain.integer:
        walk = np.unique(np.rint(walk))
    return 2 * np.floor(walk / 2) + 1 if variable.domain.odd else walk


@rule
def other_textbook_forms_agree_with_the_solver(theorem: Theorem) -> None:
    for form in theorem.also:
        words, unknown = signature_words(form)
        if unknown == theorem.returns:
            _check_fixed_point(theorem, form, words)
            continue
        names = {variable.name for variable in theorem.variables}
        (target_name,) = (name for name in words if name not in names or name not in _needed(theorem, unknown.name))
        for point in everyday(theorem, 8):
            target = theorem(**point)
            given = {name: value for name, value in point.items() if name != unknown.name}
            asked = {"at_least" if theorem.relation == ">=" else "at_most": target}
            solution = theorem.solve(unknown.name, **asked, **given)
            expected = float(form(**{name: target if name == target_name else given[name] for name in words}))
            if solution.value is None:
                assert not unknown.domain.low < expected < unknown.domain.high
            elif unknown.domain.integer:
                assert abs(solution.value - expected) <= 1 + 1e-6 * expected, (form.__name__, point)
            elif unknown.domain.low < expected < unknown.domain.high:
                assert solution.value == pytest.approx(expected, rel=1e-8), (form.__name__, point)


def _check_fixed_point(theorem: Theorem, form: Callable[..., Any], words: Mapping[str, Any]) -> None:
    """A form that takes the very quantity it returns is the book's implicit bound: our value must satisfy it."""
    (own,) = (name for name, word in words.items() if word == theorem.returns)
    for point in everyday(theorem, 8):
        value = theorem(**point)
        given = {name: point[name] for name in words if name != own}
        assert float(form(**{own: value}, **given)) == pytest.approx(value, rel=1e-9), (form.__name__, point)


def test_envelopes_are_never_below() -> None:
    for theorem in theorems.values():
        if theorem.envelope is not None:
            names = {variable.name for variable in theorem.envelope.variables}
            for point in everyday(theorem, 30):
                smooth, value = theorem.envelope(**{name: point[name] for name in names}), theorem(**point)
                assert smooth <= value if theorem.relation == ">=" else smooth >= value, (theorem.slug, point)


def _needed(theorem: Theorem, unknown: str) -> set[str]:
    return {variable.name for variable in theorem.variables if variable.name != unknown}


@rule
def arrays_agree_with_scalars(theorem: Theorem) -> None:
    points = everyday(theorem, 20)
    columns = {variable.name: np.array([point[variable.name] for point in points]) for variable in theorem.variables}
    singly = [theorem(**point) for point in points]
    assert theorem(**columns) == pytest.approx(singly, rel=1e-13)
    assert theorem.grid(**columns) == pytest.approx(singly, rel=1e-13)


@rule
def doubles_agree_with_balls(theorem: Theorem) -> None:
    for point in everyday(theorem, 10):
        low, high = balls.bracket(theorem.formula, point)
        middle = (low + high) / 2
        assert high - low <= 1e-14 * abs(middle) + 1e-300
        assert theorem(**point) == pytest.approx(middle, rel=1e-12), point


@rule
def extremes_give_a_number_or_say_why_not(theorem: Theorem) -> None:
    usual = {variable.name: variable.default for variable in theorem.variables}
    for variable in theorem.variables:
        for end in extremes(variable):
            point = {**usual, variable.name: end}
            if not satisfies(theorem, point):
                continue
            assert _overflows(theorem, point) or math.isfinite(theorem(**point)), point


def _overflows(theorem: Theorem, point: dict[str, Any]) -> bool:
    """Is the value beyond doubles, as balls see it? Then the sentence must say so."""
    if math.isfinite(balls.bracket(theorem.formula, point)[1]):
        return False
    with pytest.raises(OverflowError, match="exceeds the range of doubles"):
        theorem(**point)
    return True


@rule
def bad_input_gets_its_sentence(theorem: Theorem) -> None:
    usual = everyday(theorem, 1)[0]
    for variable in theorem.variables:
        for value in outside(variable):
            with pytest.raises(DomainError) as refused:
                theorem(**{**usual, variable.name: value})
            sentence = str(refused.value)
            start = f"{variable.name} of {theorem.slug} ({variable.meaning}) must be {variable.domain.words}"
            assert sentence.startswith(start) and "; got " in sentence and "\n" not in sentence
            if not isinstance(value, float):
                continue
            with pytest.raises(DomainError, match=r"must be .*; got "):
                theorem(**{**usual, variable.name: np.array([usual[variable.name], value])})
            assert np.isnan(theorem.grid(**{**usual, variable.name: np.array([value])})).all()


@rule
def missing_and_unknown_names_are_told(theorem: Theorem) -> None:
    usual = everyday(theorem, 1)[0]
    with pytest.raises(TypeError, match=f"{theorem.slug} has no variable zeal; it has "):
        theorem(**usual, zeal=1)
    first = theorem.variables[0]
    del usual[first.name]
    with pytest.raises(TypeError, match=f"{theorem.slug} needs {first.name}"):
        theorem(**usual)


@rule
def solving_lands_on_the_safe_side(theorem: Theorem) -> None:
    for point in everyday(theorem, 2):
        # A hair easier than the value there, so that the point itself answers the question.
        word, ease = ("at_least", -1e-9) if theorem.relation == ">=" else ("at_most", 1e-9)
        value = theorem(**point)
        for variable in theorem.variables:
            if variable.name not in theorem.tuned | theorem.uneven:
                given = {name: entry for name, entry in point.items() if name != variable.name}
                _check_solution(theorem, variable.name, word, value + ease * abs(value), given, point)


def _check_solution(
    theorem: Theorem, unknown: str, word: str, target: float, given: dict[str, Any], point: dict[str, Any]
) -> None:
    solution = theorem.solve(unknown, **{word: target}, **given)
    if solution.value is None:
        assert "no limit" in solution.why or "no " in solution.why
        return
    reached = theorem(**given, **{unknown: solution.value})
    assert reached <= target if word == "at_most" else reached >= target
    assert solution.achieved <= target if word == "at_most" else solution.achieved >= target
    assert solution.achieved == pytest.approx(reached, rel=1e-12)
    assert solution.certified or "not proved" in solution.why or "600 digits" in solution.why, solution
    smallest = (unknown in theorem.falls_in) == (word == "at_most")
    harder = solution.value <= point[unknown] if smallest else solution.value >= point[unknown]
    assert harder or solution.value == pytest.approx(point[unknown], rel=1e-9), (unknown, solution)


@rule
def latex_reads_back_to_the_value(theorem: Theorem) -> None:
    from bounds import typeset

    symbols = {variable.symbol: variable.name for variable in theorem.variables}
    for point in everyday(theorem, 3):
        value = theorem(**point)
        by_symbol = {symbol: float(point[name]) for symbol, name in symbols.items()}
        with_numbers = typeset.substituted(theorem, point)
        sign = {"<=": r"\le", ">=": r"\ge", "=": "="}[theorem.relation]
        assert read_statement(theorem.latex, sign, by_symbol) == pytest.approx(value, rel=1e-12)
        assert read_statement(with_numbers, sign, {}) == pytest.approx(value, rel=1e-12)


@rule
def symbols_are_unique(theorem: Theorem) -> None:
    from bounds import typeset

    typeset.check_symbols(theorem)


@rule
def every_name_has_a_ball(theorem: Theorem) -> None:
    balls.check_names(theorem.formula)
