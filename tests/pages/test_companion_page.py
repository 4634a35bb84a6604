"""The Companion: notes, search, and what an entry says."""

import re
from urllib.parse import parse_qsl

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.experiments import experiments
from laboratory.worlds import sources
from learners import learners
from pages.companion import AT_ONCE, NOTES, SHOWN, chosen, matches
from pages.looking_up.companion_entries import Entry, companion
from pages.looking_up.companion_homes import HOMES
from pages.widgets.say import verbatim
from tests.opening import NEVER_SHOWN, as_read, charts, opened, shown

ENTRIES = list(companion().values())


def first_page(entry: Entry) -> str:
    """The page that an entry's `shows` speaks of: the first that it names; nothing where it names none."""
    return next((life.removeprefix("page:") for life in entry.lives if life.startswith("page:")), "")


DOORS = sorted({life.removeprefix("page:") for entry in ENTRIES for life in entry.lives if life.startswith("page:")})


def read(app: AppTest) -> str:
    """All words of a page in one line, those of its figures and its snippet too, as they are read."""
    drawn = charts(app)
    notes = [note.get("text", "") for one in drawn for note in one.spec["layout"].get("annotations", ())]
    names = [trace.get("name", "") for one in drawn for trace in one.spec["data"]]
    words = [shown(app), *(code.value for code in app.code), *(one.alt for one in drawn), *notes, *names]
    return " ".join(as_read(re.sub(r"<[^>]+>", " ", " ".join(words))).replace("**", "").split())


@pytest.mark.parametrize("place", DOORS)
def test_every_view_that_an_entry_names_is_there_and_shows_its_subject(place: str) -> None:
    slug, _, view = place.partition("?")
    app = opened(slug, **dict(parse_qsl(view)))
    assert not app.exception and not app.error
    assert not NEVER_SHOWN.search(shown(app))
    assert "was ignored" not in shown(app) and "does not use" not in shown(app)
    told = read(app)
    missing = [
        f"{entry.id}: {entry.shows}" for entry in ENTRIES if first_page(entry) == place and entry.shows not in told
    ]
    assert not missing, f"does not show {missing}"


def _doors(app: AppTest) -> list[str]:
    return [link.proto.label for link in app.get("page_link")]


def test_it_opens_on_the_first_entries() -> None:
    app = opened("companion")
    assert not app.exception
    assert app.header[0].value == ENTRIES[0].section
    assert f"These are {AT_ONCE} of {len(ENTRIES)}." in shown(app)
    app.button[0].click().run()
    assert f"These are {2 * AT_ONCE} of {len(ENTRIES)}." in shown(app)


@pytest.mark.parametrize("notes", [work for work in NOTES if work != "all"])
def test_each_of_the_five_notes(notes: str) -> None:
    app = opened("companion", notes=notes)
    assert not app.exception
    count = sum(entry.stands_in(notes) for entry in ENTRIES)
    assert count > AT_ONCE
    assert f"{count} entries" in shown(app)
    first = next(entry for entry in ENTRIES if entry.stands_in(notes))
    place = next(place.where for place in first.notes if place.work == notes)
    assert f"*{NOTES[notes]}:* {verbatim(place)}" in shown(app)
    assert not NEVER_SHOWN.search("\n".join(text.value for text in app.markdown))


@pytest.mark.parametrize("only", [part for part in SHOWN if part != "all"])
def test_each_part_of_the_notes(only: str) -> None:
    app = opened("companion", only=only)
    assert not app.exception
    assert f"{sum(chosen(entry, 'all', only) for entry in ENTRIES)} entries" in shown(app)


def test_a_search_finds_and_says_what_is_wrong() -> None:
    app = opened("companion", notes="matteoni2022")
    app.text_input(key="find").set_value("VC confidence").run()
    assert not app.exception
    found = [entry for entry in ENTRIES if entry.stands_in("matteoni2022") and matches(entry, "VC confidence")]
    assert 0 < len(found) < AT_ONCE
    assert companion()["vc_confidence"] in found
    right = companion()["vc_confidence"].right
    assert any(right in formula.value for formula in app.latex)
    assert "Matteoni has lost the + 1" in shown(app)
    assert "VC confidence, textbook form" in _doors(app)


def test_formulas_places_and_theorems_can_be_searched() -> None:
    entry = companion()["occam_code_bound"]
    for sought in ("sigma", "Milan refined", "tree_code_length", "ln2", "kraft's"):
        assert matches(entry, sought), sought
    assert not matches(entry, "perceptron")


def test_a_search_that_finds_nothing_says_so() -> None:
    app = opened("companion", find="quantum $chromodynamics$")
    assert not app.latex
    assert "Nothing here speaks of “quantum $chromodynamics$”" in as_read(app.info[0].value)


def test_a_bad_value_in_the_link_is_told() -> None:
    app = opened("companion", notes="bologna", only="jokes", page="7")
    assert not app.exception
    told = " ".join(as_read(warning.value) for warning in app.warning)
    assert "no such set of notes" in told
    assert "no such part of the notes" in told
    assert "“page”" in told
    assert f"{len(ENTRIES)} entries" in shown(app)


def test_a_perceptron_leads_to_theorem_learner_and_experiment() -> None:
    app = opened("companion", find="perceptron_mistakes_bias novikoff")
    assert len(app.header) == 1
    links = {link.proto.label: link.proto.query_string for link in app.get("page_link")}
    assert links["Perceptron convergence (Novikoff)"] == "theorem=perceptron_mistakes"
    assert "learner=perceptron" in links["Experiment: Perceptron mistakes"]
    assert "world=margin_halfspace" in links["Experiment: Perceptron mistakes"]


def test_every_experiments_link_sets_its_learner_and_its_world_exactly() -> None:
    for slug, one in experiments().items():
        address = HOMES["experiment"](slug).address
        world = sources[address["world"]]
        assert isinstance(one.learner, learners[address["learner"]])
        given = {setting.name: address[f"{address['world']}.{setting.name}"] for setting in world.settings}
        assert len(address) == 2 + len(given)
        for setting in world.settings:
            meant = getattr(one.source, setting.name)
            assert given[setting.name] == ("none" if meant is None else str(meant))


def test_what_has_no_place_yet_is_told_and_what_a_test_holds_is_named() -> None:
    homeless = [entry for entry in ENTRIES if not entry.lives]
    if homeless:
        app = opened("companion", find=homeless[0].id.replace("_", " "))
        assert "Not in this laboratory yet." in [caption.value for caption in app.caption]
    app = opened("companion", find="wolfe conditions")
    assert any(caption.value.startswith("Held by the test “steps that armijo") for caption in app.caption)
