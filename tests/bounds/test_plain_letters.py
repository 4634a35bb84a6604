"""What is read where neither Markdown nor LaTeX is set has its exponents and indices in letters of their own: 2ᵐ."""

import re
from typing import Any

import pytest
from click.testing import CliRunner

from bounds import compare, count, theorems, vc_dimension
from bounds.command_line import main
from bounds.comparison.slack import LOSSES
from bounds.display.theorems import docstring
from bounds.theorem import Theorem
from bounds.vocabulary.plain_mathematics import in_plain_text
from bounds.vocabulary.raised import in_raised_letters
from tests.all_told import over

LATEX = re.compile(r"\\[a-zA-Z]+")
FORMULA = re.compile(
    r"^(?:  \S|      |Misprint in|Right, but|Another conv)"
)  # of `show`: what is there to be copied as LaTeX


def check_plain(text: str) -> None:
    """Nothing is left that has letters of its own, and no command of LaTeX."""
    assert in_plain_text(text) == text, text
    assert not LATEX.search(text), text


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("2^n for 3^n + 1", "2ⁿ for 3ⁿ + 1"), ("2^(2^n)", "2^(2ⁿ)"), ("m^-0.33", "m^-0.33"), ("(em/d)^d", "(em/d)ᵈ"),
        ("2^10 = 1,024.", "2¹⁰ = 1,024."), ("e_1, ..., e_n", "e₁, ..., eₙ"), ("vc_vapnik", "vc_vapnik"),
    ],
)  # fmt: skip
def test_typed_letters(typed: str, plain: str) -> None:
    assert in_raised_letters(typed) == plain == in_raised_letters(plain)


@over(theorems)
def test_the_help_of_a_theorem_is_plain(theorem: Theorem) -> None:
    lines = docstring(theorem).partition("Source:")[0].splitlines()
    for line in lines:
        if "read as" not in line:  # what is typed
            check_plain(line)


@over([slug for place, slug in enumerate(theorems) if place % 12 == 0])
def test_sentences_of_show_are_plain(slug: str) -> None:
    """Its formulas stay LaTeX, each on a line of its own, for who copies them."""
    lines = CliRunner().invoke(main, ["show", slug]).stdout.splitlines()
    sentences = [line for line in lines if not FORMULA.match(line) or line.startswith("  - ")]
    assert len(sentences) > 5
    for line in sentences:
        check_plain(line.partition("Source:")[0])


@over(vc_dimension)
def test_a_dimension_is_told_plainly(slug: str) -> None:
    lines = CliRunner().invoke(main, ["vc", slug]).stdout.splitlines()
    values = [line for line in lines if line.startswith("At ")] or [""]
    for line in values:
        check_plain(line)


@over(list(count.families))
def test_a_count_is_told_plainly(slug: str) -> None:
    family = count.families[slug]
    words = [f"{variable.name}={variable.default}" for variable in family.parameters]
    check_plain(CliRunner().invoke(main, ["count", slug, *words]).stdout)


@over([*theorems.values(), *vc_dimension.values(), *count.families.values()])
def test_a_title_is_plain_in_a_list_of_options(entry: Any) -> None:
    check_plain(entry.title)


def test_slips_are_told_plainly_on_the_command_line() -> None:
    """Of n = 10 and m = 7: 2^n functions for 3^n + 1, and 2^m labellings."""
    counted = CliRunner().invoke(main, ["check", "1024", "count", "conjunctions", "n=10"]).stdout
    labelled = CliRunner().invoke(main, ["check", str(2**7), "growth_halfspaces", "m=7", "n=2"]).stdout
    assert "2ⁿ for 3ⁿ" in counted and "2ᵐ" in labelled
    check_plain(counted)
    check_plain(labelled)


def test_reasons_of_a_comparison_are_plain() -> None:
    rows = [*compare("gap", m=1000, delta=0.05, d=10), *compare("true risk", m=1000, delta=0.05, ln_size=7)]
    assert any("(2em/d)ᵈ" in row.why for row in rows) and any("^" in loss for _, loss in LOSSES.values())
    for row in rows:
        check_plain(row.why)
