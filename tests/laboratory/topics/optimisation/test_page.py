"""Optimisation: presets, every control, bad values in words, and figures that hold the library's own numbers."""

import json
from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.optimisation.downhill import admitted, chord, conjugacy, line, race, rates, step_example
from laboratory.topics.optimisation.race import LANDSCAPES, RULES, WALKERS, Asking, landscape, promised, walk
from laboratory.topics.optimisation.race.figures import descent_gaps, gaps_table
from pages import _optimisation_fields as fields
from pages._optimisation_inputs import PRESETS
from pages._optimisation_words import python_snippet
from tests.opening import NEVER_SHOWN, as_read, decoded, opened, shown

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
    app.button(key="_Step_at").click().run()
    assert len(path(app, "Momentum")) == 7
    app.button(key="_Back_at").click().run()
    app.button(key="_Back_at").click().run()
    assert len(path(app, "Momentum")) == 5
    app.button(key="_From the start_at").click().run()
    assert len(path(app, "Momentum")) == 1
    assert "After 0 steps" in shown(app)
    app.button(key="_To the end_at").click().run()
    assert len(path(app, "Momentum")) == 21
    app.text_input(key="moves").set_value("30").run()
    assert len(path(app, "Momentum")) == 31
    fine(app)


@pytest.mark.parametrize(("valley", "rule"), list(zip(LANDSCAPES, [*RULES, *RULES], strict=True)))
def test_every_landscape_with_a_rule_and_all_methods(valley: str, rule: str) -> None:
    app = opened(SLUG, valley=valley, stepping=rule, methods=",".join(WALKERS), moves="30")
    fine(app)
    assert sum(trace["type"] == "contour" for trace in traces(app, 0).values()) == 1


def test_every_number_changes_the_paths() -> None:
    app = opened(SLUG)
    for key, value in (("kappa", "4"), ("rate", "0.01"), ("inertia", "0.5"), ("moves", "40"), ("rate", "1000")):
        before = path(app, "Momentum")
        app.text_input(key=key).set_value(value).run()
        fine(app)
        assert not np.array_equal(path(app, "Momentum"), before)


def test_the_fields_behind_more() -> None:
    app = opened(SLUG, methods="sgd,adam")
    for key, value, name in (("adapted", "0.05", "Adam"), ("shake", "0", "SGD"), ("dice", "2", "SGD")):
        app.text_input(key="shake").set_value("1").run()
        before = path(app, name)
        app.text_input(key=key).set_value(value).run()
        fine(app)
        assert not np.array_equal(path(app, name), before)


def test_what_was_typed_wrong_is_told_and_stays() -> None:
    app = opened(SLUG)
    for key, value, sentence in (
        ("rate", "-1", "learning rate"),
        ("moves", "5000", "must be an integer in"),
        ("inertia", "1", "momentum"),
        ("kappa", "nan", "condition number"),
        ("moves", "", "is empty"),
    ):
        usual = app.text_input(key=key).value
        app.text_input(key=key).set_value(value).run()
        assert not app.exception
        assert sentence in as_read(app.error[0].value)
        assert app.text_input(key=key).value == value
        assert "the paths stand here" in as_read(app.info[0].value)
        app.text_input(key=key).set_value(usual).run()


def test_without_a_method_there_is_a_sentence() -> None:
    app = opened(SLUG)
    next(group for group in app.get("button_group") if group.key == "methods").set_value([]).run()
    assert not app.exception
    assert as_read(app.error[0].value) == "Choose at least one method."


def test_a_strange_link_says_what_was_ignored() -> None:
    app = opened(SLUG, valley="alps", methods="momentum,teleport", at="999", colour="red")
    told = " ".join(as_read(warning.value) for warning in app.warning)
    for part in ("no such landscape", "teleport", "no such step", "“colour”"):
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


# The further views.


def column(app: AppTest, number: int, name: str, axis: str = "y") -> np.ndarray:
    return decoded(traces(app, number)[name][axis])


def run_snippet(app: AppTest) -> None:
    exec(next(block.value for block in app.code if block.language == "python"), {})


def test_learning_rates_around_the_limit() -> None:
    app, run = opened(SLUG, show="rate"), rates(20.0, 60, 0.05)
    fine(app)
    assert "for η below 2/L = **0.1**" in shown(app)
    assert np.array_equal(column(app, 0, "best"), run.walks["best"].gaps)
    assert np.array_equal(column(app, 1, "larger"), run.factors)
    run_snippet(app)
    app.button(key="_preset_Beyond the limit").click().run()
    fine(app)
    assert "Yours, η = 0.11, is beyond: in the long run each step makes the error 1.2 times as long." in shown(app)
    for key, value in (("rate.kappa", "4"), ("rate.steps", "9"), ("rate.own", "0.5")):
        app.text_input(key=key).set_value(value).run()
        fine(app)
    assert np.array_equal(column(app, 0, "own"), rates(4.0, 9, 0.5).walks["own"].gaps)
    assert "is the limit itself" in shown(app)


def test_conjugate_gradients_are_played_beside_exact_descent() -> None:
    app, run = opened(SLUG, show="quadratic"), race("plane", 10.0, 12)
    fine(app)
    assert "at the lowest point after **2** steps" in shown(app)
    assert np.array_equal(column(app, 1, "gradient descent"), run.gaps(run.steepest))
    app.button(key="_From the start_quad.at").click().run()
    app.button(key="_Step_quad.at").click().run()
    fine(app)
    assert np.array_equal(column(app, 0, "conjugate gradients", "x"), run.conjugate.path[:2, 0])
    assert np.array_equal(column(app, 0, "gradient descent"), run.steepest.path[:2, 1])
    app.text_input(key="quad.level").set_value("2").run()
    assert "height 2 has half axes 2 and 0.632" in shown(app)
    app.button(key="_preset_Hilbert matrix").click().run()
    fine(app)
    hilbert = race("hilbert", 10.0, 12)
    sizes = conjugacy(hilbert.conjugate, hilbert.hessian)
    heat = decoded(traces(app, 0)["products"]["z"]).reshape(sizes.shape)
    assert np.array_equal(heat, np.log10(np.maximum(sizes, 1e-16)))
    assert "Rounding spoils the conjugacy" in shown(app)
    run_snippet(app)


def test_conditions_on_steps_and_their_regions() -> None:
    app, of = opened(SLUG, show="conditions"), line("parabola")
    fine(app)
    assert "Armijo admits 0 to 0.75, the curvature condition from 0.05 on; both (the Wolfe conditions)" in shown(app)
    assert np.array_equal(column(app, 0, "height"), of.height(of.steps))
    assert np.array_equal(column(app, 1, "slope"), of.slope(of.steps))
    app.button(key="_preset_Waves, strong Wolfe").click().run()
    fine(app)
    shades = json.loads(app.get("plotly_chart")[1].proto.spec)["layout"]["shapes"]
    said = [(shade["x0"], shade["x1"]) for shade in shades if shade["type"] == "rect"]
    assert said == list(admitted(line("waves"), 0.25, 0.6, True, 1.0).curvature)
    app.text_input(key="cond.first").set_value("4").run()
    fine(app)
    assert "tried 4, 2" in shown(app)
    run_snippet(app)
    app.text_input(key="cond.alpha").set_value("0.7").run()
    assert "must be larger than Armijo's α; got β = 0.6 and α = 0.7." in as_read(app.error[0].value)
    assert app.text_input(key="cond.alpha").value == "0.7"


@pytest.mark.parametrize(("kind", "says"), [("long", "0.125, 0.0833, 0.05, 0.0278"), ("short", "0.75, 0.833, 0.9")])
def test_the_notes_two_examples_are_played(kind: str, says: str) -> None:
    app, run = opened(SLUG, show="conditions", **{"cond.of": kind}), step_example(kind, 10)
    fine(app)
    assert says in shown(app)
    assert np.array_equal(column(app, 1, "condition"), run.share if kind == "long" else run.flatness)
    app.button(key="_Back_cond.at").click().run()
    fine(app)
    assert np.array_equal(column(app, 0, "path", "x"), run.path[:10])
    run_snippet(app)


def test_chords_and_what_strong_convexity_asks() -> None:
    app, run = opened(SLUG, show="convexity"), chord("square", -2.0, 1.0, 1.0)
    fine(app)
    assert np.array_equal(column(app, 1, "chord"), run.gaps) and np.array_equal(column(app, 1, "asked"), run.asked)
    assert "so the claim holds for every chord" in shown(app)
    app.button(key="_preset_Not strongly convex").click().run()
    fine(app)
    assert "this chord shows that the claim is false" in shown(app)
    run_snippet(app)
    app.select_slider(key="cx.share").set_value("0.25").run()
    assert "At α = 0.25 the chord is 0 above the function" in shown(app)
    app.text_input(key="cx.w").set_value("0").run()
    assert "The ends u and w of a chord must differ; got 0 for both." in as_read(app.error[0].value)


def test_every_preset_of_the_views_is_named_after_keys_that_exist() -> None:
    assert all(set(values) <= set(fields.NEW) for ready in fields.PRESETS.values() for values in ready.values())
