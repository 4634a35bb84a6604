"""Formulas of the documentation: every row, cell and sign of their LaTeX is in what a browser typesets."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bounds import theorems
from docs_builder import theorem_pages
from docs_builder.mathematics import mathml, typeset
from docs_builder.sources import Sources
from laboratory.figures.figure import Figure
from tests.running.sampling import sampled

FORMULA = re.compile(r"\$\$(.+?)\$\$|\$([^$]+)\$", re.DOTALL)
LETTERS = {r"\mathcal D": "𝒟", r"\delta": "δ", r"\varepsilon": "ε", r"\le ": "≤", r"\ge ": "≥", r"\sqrt": "msqrt"}
READ_BY_THE_CONVERTER = re.compile(r"\\[a-zA-Z]|[$&\\]|\[\d+pt\]")


@pytest.mark.parametrize("part", sampled(range(3), 3, "the pages of the other theorems"))
def test_every_formula_on_every_page_of_a_theorem_is_typeset_in_full(
    part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theorem_pages, "bound_curve", lambda *_: Figure())
    sources = Sources(tmp_path)
    for theorem in list(theorems.values())[part::3]:
        text = "\n\n".join(theorem_pages.page(theorem, sources))
        formulas = FORMULA.findall(text)
        assert formulas, theorem.slug
        for display, inline in formulas:
            _is_in_full(display or inline, mathml(display or inline, bool(display)))


def _is_in_full(latex: str, made: str) -> None:
    """Counted in the LaTeX: rows, cells, fractions and roots; and nothing is left that only LaTeX knows."""
    formula = ElementTree.fromstring(made)
    assert not [text for text in formula.itertext() if READ_BY_THE_CONVERTER.search(text)], latex
    rows, tables = latex.count(r"\\"), latex.count(r"\begin")
    assert len(list(formula.iter("mtr"))) == rows + tables, latex
    assert len(list(formula.iter("mtd"))) == latex.count("&") + rows + tables, latex
    assert len(list(formula.iter("msqrt"))) == latex.count(r"\sqrt"), latex
    assert len(list(formula.iter("mfrac"))) == len(re.findall(r"\\t?frac|\\binom", latex)), latex
    for command, sign in LETTERS.items():
        assert (command in latex) <= (sign in made), latex


def test_rows_are_aligned_at_their_second_cell() -> None:
    formula = ElementTree.fromstring(mathml(r"\begin{aligned}a&\le b\\[4pt]&\quad\text{where }b=c\end{aligned}", True))
    (table,) = formula.iter("mtable")
    assert table.get("class") == "aligned"
    rows = [["".join(cell.itertext()) for cell in row] for row in table]
    assert rows == [["a", "≤b"], ["", "where\xa0b=c"]]


def test_cases_are_aligned_inside_an_aligned_formula() -> None:
    inner = r"\begin{cases}1&\text{if }x\\0&\text{otherwise}\end{cases}"
    formula = ElementTree.fromstring(mathml(rf"\begin{{aligned}}&y\\&={inner}\end{{aligned}}", True))
    assert [len(table) for table in formula.iter("mtable")] == [2, 2]
    assert [table.get("class") for table in formula.iter("mtable")] == ["aligned", None]


@pytest.mark.parametrize(
    ("latex", "signs"),
    [
        (r"\mathcal H", "ℋ"), (r"\mathcal D", "𝒟"), (r"\mathbb P", "ℙ"), (r"\mathbf 1", "𝟏"), (r"\mathfrak R", "ℜ"),
        (r"\Big\lceil x\Big\rceil", "⌈"), (r"\arg\min_h\Big(a\Big)", "arg"), (r"\lvert x\rvert", "|"),
        (r"\Big\{x\Big\}", "{"), (r"S\sim D", "∼"), (r"a<b", "&lt;"),
    ],
)  # fmt: skip
def test_letters_and_signs(latex: str, signs: str) -> None:
    assert signs in mathml(latex, False)


@pytest.mark.parametrize(
    ("latex", "path", "text"),
    [
        (r"S\sim D", "mrow/mo", "∼"), (r"\infty", "mrow/mi[@mathvariant]", "∞"),
        (r"\Delta", "mrow/mi[@mathvariant]", "Δ"), (r"\lceil x\rceil", "mrow/mo[1][@form='prefix']", "⌈"),
        (r"\mathrm{left\ out}", "mrow/mrow/mi", "left\xa0out"), (r"\overline R", "mrow/mover[@class]/mo", "‾"),
        (r"\substack{a\\b}", ".//mtr[2]/mtd/mi", "b"), (r"\sup_{h} x", "mrow/munder/mo[@movablelimits]", "sup"),
        ("40{,}000", "mrow/mo[@separator='false'][@rspace='0']", ","),
        (r"\left|x\right|", "mrow/mrow/mo[1][@stretchy='true']", "|"), ("|x|", "mrow/mo[1][@stretchy='false']", "|"),
    ],
)  # fmt: skip
def test_what_is_an_operator_and_what_a_letter(latex: str, path: str, text: str) -> None:
    """As TeX has it: limits stand below, letters in a row are a word, a fence grows where it is to."""
    assert next(ElementTree.fromstring(mathml(latex, True)).iterfind(path)).text == text


@pytest.mark.parametrize(
    ("latex", "spaces"), [(r"\ln 3", 1), (r"2\ln 3", 2), (r"\ln(3)", 0), (r"d\log_2\frac{2}{d}", 2), (r"\ln|H|", 1)]
)
def test_a_function_stands_apart_from_what_it_is_of(latex: str, spaces: int) -> None:
    assert mathml(latex, False).count("<mspace") == spaces


@pytest.mark.parametrize(
    ("latex", "signed"),
    [("-x", 1), ("a-x", 0), ("(-x)", 1), ("a=-x", 1), ("(a)-x", 0), ("|a|-|-x|", 1), (r"2,\,-x", 1), ("a!-x", 0)],
)
def test_the_sign_of_a_number_stands_close_to_it(latex: str, signed: int) -> None:
    formula = ElementTree.fromstring(mathml(latex, False))
    assert len([sign for sign in formula.iter("mo") if sign.text == "−" and sign.get("form")]) == signed


@pytest.mark.parametrize("latex", [r"\lvert x\rvert", r"\lVert x\rVert", r"1, \dots, n", r"\arg\max_x f"])
def test_commands_that_the_library_does_not_know_are_typeset(latex: str) -> None:
    assert "\\" not in mathml(latex, False)


@pytest.mark.parametrize(
    "latex",
    [
        r"\nosuchcommand x", r"\frac{1}{", r"\left( x", "a & b", r"a\\b", r"\begin{gathered}a\\b\end{gathered}",
        r"\begin{aligned}a&b\\\end{aligned}", r"\begin{nosuch}x\end{nosuch}", r"\text{if $x$}",
    ],
)  # fmt: skip
def test_a_formula_that_cannot_be_read_ends_the_build(latex: str) -> None:
    with pytest.raises(ValueError, match="formula"):
        typeset(rf'<div class="arithmatex">\[{latex.replace("&", "&amp;")}\]</div>')


def test_no_line_begins_with_the_full_stop_behind_a_formula() -> None:
    assert typeset(r'<span class="arithmatex">\(x\)</span>. Then').endswith(".</span> Then")
