"""Regularisation and stability: its figures are the library's own numbers, every control moves something."""

import json
from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.regularisation.figures import balance_table, changes_table
from laboratory.topics.regularisation.paths.figures import paths_table
from laboratory.topics.regularisation.penalties import PRICES, BoundedSine, balance, paths, replacement, worst_changes
from tests.opening import NEVER_SHOWN, as_read, decoded, opened, shown

SLUG = "regularisation"
WORLD = BoundedSine(0.5, 9)


def traces(app: AppTest, number: int) -> dict[str, dict[str, Any]]:
    spec = json.loads(app.get("plotly_chart")[number].proto.spec)
    return {trace["name"]: trace for trace in spec["data"] if "name" in trace}


def heights(app: AppTest, number: int, name: str) -> np.ndarray:
    return decoded(traces(app, number)[name]["y"])


def calm(app: AppTest) -> None:
    assert not app.exception and not app.error and not app.warning
    assert not NEVER_SHOWN.search(shown(app))


def snippet(app: AppTest) -> str:
    return str(next(block.value for block in app.code if block.language == "python"))


def test_it_opens_on_the_balance_with_the_promise_beside_it(capsys: pytest.CaptureFixture[str]) -> None:
    app, run = opened(SLUG), balance(WORLD, 30, 0)
    calm(app)
    np.testing.assert_array_equal(heights(app, 0, "true risk"), run.truth)
    np.testing.assert_array_equal(heights(app, 0, "training risk"), run.fitted)
    np.testing.assert_array_equal(heights(app, 1, "gap"), run.gap)
    np.testing.assert_array_equal(heights(app, 1, "replacing one"), run.stability)
    np.testing.assert_array_equal(heights(app, 1, "promised"), run.promised)
    # By hand, lambda = .002: 2 · 2 (3/2 (1 + sqrt(500)))²/(.002 · 30) = 82,000 within a hundred.
    assert "no squared residual by more than 81,900" in shown(app)
    assert "standard errors apart" in shown(app)
    link = app.get("page_link")[0].proto.query_string
    for part in ("theorem=ridge_uniform_stability", "m=30", "lam=0.002", "radius=1.0", "label_bound=1.5"):
        assert part in link
    exec(snippet(app), {})
    told = [float(word) for word in capsys.readouterr().out.split()]
    k = run.at(0.002)
    assert told == [run.fitted[k], run.truth[k], run.stability[k], run.promised[k]]


def test_every_control_of_the_balance_moves_it() -> None:
    app = opened(SLUG)
    seen = heights(app, 0, "true risk")
    for key, value in (("reg.m", "12"), ("reg.noise", "0.2"), ("reg.degree", "4"), ("reg.seed", "3")):
        app.text_input(key=key).set_value(value).run()
        calm(app)
        assert not np.array_equal(heights(app, 0, "true risk"), seen)
        seen = heights(app, 0, "true risk")
    np.testing.assert_array_equal(seen, balance(BoundedSine(0.2, 4), 12, 3).truth)
    app.select_slider(key="reg.lam").set_value("1").run()
    assert "at λ = 1 the mean true risk" in shown(app)
    app.button(key="_another_reg.seed").click().run()
    calm(app)
    assert app.text_input(key="reg.seed").value == "4"


def test_one_example_is_replaced_and_the_fit_moves() -> None:
    app = opened(SLUG)
    app.button(key="_preset_One wild example").click().run()
    calm(app)
    run, worst = replacement(WORLD, 30, 0, 3, 0.9, -1.5), worst_changes(WORLD, 30, 0)
    before, after = run.curves(0.002, decoded(traces(app, 0)["fit before"]["x"]))
    np.testing.assert_array_equal(heights(app, 0, "fit before"), before)
    np.testing.assert_array_equal(heights(app, 0, "fit after"), after)
    np.testing.assert_array_equal(heights(app, 1, "this replacement"), run.changes)
    np.testing.assert_array_equal(heights(app, 1, "worst of many"), worst.changes)
    np.testing.assert_array_equal(heights(app, 1, "promised"), run.promised)
    exec(snippet(app), {})
    seen = heights(app, 0, "fit after")
    for key, value in (("reg.example", "7"), ("reg.place", "0.2"), ("reg.label", "1")):
        app.text_input(key=key).set_value(value).run()
        calm(app)
        assert not np.array_equal(heights(app, 0, "fit after"), seen)
        seen = heights(app, 0, "fit after")
    np.testing.assert_array_equal(seen, replacement(WORLD, 30, 0, 6, 0.2, 1.0).curves(0.002, np.linspace(0, 1, 301))[1])


@pytest.mark.parametrize(("preset", "method"), [("Ridge on patients", "ridge"), ("Lasso on patients", "lasso")])
def test_paths_can_be_played(preset: str, method: str) -> None:
    app, run = opened(SLUG), paths(method, 40, 0)
    app.button(key=f"_preset_{preset}").click().run()
    calm(app)
    assert app.slider(key="at").value == run.best
    assert "the least of all prices" in shown(app)
    np.testing.assert_array_equal(heights(app, 0, "body mass"), run.weights[:, 2])
    np.testing.assert_array_equal(decoded(traces(app, 1)["training risk"]["x"]), run.charged)
    np.testing.assert_array_equal(heights(app, 1, "true risk"), run.risks)
    app.button(key="_To the end_at").click().run()
    calm(app)
    assert ("all weights are 0" if method == "lasso" else "none of the weights is exactly 0") in shown(app)
    exec(snippet(app), {})


def test_other_patients_and_the_elastic_net() -> None:
    app = opened(SLUG, show="paths", **{"reg.method": "elastic_net", "reg.patients": "60"})
    calm(app)
    np.testing.assert_array_equal(heights(app, 1, "true risk"), paths("elastic_net", 60, 0).risks)
    app.button(key="_another_reg.draw").click().run()
    np.testing.assert_array_equal(heights(app, 1, "true risk"), paths("elastic_net", 60, 1).risks)


@pytest.mark.parametrize(
    ("show", "key", "value", "says"),
    [
        ("balance", "reg.m", "1", "Examples m must be an integer"),
        ("balance", "reg.noise", "nan", "Noise up to must be a real in [0, 1]; got nan."),
        ("replace", "reg.example", "31", "Example that goes must be one of the 30 of the sample; got 31."),
        ("replace", "reg.label", "1.9", "New label y must keep within ±1.5, as all labels of this world do; got 1.9."),
        ("paths", "reg.patients", "", "Patients m must be an integer in [10, 400]; got nothing."),
    ],
)
def test_a_wrong_value_gets_its_sentence_and_stays(show: str, key: str, value: str, says: str) -> None:
    app = opened(SLUG, show=show)
    app.text_input(key=key).set_value(value).run()
    assert not app.exception
    assert any(says in as_read(error.value) for error in app.error)
    assert app.text_input(key=key).value == value
    assert "Mend the field" in shown(app)


def test_a_strange_link_says_what_was_ignored() -> None:
    app = opened(SLUG, show="magic", **{"reg.lam": "3", "colour": "red"})
    told = " ".join(as_read(warning.value) for warning in app.warning)
    for part in ("no such view", "no such price", "“colour”"):
        assert part in told
    assert not app.exception


def test_tables_have_a_row_for_each_price() -> None:
    run = balance(BoundedSine(0.0, 1), 2, 0, runs=3)
    assert balance_table(run)["gap"] == run.gap.tolist()
    one = replacement(WORLD, 30, 0, 0, 0.5, 0.0)
    assert changes_table(one, worst_changes(BoundedSine(0.5, 1), 2, 0))["price"] == list(PRICES)
    followed = paths("ridge", 20, 0)
    assert paths_table(followed)["HDL"] == followed.weights[:, 6].tolist()
