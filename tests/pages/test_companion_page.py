"""The Companion: notes, search, and what an entry says."""

import re
from itertools import groupby
from typing import Any
from urllib.parse import parse_qsl

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.experiments import experiments
from laboratory.topics import laboratories
from laboratory.worlds import worlds
from learners import learners
from pages.companion import AT_ONCE, SHOWN, best_first, of_kind, placed
from pages.looking_up.companion_entries import NAMED, Entry, companion
from pages.looking_up.companion_homes import HOMES, homes
from pages.looking_up.companion_outlines import SETS, outline
from pages.looking_up.companion_search import matching
from pages.widgets import when_open
from pages.widgets.say import verbatim
from pages.widgets.symbols import typeset
from tests.opening import NEVER_SHOWN, as_read, charts, opened, page_text, texts
from tests.running.sampling import sampled
from tests.sentences import facts

ENTRIES = list(companion().values())


def first_page(entry: Entry) -> str:
    """The page that an entry's `shows` speaks of: the first that it names; nothing where it names none."""
    return next((life.removeprefix("page:") for life in entry.lives if life.startswith("page:")), "")


DOORS = sorted({life.removeprefix("page:") for entry in ENTRIES for life in entry.lives if life.startswith("page:")})


def read(app: AppTest, slug: str, described: bool) -> str:
    """All words of a page as it opens, in one line, those of its figures too; their descriptions only where wanted.

    What a page says of itself, whatever its settings, shows no item: its title and the laboratory's description.
    """
    lab, fig = laboratories.get(slug), charts(app)
    notes = [note.get("text", "") for trace in fig for note in trace.spec["layout"].get("annotations", ())]
    names = [trace.get("name", "") for item in fig for trace in item.spec["data"]]
    axes = [place.get("title", {}).get("text", "") for item in fig for place in axes_of(item.spec["layout"])]
    itself = {title.value for title in app.title} | {lab.description if lab else ""}
    words = [text for text in texts(app) if text not in itself] + [trace.alt for trace in fig if described]
    text = re.sub(r"</?[a-z][^<>]*>", " ", " ".join((*words, *notes, *names, *axes)))
    return " ".join(as_read(text).replace("**", "").split())


def axes_of(layout: dict[str, Any]) -> list[dict[str, Any]]:
    return [value for name, value in layout.items() if re.match("[xy]axis", name)]


@pytest.mark.usefixtures("_views_run_once")
@pytest.mark.parametrize("place", sampled(DOORS, 4, adds="three doors of entries of four"))
def test_every_view_that_an_entry_names_is_there_and_shows_its_subject(
    monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    """What is sought stands on the page as it opens: nobody need open a tab. A drawing is shown by its description."""
    monkeypatch.setattr(when_open, "is_open", lambda part: bool(part.open))  # all tests else see every tab (conftest)
    slug, _, view = place.partition("?")
    app = opened(slug, **dict(parse_qsl(view)))
    assert not app.exception and not app.error
    assert not NEVER_SHOWN.search(page_text(app))
    assert "was ignored" not in page_text(app) and "does not use" not in facts(page_text(app))
    text = {described: read(app, slug, described) for described in (False, True)}
    here = (entry for entry in ENTRIES if first_page(entry) == place)
    missing = [f"{entry.id}: {entry.shows}" for entry in here if entry.shows not in text[entry.kind == "figure"]]
    assert not missing, f"does not show {missing}"


def test_every_entry_has_a_door_and_its_page_shows_it() -> None:
    """A statement lives where a user meets it: a test may hold it besides, but is no home."""
    explained = [entry for entry in ENTRIES if entry.kind != NAMED]
    homeless = {entry.id for entry in explained if not homes(entry) or (first_page(entry) and not entry.shows)}
    assert not homeless


def _doors(app: AppTest) -> list[str]:
    return [link.proto.label for link in app.get("page_link")]


def test_it_opens_on_the_first_entries() -> None:
    app = opened("companion")
    assert not app.exception
    assert app.header[0].value == ENTRIES[0].section
    assert f"{AT_ONCE} of {len(ENTRIES)}" in facts(page_text(app))
    app.button[0].click().run()
    assert f"{2 * AT_ONCE} of {len(ENTRIES)}" in facts(page_text(app))


@pytest.mark.parametrize("notes", SETS)
def test_with_one_set_chosen_the_page_reads_like_the_notes(notes: str) -> None:
    app = opened("companion", notes=notes)
    assert not app.exception
    assert f"{sum(entry.stands_in(notes) for entry in ENTRIES)} entries" in page_text(app)
    sections = outline(notes)
    assert [header.value for header in app.header] == [section.title for section in sections[: len(app.header)]]
    rows = [companion()[row] for section in sections for row in section.rows][:AT_ONCE]
    titles = [markdown.value for markdown in app.markdown if markdown.value.startswith("**")]
    texts = [text for text in titles if "  \n" in text]
    assert len(texts) == len(rows)
    for text, entry in zip(texts, rows, strict=True):
        assert text.startswith(f"**{_as_written(entry.title)}**")
        place = next(place.where for place in entry.notes if place.work == notes)
        assert f"  \n*{SETS[notes]}:* {_as_written(place)}" in text
    assert not NEVER_SHOWN.search("\n".join(text.value for text in app.markdown))


def _as_written(words: str) -> str:
    """`R_emp` stands there typeset; brackets of those that have no symbol are no links."""
    return verbatim(words) if typeset(words) == words else typeset(words)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_no_subscript_and_no_power_is_left_in_code(entry: Entry) -> None:
    for words in (entry.title, entry.remark, *(place.where for place in entry.notes)):
        assert not re.search(r"[_^]", re.sub(r"\$[^$]*\$", "", typeset(words))), words


@pytest.mark.parametrize("notes", SETS)
def test_each_set_has_a_door_to_its_exercises(notes: str) -> None:
    links = {link.proto.label: link.proto.query_string for link in opened("companion", notes=notes).get("page_link")}
    assert links["Exercises from these notes"] == f"notes={notes}"


@pytest.mark.parametrize(("notes", "colour"), [("all", "orange"), ("matteoni2022", "orange"), ("amini", "gray")])
def test_a_badge_says_whose_misprint_it_is(notes: str, colour: str) -> None:
    text = page_text(opened("companion", notes=notes, find="VC confidence"))
    assert re.search(rf":{colour}-badge\[[^]]*Matteoni", text)


@pytest.mark.parametrize("notes", ["milan", "padova2020"])
def test_misprints_are_counted_in_the_notes_that_have_them(notes: str) -> None:
    wrong = sum(notes in entry.works_of("false") for entry in ENTRIES)
    assert 0 < wrong < sum(entry.stands_in(notes) and bool(entry.right) for entry in ENTRIES)
    assert f"{wrong}" in facts(page_text(opened("companion", notes=notes)))


def test_no_card_names_a_test() -> None:
    app = opened("companion", find="true risk")
    assert not re.search(r"\btests?/|test_", page_text(app) + " ".join(_doors(app)), re.IGNORECASE)


def test_a_section_of_the_notes_can_be_opened_and_searched() -> None:
    section = "5.1.2 Perceptron for halfspaces"
    app = opened("companion", notes="padova2020", section=section)
    assert [header.value for header in app.header] == [section]
    (rows,) = (part.rows for part in outline("padova2020") if part.title == section)
    assert f"{len(rows)} entries" in page_text(app)
    app.text_input(key="find").set_value("pocket").run()
    assert "2 entries" in page_text(app)
    app.selectbox(key="notes").set_value("amini").run()
    assert not app.exception
    assert app.selectbox(key="section").value == "all"


@pytest.mark.parametrize("only", [part for part in SHOWN if part != "all"])
def test_each_part_of_the_notes(only: str) -> None:
    app = opened("companion", only=only)
    assert not app.exception
    assert f"{sum(of_kind(entry, only) for entry in ENTRIES)} entries" in page_text(app)


def test_a_search_finds_and_says_what_is_wrong() -> None:
    app = opened("companion", notes="matteoni2022")
    app.text_input(key="find").set_value("VC confidence").run()
    assert not app.exception
    entries = [entry for entry in matching("VC confidence") if entry.stands_in("matteoni2022")]
    assert 0 < len(entries) < AT_ONCE
    assert f"{len(entries)} entries" in page_text(app) and entries[0] == companion()["vc_confidence"]
    right = companion()["vc_confidence"].right
    assert any(right in formula.value for formula in app.latex)
    assert "Matteoni lost + 1" in facts(page_text(app))
    assert "confidence textbook" in facts(_doors(app))


def test_the_best_row_comes_first_and_sections_stay_together() -> None:
    rows = best_first(placed("all"), "margin of a perceptron")
    headers = [header for header, _ in rows]
    assert rows[0][1] == matching("margin of a perceptron")[0]
    assert [header for header, _ in groupby(headers)] == list(dict.fromkeys(headers))
    assert best_first(placed("amini"), " ") == placed("amini")


def test_a_search_that_finds_nothing_says_so() -> None:
    app = opened("companion", find="quantum $chromodynamics$")
    assert not app.latex
    assert "No chromodynamics" in facts(as_read(app.info[0].value))


def test_a_misspelt_word_alone_finds_what_is_meant() -> None:
    app = opened("companion", find="Hoefding")
    first = next(text.value for text in app.markdown if "badge" in text.value or "  \n" in text.value)
    assert "Hoeffding" in first and not app.info


def test_where_too_little_of_it_is_known_a_misspelt_word_is_answered_by_the_nearest_ones() -> None:
    app = opened("companion", find="zebra perceptrn")
    assert [button.label for button in app.button] == ["perceptron"]
    app.button[0].click().run()
    assert not app.exception
    assert app.text_input(key="find").value == "perceptron"
    assert app.header


def test_what_only_other_notes_have_is_told_and_opened() -> None:
    app = opened("companion", notes="amini", find="Mercer")
    assert "Elsewhere Mercer" in facts(as_read(app.info[0].value))
    app.button[0].click().run()
    assert app.selectbox(key="notes").value == "all"
    assert "**Mercer's condition**" in page_text(app)


def test_what_stands_on_the_programme_only_is_said_to() -> None:
    for sought in ("EM", "CEM algorithm", "semi-supervised learning"):
        app = opened("companion", find=sought)
        assert "notes nothing nothing" in facts(page_text(app)), sought
    only = companion()["programme_only"]
    assert not _doors(opened("companion", find="classification EM")) and not only.lives


def test_a_bad_value_in_the_link_is_told() -> None:
    app = opened("companion", notes="bologna", only="jokes", page="7")
    assert not app.exception
    text = " ".join(as_read(warning.value) for warning in app.warning)
    assert "no set" in facts(text)
    assert "no part" in facts(text)
    assert "“page”" in text
    assert f"{len(ENTRIES)} entries" in page_text(app)


def test_a_perceptron_leads_to_theorem_learner_and_experiment() -> None:
    app = opened("companion", find="perceptron_mistakes_bias novikoff")
    assert len(app.header) == 1
    links = {link.proto.label.strip("*"): link.proto.query_string for link in app.get("page_link")}
    links = {label.removeprefix(":small[").removesuffix("]"): query for label, query in links.items()}
    assert links["Perceptron convergence (Novikoff)"] == "theorem=perceptron_mistakes"
    assert "learner=perceptron" in links["Experiment: Perceptron mistakes"]
    assert "world=margin_halfspace" in links["Experiment: Perceptron mistakes"]


def test_a_row_has_one_main_door_and_smaller_further_ones() -> None:
    app = opened("companion", find="fingerprint")
    assert "1 entry" in page_text(app)
    doors = _doors(app)
    assert len(doors) > 1
    assert doors[0].startswith("**") and all(door.startswith(":small[") for door in doors[1:])


def test_a_door_to_a_view_says_the_views_name_and_its_options() -> None:
    door = HOMES["page"]
    text = door("finite_classes?show=unseen&unseen.probability=0.001&unseen.m=100").label
    assert facts(text) == "Finite unseen"
    assert door("regularisation?show=paths&paths.method=elastic_net").label.endswith("(elastic net)")
    text = door("count_and_shatter?part=shatter&class=boxes&points=2,2+8,2").label
    assert text.endswith("(shatter, boxes, 2,2 8,2)")
    assert door("audit").label == "Audit"


def test_every_experiments_link_sets_its_learner_and_its_world_exactly() -> None:
    for slug, experiment in experiments().items():
        address = HOMES["experiment"](slug).address
        world = worlds[address["world"]]
        assert isinstance(experiment.learner, learners[address["learner"]])
        inputs = {setting.name: address[f"{address['world']}.{setting.name}"] for setting in world.settings}
        assert len(address) == 2 + len(inputs)
        for setting in world.settings:
            meant = getattr(experiment.world, setting.name)
            assert inputs[setting.name] == ("none" if meant is None else str(meant))


def test_what_has_no_place_yet_says_so() -> None:
    homeless = [entry for entry in ENTRIES if not entry.lives and entry.kind != "named"]
    if homeless:
        app = opened("companion", find=homeless[0].id.replace("_", " "))
        assert "Not yet" in facts([caption.value for caption in app.caption])
