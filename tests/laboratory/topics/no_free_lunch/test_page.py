"""The page on no free lunch and rates: its figures are the library's numbers, every control moves them."""

import csv
import io

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from laboratory.topics.no_free_lunch.consistency import NEIGHBOURS, THRESHOLD, consistency_run, crossing_run
from laboratory.topics.no_free_lunch.figures import lunch_table
from laboratory.topics.no_free_lunch.lunch.run import lunch_run
from laboratory.topics.no_free_lunch.rates.run import neighbours, parametric
from laboratory.topics.no_free_lunch.slow.run import slow_sizes, slow_world
from pages.widgets.downloads import csv_text
from tests.opening import as_read, calm, heights, opened, shown, traces


def test_it_opens_on_all_labellings_and_their_equal_means() -> None:
    app = opened("no_free_lunch")
    calm(app)
    run = lunch_run(6, 2)
    for name, cost in run.costs.items():
        np.testing.assert_array_equal(heights(app, 0, name), np.sort(cost.expected_risk))
    assert shown(app).count("0.3472") >= 2 and "(1/7)" in shown(app)
    app.text_input(key="lunch.points").set_value("4").run()
    app.text_input(key="lunch.examples").set_value("3").run()
    calm(app)
    np.testing.assert_array_equal(heights(app, 0, "memoriser"), np.sort(lunch_run(4, 3).costs["memoriser"][0]))
    assert "1/7 is not promised" in shown(app)


def test_too_much_to_enumerate_is_told_beforehand() -> None:
    app = opened("no_free_lunch", **{"lunch.points": "8", "lunch.examples": "6"})
    assert not app.exception
    assert any("With 8 points take at most" in as_read(error.value) for error in app.error)
    assert app.text_input(key="lunch.examples").value == "6"


def test_slow_worlds_stay_above_their_sequence() -> None:
    app = opened("no_free_lunch", show="slow")
    calm(app)
    np.testing.assert_array_equal(heights(app, 0, "every rule, at least"), slow_world("log").risk(slow_sizes()))
    app.selectbox(key="slow.sequence").set_value("root").run()
    calm(app)
    np.testing.assert_array_equal(heights(app, 0, "asked for"), slow_world("root").asked(slow_sizes()))


def test_both_risks_of_erm_are_the_exact_ones() -> None:
    app = opened("no_free_lunch", show="erm", **{"erm.largest": "200"})
    calm(app)
    run = consistency_run(20, 0.2, 0.5, 200, 0.05)
    np.testing.assert_array_equal(heights(app, 0, "true risk"), run.true)
    np.testing.assert_array_equal(heights(app, 0, "training error"), run.training)
    for key, value in (("count", "3"), ("best", "0.3"), ("worst", "0.9"), ("epsilon", "0.2")):
        app.text_input(key=f"erm.{key}").set_value(value).run()
        calm(app)
    changed = consistency_run(3, 0.3, 0.9, 200, 0.2)
    np.testing.assert_array_equal(heights(app, 0, "true risk"), changed.true)
    app.text_input(key="erm.best").set_value("0.95").run()
    assert any("must not be above the largest risk, 0.9; got 0.95" in as_read(error.value) for error in app.error)


def test_a_consistent_rule_overtakes() -> None:
    app = opened("no_free_lunch", show="cross")
    calm(app)
    run = crossing_run(0.85, 0.1)
    for name in (NEIGHBOURS, THRESHOLD):
        np.testing.assert_array_equal(heights(app, 0, name), run.means[name])
    assert f"m* = **{run.crossing}**" in shown(app)
    app.button(key="_another_cross.seed").click().run()
    app.text_input(key="cross.high").set_value("1").run()
    calm(app)
    told = crossing_run(1.0, 0.1, seed=1)
    np.testing.assert_array_equal(heights(app, 0, NEIGHBOURS), told.means[NEIGHBOURS])
    assert "do not overtake" in shown(app)


def test_rates_are_straight_lines_with_their_exponents() -> None:
    app = opened("no_free_lunch", show="rates")
    calm(app)
    for curve in parametric():
        np.testing.assert_array_equal(heights(app, 0, curve.name), curve.values)
    assert "“two answers, noise” −0.50 (theory: −1/2)" in shown(app)
    app.toggle(key="_rates.alone").set_value(True).run()
    assert "threshold, no noise, promised" not in traces(app, 0)
    app.selectbox(key="rates.of").set_value("neighbours").run()
    calm(app)
    np.testing.assert_array_equal(heights(app, 0, "n = 5"), neighbours()[2].values)


def test_each_preset_opens_its_view() -> None:
    app = opened("no_free_lunch", show="slow")
    for name, told in (
        ("1/m against 1/√m", "Exponents fitted"),
        ("Slow at first, best in the end", "the small class is better"),
        ("Every learner loses", "the memoriser and the nearest neighbour"),
    ):
        app.button(key=f"_preset_{name}").click().run()
        calm(app)
        assert told in shown(app)
        assert app.button(key=f"_preset_{name}").proto.type == "primary"


def test_a_wrong_value_gets_its_sentence_and_stays() -> None:
    app = opened("no_free_lunch", show="cross")
    app.text_input(key="cross.noise").set_value("0.5").run()
    assert not app.exception
    assert any("Labels flipped must be a real in [0, 0.4]; got 0.5." in as_read(error.value) for error in app.error)
    assert app.text_input(key="cross.noise").value == "0.5"


def test_the_snippet_runs_and_the_table_is_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("no_free_lunch")
    exec(next(block.value for block in app.code if block.language == "python"), {})
    run = lunch_run(6, 2)
    assert capsys.readouterr().out.split()[0] == str(run.average)
    rows = list(csv.DictReader(io.StringIO(csv_text(lunch_table(run)))))
    assert [float(row["memoriser"]) for row in rows] == run.costs["memoriser"].expected_risk.tolist()
