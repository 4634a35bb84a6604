"""An instructor's link: its own title, and controls that stay as it sets them and are not shown."""

from urllib.parse import parse_qsl, urlsplit

import pytest
from streamlit.runtime.context import ContextProxy
from streamlit.testing.v1 import AppTest

from laboratory.topics import views
from laboratory.topics.learning_curves.run import PRESETS
from pages.widgets import class_link
from pages.widgets.class_link import LONGEST
from tests.opening import SOON, link_of, messages, opened, page_text, sharing

SIMPLE = {"learner": "threshold_erm", "world": "uniform_threshold"}


def labels(app: AppTest) -> set[str]:
    kinds = (app.text_input, app.slider, app.select_slider, app.selectbox, app.toggle, app.button_group, app.button)
    return {element.label for kind in kinds for element in kind}


def test_a_laboratory_keeps_what_the_link_hides() -> None:
    field = next(field for field in views["perceptron_lab.updates"].view.fields if field.name == "margin")
    free = opened("perceptron_lab")
    hidden = opened("perceptron_lab", **{"updates.margin": "0.25"}, hide="margin,updates.seed")
    assert field.label in labels(free) and "Another sample" in labels(free)
    assert not {field.label, "Seed", "Another sample"} & labels(hidden)
    bound = views["perceptron_lab.updates"](margin=0.25).headline.bound
    assert bound in page_text(hidden) and bound not in page_text(free)
    assert not messages(hidden) and not hidden.exception


@pytest.mark.parametrize("slug", ["perceptron_lab", "calculator", "learning_curves", "audit", "count_and_shatter"])
def test_the_title_is_the_links(slug: str) -> None:
    soon = SOON.get(slug, {}) | (SIMPLE if slug == "learning_curves" else {})
    app = opened(slug, title="Exercise *3*: $x$", **soon)
    assert app.title[0].value == r"Exercise \*3\*: \$x\$" and not any("title" in text for text in messages(app))
    assert len(opened(slug, title="a" * 1000, **soon).title[0].value) <= LONGEST + 1


def test_the_calculator_asks_what_the_link_leaves_open() -> None:
    app = opened("calculator", theorem="finite_agnostic", delta="0.1", hide="theorem,delta,over")
    assert not {"Family", "Theorem"} & labels(app) and not any("δ" in label for label in labels(app))
    assert any("sample size" in label for label in labels(app)) and "0.1" in page_text(app)


def test_a_name_that_the_view_does_not_have_is_told() -> None:
    (sentence,) = messages(opened("perceptron_lab", hide="margin, nosuch"))
    assert "hides “nosuch”" in sentence and "margin" not in sentence


def test_what_is_hidden_and_wrong_is_shown_after_all() -> None:
    app = opened("perceptron_lab", **{"updates.margin": "-1"}, hide="margin")
    assert any("margin" in label.lower() for label in labels(app)) and messages(app)


def test_a_link_that_is_handed_on_hides_the_same() -> None:
    app = opened("perceptron_lab", **{"updates.margin": "0.25"}, hide="margin", title="Three")
    assert {"title=Three", "hide=margin", "updates.margin=0.25"} <= {*link_of(app).partition("?")[2].split("&")}
    assert sharing(app)["menu"] is None, "what is hidden is not offered to the class"


@pytest.mark.parametrize(
    ("slug", "title", "control"),
    [
        ("calculator", "Calculator", "delta"),
        ("perceptron_lab", "Perceptron", "margin"),
        ("learning_curves", "Learning curves", "learner"),
        ("exercises", "Exercises", "seed"),
    ],
)
def test_the_menu_names_the_title_and_what_can_be_hidden(slug: str, title: str, control: str) -> None:
    app = opened(slug, **SOON.get(slug, {}), **(SIMPLE if slug == "learning_curves" else {}))
    menu = sharing(app)["menu"]
    assert menu["title"] == title and set(menu["controls"].values()) <= labels(app) | {"After update"}
    address = dict(parse_qsl(urlsplit(link_of(app)).query))
    hidden = opened(slug, **address, hide=control, title="Three")
    assert not hidden.exception and not messages(hidden) and hidden.title[0].value == "Three"
    assert menu["controls"][control] not in labels(hidden) and labels(hidden) < labels(app)


def test_presets_of_the_learning_curves_do_not_touch_what_is_hidden() -> None:
    hidden = opened("learning_curves", hide="seed", **SIMPLE, **SOON["learning_curves"])
    assert not {*PRESETS, "Another sample"} & labels(hidden) and not hidden.exception


@pytest.mark.parametrize("way", ["family", "notes"])
def test_every_control_on_the_menu_of_an_exercise_set_can_be_hidden(way: str) -> None:
    """How it is chosen, too: else a class would leave the set by that."""
    whole = opened("exercises", by=way)
    controls = sharing(whole)["menu"]["controls"]
    hidden = opened("exercises", by=way, hide=",".join(controls))
    assert "by" in controls and not {*controls.values(), "Another set"} & labels(hidden) and not messages(hidden)
    assert page_text(hidden) == page_text(whole)


def test_controls_of_the_same_name_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("streamlit.session_state", {})
    for key, label in {"a.seed": "Seed", "b.seed": "Seed", "b.m": r"Error $\varepsilon$"}.items():
        class_link.can_be_hidden(key, label)
    assert class_link.controls(["a.seed", "b.m", "b.seed", "view"]) == {
        "a.seed": "Seed (a.seed)", "m": "Error ε", "b.seed": "Seed (b.seed)",
    }  # fmt: skip


def test_a_frame_in_another_page_shares_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sharing(opened("glossary"))
    monkeypatch.setattr(ContextProxy, "is_embedded", True)
    assert not sharing(opened("glossary"))


def test_the_button_has_no_key_that_a_variable_has() -> None:
    """One theorem has a variable called share."""
    app = opened("calculator", theorem="finite_agnostic_excess_split")
    assert not app.error and app.text_input(key="share").value
