"""The Trees page: its figures are the run's own numbers, every control changes it, what is wrong is said."""

import csv
import io
import json

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.trees.growing.figures import run_table
from laboratory.topics.trees.growing.run import TreeRun, tree_run
from laboratory.worlds.circles import Circles
from laboratory.worlds.uniform_rectangle import UniformRectangle
from laboratory.worlds.xor import Xor
from pages.widgets.downloads import csv_text
from tests.opening import as_read, calm, decoded, heights, opened, shown, traces

PLAIN = tree_run(UniformRectangle(), 80, 1, "gini")
COUNTED = tree_run(UniformRectangle(), 80, 1, "misclassification")
EVEN = tree_run(Xor(), 80, 1, "gini", mirrored=True)
NOISY = tree_run(UniformRectangle(noise=0.15), 80, 1, "gini")


def check_plane(app: AppTest, run: TreeRun) -> None:
    for label, name in ((1, "positive"), (0, "negative")):
        np.testing.assert_array_equal(heights(app, 0, name), run.sample.X[run.sample.y == label, 1])


def check_errors(app: AppTest, run: TreeRun) -> None:
    np.testing.assert_array_equal(decoded(traces(app, 1)["exact risk"]["x"]), run.nodes)
    np.testing.assert_array_equal(heights(app, 1, "exact risk"), run.risk)
    np.testing.assert_array_equal(heights(app, 1, "training error"), run.training_error)


def test_it_opens_on_the_whole_tree_of_a_rectangle() -> None:
    app = opened("trees")
    calm(app)
    check_plane(app, PLAIN)
    check_errors(app, PLAIN)
    assert app.slider(key="split").value == PLAIN.splits == 4
    assert "because every leaf holds one label only" in shown(app)
    assert "Counting mistakes sees no reason to split; the others do." in shown(app)


@pytest.mark.parametrize(
    ("name", "run", "says"),
    [
        ("Rectangle", PLAIN, "9 nodes"),
        ("Counting mistakes stalls", COUNTED, "Counting mistakes sees no reason to split; the others do."),
        ("XOR stall", EVEN, "No ψ sees a reason to split."),
        ("Noisy labels", NOISY, "On the way the risk was least"),
    ],
)
def test_each_preset_shows_its_run(name: str, run: TreeRun, says: str) -> None:
    app = opened("trees", **{"tree.examples": "17"})
    app.button(key=f"_preset_{name}").click().run()
    calm(app)
    check_plane(app, run)
    assert says in shown(app)
    assert app.button(key=f"_preset_{name}").proto.type == "primary"
    app.segmented_control(key="beside").set_value("errors").run()
    calm(app)
    check_errors(app, run)


def test_a_tree_that_never_splits_has_no_slider() -> None:
    app = opened("trees")
    app.button(key="_preset_XOR stall").click().run()
    assert not [slider for slider in app.slider if slider.key == "split"]
    assert "The tree was not split at all." in shown(app)
    assert "The tree always says positive." in shown(app)


def test_the_steps_walk_through_the_splits() -> None:
    app = opened("trees", split="2")
    assert app.slider(key="split").value == 2
    app.button(key="_Step_split").click().run()
    assert app.slider(key="split").value == 3
    assert "Split 3 asks" in shown(app)
    feature, cut = PLAIN.history["feature"][2], PLAIN.history["cut"][2]
    np.testing.assert_array_equal(decoded(traces(app, 0)["this cut"]["xy"[feature]]), [cut, cut])
    app.button(key="_Back_split").click().run()
    app.button(key="_From the start_split").click().run()
    calm(app)
    assert "single leaf" in shown(app)
    assert "this cut" not in traces(app, 0)


def test_the_chosen_psi_is_thick_and_carries_the_split() -> None:
    app = opened("trees", beside="psi", split="1", **{"tree.psi": "square_root"})
    calm(app)
    p = decoded(traces(app, 1)["square root"]["x"])
    np.testing.assert_array_equal(heights(app, 1, "square root"), np.sqrt(p * (1 - p)))
    np.testing.assert_array_equal(heights(app, 1, "Gini"), 2 * p * (1 - p))
    np.testing.assert_array_equal(heights(app, 1, "misclassification"), np.minimum(p, 1 - p))
    assert traces(app, 1)["square root"]["line"]["width"] > traces(app, 1)["Gini"]["line"]["width"]
    chord, leaf = heights(app, 1, "gain in this leaf")
    run = tree_run(UniformRectangle(), 80, 1, "square_root")
    assert leaf - chord == pytest.approx(run.history["gain"][0], abs=1e-14)  # the root weighs all of the sample


@pytest.mark.parametrize(
    ("key", "value", "run"),
    [
        ("tree.examples", "7", tree_run(UniformRectangle(), 7, 1, "gini")),
        ("tree.noise", "0.3", tree_run(UniformRectangle(noise=0.3), 80, 1, "gini")),
        ("tree.seed", "5", tree_run(UniformRectangle(), 80, 5, "gini")),
    ],
)
def test_each_field_grows_another_tree(key: str, value: str, run: TreeRun) -> None:
    app = opened("trees")
    app.text_input(key=key).set_value(value).run()
    calm(app)
    check_plane(app, run)
    check_errors(app, run)


@pytest.mark.parametrize(
    ("key", "value", "run"),
    [
        ("tree.world", "circles", tree_run(Circles(), 80, 1, "gini")),
        ("tree.world", "xor", tree_run(Xor(), 80, 1, "gini")),
        ("tree.psi", "scaled_entropy", tree_run(UniformRectangle(), 80, 1, "scaled_entropy")),
    ],
)
def test_each_choice_grows_another_tree(key: str, value: str, run: TreeRun) -> None:
    app = opened("trees", split="1")
    app.selectbox(key=key).set_value(value).run()
    calm(app)
    check_plane(app, run)
    check_errors(app, run)
    assert app.slider(key="split").value == run.splits


def test_another_sample_and_the_mirror() -> None:
    app = opened("trees", **{"tree.world": "xor"})
    app.button(key="_another_tree.seed").click().run()
    check_plane(app, tree_run(Xor(), 80, 2, "gini"))
    app.toggle(key="_tree.mirrored").set_value(True).run()
    calm(app)
    check_plane(app, tree_run(Xor(), 80, 2, "gini", mirrored=True))


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("tree.examples", "201", "Examples m must be an integer"),
        ("tree.examples", "", "got nothing."),
        ("tree.noise", "0.5", "Labels flipped must be a real in [0, 0.5); got 0.5."),
        ("tree.seed", "1" + "0" * 390, "Seed must be an integer"),
    ],
)
def test_a_wrong_value_gets_its_sentence_and_stays(key: str, value: str, says: str) -> None:
    app = opened("trees")
    app.text_input(key=key).set_value(value).run()
    assert not app.exception
    assert any(says in as_read(error.value) for error in app.error)
    assert app.text_input(key=key).value == value
    assert "Mend the field" in shown(app)


@pytest.mark.parametrize(
    "address",
    [
        {"tree.examples": "2"},
        {"tree.examples": "2", "tree.world": "circles", "beside": "psi"},
        {"tree.examples": "200", "tree.noise": "0.45", "tree.seed": str(2**32 - 1)},
    ],
)
def test_worlds_tiny_and_hard_are_drawn(address: dict[str, str]) -> None:
    calm(opened("trees", **address))


def test_the_tree_is_drawn_beside_its_boxes() -> None:
    app = opened("trees", beside="tree")
    calm(app)
    notes = json.loads(app.get("plotly_chart")[1].proto.spec)["layout"]["annotations"]
    told = [note["text"] for note in notes]
    asked = {f"x{'₁₂'[f]}<br>≤ {c:.3g}?" for f, c in zip(PLAIN.history["feature"], PLAIN.history["cut"], strict=True)}
    assert {text for text in told if text.endswith("?")} == asked and len(asked) == 4
    assert (told.count("<b>+</b>"), told.count("<b>−</b>")) == (1, 4)
    large = opened("trees", beside="tree", **{"tree.noise": "0.15"})
    calm(large)
    places = NOISY.drawn(NOISY.splits)
    assert len(places) == NOISY.nodes[-1]
    assert sum(len(line["x"]) for line in json.loads(large.get("plotly_chart")[1].proto.spec)["data"]
               if line["name"] == "question") == NOISY.splits  # fmt: skip


def test_what_the_link_asks_in_vain_is_told() -> None:
    app = opened("trees", split="99", beside="luck", tpyo="1", **{"tree.psi": "phi"})
    told = "\n".join(as_read(warning.value) for warning in app.warning)
    for part in ("split = 99", "beside = luck", "tpyo", "tree.psi = phi"):
        assert part in told


def test_the_table_is_the_run() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text(run_table(NOISY)))))
    assert [float(row["risk"]) for row in rows] == NOISY.risk.tolist()
    assert [float(row["gain"]) for row in rows[1:]] == NOISY.history["gain"].tolist()


def test_the_snippet_prints_nodes_and_risk(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("trees")
    exec(next(block.value for block in app.code if block.language == "python"), {})
    nodes, risk = capsys.readouterr().out.split()
    assert (int(nodes), float(risk)) == (9, PLAIN.risk[-1])
