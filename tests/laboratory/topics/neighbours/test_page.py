"""The Neighbours page: its figures are the run's own numbers, every control changes it, what is wrong is said."""

import csv
import io

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.neighbours.cells.run import cells_run
from laboratory.topics.neighbours.curse.run import curse_run
from laboratory.topics.neighbours.figures import curse_table, risk_table
from laboratory.topics.neighbours.lipschitz.run import lipschitz_run
from laboratory.topics.neighbours.plane.run import NeighboursRun, World, neighbours_run
from laboratory.worlds.circles import Circles
from laboratory.worlds.lipschitz_eta import LipschitzEta
from laboratory.worlds.xor import Xor
from pages.widgets.downloads import csv_text
from tests.opening import as_read, calm, heights, opened, shown, traces

FIRST = neighbours_run(LipschitzEta(2, 2.0), 200, 2)


def check(app: AppTest, run: NeighboursRun, k: int) -> None:
    np.testing.assert_array_equal(heights(app, 0, "label 1"), run.points[run.labels == 1, 1])
    np.testing.assert_array_equal(heights(app, 0, "label 0"), run.points[run.labels == 0, 1])
    np.testing.assert_array_equal(heights(app, 1, "training error"), run.training)
    np.testing.assert_array_equal(heights(app, 1, "true risk"), run.risk)
    np.testing.assert_array_equal(heights(app, 1, "this k"), run.at(k))
    assert set(heights(app, 1, "Bayes risk")) == {run.bayes}
    assert set(heights(app, 1, "Cover and Hart")) == {run.limit}
    assert app.select_slider(key="k").value == k


def test_it_opens_on_one_neighbour_that_overfits() -> None:
    app = opened("neighbours")
    calm(app)
    check(app, FIRST, 1)
    assert "cells" in traces(app, 0)
    assert "With **k = 1** the rule misjudges a share **0** of its own examples" in shown(app)
    assert "which promises nothing: every risk is at most 1" in shown(app)


@pytest.mark.parametrize(("name", "k"), [("One neighbour overfits", 1), ("A good k", 19), ("Too many neighbours", 111)])
def test_each_preset_shows_its_run(name: str, k: int) -> None:
    app = opened("neighbours", **{"run.slope": "1", "k": "7"})
    app.button(key=f"_preset_{name}").click().run()
    calm(app)
    check(app, FIRST, k)
    assert app.button(key=f"_preset_{name}").proto.type == "primary"
    assert ("cells" in traces(app, 0)) == (k == 1)


def test_the_presets_make_their_points() -> None:
    assert FIRST.at(1)[0] == 0 and FIRST.best == 19
    assert FIRST.at(1)[1] > FIRST.at(19)[1] < FIRST.at(111)[1]


@pytest.mark.parametrize(
    ("key", "value", "world", "m", "seed"),
    [
        ("run.slope", "0.5", LipschitzEta(2, 0.5), 200, 2),
        ("run.examples", "60", LipschitzEta(2, 2.0), 60, 2),
        ("run.seed", "7", LipschitzEta(2, 2.0), 200, 7),
    ],
)
def test_each_field_makes_another_run(key: str, value: str, world: World, m: int, seed: int) -> None:
    app = opened("neighbours")
    app.text_input(key=key).set_value(value).run()
    calm(app)
    check(app, neighbours_run(world, m, seed), 1)


@pytest.mark.parametrize(("name", "world"), [("circles", Circles(noise=0.1)), ("xor", Xor(noise=0.1))])
def test_the_other_worlds_have_noise_and_no_promise(name: str, world: World) -> None:
    app = opened("neighbours", **{"run.examples": "50"})
    app.selectbox(key="world").set_value(name).run()
    app.text_input(key="run.noise").set_value("0.1").run()
    calm(app)
    check(app, neighbours_run(world, 50, 2), 1)
    assert "the label's probability jumps" in shown(app)


def test_the_slider_chooses_k() -> None:
    app = opened("neighbours")
    app.select_slider(key="k").set_value(5).run()
    calm(app)
    check(app, FIRST, 5)


def test_a_smaller_sample_takes_the_nearest_k_and_says_so() -> None:
    app = opened("neighbours", k="111")
    app.text_input(key="run.examples").set_value("50").run()
    calm(app)
    check(app, neighbours_run(LipschitzEta(2, 2.0), 50, 2), 49)
    assert "k = 111 is not on the slider for 50 examples; the nearest is k = 49." in shown(app)
    app.select_slider(key="k").set_value(5).run()
    assert "is not on the slider" not in shown(app)


def test_another_sample_is_the_next_seed() -> None:
    app = opened("neighbours", **{"run.examples": "30"})
    app.button(key="_another_run.seed").click().run()
    calm(app)
    check(app, neighbours_run(LipschitzEta(2, 2.0), 30, 3), 1)


def test_many_dimensions_are_the_run_bit_for_bit() -> None:
    app = opened("neighbours")
    app.segmented_control(key="show").set_value("curse").run()
    calm(app)
    run = curse_run(200, 2)
    for name, expected in (("nearest", run.nearest), ("farthest", run.farthest), ("mean + deviation", run.above)):
        np.testing.assert_array_equal(heights(app, 0, name), expected)
    np.testing.assert_array_equal(heights(app, 1, "median, exact"), run.median)
    np.testing.assert_array_equal(heights(app, 1, "median, measured"), run.centre)
    app.button(key="_preset_A good k").click().run()
    calm(app)
    check(app, FIRST, 19)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("run.slope", "-1", "Slope c must be a real in [0, 10]; got -1."),
        ("run.examples", "301", "Examples m must be an integer"),
        ("run.examples", "", "got nothing."),
        ("run.seed", "nan", "Seed must be an integer"),
    ],
)
def test_a_wrong_value_gets_its_sentence_and_stays(key: str, value: str, says: str) -> None:
    app = opened("neighbours")
    app.text_input(key=key).set_value(value).run()
    assert not app.exception
    assert any(says in as_read(error.value) for error in app.error)
    assert app.text_input(key=key).value == value
    assert "Mend the field" in shown(app)


@pytest.mark.parametrize(
    "address",
    [
        {"run.examples": "3", "run.slope": "0"},
        {"run.examples": "300", "k": "299"},
        {"world": "xor", "run.noise": "0", "run.examples": "3"},
        {"show": "curse", "run.examples": "3"},
    ],
)
def test_worlds_tiny_and_large_are_drawn(address: dict[str, str]) -> None:
    calm(opened("neighbours", **address))


def test_what_the_link_asks_in_vain_is_told() -> None:
    app = opened("neighbours", k="4", world="moon", tpyo="1", show="nothing")
    told = "\n".join(as_read(warning.value) for warning in app.warning)
    for part in ("k = 4", "world = moon", "tpyo", "show = nothing"):
        assert part in told


def test_the_tables_are_the_runs() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text(risk_table(FIRST)))))
    assert [float(row["true_risk"]) for row in rows] == FIRST.risk.tolist()
    run = curse_run(20, 0)
    rows = list(csv.DictReader(io.StringIO(csv_text(curse_table(run)))))
    assert [float(row["nearest"]) for row in rows] == run.nearest.tolist()


def test_the_calculator_is_asked_the_same() -> None:
    limit, promise = (element.proto.query_string for element in opened("neighbours").get("page_link"))
    assert "theorem=cover_hart" in limit and f"bayes_risk={FIRST.bayes!r}" in limit and "classes=2" in limit
    assert "theorem=one_nn_lipschitz" in promise and "m=200" in promise and "lipschitz=2.0" in promise


def test_the_cells_are_the_run_bit_for_bit() -> None:
    app = opened("neighbours", show="cells")
    calm(app)
    run = cells_run(200, 6, 2)
    np.testing.assert_array_equal(heights(app, 0, "points"), run.points[:, 1])
    assert traces(app, 0)["empty cell"]["x"][0] == run.news[1, 0]
    np.testing.assert_array_equal(heights(app, 1, "true empty mass"), run.before_relaxing)
    assert set(heights(app, 1, "exact mean")) == {run.distance}
    asked = app.get("page_link")[0].proto.query_string
    assert "theorem=nearest_neighbour_cells" in asked and "cells=6" in asked
    app.button(key="_preset_Cells too narrow").click().run()
    calm(app)
    assert f"{int((cells_run(200, 20, 2).counts == 0).sum())} of 400" in " ".join(shown(app).split())
    app.text_input(key="cells.side").set_value("0").run()
    assert any("Cells a side K must be an integer" in as_read(error.value) for error in app.error)


def test_the_cone_holds_or_refutes() -> None:
    app = opened("neighbours", show="lipschitz")
    calm(app)
    run = lipschitz_run(2.0, 2.0)
    np.testing.assert_array_equal(heights(app, 0, "eta"), run.eta)
    np.testing.assert_array_equal(heights(app, 1, "measured"), run.measured.mean(axis=1))
    assert "inside this cone at **every** place" in shown(app) and "theorem=one_nn_lipschitz" in (
        app.get("page_link")[0].proto.query_string
    )
    app.button(key="_preset_A refuted constant").click().run()
    calm(app)
    low, high = lipschitz_run(2.0, 1.0).cone(0.25)
    np.testing.assert_array_equal(heights(app, 0, "cone, below"), low)
    np.testing.assert_array_equal(heights(app, 0, "cone, above"), high)
    assert "is refuted" in shown(app) and not app.get("page_link")
    app.text_input(key="cone.place").set_value("9").run()
    assert any("Tip of the cone must be a real" in as_read(error.value) for error in app.error)


def test_the_snippets_run(capsys: pytest.CaptureFixture[str]) -> None:
    for show in ("cells", "lipschitz"):
        app = opened("neighbours", show=show)
        exec(next(block.value for block in app.code if block.language == "python"), {})
        assert capsys.readouterr().out.strip()
