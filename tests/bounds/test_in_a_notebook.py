"""What a notebook asks of our objects: to show themselves, to be copied and sent, to be found by half a name."""

import copy
import importlib
import inspect
import pickle
import pydoc
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import bounds
from bounds import compare, count, diagnose, shatters, theorems, vc_dimension
from bounds.exercises import exercise
from bounds.theorem import Theorem
from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.citation import Source
from tests.all_told import over
from tests.sentences import facts, pattern

QUESTION = {"at_most": 0.1, "delta": 0.05, "ln_size": "10*ln(3)"}
THEOREM = theorems["finite_realizable"]
ANSWERS: dict[str, Any] = {
    "theorem": THEOREM,
    "solution": THEOREM.solve("m", **QUESTION),
    "solutions": THEOREM.solve("m", at_most=[0.1, 0.2], delta=0.05, ln_size=10.0),
    "no solution": THEOREM.solve("ln_size", at_most=1e-9, m=10, delta=0.05),
    "comparison": compare(d=10, epsilon=0.05, delta=0.05),
    "wrong": diagnose(202, "finite_realizable", "m", **QUESTION),
    "right": diagnose(140, "finite_realizable", "m", **QUESTION),
    "count": count.conjunctions(n=10),
    "dimension": vc_dimension("boxes", n=3),
    "infinite dimension": vc_dimension("sine"),
    "class": vc_dimension["trees"],
    "shattering": shatters("halfspaces", [[0, 0], [1, 1], [0, 1], [1, 0]]),
    "exercise": exercise(7),
    "theorems": theorems,
    "classes": vc_dimension,
}
BAR = re.compile(r"(?<!\\)\|")  # ends a cell of a Markdown table
ONE_OF_A_KIND = {"theorem", "class", "theorems", "classes"}


@pytest.mark.parametrize("kind", ANSWERS)
@pytest.mark.parametrize("copied", [lambda item: pickle.loads(pickle.dumps(item)), copy.copy, copy.deepcopy])
def test_it_is_copied_and_sent(kind: str, copied: Any) -> None:
    entry = ANSWERS[kind]
    other = copied(entry)
    assert type(other) is type(entry)
    assert repr(other) == repr(entry)
    if kind in ONE_OF_A_KIND:
        assert other is entry


@over(list(theorems))
def test_a_theorem_that_was_sent_is_the_theorem(slug: str) -> None:
    assert pickle.loads(pickle.dumps(theorems[slug])) is theorems[slug]


@pytest.mark.parametrize("kind", ANSWERS)
def test_what_it_prints_is_short(kind: str) -> None:
    """A Comparison printed 11,486 characters."""
    if kind not in ("exercise", "class"):
        assert len(repr(ANSWERS[kind])) < 1_000


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.scopes: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        if tag == "th":
            self.scopes.append(dict(attrs).get("scope"))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_comparison_is_a_table_with_headers_that_say_of_what() -> None:
    comparison = ANSWERS["comparison"]
    tags = _Tags()
    tags.feed(comparison._repr_html_())
    assert not tags.open
    events = len(comparison.groups)
    assert tags.scopes.count("col") == 4 * events and tags.scopes.count("row") == len(comparison)
    assert "452,957" in comparison._repr_html_()  # the published extreme of this question


def test_prose_is_set_from_the_left_and_numbers_from_the_right() -> None:
    """Notebooks set every cell from the right, which suits numbers only."""
    cells = re.findall(r'<(?:th|td)[^>]*text-align: (left|right)">([^<]*)<', ANSWERS["comparison"]._repr_html_())
    assert len(cells) == ANSWERS["comparison"]._repr_html_().count("text-align")
    for side, text in cells:
        number = text == "examples m" or text.replace(",", "").isdigit()
        assert side == ("right" if number else "left"), text


@pytest.mark.parametrize("kind", sorted(set(ANSWERS) - {"theorems", "classes"}))
def test_it_shows_itself_on_white_and_on_dark(kind: str) -> None:
    """What sets no colour has those of the notebook; and nobody is shown a record's fields."""
    entry = ANSWERS[kind]
    text = entry._repr_html_() if hasattr(entry, "_repr_html_") else entry._repr_markdown_()
    assert not re.search(r"color|background|<font|<style|class=", text)
    assert "object at 0x" not in text and "<function" not in text and f"{type(entry).__name__}(" not in text


def test_the_sentences_that_one_would_quote() -> None:
    """(10 ln 3 + ln 20)/0.1 = 139.8; at 140 it is 13.982/140 = 0.09987."""
    text = ANSWERS["solution"]._repr_markdown_()
    assert "**m = 140** (sample size)" in text and "0.0998704" in text and "m = 139 not" in facts(text)
    assert "Not 140" in facts(ANSWERS["wrong"]._repr_markdown_())
    assert "140.\n\n- " in ANSWERS["wrong"]._repr_markdown_() and "base 2" in ANSWERS["wrong"]._repr_markdown_()
    assert ANSWERS["right"]._repr_markdown_().startswith("**Right**: 140")
    assert "No answer" in ANSWERS["no solution"]._repr_markdown_()
    assert r"\mathrm{VCdim}=6" in ANSWERS["dimension"]._repr_markdown_()
    assert "14 of 16" in ANSWERS["shattering"]._repr_markdown_()
    assert "3^{10}+1" in ANSWERS["count"]._repr_markdown_()
    assert ANSWERS["exercise"].question in ANSWERS["exercise"]._repr_markdown_()
    assert ANSWERS["exercise"].key not in ANSWERS["exercise"]._repr_markdown_()  # the key is not given away
    assert "nodes tree" in facts(ANSWERS["class"]._repr_markdown_())


@over(list(theorems))
def test_a_theorem_shows_formula_assumptions_and_source(slug: str) -> None:
    theorem = theorems[slug]
    text = theorem._repr_markdown_()
    assert f"$$\n{theorem.latex}\n$$" in text and str(theorem.source) in text
    assert all(assumption.statement in text for assumption in theorem.assumes)
    table = [line for line in text.splitlines() if line.startswith(("| ", "|-"))]
    assert len(table) == 2 + len(theorem.variables) and all(len(BAR.findall(line)) == 6 for line in table)
    assert theorem._repr_latex_().count("$") == 2


@over(list(theorems))
def test_python_tells_what_a_theorem_takes(slug: str) -> None:
    theorem = theorems[slug]
    text = pydoc.plain(pydoc.render_doc(theorem))
    taken = inspect.signature(theorem).parameters
    assert list(taken) == [variable.name for variable in theorem.variables]
    for variable in theorem.variables:
        assert taken[variable.name].kind is inspect.Parameter.KEYWORD_ONLY
        assert f"{variable.name}: {variable.meaning}" in text
    assert theorem.returns.meaning in text


def test_the_class_keeps_its_own_words() -> None:
    assert (Theorem.__doc__ or "").startswith("One theorem.")


def test_names_are_found_by_half() -> None:
    assert "wilson_upper" in [entry.slug for entry in theorems.search("wilson")]
    assert theorems._ipython_key_completions_() == list(theorems)
    with pytest.raises(KeyError, match=pattern("mean finite_realizable")):
        theorems["finite_realisable"]
    with pytest.raises(KeyError, match=pattern("mean boxes")):
        vc_dimension["boxs"]
    assert theorems.get("no_such_theorem") is None and "no_such_theorem" not in theorems


@pytest.mark.parametrize("text", ["10*ln(3)", "ln(3^10)", "10.986122886681098"])
def test_text_is_read_as_on_the_command_line(text: str) -> None:
    right = THEOREM(m=1000, delta=0.05, ln_size=10.986122886681098)
    assert THEOREM(m="1e3", delta="1/20", ln_size=text) == pytest.approx(right, rel=1e-12)
    assert THEOREM.solve("m", at_most="1/10", delta="0.05", ln_size=text).value == 140
    several = THEOREM.solve("m", at_most="10%", delta=[0.05, 0.02], ln_size=text)
    assert several.value.tolist() == [140, 149]  # Mitchell's, and Mohri's, Example 2.5
    with pytest.raises(bounds.DomainError, match=pattern("integer ≥ 1; many")):
        THEOREM(m="many", delta=0.05, ln_size=text)
    with pytest.raises(bounds.DomainError, match=pattern("δ between 0 1; small")):
        THEOREM.solve("m", at_most=[0.1, 0.2], delta="small", ln_size=text)


def test_tables() -> None:
    table = ANSWERS["comparison"].to_frame()
    assert list(table["theorem"]) == [row.slug for row in ANSWERS["comparison"]]
    many = ANSWERS["solutions"].to_frame()
    assert list(many["m"]) == list(ANSWERS["solutions"].value) and many["m"].dtype.kind == "i"
    assert len(ANSWERS["solution"].to_frame()) == 1


def test_a_wrong_answer_is_false() -> None:
    assert not ANSWERS["wrong"] and ANSWERS["right"]


def test_a_sample_size_is_not_solved_for() -> None:
    with pytest.raises(TypeError, match=pattern("itself evaluate")):
        theorems["confidence_lower"].solve("m", at_least=10, epsilon=0.1, delta=0.05)


def test_the_version_is_told() -> None:
    assert bounds.__version__[0].isdigit()
    with pytest.raises(AttributeError, match=pattern("no nothing")):
        _ = bounds.nothing


@over(["text", "markdown", "latex", "html"])
def test_a_report_holds_all_that_makes_a_number_citable(form: str) -> None:
    text = ANSWERS["solution"].report(form)
    assert ("is m = 140;" if form == "text" else "$m=140$") in text
    assert "m = 139" in text and bounds.__version__ in text
    assert "0.0998703940017" in text  # 13.981855160235089/140 = 0.09987039400168, rounded up
    assert "Machine Learning" in facts(text) and "Corollary 2.3" in text
    assert all(assumption.statement.partition("$")[0].split("_")[0] in text for assumption in THEOREM.assumes)


@over(list(theorems))
def test_every_theorem_reports_its_value_in_latex_that_closes(slug: str) -> None:
    theorem = theorems[slug]
    inputs = {variable.name: variable.default for variable in theorem.variables}
    try:
        text = theorem.report("latex", **inputs)
    except (bounds.DomainError, OverflowError):
        return  # the usual values of all variables at once are not every theorem's
    outside = text.split("$")[::2]
    assert len(text.split("$")) % 2 == 1
    assert not any(sign in part.replace("\\" + sign, "") for part in outside for sign in "&%#_")


def test_reports_refuse_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=pattern("latex pdf")):
        ANSWERS["solution"].report("pdf")
    with pytest.raises(ValueError, match=pattern("has many")):
        ANSWERS["solutions"].report()


MINE = """
from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Source
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Confidence, Samples

SOURCE = Source("mine", "sheet 3", reference="A. Student, Learning theory, course notes, 2026")

@theorem(title="Mine", statement="Mine.", assumes=(IID,), decreasing_in="m delta", source=SOURCE, examples=())
def mine(m: Samples, delta: Confidence) -> Gap:
    return sqrt(2 * log(1 / delta) / m)
"""


def test_a_theorem_of_ones_own_is_solved_and_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a notebook or a single file no folder names its family. 2 ln 20 / 0.01 = 599.1, 2 log2 20 / 0.01 = 864.4."""
    (tmp_path / "mine_alone.py").write_text(MINE)
    monkeypatch.syspath_prepend(tmp_path)
    mine = importlib.import_module("mine_alone").mine
    assert mine.family == "" and mine.solve("m", at_most=0.1, delta=0.05).value == 600
    assert diagnose(600, mine, "m", at_most=0.1, delta=0.05)
    wrong = diagnose(865, mine, "m", at_most=0.1, delta=0.05)
    assert not wrong and "base 2" in wrong._repr_markdown_()
    assert pickle.loads(pickle.dumps(mine)) is mine
    assert "Student 2026, 3" in facts(mine._repr_markdown_())


def test_a_key_that_no_work_has_is_a_mistake() -> None:
    with pytest.raises(ValueError, match=pattern("no hoefding1963")):
        Source("hoefding1963", "Theorem 2")
    with pytest.raises(ValueError, match=pattern("notes not")):
        Source("hoeffding1963", "Theorem 2", checked=False, seen_in="notes")
    assert all(theorem.source.key in WORKS for theorem in theorems.values())  # ours stand in the bibliography
