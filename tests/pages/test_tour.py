"""The guided tour: a question, a guess or none, and what it really is; nothing typed is lost on the way."""

import pytest
from streamlit.testing.v1 import AppTest

from bounds import theorems
from bounds.numbers import UNBROKEN
from bounds.vocabulary.plain_mathematics import in_plain_text
from laboratory.tour import Scene, discover
from laboratory.views.guess import both
from pages.widgets.drawings import UNSEEN
from tests.opening import as_read, calm, charts, messages, opened, page_text
from tests.sentences import facts

each_scene = pytest.mark.parametrize("number", range(1, len(discover()) + 1))
FIRST, LAST = discover()[0], discover()[-1]


def on(number: int, **address: str) -> AppTest:
    return opened("tour", scene=str(number), **address)


def read(app: AppTest) -> list[str]:
    """Every line as it is read: drawn verbatim, spaces that do not break are spaces."""
    return [as_read(text.value).replace(UNBROKEN, " ") for text in app.markdown]


def press(app: AppTest, name: str) -> None:
    app.button(key=f"tour_{name}").click().run()
    calm(app)


def guess(app: AppTest, scene: Scene, words: str) -> None:
    key = f"{scene.name}.guess"
    if scene.options:
        app.session_state[key] = words
        app.run()
    else:
        app.text_input(key=key).set_value(words).run()
    calm(app)


@each_scene
def test_a_scene_is_asked_guessed_and_shown(number: int) -> None:
    scene = discover()[number - 1]
    run = scene.result()
    truth = scene.truth(run)
    app = on(number)
    calm(app)
    assert f"{number}. {scene.title}" in [item.value for item in app.header]
    assert charts(app) and all(chart.alt.endswith(UNSEEN) for chart in charts(app))
    lesson = scene.reveals(run).replace(UNBROKEN, " ")
    assert lesson not in read(app)
    mine = scene.options[0] if scene.options else "7"
    guess(app, scene, mine)
    press(app, "reveal")
    assert both(truth, mine).replace(UNBROKEN, " ") in read(app)
    assert lesson in read(app)
    assert [chart.alt for chart in charts(app)] == [
        in_plain_text(run.text_of(drawing.alt_text)) for drawing in run.drawings if run.figure_of(drawing) is not None
    ]
    inputs = {slug: opened_with(run) for slug, opened_with in scene.theorems.items()}
    silent = [slug for slug, at in inputs.items() if theorems[slug].is_vacuous(theorems[slug](**at), **at)]
    assert sum(text.startswith("The bound is vacuous:") for text in read(app)) == len(silent)
    press(app, "hide")
    assert lesson not in read(app)


def test_a_guess_may_be_left_out() -> None:
    app = on(1)
    press(app, "reveal")
    truth = FIRST.truth(FIRST.result())
    assert f"It is {truth.measured}.".replace(UNBROKEN, " ") in read(app)


def test_what_is_no_guess_is_told_beside_the_truth() -> None:
    app = on(1)
    guess(app, FIRST, "many")
    press(app, "reveal")
    assert "finite many" in facts(page_text(app))


def test_nothing_typed_is_lost_on_the_way_to_and_fro() -> None:
    app = on(1)
    guess(app, FIRST, "12")
    press(app, "next")
    assert "12" not in [field.value for field in app.text_input]
    press(app, "reveal")
    press(app, "previous")
    assert app.text_input(key=f"{FIRST.name}.guess").value == "12"
    press(app, "next")
    assert app.button(key="tour_hide").label == "Hide"


def test_the_tour_begins_and_ends() -> None:
    assert on(1).button(key="tour_previous").disabled
    app = on(len(discover()))
    press(app, "next")
    assert not any(scene.title in item.value for item in app.header for scene in discover())
    assert not [button for button in app.button if button.key == "tour_next"]
    assert [link.proto.page for link in app.get("page_link")] == ["calculator", "perceptron_lab", "exercises"]
    assert any("12" in text for text in read(app))
    press(app, "previous")
    assert f"{len(discover())}. {LAST.title}" in [item.value for item in app.header]


def test_the_end_tells_how_many_guesses_were_right() -> None:
    choosing = next(scene for scene in discover() if scene.options)
    counting = next(scene for scene in discover() if scene.name == "four_points")
    right = {f"{choosing.name}.guess": choosing.options[-1], f"{counting.name}.guess": "14"}
    no_guess = {f"{scene.name}.guess": "nan" for scene in discover() if scene.name == "boosting"}
    app = opened("tour", scene="end", **right, **no_guess, **{f"{FIRST.name}.guess": "99"})
    calm(app)
    assert any("2 of 3; 9" in facts(text) or "2 of 3" in facts(text) for text in read(app))
    assert not messages(app)


def test_the_address_holds_the_scene_the_guess_and_whether_it_is_shown() -> None:
    app = on(1, **{f"{FIRST.name}.guess": "3", f"{FIRST.name}.shown": "1"})
    calm(app)
    assert any(text.value.startswith("You guessed 3") for text in app.markdown)


@pytest.mark.parametrize("number", ["0", "99", "x"])
def test_a_scene_that_does_not_exist_is_told(number: str) -> None:
    app = opened("tour", scene=number)
    assert f"1. {FIRST.title}" in [item.value for item in app.header]
    assert "no such scene" in facts(messages(app))


def test_a_title_of_ones_own() -> None:
    assert [item.value for item in on(1, title="Lecture 3").title] == ["Lecture 3"]
