"""Start has its doors and its live number; Theorems can be searched."""

import re
from html import escape

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import theorems
from bounds.discovery import Theorems
from bounds.display import typeset
from bounds.formalization import counterparts, formalized
from bounds.index import finding
from bounds.index.finding import matching
from laboratory.views.laboratory import GROUPS
from pages.answering import titles
from pages.looking_up.search import Sought, assumptions
from pages.theorems import AT_ONCE
from pages.widgets.page import Found
from tests.opening import PAGES, as_read, charts, decoded, opened, page_text, texts
from tests.sentences import facts


def theorems_linked(app: AppTest) -> list[str]:
    """The theorems that the page opens in the Calculator, in its order."""
    links = (link.proto for link in app.get("page_link"))
    return [link.query_string.removeprefix("theorem=") for link in links if link.page == "calculator"]


def test_a_word_narrows_the_list() -> None:
    app = opened("theorems")
    app.text_input(key="q").set_value("perceptron").run()
    assert not app.exception
    speaking = matching("perceptron", theorems)
    assert 0 < len(app.latex) == min(len(speaking), AT_ONCE)
    assert theorems_linked(app) == [theorem.slug for theorem in speaking[:AT_ONCE]] and not app.header
    assert any("perceptron" in text for text in texts(app))


@pytest.mark.parametrize("slug", ["calculator", "theorems"])
def test_theorems_are_worded_once_a_process(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = opened(slug)

    def worded_again(*_: object) -> None:
        raise AssertionError("worded at every run")

    monkeypatch.setattr(finding, "_words", worded_again)
    monkeypatch.setattr(titles, "family_title", worded_again)
    monkeypatch.setattr(Theorems, "items", worded_again)
    monkeypatch.setattr(typeset, "statement", worded_again)
    assert not app.run().exception


def test_a_search_in_the_link_is_made() -> None:
    assert len(opened("theorems", q="Hoeffding two-sided").latex) >= 1


def test_what_is_no_theorem_is_told_beside_them() -> None:
    app = opened("theorems", q="Cohen's kappa")
    assert not app.exception and "learners.selection.cohen_kappa" in app.table[0].value["Name"].tolist()
    assert not opened("theorems").table


def test_a_family_shows_its_members() -> None:
    app = opened("theorems", family="hoeffding")
    assert len(app.latex) == sum(theorem.family == "hoeffding" for theorem in theorems.values())


def test_what_is_given_has_the_symbols_of_the_formula_beside_it() -> None:
    app = opened("theorems", q="conformal_covariate_shift")
    formula = theorems["conformal_covariate_shift"]
    for variable in formula.variables:
        assert variable.symbol in app.latex[0].value
        assert f"${variable.symbol}$ ({variable.short})" in page_text(app)


def test_every_theorem_can_be_reached() -> None:
    app = opened("theorems")
    assert len(app.latex) == AT_ONCE
    next(button for button in app.button if button.label == "Show more").click().run()
    assert len(app.latex) == 2 * AT_ONCE
    app.text_input(key="q").set_value("e").run()
    assert len(app.latex) == AT_ONCE


def test_an_unknown_family_in_the_link_is_told() -> None:
    app = opened("theorems", family="smith")
    assert "no family" in facts(as_read(app.warning[0].value))


def test_a_search_without_result_says_so_and_can_be_cleared() -> None:
    app = opened("theorems", q="quantum chromodynamics", assumes="realizable", event="gap")
    assert not app.latex
    assert "No chromodynamics" in facts(as_read(app.info[0].value))
    next(button for button in app.button if button.label.startswith("Clear")).click().run()
    assert not app.exception
    assert len(app.latex) == AT_ONCE
    assert app.text_input(key="q").value == "" and app.multiselect(key="assumes").value == []


def test_filters_leave_what_they_say() -> None:
    app = opened("theorems")
    app.selectbox(key="event").set_value("excess risk").run()
    app.multiselect(key="assumes").set_value(["finite_class"]).run()
    app.multiselect(key="without").set_value(["erm"]).run()
    app.multiselect(key="without").set_value([]).run()
    assert not app.exception
    wanted = {
        theorem.slug
        for theorem in theorems.values()
        if theorem.returns.name == "excess risk"
        and any(assumption.key == "finite_class" for assumption in theorem.assumes)
    }
    assert 0 < len(wanted) == len(app.latex) < AT_ONCE
    assert set(theorems_linked(app)) == wanted


def test_a_theorem_that_makes_an_assumption_is_not_without_it() -> None:
    for key in assumptions():
        with_it = [theorem for theorem in theorems.values() if Sought("", "all", "all", (key,), ()).fits(theorem)]
        without = [theorem for theorem in theorems.values() if Sought("", "all", "all", (), (key,)).fits(theorem)]
        assert with_it and len(with_it) + len(without) == len(theorems)
        assert all(any(assumption.key == key for assumption in item.assumes) for item in with_it)


def test_what_is_proved_in_lean_is_a_filter_of_the_link() -> None:
    """Counted in the files of bounds/formalization: a sharper bound stands first beside these theorems alone."""
    sharper = {slug for slug in formalized() if counterparts(slug)[0].verdict == "sharper"}
    app = opened("theorems", lean="sharper")
    assert not app.exception and app.selectbox(key="lean").value == "sharper"
    assert set(theorems_linked(app)) == sharper != set()
    assert f"{len(sharper)} of {len(theorems)}" in facts(page_text(app))
    app.selectbox(key="lean").set_value("none").run()
    assert not set(theorems_linked(app)) & set(formalized()) and len(app.latex) == AT_ONCE
    next(button for button in app.button if button.label.startswith("Clear")).click().run()
    assert app.selectbox(key="lean").value == "all" and not app.exception
    assert "no state" in facts(as_read(opened("theorems", lean="proved").warning[0].value))


def test_an_unknown_assumption_in_the_link_is_told() -> None:
    app = opened("theorems", without="gravity,iid")
    assert "no assumption gravity" in facts(as_read(app.warning[0].value))
    assert app.multiselect(key="without").value == ["iid"]


def test_search_finds_by_symbol_author_note_and_tool() -> None:
    def hits(sought: str) -> set[str]:
        return {theorem.slug for theorem in matching(sought, theorems)}

    assert "perceptron_mistakes" in hits("Novikoff") and "perceptron_mistakes" in hits("γ")
    assert "finite_realizable" in hits("Padova") and "finite_realizable" in hits("ln|H|")
    assert hits("McDiarmid") >= {"mcdiarmid", "rademacher_expected"}
    assert hits("Padova") < set(theorems)


# Start


def test_start_has_a_door_for_every_other_page_of_the_menu() -> None:
    sent = [item.proto for item in opened("start").get("bidi_component")]
    (element,) = [item for item in sent if item.component_name == "doors"]
    doors = re.findall(r'<a href="(\w+)"><i aria-hidden="true">(\w+)</i>([^<]+)</a><p>(.+?)</p>', element.html_content)
    assert sorted(doors) == sorted(
        (place.address, place.page.icon.split("/")[1].strip(":"), place.page.title, _at_the_door(place))
        for place in PAGES
        if place.page.in_menu and place.page.order > 0
    )
    headings = re.findall(r"<h(\d)>(.+?)</h\d>", element.html_content)
    groups = [("3", group) for group in GROUPS if group]
    assert headings == [("2", "Solve"), ("2", "Explore"), *groups, ("2", "Look up"), ("2", "Teach")]


def _at_the_door(entry: Found) -> str:
    says = entry.description.removeprefix(f"{entry.page.title}: ")
    return escape(says[0].upper() + says[1:])


def test_the_slider_on_start_moves_number_and_chart() -> None:
    app = opened("start")
    assert ">\n0.09356</span>" in page_text(app)  # sqrt((6 ln 10 + ln 40)/2000) = 0.0935506
    app.select_slider(key="size").set_value(100).run()
    assert not app.exception
    assert ">\n0.2959</span>" in page_text(app)  # sqrt(17.5044/200) = 0.295842
    marked = charts(app)[0].spec["data"][1]
    assert decoded(marked["x"])[0] == 100
