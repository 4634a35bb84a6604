"""The site that `make docs` builds: every page has its parts, every link leads somewhere, no other machine is asked."""

import inspect
import re
from collections import Counter
from html import unescape
from pathlib import Path
from typing import get_type_hints

import nbformat
import pytest
from click.testing import CliRunner

import bounds
from bounds import theorems
from bounds.asking.answers import RankedAnswer, Reply, UnderstoodPiece
from bounds.command_line import main as bounds_main
from bounds.display.markdown import markdown_table
from bounds.vocabulary.glossary import glossary
from docs_builder import laboratory_pages, reference
from docs_builder.docstrings import as_markdown
from docs_builder.links import faults
from docs_builder.site import build
from docs_builder.sources import Sources
from laboratory.command_line import main as ltlab
from laboratory.topics import laboratories
from tests.docs.notebooks import SHOWN, shows_what_it_claims
from tests.sentences import facts

SUBSET = (
    "theorems/finite_agnostic*", "laboratories/perceptron_lab", "laboratories/audit", "learners/perceptron",
    "worlds/xor", "worlds/sine", *(f"notebooks/{name}" for name in SHOWN),
)  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A part of the site, whose building finds no fault."""
    folder = tmp_path_factory.mktemp("site")
    assert build(folder, SUBSET) == []
    return folder


def page(site: Path, name: str) -> str:
    return (site / name / "index.html").read_text("utf-8")


def test_a_page_of_a_theorem_holds_all_that_is_known_of_it(site: Path) -> None:
    theorem, html = theorems["finite_agnostic"], page(site, "theorems/finite_agnostic")
    headings = re.findall(r"<h2[^>]*>([^<]+)<", html)
    text = "When it holds|Why it holds|Machine-checked|The curve|At default values|Known values|Rates"
    more = "Other forms|What lecture notes print|Neighbours"
    assert headings == [*text.split("|"), *more.split("|")]
    assert theorem.title in html and str(theorem.source) in html and 'href="../finite_agnostic_excess/"' in html
    assert all(example.printed in html for example in theorem.examples)
    assert "<math" in html and "arithmatex" not in html


def test_what_a_function_of_bounds_returns_is_documented() -> None:
    functions = [getattr(bounds, name) for name in (*bounds.__all__, *bounds.LATER)]
    returned = {get_type_hints(each)["return"] for each in functions if inspect.isfunction(each)}
    own = {each for each in {*returned, RankedAnswer, UnderstoodPiece} if each.__module__.startswith("bounds.")}
    paths = {f"{each.__module__}.{each.__qualname__}" for each in own}
    assert Reply in own and paths <= {*reference.PARTS["bounds"]}


def test_the_page_of_commands_prints_what_they_print_and_leaves_them_as_they_are() -> None:
    """A command keeps the help option that it is first asked for: without its parent it would know no -h afterwards."""
    assert "\n".join(reference._commands()).count("-h, --help") == len(ltlab.places)
    for group in (bounds_main, ltlab):
        for name in group.places:
            answered = CliRunner().invoke(group, [name, "-h"])
            assert answered.exit_code == 0 and "-h, --help" in answered.output, name


def test_a_laboratory_is_drawn_and_said_in_words(site: Path) -> None:
    html = page(site, "laboratories/perceptron_lab")
    matches = re.findall(r'data-figure="([^"]+)" data-name="[^"]+" role="img" aria-label="([^"]+)"', html)
    assert len(matches) == 10
    for address, words in matches:
        script = (site / "laboratories" / "perceptron_lab" / address).resolve().read_text("utf-8")
        assert script.startswith("drawFigure(") and '"light":' in script and '"dark":' in script
        assert len(words.split()) > 10


def test_laboratories_are_listed_by_group_as_in_the_menu(tmp_path: Path) -> None:
    wanted = Sources(tmp_path, ["laboratories/perceptron_lab", "laboratories/audit"])
    perceptron = {laboratories["perceptron_lab"].group: [{"Perceptron": "laboratories/perceptron_lab.md"}]}
    assert laboratory_pages.write(wanted)[1:] == [{"Audit": "laboratories/audit.md"}, perceptron]
    text = (tmp_path / "laboratories" / "index.md").read_text("utf-8")
    listed = {heading: part.count("\n- ") for heading, part in re.findall(r"## (.+)\n((?:(?!##).*\n)+)", text)}
    assert listed == Counter(lab.group for lab in laboratories.values() if lab.group)


def test_a_learner_tells_its_arguments_and_its_run(site: Path) -> None:
    html = page(site, "learners/perceptron")
    assert "max_iter" in html and "squared_norms" in html and "y &lt;w, x&gt; &lt;= 0" in html


def test_a_notebook_shows_what_it_put_out(site: Path) -> None:
    html = page(site, f"notebooks/{SHOWN[0]}")
    assert "drawFigure" not in html and 'class="plot"' in html and "Download notebook" in facts(html)


@pytest.mark.parametrize("name", SHOWN)
def test_a_notebook_ran_and_shows_what_it_claims(site: Path, name: str) -> None:
    shows_what_it_claims(nbformat.read(site / "notebooks" / f"{name}.ipynb", as_version=4))


def test_the_trust_pages_count_what_they_speak_of(site: Path) -> None:
    assert f"<td>{len(theorems)}</td>" in page(site, "how_we_know")
    through, memory = page(site, "what_we_do_not_claim").split("<h2")[-2:]
    for theorem in theorems.values():
        title = theorem.title.split(",")[0]
        assert theorem.source.checked or title in memory
        assert not theorem.source.seen_in or title in through


def test_the_glossary_lists_every_term_with_its_other_names(site: Path) -> None:
    html = unescape(page(site, "glossary"))
    assert all(f"<strong>{term.name}</strong>" in html and term.meaning in html for term in glossary())
    assert all(synonym in html for term in glossary() for synonym in term.synonyms)


def test_bars_of_a_formula_do_not_end_a_cell() -> None:
    row = markdown_table(("a", "b"), [(r"$\ln|H|$", r"$\|w\|$")]).splitlines()[-1]
    assert row.count("|") == 3


def test_signs_in_docstrings_are_no_mark_up() -> None:
    text = as_markdown("Where y <w, x> >= 0, `a < b`.\n\n>>> f([1], (2))\n[1]\n")
    assert "y &lt;w, x>" in text and "`a < b`" in text and "```pycon\n>>> f([1], (2))\n[1]\n```" in text


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('<a href="nowhere/">a</a>', "links nowhere"),
        ('<a href="other.html#gone">a</a>', "links other.html"),
        ('<a href="#gone">a</a>', "links gone"),
        ('<a href="../outside.html">a</a>', "links outside.html"),
        ('<script src="https://elsewhere.example/a.js"></script>', "fetches elsewhere.example"),
        ('<link rel="preconnect" href="//elsewhere.example">', "fetches //elsewhere.example"),
        ('<img src="gone.png">', "links gone.png"),
        ('<div data-figure="figures/gone.js"></div>', "links gone.js"),
    ],
)
def test_a_link_that_leads_nowhere_is_a_fault(tmp_path: Path, text: str, fault: str) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (tmp_path / "outside.html").write_text("")
    (site / "other.html").write_text('<p id="there"></p>')
    (site / "index.html").write_text('<a href="other.html#there">a</a><a href="https://elsewhere.example">b</a>')
    assert list(faults(site)) == []
    (site / "page.html").write_text(text)
    (sentence,) = faults(site)
    assert fault in facts(sentence) and sentence.startswith("page.html")


def test_a_style_that_fetches_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@font-face { src: url(https://elsewhere.example/a.woff) }")
    assert len(list(faults(tmp_path))) == 1
