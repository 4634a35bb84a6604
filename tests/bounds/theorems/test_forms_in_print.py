"""Theorems as other works print them: asked, typeset, accepted, and as tight as they are said to be."""

import copy
import json
import math
import pickle
from dataclasses import replace
from inspect import signature
from typing import Any

import numpy as np
import pytest

from bounds import DomainError, diagnose, theorems
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.verdict import Verdict
from bounds.display.background import other_forms
from bounds.identification.facts import given_facts
from bounds.identification.posing import questions
from bounds.identification.searching import search
from bounds.solving.printed_forms import beside
from bounds.solving.solved_forms import solved_forms
from bounds.testing import check_theorem
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from bounds.vocabulary.citation import PrintedForm
from tests.all_told import over
from tests.bounds.test_command_line import run
from tests.bounds.theorems.test_every_theorem import latex_reads_back_to_the_value
from tests.sentences import pattern

FORMS = {form.slug: form for theorem in theorems.values() for form in theorem.in_print.values()}
POINTS = 200
HAIR = 1e-12  # what doubles may get wrong where two formulas meet


def _record(form: Theorem) -> tuple[Theorem, PrintedForm]:
    assert form.base is not None
    return form.base, next(form_here for form_here in form.base.forms if form_here.formula is form.formula)


def _points(form: Theorem) -> list[dict[str, Any]]:
    """Everyday points of the theorem at which the form speaks too, with what it takes for granted."""
    base, record = _record(form)
    points = [{**point, **record.fixes} for point in typical_points(base, POINTS)]
    kept = [point for point in points if _speaks(base, form, point)]
    assert len(kept) >= POINTS / 20, form.slug
    return kept


def _speaks(base: Theorem, form: Theorem, point: dict[str, Any]) -> bool:
    try:
        base(**point), form(**{name: point[name] for name in form.names})
    except DomainError:
        return False
    return True


@over(FORMS)
def test_a_form_keeps_every_bound_of_a_theorem(form: Theorem) -> None:
    """Examples by hand or mpmath, directions, arrays, balls, solving, bad input; its LaTeX is read back."""
    check_theorem(form)
    latex_reads_back_to_the_value(form)


@over(FORMS)
def test_a_form_is_as_tight_as_it_is_said_to_be(form: Theorem) -> None:
    base, record = _record(form)
    better, worse = 0, 0
    for point in _points(form):
        own, printed = base(**point), form(**{name: point[name] for name in form.names})
        over_it = (printed - own) * (-1 if base.relation == ">=" else 1)
        hair = HAIR * max(abs(own), abs(printed))
        better, worse = better + (over_it < -hair), worse + (over_it > hair)
    said = record.compared
    assert (base.relation == "=") == (said == "convention"), "what is no bound has conventions, and nothing is looser"
    assert {"looser": not better, "tighter": not worse, "neither": True, "convention": True}[said], (better, worse)
    assert said in ("neither", "convention") or better + worse, "it is the same number everywhere"


def test_what_is_neither_is_better_somewhere_and_worse_elsewhere() -> None:
    """By hand: 2/5 for 1/2 after one step, 2/104 for 1/200 after a hundred; at δ = 0.999 and at 0.01."""
    smooth = theorems["gradient_descent_smooth"]
    entry, hundred = ({"steps": steps, "norm": 1, "smoothness": 1} for steps in (1, 100))
    assert smooth.form("nesterov_2004")(**entry) == 0.4 < smooth(**entry) == 0.5
    assert smooth.form("nesterov_2004")(**hundred) == 2 / 104 > smooth(**hundred) == 1 / 200
    original = theorems["vc_original"]
    sure, unsure = ({"m": 1000, "d": 10, "delta": delta} for delta in (0.01, 0.999))
    assert original.form("shalev_shwartz")(**sure) > original(**sure)
    assert original.form("shalev_shwartz")(**unsure) < original(**unsure)


@over(FORMS)
def test_a_form_proved_sharper_is_still_above_the_truth(form: Theorem) -> None:
    """Those said to be tighter than the theorem: exact binomial tails lie below them."""
    base, record = _record(form)
    if record.compared != "tighter":
        return
    rng = np.random.default_rng(20140519)
    for _ in range(200):
        m, risk, gamma = int(rng.integers(1, 400)), float(rng.uniform(0.01, 0.9)), float(rng.uniform(0.01, 0.99))
        up = base.slug == "chernoff_upper_tail"
        chances = [math.comb(m, k) * risk**k * (1 - risk) ** (m - k) for k in range(m + 1)]
        far = [p for k, p in enumerate(chances) if (k >= (1 + gamma) * m * risk if up else k <= (1 - gamma) * m * risk)]
        assert math.fsum(far) <= form(m=m, risk=risk, gamma=gamma) * (1 + 1e-9)


def test_littlestone_and_warmuths_sample_is_enough() -> None:
    """At their m the union over all choices of k examples, C(m, k) (1 - ε)^(m-k), is at most δ."""
    form = theorems["floyd_warmuth"].form("littlestone_warmuth")
    for point in typical_points(form, POINTS):
        m, size = math.ceil(form(**point)), int(point["size"])
        exponent = math.lgamma(m + 1) - math.lgamma(size + 1) - math.lgamma(m - size + 1)
        assert exponent + (m - size) * math.log1p(-point["epsilon"]) <= math.log(point["delta"]) + 1e-9


@over(FORMS)
def test_a_form_is_told_with_its_source_and_survives_copying(form: Theorem) -> None:
    base, record = _record(form)
    assert record.source.work in str(form.source) and base.title in form.title and base.slug in form.see_also
    assert pickle.loads(pickle.dumps(form)) is form and copy.deepcopy(form) is form
    assert form.latex and form.report(**typical_points(form, 1)[0])


@over(FORMS)
def test_the_checker_knows_the_form(form: Theorem) -> None:
    """Its value at its own first example, to nine digits, asked of the theorem: right by another book, or by both."""
    base, record = _record(form)
    example = next(example for example in record.examples if not example.unknown)
    free = {name: base.variable(name).default for name in base.free_parameters - form.names}
    inputs: dict[str, Any] = {**free, **example.inputs, **record.fixes}
    value = form(**example.inputs)
    diagnosis = diagnose(f"{value:#.9g}", base.slug, **inputs)
    by_form = diagnosis.verdict is Verdict.BY_ANOTHER_BOOK and diagnosis.book is not None
    assert (by_form and diagnosis.book and diagnosis.book.base is base) or diagnosis.right
    alone = {base.slug: base}
    posed, _ = questions(given_facts(inputs, alone.values()), alone)
    assert any(entry.theorem is form for entry in search(read_answer(f"{value:#.9g}"), posed).right)


def test_forms_as_exercises_ask_for_them() -> None:
    """By hand: e^(-10 (2 ln 2 - 1)) = 0.0210; Bernstein's tail solved for m, 2 ln 20 (V + b ε/3)/ε² = 6186.3."""
    classic = diagnose("0.0210", "chernoff_upper_tail", m=500, risk=0.02, gamma=1)
    assert classic.book is theorems["chernoff_upper_tail"].form("classic") and not classic
    needed = 2 * math.log(20) * (0.0475 + 0.01 / 3) / 0.01**2
    solved = diagnose(math.ceil(needed), "bernstein", "m", at_most=0.01, delta=0.05, variance=0.0475, loss_range=1)
    assert solved.book is theorems["bernstein"].form("tail") and solved.value == 3043
    three = diagnose(300, "test_set_no_errors", "m", at_most=0.01, delta=0.05)
    assert three.book and three.book.slug in {"test_set_no_errors.exponential", "test_set_no_errors.rule_of_three"}
    assert not diagnose(300, "test_set_no_errors", "m", at_most=0.01, delta=0.04).book


def test_an_answer_solved_from_another_books_bound_is_right_by_it() -> None:
    """Vapnik's and Parrondo's bounds on the gap solved for m, where that of 1971 is asked about."""
    inputs = {"at_most": 0.1, "delta": 0.05, "d": 5}
    for slug in ("vc_parrondo_van_den_broek", "vc_devroye", "vc_vapnik_growth"):
        m = theorems[slug].solve("m", **inputs).value
        assert theorems[slug](m=m, delta=0.05, d=5) <= 0.1 < theorems[slug](m=m - 1, delta=0.05, d=5)
        diagnosis = diagnose(m, "vc_original", "m", **inputs)
        assert (diagnosis.verdict is Verdict.BY_ANOTHER_BOOK and diagnosis.book is theorems[slug]) or diagnosis.right
        assert diagnose(m - 1, "vc_original", "m", **inputs).verdict is Verdict.WRONG


def test_a_form_must_speak_of_the_same() -> None:
    base, record = _record(theorems["bernstein"].form("tail"))
    stranger = replace(record, formula=theorems["hoeffding_one_sided"].formula)
    assert replace(base, forms=(stranger,)).forms
    with pytest.raises(TypeError, match="form"):
        replace(base, forms=(stranger,)).form("hoeffding_one_sided")


def test_an_unknown_form_is_told_with_those_there_are() -> None:
    with pytest.raises(KeyError, match=pattern("clasic classic")):
        theorems["chernoff_upper_tail"].form("clasic")
    code, output = run("value", "chernoff_upper_tail", "--form", "clasic", "m=500", "risk=0.02", "gamma=1")
    assert code == 2 and "classic" in output
    code, output = run("value", "hoeffding_two_sided", "--form", "classic", "m=500", "delta=5%")
    assert code == 2 and len(output.splitlines()) == 1


def test_the_command_line_asks_and_shows_forms() -> None:
    code, output = run("value", "chernoff_upper_tail", "--form", "classic", "m=500", "risk=0.02", "gamma=1")
    assert code == 0 and output.startswith("probability <= 0.0210060747")
    code, output = run("solve", "test_set_no_errors", "m", "--form", "rule_of_three", "at_most=0.01")
    assert code == 0 and output.startswith("m = 300")
    code, output = run("show", "bernstein")
    form = theorems["bernstein"].form("tail")
    assert all(text in output for text in ("tail", form.latex, str(form.source)))
    assert all(beside(*_record(entry)) in output for entry in theorems["bernstein"].in_print.values())


@over(theorems)
def test_a_solved_form_is_shown_on_the_side_on_which_the_bound_holds(theorem: Theorem) -> None:
    """A step onto that side of what the form gives keeps the bound; `m >= ...`, never `m = ...`."""
    text = other_forms(theorem)
    for variable in theorem.variables:
        for form, target_name in solved_forms(theorem, variable):
            latex = text[form.__name__.replace("_", " ").capitalize()].removeprefix(variable.symbol).split()[0]
            assert (latex == "=") == (theorem.relation == "=")
            for point in typical_points(theorem, 5) if latex != "=" else ():
                target = theorem(**point)
                solved = float(
                    form(**{name: {**point, target_name: target}[name] for name in signature(form).parameters})
                )
                step = max(2.0, 1e-3 * abs(solved)) if variable.domain.integer else 1e-3 * abs(solved)
                beyond = solved + step if latex == r"\ge" else solved - step
                beyond = math.floor(beyond) if variable.domain.integer and math.isfinite(beyond) else beyond
                if math.isfinite(beyond) and variable.domain.contains(beyond):
                    kept = theorem(**{**point, variable.name: beyond})
                    assert kept >= target * (1 - 1e-9) if theorem.relation == ">=" else kept <= target * (1 + 1e-9)


def test_the_command_line_shows_solved_forms() -> None:
    """(ln|H| + ln(1/δ))/ε examples, as every textbook writes it."""
    code, output = run("show", "finite_realizable")
    assert code == 0 and r"m \ge \frac{\ln|\mathcal H|+\ln\frac{1}{\delta}}{\varepsilon}" in output
    lines = json.loads(run("show", "bernstein", "--json")[1])
    assert [form["name"] for form in lines["forms"]] == list(theorems["bernstein"].in_print)
    assert all(form["source_checked"] for form in lines["forms"])
