"""What is typed on one page is not read on another, though both call a field by the same name."""

import pytest

from pages import Found
from tests.opening import PAGES, opened, turned

EXTREME = "100000000001"  # too much for whatever counts examples, and no probability


@pytest.mark.parametrize("found", PAGES, ids=lambda found: found.slug)
def test_a_page_takes_its_fields_with_it_and_finds_them_again(found: Found) -> None:
    app = opened(found.slug)
    keys = [field.key for field in app.text_input if field.key and field.key[0] != "_" and " " not in field.key]
    for key in keys:
        app.text_input(key=key).set_value(EXTREME)
    elsewhere = "theorems" if found.slug == "start" else "start"
    turned(app.run(), elsewhere)
    assert not [key for key in keys if key in app.session_state]
    turned(app, found.slug)
    assert not app.exception
    assert [app.session_state[key] for key in keys] == [EXTREME] * len(keys)


@pytest.mark.parametrize("slug", ["model_selection", "perceptron_lab", "boosting", "neighbours"])
def test_a_number_of_examples_stays_in_its_laboratory(slug: str) -> None:
    app = opened("metrics")
    app.text_input(key="run.examples").set_value("1000").run()
    fresh = opened(slug)
    turned(app, slug)
    assert not app.exception and not app.error
    assert {one.key: one.value for one in app.text_input} == {one.key: one.value for one in fresh.text_input}


def test_what_was_chosen_is_found_again_too() -> None:
    app = opened("theorems", family="vc", without="realizable")
    turned(turned(app, "exercises"), "theorems")
    assert app.session_state["family"] == "vc" and app.session_state["without"] == ["realizable"]
    turned(app, "exercises")
    assert app.session_state["family"] != "vc"


def test_calculator_and_checker_ask_one_question_and_the_confidence_travels_further() -> None:
    app = opened("calculator")
    app.text_input(key="delta").set_value("0.01")
    app.text_input(key="ln_size").set_value("7").run()
    turned(app, "check_my_answer")
    assert (app.text_input(key="delta").value, app.text_input(key="ln_size").value) == ("0.01", "7")
    turned(app, "what_do_you_know")
    assert app.text_input(key="delta").value == "0.01" and not app.error
    assert "ln_size" not in app.session_state
