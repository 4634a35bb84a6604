"""The page on finite classes: its figures are the library's numbers, every control moves them, mistakes are told."""

import csv
import io

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from laboratory.topics.finite_classes.areas.figures import fates, misleading_table
from laboratory.topics.finite_classes.areas.run import bad_hypotheses, sample_square
from laboratory.topics.finite_classes.chosen.figures import tails_table
from laboratory.topics.finite_classes.chosen.run import chosen_run, neighbour_runs
from pages.widgets.downloads import csv_text
from tests.opening import as_read, calm, decoded, heights, opened, shown, traces

BAD = bad_hypotheses(3, 3, "apart")


def test_it_opens_on_misleading_samples_and_their_areas_add_up() -> None:
    app = opened("finite_classes")
    calm(app)
    assert "47,350 mislead" in shown(app)
    np.testing.assert_array_equal(heights(app, 1, "exact"), BAD.exact_curve)
    np.testing.assert_array_equal(heights(app, 1, "sum of the areas"), BAD.summed_curve)
    square = sample_square(BAD, 5)
    np.testing.assert_array_equal(decoded(traces(app, 0)["samples"]["x"]), square.right)
    app.button(key="_Back_added").click().run()
    calm(app)
    assert "Hypothesis 2 errs on 3 of 10 points" in shown(app)
    drawn = decoded(traces(app, 0)["samples"]["z"]).reshape(fates(square, 2).shape)
    np.testing.assert_array_equal(drawn, fates(square, 2))
    app.button(key="_From the start_added").click().run()
    assert "No hypothesis has been counted yet" in shown(app)


def test_controls_of_the_areas_make_other_areas() -> None:
    app = opened("finite_classes")
    for key, value, bad in (
        ("bad.count", "5", bad_hypotheses(5, 3, "apart")),
        ("bad.wrong", "1", bad_hypotheses(5, 1, "apart")),
        ("bad.examples", "150", bad_hypotheses(5, 1, "apart")),
    ):
        app.text_input(key=key).set_value(value).run()
        calm(app)
        np.testing.assert_array_equal(heights(app, 1, "exact"), bad.exact_curve)
    assert "A sample of 150 examples misleads with probability" in shown(app)
    app.selectbox(key="bad.overlap").set_value("nested").run()
    calm(app)
    np.testing.assert_array_equal(heights(app, 1, "exact"), bad_hypotheses(5, 1, "nested").exact_curve)


def test_each_preset_opens_its_view() -> None:
    app = opened("finite_classes", **{"bad.count": "1", "bad.examples": "1"})
    calm(app)
    app.button(key="_preset_Areas that overlap").click().run()
    calm(app)
    np.testing.assert_array_equal(heights(app, 1, "exact"), bad_hypotheses(4, 3, "shifted").exact_curve)
    app.button(key="_preset_The best of 1,000 coins").click().run()
    calm(app)
    run = chosen_run(1000, 100, 0.5, 0.05)
    np.testing.assert_array_equal(heights(app, 0, "chosen"), run.chosen_tail[run.chosen_tail >= 1e-5])
    app.button(key="_preset_Misleading samples").click().run()
    calm(app)
    assert "47,350 mislead" in shown(app)


def test_the_square_fools_and_the_memoriser_knows_nothing() -> None:
    app = opened("finite_classes", show="square")
    calm(app)
    assert "0.0009766" in shown(app)
    before = heights(app, 1, "label 1")
    app.button(key="_another_square.seed").click().run()
    calm(app)
    assert heights(app, 1, "label 1").tolist() != before.tolist()
    app.selectbox(key="square.learner").set_value("memoriser").run()
    app.text_input(key="square.examples").set_value("1").run()
    calm(app)
    assert "for every sample of any size" in shown(app)


def test_five_points_are_seen_one_by_one() -> None:
    app = opened("finite_classes", show="five")
    calm(app)
    assert "4 of 32" in shown(app) and decoded(traces(app, 1)["labellings"]["y"]).tolist() == [1, 2, 1]
    for key, left in (("_Step_seen", "2 of 32"), ("_To the end_seen", "1 of 32"), ("_From the start_seen", "32 of 32")):
        app.button(key=key).click().run()
        calm(app)
        assert left in shown(app)


def test_the_memoriser_stores_one_by_one() -> None:
    app = opened("finite_classes", show="memoriser", **{"spikes.atoms": "1000", "spikes.examples": "300"})
    calm(app)
    np.testing.assert_allclose(heights(app, 1, "atoms"), 0.999 ** np.arange(1, 301), rtol=1e-12)
    app.button(key="_From the start_stored").click().run()
    calm(app)
    assert "After 0 examples" in shown(app)


def test_a_point_unseen_follows_its_law() -> None:
    app = opened("finite_classes", show="unseen")
    calm(app)
    assert "0.366" in shown(app) and "unlikely that a learner must guess" in shown(app)
    app.text_input(key="unseen.epsilon").set_value("0.001").run()
    calm(app)
    assert "missed with probability 0.9048" in shown(app) and "so it is likely" in shown(app)
    app.text_input(key="unseen.epsilon").set_value("1e-9").run()
    assert any("at least 10⁻⁶" in as_read(error.value) for error in app.error)


def test_what_was_chosen_deviates_more_than_hoeffding_allows() -> None:
    app = opened("finite_classes", show="chosen")
    calm(app)
    run = chosen_run(100, 100, 0.5, 0.05)
    assert "**0.4531**" in shown(app)
    for key, value in (("count", "1"), ("examples", "2000"), ("risk", "0.05"), ("delta", "0.5")):
        app.text_input(key=f"chosen.{key}").set_value(value).run()
        calm(app)
    assert "there is no choice" in shown(app)
    app.selectbox(key="chosen.by").set_value("neighbour").run()
    calm(app)
    rows = list(csv.DictReader(io.StringIO(csv_text(tails_table(run)))))
    assert [float(row["chosen_exact"]) for row in rows] == run.chosen_tail.tolist()


def test_the_nearest_neighbour_is_judged() -> None:
    app = opened("finite_classes", show="chosen", **{"chosen.by": "neighbour", "near.examples": "50"})
    calm(app)
    runs = neighbour_runs(50, 0.2, 0.05)
    np.testing.assert_array_equal(heights(app, 0, "true risk"), np.sort(runs.risk))
    assert f"{runs.held} of 200" in shown(app)


@pytest.mark.parametrize(
    ("view", "key", "value", "says"),
    [
        ("areas", "bad.count", "6", "Bad hypotheses must be an integer"),
        ("chosen", "chosen.risk", "1.2", "True risk of each must be a real in [0.05, 0.95]; got 1.2."),
    ],
)
def test_a_wrong_value_gets_its_sentence_and_stays(view: str, key: str, value: str, says: str) -> None:
    app = opened("finite_classes", show=view)
    app.text_input(key=key).set_value(value).run()
    assert not app.exception
    assert any(says in as_read(error.value) for error in app.error)
    assert app.text_input(key=key).value == value
    assert "Mend the field" in "\n".join(as_read(info.value) for info in app.info)


def test_the_snippet_runs_and_the_table_is_the_curve(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("finite_classes")
    exec(next(block.value for block in app.code if block.language == "python"), {})
    told = [float(word) for word in capsys.readouterr().out.split()]
    assert told == [float(BAD.misled(5)), float(sum(BAD.areas(5))), BAD.promised(5)]
    rows = list(csv.DictReader(io.StringIO(csv_text(misleading_table(BAD)))))
    assert [float(row["exact"]) for row in rows] == BAD.exact_curve.tolist()
