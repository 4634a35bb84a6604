"""The Perceptron page: its figures are the run's own numbers, every control changes it, what is wrong is said."""

import csv
import io

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.perceptron_lab.updates.novikoff import run_table
from laboratory.topics.perceptron_lab.updates.run import KEPT, PerceptronRun, perceptron_run, updates_in_samples
from laboratory.worlds.margin_halfspace import MarginHalfspace
from pages.widgets.downloads import csv_text
from tests.opening import as_read, calm, decoded, heights, opened, shown, traces

THIN = perceptron_run(MarginHalfspace(2, 0.1), 40, 33, 1_000)
WIDE = perceptron_run(MarginHalfspace(2, 0.3), 40, 230, 1_000)
NOISY = perceptron_run(MarginHalfspace(2, 0.1, 0.1), 60, 4, 5)


def check_plane(app: AppTest, run: PerceptronRun) -> None:
    for sign, name in ((1, "positive"), (-1, "negative")):
        np.testing.assert_array_equal(heights(app, 0, name), run.points[run.signs == sign, 1])


def test_it_opens_on_a_thin_margin_with_the_promise_beside_the_count() -> None:
    app = opened("perceptron_lab")
    calm(app)
    assert f"{THIN.updates}</span>" in "".join(shown(app).split())
    assert "at most 100 promised" in shown(app)
    check_plane(app, THIN)
    assert app.slider(key="update").value == THIN.kept


def test_the_squeeze_is_the_run_bit_for_bit() -> None:
    app = opened("perceptron_lab")
    np.testing.assert_array_equal(heights(app, 1, "length ‖w‖"), THIN.lengths)
    np.testing.assert_array_equal(heights(app, 1, "progress ⟨w*, w⟩"), THIN.progress)
    t = decoded(traces(app, 1)["at most"]["x"])
    np.testing.assert_array_equal(heights(app, 1, "at most"), np.sqrt(t))
    np.testing.assert_array_equal(heights(app, 1, "at least"), t * 0.1)
    assert t[-1] == pytest.approx(100, rel=1e-14)
    meeting = traces(app, 1)["promise"]
    assert decoded(meeting["x"])[0] == pytest.approx(100) and decoded(meeting["y"])[0] == pytest.approx(10)


@pytest.mark.parametrize(("name", "run"), [("Wide margin", WIDE), ("Thin margin", THIN), ("Not separable", NOISY)])
def test_each_preset_shows_its_run(name: str, run: PerceptronRun) -> None:
    app = opened("perceptron_lab", **{"run.margin": "0.5"})
    app.button(key=f"_preset_{name}").click().run()
    calm(app)
    check_plane(app, run)
    assert app.slider(key="update").value == run.kept == run.updates
    assert app.button(key=f"_preset_{name}").proto.type == "primary"


def test_without_separation_nothing_is_promised_and_the_pocket_stands_in() -> None:
    app = opened("perceptron_lab")
    app.button(key="_preset_Not separable").click().run()
    told = shown(app)
    assert "no promise" in told and "Novikoff's theorem promises nothing" in told
    assert "stopped after 5 passes" in told
    np.testing.assert_array_equal(heights(app, 1, "this line"), NOISY.misjudged)
    np.testing.assert_array_equal(heights(app, 1, "the best so far"), NOISY.fewest)
    assert "best so far" in traces(app, 0)
    app.segmented_control(key="beside").set_value("squeeze").run()
    calm(app)
    assert "at least" not in traces(app, 1) and "promise" not in traces(app, 1)


def test_the_steps_walk_through_the_updates() -> None:
    app = opened("perceptron_lab", update="3")
    assert app.slider(key="update").value == 3
    app.button(key="_Step_update").click().run()
    assert app.slider(key="update").value == 4
    ringed = traces(app, 0)["corrected"]
    assert decoded(ringed["x"])[0] == THIN.points[THIN.corrected[3], 0]
    assert f"Update 4 corrects example {THIN.corrected[3] + 1} " in shown(app)
    app.button(key="_Back_update").click().run()
    app.button(key="_Back_update").click().run()
    assert app.slider(key="update").value == 2
    app.button(key="_From the start_update").click().run()
    calm(app)
    assert "the weights are 0" in shown(app)
    assert "line now" not in traces(app, 0)


def test_the_line_stands_upright_on_the_weights() -> None:
    app = opened("perceptron_lab", update="5", **{"run.bias": "1"})
    run = perceptron_run(MarginHalfspace(2, 0.1), 40, 33, 1_000, bias=True)
    line = traces(app, 0)["line now"]
    ends = np.column_stack([decoded(line["x"]), decoded(line["y"]), np.ones(2)])
    np.testing.assert_allclose(ends @ run.path[5], 0, atol=1e-12)


@pytest.mark.parametrize(
    ("key", "value", "world", "more"),
    [
        ("run.margin", "0.2", MarginHalfspace(2, 0.2), (40, 33, 1_000)),
        ("run.examples", "7", MarginHalfspace(2, 0.1), (7, 33, 1_000)),
        ("run.noise", "0.4", MarginHalfspace(2, 0.1, 0.4), (40, 33, 1_000)),
        ("run.seed", "5", MarginHalfspace(2, 0.1), (40, 5, 1_000)),
        ("run.passes", "2", MarginHalfspace(2, 0.1), (40, 33, 2)),
    ],
)
def test_each_field_makes_another_run(key: str, value: str, world: MarginHalfspace, more: tuple[int, int, int]) -> None:
    app = opened("perceptron_lab")
    app.text_input(key=key).set_value(value).run()
    calm(app)
    run = perceptron_run(world, *more)
    check_plane(app, run)
    np.testing.assert_array_equal(heights(app, 1, "length ‖w‖"), run.lengths)
    assert app.slider(key="update").value == run.kept


@pytest.mark.parametrize("key", ["run.bias", "run.shuffle"])
def test_each_switch_makes_another_run(key: str) -> None:
    app = opened("perceptron_lab")
    app.toggle(key=f"_{key}").set_value(True).run()
    calm(app)
    run = perceptron_run(MarginHalfspace(2, 0.1), 40, 33, 1_000, bias=key == "run.bias", shuffle=key == "run.shuffle")
    np.testing.assert_array_equal(heights(app, 1, "length ‖w‖"), run.lengths)


def test_logarithmic_axes_begin_at_the_first_update() -> None:
    app = opened("perceptron_lab")
    app.toggle(key="_run.log").set_value(True).run()
    calm(app)
    np.testing.assert_array_equal(heights(app, 1, "length ‖w‖"), THIN.lengths[1:])
    assert decoded(traces(app, 1)["at most"]["x"])[0] == 1


def test_another_sample_is_the_next_seed_and_goes_to_its_last_update() -> None:
    app = opened("perceptron_lab", update="2")
    app.button(key="_another_run.seed").click().run()
    calm(app)
    run = perceptron_run(MarginHalfspace(2, 0.1), 40, 34, 1_000)
    check_plane(app, run)
    assert app.slider(key="update").value == run.kept


def test_other_samples_are_told() -> None:
    counts = np.sort(updates_in_samples(MarginHalfspace(2, 0.1), 40, 100))
    told = (
        f"Of 100 samples like this one, half take at most {counts[50]} updates, and the longest run takes {counts[-1]}."
    )
    assert told in shown(opened("perceptron_lab"))


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("run.margin", "0", "Margin γ must be a real in [0.001, 0.9]; got 0."),
        ("run.margin", "", "got nothing."),
        ("run.examples", "201", "Examples m must be an integer"),
        ("run.examples", "2.5", "Examples m must be an integer"),
        ("run.noise", "0.5", "Labels flipped must be a real in [0, 0.5); got 0.5."),
        ("run.seed", "1" + "0" * 390, "Seed must be an integer"),
        ("run.passes", "nan", "Most passes must be an integer"),
    ],
)
def test_a_wrong_value_gets_its_sentence_and_stays(key: str, value: str, says: str) -> None:
    app = opened("perceptron_lab")
    app.text_input(key=key).set_value(value).run()
    assert not app.exception
    assert any(says in as_read(error.value) for error in app.error)
    assert app.text_input(key=key).value == value
    assert "Mend the field" in shown(app)


@pytest.mark.parametrize(
    "address",
    [
        {"run.margin": "0.9", "run.examples": "1"},
        {"run.margin": "0.001", "run.examples": "200", "run.bias": "1", "run.log": "1"},
        {"run.noise": "0.45", "run.examples": "200", "run.log": "1"},
        {"run.noise": "0.45", "run.examples": "1", "run.seed": str(2**32 - 1)},
    ],
)
def test_worlds_tiny_and_hard_are_drawn(address: dict[str, str]) -> None:
    calm(opened("perceptron_lab", **address))


def test_a_long_run_is_counted_whole_and_shown_in_part() -> None:
    address = {"run.noise": "0.45", "run.examples": "200", "run.passes": "200", "beside": "mistakes"}
    app = opened("perceptron_lab", **address)
    calm(app)
    run = perceptron_run(MarginHalfspace(2, 0.1, 0.45), 200, 33, 200)
    assert run.updates > KEPT == app.slider(key="update").value
    assert f"The first 2,000 of {run.updates:,} updates can be looked at." in shown(app)


def test_what_the_link_asks_in_vain_is_told() -> None:
    app = opened("perceptron_lab", update="99", beside="luck", tpyo="1")
    told = "\n".join(as_read(warning.value) for warning in app.warning)
    for part in ("update = 99", "beside = luck", "tpyo"):
        assert part in told


def test_the_table_is_the_run() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text(run_table(THIN)))))
    assert len(rows) == THIN.kept + 1
    assert [float(row["length"]) for row in rows] == THIN.lengths.tolist()
    assert [int(row["example"]) - 1 for row in rows[1:]] == THIN.corrected.tolist()
    assert "progress_at_least" not in run_table(NOISY)


def test_the_snippet_prints_updates_and_promise(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("perceptron_lab")
    exec(next(block.value for block in app.code if block.language == "python"), {})
    assert capsys.readouterr().out.split() == [str(THIN.updates), "100"]


def test_the_calculator_is_asked_the_same() -> None:
    link = opened("perceptron_lab").get("page_link")[0].proto
    for part in ("theorem=perceptron_mistakes", "radius=1.0", "gamma=0.1", "for=value"):
        assert part in link.query_string
