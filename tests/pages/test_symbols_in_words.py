"""What is said of theorems and explained of views: titles for names in code, formulas for symbols."""

import re

import pytest

from bounds import theorems
from bounds.display.background import printed_forms
from bounds.numbers import UNBROKEN
from laboratory.topics import views
from pages.answering.comparison_words import in_plain_words
from pages.widgets.say import JOINER, verbatim
from pages.widgets.symbols import typeset, unbroken
from tests.opening import as_read

TYPESET = re.compile(r"\$\$[^$]*\$\$|\$[^$]*\$|`[^`]*`")  # formulas, and what is code on purpose
IN_CODE = re.compile(r"\b\w_\{|\b[^\W\d_]_\w\b|(?<!log_c)[\w)]\^|\b[a-z]+(?:_[a-z0-9]+)+\b")


@pytest.mark.parametrize("slug", theorems)
def test_no_theorem_is_named_or_explained_in_code(slug: str) -> None:
    theorem = theorems[slug]
    texts = [theorem.see_also, *(form.description for form in printed_forms(theorem))]
    texts += [words for misprint in theorem.misprints for words in (misprint.where, misprint.consequence)]
    for text in texts:
        left = TYPESET.sub("", in_plain_words(text)).replace("log_c(", "")
        assert not IN_CODE.search(left), left


@pytest.mark.parametrize("address", views)
def test_no_meaning_of_a_view_is_in_code(address: str) -> None:
    left = TYPESET.sub("", typeset(views[address].view.text.MEANING))
    assert not IN_CODE.search(left), left


def test_names_of_theorems_become_their_titles() -> None:
    """A name of one word, too; but not a word that is one by chance."""
    text = in_plain_words("bernstein is looser than vc_vapnik; optimism, halving and (1-ε)^m stay.")
    assert f"“{theorems['bernstein'].title}” is" in text and f"“{theorems['vc_vapnik'].title}”;" in text
    assert {"optimism,", "halving", "$(1-ε)^{m}$"} <= set(text.split())


def test_a_variable_of_code_becomes_its_symbol() -> None:
    text = in_plain_words("From ln_size = 7: only a class of at least 2^d hypotheses shatters d points.")
    assert as_read(text).replace(UNBROKEN, " ").startswith("From ln|H| = 7: ")


def test_a_formula_in_a_sentence_has_no_place_to_break_at() -> None:
    sentence = unbroken("With (1 − ε)ᵐ ≤ exp(−εm), or m =\n1,000 there; $a + b$ and `c + d` stay. A word - another.")
    assert sentence.split(" ")[:4] == [
        "With",
        "(1 − ε)ᵐ ≤ exp(−εm),".replace(" ", UNBROKEN),
        "or",
        f"m{UNBROKEN}={UNBROKEN}1,000",
    ]
    assert "$a + b$" in sentence and "`c + d`" in sentence and "word - another" in sentence


@pytest.mark.parametrize("formula", ["ln|H| = 10 ln 2", "⟨w*, w⟩ ≤ 1.5", "⟨w*, w⟩", "95 %", "ε = 0.1"])
def test_a_formula_of_bars_brackets_or_a_share_has_none_either(formula: str) -> None:
    held = formula.replace(" ", UNBROKEN).replace("|", f"|{JOINER}")
    assert unbroken(f"With ({formula}), or {formula}.") == f"With ({held}), or {held}."


def test_cells_of_a_table_stay_cells() -> None:
    table = "| a | b |\n|---|---|\n| 1 | = |"
    assert unbroken(table) == table


def test_a_long_formula_breaks_between_its_terms_only() -> None:
    long = unbroken("p = (a + b) + (c + d) + (e + f) + (g + h) = 2(1 − ε)")
    assert long.split(" ")[2::2] == [
        f"({pair[0]}{UNBROKEN}+{UNBROKEN}{pair[1]})" for pair in ("ab", "cd", "ef", "gh")
    ] + [f"2(1{UNBROKEN}−{UNBROKEN}ε)"]


@pytest.mark.parametrize("space", [UNBROKEN, "\N{NARROW NO-BREAK SPACE}"])
def test_what_is_said_letter_by_letter_keeps_a_share_on_one_line(space: str) -> None:
    """All other blanks are places to break a line at, and one is enough."""
    assert verbatim(f" 84{space}%\t of\n\n\N{EM SPACE}all\u2028 ") == f"84{space}% of all"
