"""Optimisation: presets, every control, bad values in words, and figures that hold the library's own numbers."""

import json
from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from experiments.descents import LANDSCAPES, RULES, WALKERS, Asking, landscape, promised, walk
from figures.optimisation import descent_gaps, gaps_table
from pages._optimisation_inputs import PRESETS
from pages._optimisation_words import python_snippet
from tests.opening import NEVER_SHOWN, decoded, opened, shown

SLUG = "optimisation"


def fine(app: AppTest) -> None:
    assert not app.exception
    assert not app.error
    assert not app.warning
    assert not NEVER_SHOWN.search(shown(app))


def traces(app: AppTest, number: int) -> dict[str, Any]:
    return {one["name"]: one for one in json.loads(app.get("plotly_chart")[number].proto.spec)["data"]}


def path(app: AppTest, name: str) -> np.ndarray:
    trace = traces(app, 0)[name]
    return np.column_stack([decoded(trace["x"]), decoded(trace["y"])])


def test_it_opens_on_momentum_against_plain_descent() -> None:
    """By hand: (16 · 0.965²⁰⁰ + 50 · 0.75²⁰⁰)/2 = 0.00644; 2/50 = 0.04 and 2 · 1.8/50 = 0.072."""
    app = opened(SLUG)
    fine(app)
    text = shown(app)
    assert "After 100 steps Momentum is 4.25·10⁻⁹ above the best value, Gradient descent 0.00644." in text
    assert "It is made of B = 4.123, ρ = 206.2, η = 0.035." in text
    assert "below 2/L = **0.04**" in text and "2(1 + γ)/L = **0.072**" in text


def test_the_figures_hold_the_librarys_numbers() -> None:
    app = opened(SLUG)
    place, asking = landscape("quadratic", 50), Asking()
    for walker, name in (("gradient_descent", "Gradient descent"), ("momentum", "Momentum")):
        walked = walk(place, walker, asking)
        assert np.array_equal(path(app, name), walked.run.path)
        assert np.array_equal(decoded(traces(app, 1)[name]["y"]), walked.gaps[1:])
    promise: Any = promised(place, "gradient_descent", asking)
    line = traces(app, 1)["promise for the mean"]
    assert np.array_equal(decoded(line["y"]), promise.values)
    assert np.array_equal(decoded(line["x"]), promise.steps)


@pytest.mark.parametrize("name", PRESETS)
def test_presets(name: str) -> None:
    app = opened(SLUG)
    app.button(key=f"_preset_{name}").click().run()
    fine(app)
    says = {
        "Narrow valley": "In the long run a step leaves of the error 0.965",
        "Too large a step": "plain gradient descent **diverges**: in the long run every step makes the error 1.05",
        "Noise and the mean": "**the mean of all its weights only",
        "SGD by the book": "promises at most 0.224 for the mean of the 1,000 weights, on average over the noise. ",
    }
    assert says[name] in shown(app)


def test_steps_can_be_played() -> None:
    app = opened(SLUG, moves="20", at="5")
    fine(app)
    assert len(path(app, "Momentum")) == 6
    app.button(key="_go_Step").click().run()
    assert len(path(app, "Momentum")) == 7
    app.button(key="_go_Back").click().run()
    app.button(key="_go_Back").click().run()
    assert len(path(app, "Momentum")) == 5
    app.button(key="_go_Start").click().run()
    assert len(path(app, "Momentum")) == 1
    assert "After 0 steps" in shown(app)
    app.button(key="_go_End").click().run()
    assert len(path(app, "Momentum")) == 21
    app.text_input(key="moves").set_value("30").run()
    assert len(path(app, "Momentum")) == 31
    fine(app)


@pytest.mark.parametrize("valley", LANDSCAPES)
@pytest.mark.parametrize("rule", RULES)
def test_every_landscape_with_every_rule_and_all_methods(valley: str, rule: str) -> None:
    app = opened(SLUG, valley=valley, stepping=rule, methods=",".join(WALKERS), moves="30")
    fine(app)
    assert sum(trace["type"] == "contour" for trace in traces(app, 0).values()) == 1


@pytest.mark.parametrize(
    ("key", "value"), [("kappa", "4"), ("rate", "0.01"), ("inertia", "0.5"), ("moves", "40"), ("rate", "1000")]
)
def test_every_number_changes_the_paths(key: str, value: str) -> None:
    app = opened(SLUG)
    before = path(app, "Momentum")
    app.text_input(key=key).set_value(value).run()
    fine(app)
    assert not np.array_equal(path(app, "Momentum"), before)


@pytest.mark.parametrize(("key", "value"), [("adapted", "0.05"), ("shake", "0"), ("dice", "2")])
def test_the_fields_behind_more(key: str, value: str) -> None:
    app = opened(SLUG, methods="sgd,adam")
    name = "Adam" if key == "adapted" else "SGD"
    before = path(app, name)
    app.text_input(key=key).set_value(value).run()
    fine(app)
    assert not np.array_equal(path(app, name), before)


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("rate", "-1", "learning rate"),
        ("moves", "5000", "must be an integer in"),
        ("inertia", "1", "momentum"),
        ("kappa", "nan", "condition number"),
        ("moves", "", "is empty"),
    ],
)
def test_what_was_typed_wrong_is_told_and_stays(key: str, value: str, sentence: str) -> None:
    app = opened(SLUG)
    app.text_input(key=key).set_value(value).run()
    assert not app.exception
    assert sentence in app.error[0].value
    assert app.text_input(key=key).value == value
    assert "the paths stand here" in app.info[0].value


def test_without_a_method_there_is_a_sentence() -> None:
    app = opened(SLUG)
    app.get("button_group")[0].set_value([]).run()
    assert not app.exception
    assert app.error[0].value == "Choose at least one method."


def test_a_strange_link_says_what_was_ignored() -> None:
    app = opened(SLUG, valley="alps", methods="momentum,teleport", at="999", colour="red")
    told = " ".join(warning.value for warning in app.warning)
    for part in ("no such landscape", "teleport", "no such step", "`colour`"):
        assert part in told
    assert not app.exception


def test_the_calculator_is_asked_the_same_question() -> None:
    app = opened(SLUG, valley="logistic", methods="sgd", stepping="tuned", moves="400")
    promise: Any = promised(landscape("logistic"), "sgd", Asking(steps=400, rule="tuned"))
    (link,) = (one.proto for one in app.get("page_link"))
    given = dict(pair.split("=") for pair in link.query_string.split("&"))
    assert given["theorem"] == "sgd_convex"
    assert {name: float(given[name]) for name in promise.given} == promise.given
    opened_there = opened("calculator", **given)
    assert not opened_there.exception
    assert "at most 0.3541" in shown(opened_there)


def test_the_snippet_prints_what_the_page_shows(capsys: pytest.CaptureFixture[str]) -> None:
    exec(python_snippet("ravine", 25.0, ("sgd", "adam"), Asking(rate=0.01, steps=40)), {})
    place, asking = landscape("ravine", 25), Asking(rate=0.01, steps=40)
    told = [f"{name} {walk(place, name, asking).gaps[-1]}" for name in ("sgd", "adam")]
    assert capsys.readouterr().out.splitlines() == told


def test_the_table_to_take_away_and_a_walk_given_up() -> None:
    place, asking = landscape("quadratic", 50), Asking(rate=1.0, steps=50)
    walked = walk(place, "gradient_descent", asking)
    assert walked.diverged
    columns = gaps_table([walked], None)
    assert columns["gap"] == walked.gaps.tolist()
    assert len({len(column) for column in columns.values()}) == 1
    assert descent_gaps([walked], None, 3).data
