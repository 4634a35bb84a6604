"""Numbers that theorems fill in: what stands there is never on the wrong side of what is proved."""

import math
import re
from collections.abc import Iterator

import pytest

from bounds import theorems
from bounds.display.placeholders import fill, number, placeholders
from bounds.theorem import Theorem
from bounds.vocabulary.citation import Misprint
from tests.all_told import over
from tests.bounds.theorems.typed_hundredths import HUNDREDTHS
from tests.bounds.theorems.typed_numbers import KINDS
from tests.filled_in import check_side, typed_numbers, unlisted

TYPED = 76  # are left in what theorems say of themselves, each with its kind in KINDS or set by a placeholder there


def written(theorem: Theorem) -> Iterator[str]:
    """Its texts as they are written, with their placeholders."""
    yield theorem.written_beside
    yield from (vars(misprint)["consequence"] for misprint in theorem.misprints)


def named(theorem: Theorem) -> Iterator[tuple[str, str]]:
    """All its texts with a name for each, as they are written: what stands in KINDS, and statement, proof and forms."""
    yield theorem.slug, theorem.written_beside
    yield f"{theorem.slug}, statement", theorem.statement
    for place, misprint in enumerate(theorem.misprints, 1):
        yield f"{theorem.slug}, misprint {place}", vars(misprint)["consequence"]
    for place, step in enumerate(theorem.proof, 1):
        yield f"{theorem.slug}, step {place}", f"{step.text} {step.formula}"
    for place, form in enumerate(theorem.forms, 1):
        yield f"{theorem.slug}, form {place}", form.because


@pytest.mark.parametrize(
    ("placeholder", "filled", "exact"),
    [
        ("hoeffding_two_sided m=1000 delta=0.05", "0.04295", math.sqrt(math.log(40) / 2000)),
        ("hoeffding_two_sided m=1000 delta=0.05 digits=3", "0.043", math.sqrt(math.log(40) / 2000)),
        ("validation_selection m=1000 delta=0.05 k=10", "0.05474", math.sqrt(math.log(400) / 2000)),
        ("vc_confidence m=1000 delta=0.05 d=10", "0.2596", math.sqrt((10 * (math.log(200) + 1) + math.log(80)) / 1000)),
        ("rlm_tuned m=1000 lipschitz=1 norm=1", "0.08945", math.sqrt(8 / 1000)),
        ("validation_one_sided m=1000 delta=0.01 plus=0.23 digits=3", "0.278", 0.23 + math.sqrt(math.log(100) / 2000)),
        ("oob_fraction m=10", "0.3487", 0.9**10),
        ("perceptron_mistakes radius=1 gamma=0.3", "11", 1 / 0.09),
        ("solve finite_agnostic m at_most=0.1 delta=0.05 ln_size=ln(1000)", "530", 50 * math.log(40_000)),
    ],
)
def test_a_number_is_rounded_to_its_safe_side(placeholder: str, filled: str, exact: float) -> None:
    assert fill(f"Before {{{{{placeholder}}}}}, after.") == f"Before {filled}, after."
    assert float(filled.replace(",", "")) == pytest.approx(exact, rel=0.03)


def test_a_lower_bound_is_rounded_down() -> None:
    filled = float(number("no_free_lunch_binomial epsilon=0.4 m=10 points=110"))
    wrong = range(44, 101)
    assert filled <= sum(math.comb(100, k) for k in wrong) / 2**100 < filled + 1e-4


def test_a_form_of_another_work_has_its_own_number() -> None:
    slug, form = next((theorem.slug, theorem.forms[0].name) for theorem in theorems.values() if theorem.forms)
    theorem = theorems[slug].form(form)
    inputs = " ".join(f"{variable.name}={variable.default}" for variable in theorem.variables)
    assert number(f"{slug}.{form} {inputs}")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{{hoefding_two_sided m=10 delta=0.05}}", "hoeffding_two_sided"),
        ("{{hoeffding_two_sided m=10}}", "delta"),
        ("{{hoeffding_two_sided m=10 delta=2}}", "delta"),
        ("{{hoeffding_two_sided m=10 delta}}", "name=value"),
        ("{{hoeffding_two_sided m=10 delta=0.05 digits=x}}", "digits"),
        ("{{hoeffding_two_sided m=10 delta=0.05 plus=x}}", "plus=x"),
        ("{{solve hoeffding_two_sided}}", "unknown"),
        ("{{solve hoeffding_two_sided m at_most=-1 delta=0.05}}", "hoeffding_two_sided"),
        ("a number {{hoeffding_two_sided m=10", "value"),
    ],
)
def test_a_broken_placeholder_is_refused_in_one_sentence(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)) as refusal:
        fill(text)
    assert "\n" not in str(refusal.value)


def test_nothing_is_evaluated_before_it_is_read() -> None:
    misprint = Misprint("milan", "here", "1", "2", "{{no_such_theorem m=1}}")
    assert vars(misprint)["consequence"] == "{{no_such_theorem m=1}}"
    with pytest.raises(ValueError, match="no_such_theorem"):
        _ = misprint.consequence


@over(theorems)
def test_every_number_is_on_the_safe_side_and_near(theorem: Theorem) -> None:
    """Of the value of a bound, by doubles that are wrong by less than the digits told."""
    for text in written(theorem):
        assert "{{" not in fill(text)
        for placeholder in placeholders(text):
            check_side(placeholder)


def test_no_more_numbers_are_typed_than_are() -> None:
    """Who writes a guarantee has the theorem fill it in; who converts one lowers `TYPED`."""
    typed = [
        (theorem.slug, number)
        for theorem in theorems.values()
        for text in written(theorem)
        for number in typed_numbers(text)
    ]
    assert len(typed) <= TYPED, typed


def test_each_number_that_is_typed_is_what_its_kind_says() -> None:
    """Recomputed by another route, or printed by the notes, or set by the example."""
    texts = {name: text for theorem in theorems.values() for name, text in named(theorem)}
    listed = {name: {**KINDS.get(name, {}), **HUNDREDTHS.get(name, {})} for name in {*KINDS, *HUNDREDTHS}}
    assert list(unlisted(texts, listed, hundredths=True)) == []
    texts["berry_esseen"] = texts["berry_esseen"].replace("0.13", "0.12")  # rounded to nearest, a bound is below itself
    assert len(list(unlisted(texts, listed, hundredths=True))) == 2
