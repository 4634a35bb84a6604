"""An instructor's link: its own title, and controls that stay as it sets them and are not shown."""

import pytest
from streamlit.testing.v1 import AppTest

from laboratory.topics import views
from pages.widgets.class_link import LONGEST
from tests.opening import SOON, messages, opened, page_text

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


@pytest.mark.parametrize("slug", ["perceptron_lab", "calculator", "learning_curves", "audit"])
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
    link = next(block.value for block in app.code if "perceptron_lab?" in block.value)
    assert "title=Three" in link and "hide=margin" in link and "margin=0.25" in link
