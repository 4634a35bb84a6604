"""The Boosting page's other views: bagging beside a forest, and the geometry of ten points."""

import csv
import io

import numpy as np
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.boosting.adaboost.run import ten_points
from laboratory.topics.boosting.bagging.figures import bagging_table
from laboratory.topics.boosting.bagging.run import BaggingRun, bagging_run
from laboratory.topics.boosting.bagging.variance import spread_of
from pages.widgets.downloads import csv_text
from tests.opening import as_read, calm, decoded, heights, opened, shown, traces


def check_bagging(app: AppTest, run: BaggingRun) -> None:
    for name, grown in (("bagging", run.bagging), ("forest", run.forest)):
        np.testing.assert_array_equal(heights(app, 0, name), grown.fresh)
        np.testing.assert_array_equal(heights(app, 0, f"{name}, out of bag"), grown.out_of_bag)
    assert set(heights(app, 0, "one tree")) == {run.single}


def test_the_notes_bagging_example_and_its_slip() -> None:
    app = opened("boosting", show="bagging", **{"bag.trees": "12"})
    calm(app)
    right = bagging_run("friedman", 0, 0, 100, 12)
    check_bagging(app, right)
    np.testing.assert_array_equal(decoded(traces(app, 1)["forest"]["x"]), right.forest.importances)
    assert "theorem=oob_fraction" in app.get("page_link")[0].proto.query_string
    app.toggle(key="_bag.published").set_value(True).run()
    calm(app)
    check_bagging(app, bagging_run("friedman", 0, 0, 100, 12, None, True))
    assert heights(app, 0, "printed").tolist() == [0.5754, 0.7612, 0.7758]
    assert "330 of the 670 training examples" in shown(app)


def test_what_stays_of_the_variance() -> None:
    app = opened("boosting", show="bagging", **{"bag.trees": "20", "bag.beside": "variance"})
    calm(app)
    spread = spread_of(20, 5)
    for name, kept in (("bagging", spread.bagging), ("forest", spread.forest)):
        np.testing.assert_array_equal(heights(app, 1, f"{name}, law"), kept.promised)
        np.testing.assert_array_equal(heights(app, 1, f"{name}, measured"), kept.measured)
    assert any("theorem=bagging_variance" in link.proto.query_string for link in app.get("page_link"))


def test_bagging_for_labels_has_a_promise_and_fields() -> None:
    app = opened("boosting", show="bagging", **{"bag.trees": "12", "bag.world": "circles"})
    calm(app)
    check_bagging(app, bagging_run("circles", 200, 0.1, 100, 12))
    for key, value in (("bag.examples", "60"), ("bag.noise", "0"), ("bag.split", "2"), ("bag.seed", "3")):
        app.text_input(key=key).set_value(value)
    app.run()
    calm(app)
    run = bagging_run("circles", 60, 0.0, 3, 12, 2)
    check_bagging(app, run)
    assert run.forest.vote is not None
    asked = app.get("page_link")[1].proto.query_string
    assert "theorem=forest_strength" in asked and f"strength={run.forest.vote.strength!r}" in asked
    app.text_input(key="bag.trees").set_value("0").run()
    assert any("Trees B must be an integer" in as_read(error.value) for error in app.error)
    assert "Mend the field" in shown(app)


def test_the_presets_of_bagging() -> None:
    app = opened("boosting", show="bagging")
    app.button(key="_preset_Breast cancer").click().run()
    calm(app)
    run = bagging_run("breast_cancer", 200, 0, 1, 60)
    check_bagging(app, run)
    rows = list(csv.DictReader(io.StringIO(csv_text(bagging_table(run)))))
    assert [float(row["forest"]) for row in rows] == run.forest.fresh.tolist()
    exec(next(block.value for block in app.code if block.language == "python"), {})


def test_the_geometry_of_ten_points() -> None:
    app = opened("boosting", show="geometry")
    calm(app)
    run = ten_points()
    np.testing.assert_array_equal(decoded(traces(app, 0)["positive"]["marker"]["size"]), run.weights[3][:5])
    assert "ε = 3/22" in shown(app) and "α = 0.9229" in shown(app) and "0.5162" in shown(app)
    for step, fraction in ((2, "3/14"), (1, "3/10"), (0, "each of the ten points weighs 1/10")):
        app.button(key="_Back_toy.round").click().run()
        calm(app)
        assert fraction in shown(app) and app.slider(key="toy.round").value == step
