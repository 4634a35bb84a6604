"""The Boosting page: its figures are the run's own numbers, every control changes it, what is wrong is said."""

import csv
import io

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.boosting.adaboost.figures import run_table
from laboratory.topics.boosting.adaboost.run import BoostingRun, boosting_run, boosting_world
from laboratory.worlds.source import Sample
from laboratory.worlds.xor import Xor
from pages.widgets.downloads import csv_text
from tests.opening import as_read, calm, decoded, heights, opened, shown, traces

CIRCLES = boosting_run(boosting_world("circles"), 100, 1, 60)
XOR = boosting_run(boosting_world("xor"), 200, 1, 60)
CANCER = boosting_run(boosting_world("breast_cancer"), 200, 1, 60)


def check_errors(app: AppTest, run: BoostingRun) -> None:
    np.testing.assert_array_equal(heights(app, 0, "training error"), run.training_errors)
    np.testing.assert_array_equal(heights(app, 0, "product"), run.products)
    np.testing.assert_array_equal(heights(app, 0, "theorem"), run.promised)
    if run.risks is None:
        assert "true risk" not in traces(app, 0)
    else:
        np.testing.assert_array_equal(heights(app, 0, "true risk"), run.risks)


def check_plane(app: AppTest, run: BoostingRun, step: int) -> None:
    for label, name in ((1, "positive"), (0, "negative")):
        np.testing.assert_array_equal(heights(app, 1, name), run.points[run.labels == label, 1])
        held = decoded(traces(app, 1)[name]["marker"]["size"])
        np.testing.assert_array_equal(held, run.weights[step][run.labels == label])


def test_it_opens_on_the_disc_with_the_promise_beside_the_error() -> None:
    app = opened("boosting")
    calm(app)
    check_errors(app, CIRCLES)
    check_plane(app, CIRCLES, 60)
    told = shown(app)
    assert "training error; at most" in told and f"from round {CIRCLES.clean_since} on" in told
    assert app.slider(key="round").value == 60


def test_the_exclusive_or_stalls_and_says_why() -> None:
    app = opened("boosting")
    app.button(key="_preset_Exclusive or").click().run()
    calm(app)
    check_errors(app, XOR)
    check_plane(app, XOR, 60)
    assert "Here stumps stall:" in shown(app) and "there is no weak edge" in shown(app)
    assert app.button(key="_preset_Exclusive or").proto.type == "primary"


def test_breast_cancer_has_margins_and_no_plane() -> None:
    app = opened("boosting")
    app.button(key="_preset_Breast cancer").click().run()
    calm(app)
    np.testing.assert_array_equal(heights(app, 0, "product"), CANCER.products)
    above = CANCER.training_errors > 0
    np.testing.assert_array_equal(heights(app, 0, "training error")[above], CANCER.training_errors[above])
    np.testing.assert_array_equal(decoded(traces(app, 1)["now"]["x"])[1:-1], np.sort(CANCER.margins(60)))
    assert "Examples with 30 features have no place in the plane" in shown(app)
    assert [each.key for each in app.segmented_control] == ["show"]
    app.button(key="_preset_Disc in a ring").click().run()
    calm(app)
    check_errors(app, CIRCLES)


def test_the_steps_walk_through_the_rounds() -> None:
    app = opened("boosting", round="3")
    check_plane(app, CIRCLES, 3)
    app.button(key="_Step_round").click().run()
    assert app.slider(key="round").value == 4
    check_plane(app, CIRCLES, 4)
    feature, threshold = int(CIRCLES.past("feature")[3]), CIRCLES.past("threshold")[3]
    assert (decoded(traces(app, 1)["stump"]["xy"[feature]]) == threshold).all()
    assert "Round 4 takes the stump" in shown(app)
    app.button(key="_Back_round").click().run()
    app.button(key="_Back_round").click().run()
    check_plane(app, CIRCLES, 2)
    app.button(key="_From the start_round").click().run()
    calm(app)
    assert "nobody has voted" in shown(app) and "stump" not in traces(app, 1)
    check_plane(app, CIRCLES, 0)


def test_the_margins_of_a_round_beside_those_at_the_end() -> None:
    app = opened("boosting", round="5")
    app.segmented_control(key="beside").set_value("margins").run()
    calm(app)
    for name, step in (("now", 5), ("at the end", 60)):
        np.testing.assert_array_equal(decoded(traces(app, 1)[name]["x"])[1:-1], np.sort(CIRCLES.margins(step)))
        np.testing.assert_array_equal(heights(app, 1, name)[:-1], np.arange(101) / 100)


@pytest.mark.parametrize(
    ("key", "value", "noise", "more"),
    [
        ("run.examples", "40", 0.0, (40, 1, 60)),
        ("run.rounds", "7", 0.0, (100, 1, 7)),
        ("run.noise", "0.2", 0.2, (100, 1, 60)),
        ("run.seed", "5", 0.0, (100, 5, 60)),
    ],
)
def test_each_field_makes_another_run(key: str, value: str, noise: float, more: tuple[int, int, int]) -> None:
    app = opened("boosting", round="2")
    app.text_input(key=key).set_value(value).run()
    calm(app)
    run = boosting_run(boosting_world("circles", noise), *more)
    check_errors(app, run)
    check_plane(app, run, run.rounds)
    assert app.slider(key="round").value == run.rounds


@pytest.mark.parametrize("name", ["uniform_rectangle", "margin_halfspace"])
def test_worlds_without_a_known_risk_say_so(name: str) -> None:
    app = opened("boosting")
    app.selectbox(key="run.world").set_value(name).run()
    calm(app)
    run = boosting_run(boosting_world(name), 100, 1, 60)
    check_errors(app, run)
    assert "is not known exactly in this world" in shown(app)


def test_logarithmic_errors_leave_zeros_out() -> None:
    app = opened("boosting")
    app.toggle(key="_run.log").set_value(True).run()
    calm(app)
    np.testing.assert_array_equal(heights(app, 0, "true risk"), CIRCLES.risks)
    told = heights(app, 0, "training error")
    assert (np.isnan(told) == (CIRCLES.training_errors == 0)).all()


def test_another_sample_is_the_next_seed() -> None:
    app = opened("boosting", round="2")
    app.button(key="_another_run.seed").click().run()
    calm(app)
    check_errors(app, boosting_run(boosting_world("circles"), 100, 2, 60))
    assert app.slider(key="round").value == 60


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("run.examples", "401", "Examples m must be an integer"),
        ("run.examples", "", "got nothing."),
        ("run.rounds", "2.5", "Most rounds T must be an integer"),
        ("run.noise", "0.5", "Labels flipped must be a real in [0, 0.5); got 0.5."),
        ("run.seed", "nan", "Seed must be an integer"),
    ],
)
def test_a_wrong_value_gets_its_sentence_and_stays(key: str, value: str, says: str) -> None:
    app = opened("boosting")
    app.text_input(key=key).set_value(value).run()
    assert not app.exception
    assert any(says in as_read(error.value) for error in app.error)
    assert app.text_input(key=key).value == value
    assert "Mend the field" in shown(app)


@pytest.mark.parametrize(
    "address",
    [
        {"run.examples": "1"},
        {"run.examples": "1", "run.seed": "3", "run.log": "1"},
        {"run.world": "margin_halfspace", "run.examples": "3", "beside": "margins"},
        {"run.world": "xor", "run.examples": "400", "run.rounds": "200", "run.noise": "0.45", "round": "0"},
        {"run.world": "breast_cancer", "run.examples": "2", "run.log": "1"},
    ],
)
def test_worlds_tiny_and_hard_are_drawn(address: dict[str, str]) -> None:
    calm(opened("boosting", **address))


def test_no_edge_at_all_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """One example in each square of the exclusive or: no stump has an edge."""
    corners = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]])
    monkeypatch.setattr(Xor, "draw", lambda self, rng, m: Sample(corners, np.array([0, 1, 1, 0])))
    app = opened("boosting", **{"run.world": "xor", "run.examples": "4", "run.seed": "777"})
    calm(app)
    assert "stops before its first round" in shown(app) and "promises nothing" in shown(app)
    assert not app.slider


def test_what_the_link_asks_in_vain_is_told() -> None:
    app = opened("boosting", round="99", beside="luck", tpyo="1", **{"run.world": "mars"})
    told = "\n".join(as_read(warning.value) for warning in app.warning)
    for part in ("round = 99", "beside = luck", "tpyo", "run.world = mars"):
        assert part in told


def test_breast_cancer_has_no_noise_to_set() -> None:
    app = opened("boosting", **{"run.world": "breast_cancer", "run.noise": "0.2"})
    assert not app.exception and "run.noise" in as_read(app.warning[0].value)


def test_the_table_is_the_run() -> None:
    rows = list(csv.DictReader(io.StringIO(csv_text(run_table(CIRCLES)))))
    assert len(rows) == 60
    assert [float(row["product_of_z"]) for row in rows] == CIRCLES.products.tolist()
    assert [float(row["training_error"]) for row in rows] == CIRCLES.training_errors.tolist()


def test_the_snippet_prints_error_product_and_promise(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("boosting")
    exec(next(block.value for block in app.code if block.language == "python"), {})
    printed = [float(word.strip("[]")) for word in capsys.readouterr().out.split()]
    ends = [CIRCLES.training_errors[-1], CIRCLES.products[-1], CIRCLES.promised[-1]]
    assert printed == pytest.approx(ends, rel=1e-6)


def test_the_calculator_is_asked_the_same() -> None:
    link = opened("boosting").get("page_link")[0].proto
    for part in ("theorem=adaboost_training_error", f"gamma={CIRCLES.smallest_edge!r}", "rounds=60", "for=value"):
        assert part in link.query_string
