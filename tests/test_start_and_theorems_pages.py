"""Start has its doors and its live number; Theorems can be searched."""

import json

import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds import theorems
from tests.opening import PAGES, decoded, opened, shown, texts


def test_a_word_narrows_the_list() -> None:
    app = opened("theorems")
    app.text_input(key="q").set_value("perceptron").run()
    assert not app.exception
    assert 0 < len(app.latex) < len(theorems) / 3
    assert any("perceptron" in text for text in texts(app))


def test_a_search_in_the_link_is_made() -> None:
    assert len(opened("theorems", q="Hoeffding two-sided").latex) >= 1
    assert len(opened("theorems").latex) == len(theorems)


def test_a_search_without_result_says_so() -> None:
    app = opened("theorems", q="quantum chromodynamics")
    assert not app.latex
    assert "No theorem speaks of “quantum chromodynamics”" in app.info[0].value


# Start


def test_start_has_a_door_for_every_other_page() -> None:
    labels = [link.proto.label for link in opened("start").get("page_link")]
    assert labels == [f"**{found.page.title}**" for found in PAGES if found.page.order > 0]


def test_the_slider_on_start_moves_number_and_chart() -> None:
    app = opened("start")
    assert ">\n0.09356</span>" in shown(app)  # sqrt((6 ln 10 + ln 40)/2000) = 0.0935506
    app.select_slider(key="size").set_value(100).run()
    assert not app.exception
    assert ">\n0.2959</span>" in shown(app)  # sqrt(17.5044/200) = 0.295842
    marked = json.loads(app.get("plotly_chart")[0].proto.spec)["data"][1]
    assert decoded(marked["x"])[0] == 100
