"""The Dimensions page: its figures are the runs' own numbers, every view opens, what is wrong is said."""

import json

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from laboratory.topics.dimensions.lift.run import lifted
from laboratory.topics.dimensions.network.run import network_run
from laboratory.topics.dimensions.pca.run import components_of
from laboratory.topics.dimensions.projections.figures import ratio_bars
from laboratory.topics.dimensions.projections.run import point_set, projected, sweep
from laboratory.topics.dimensions.sensing.run import one_round, together
from laboratory.topics.dimensions.space.figures import distance_bars
from laboratory.topics.dimensions.space.run import distances, edges, gaussian_peak, nearest, shells, volumes
from laboratory.topics.dimensions.worked.run import worked_example
from pages._dimensions_phase_run import Asked, decoding
from pages.widgets.piecework import Known, Worker
from tests.opening import as_read, calm, decoded, heights, opened, shown

LAWS = {
    "nearest": ("nearest of all", nearest(40).curves["nearest"], "space.points", "40"),
    "volume": ("this ball", volumes(2.0).curves["this"], "space.radius", "2"),
    "shell": ("shell of a ball", shells(0.5).curves["shell"], "space.core", "0.5"),
    "gaussian": ("exact", gaussian_peak(0.01).curves["exact"], "space.ratio", "0.01"),
}


def test_it_opens_on_distances_that_survive_with_the_promise_beside() -> None:
    app = opened("dimensions")
    calm(app)
    points = point_set("random", 100, 1_000, 1)
    run = projected(points, 300, 0.3, 0.05, 1)
    np.testing.assert_array_equal(heights(app, 0, "measured"), ratio_bars(run)[1])
    np.testing.assert_array_equal(heights(app, 1, "measured"), sweep(points, 1).worst.ravel())
    assert "with **678** dimensions no squared distance changes by more than 30 %" in shown(app)
    link = app.get("page_link")[0].proto.query_string
    assert "theorem=johnson_lindenstrauss" in link and "vectors=4950" in link and "epsilon=0.3" in link


def test_the_fields_of_a_projection_move_it_and_the_snippet_prints_its_numbers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = {
        "proj.points": "20",
        "proj.features": "30",
        "proj.kept": "15",
        "proj.epsilon": "0.5",
        "proj.delta": "0.2",
    }
    app = opened("dimensions", **address)
    app.text_input(key="proj.seed").set_value("4").run()
    calm(app)
    run = projected(point_set("random", 20, 30, 4), 15, 0.5, 0.2, 4)
    np.testing.assert_array_equal(heights(app, 0, "measured"), ratio_bars(run)[1])
    exec(next(block.value for block in app.code if block.language == "python"), {})
    assert capsys.readouterr().out.split() == [str(run.worst), str(run.chance), str(run.enough)]
    app.selectbox(key="proj.data").set_value("digits").run()
    calm(app)
    run = projected(point_set("digits", 20, 64, 4), 15, 0.5, 0.2, 4)
    np.testing.assert_array_equal(heights(app, 0, "measured"), ratio_bars(run)[1])


def test_a_wrong_value_gets_its_sentence_and_stays() -> None:
    app = opened("dimensions", **{"proj.epsilon": "1.5", "proj.points": "20", "proj.delta": "2"})
    told = "\n".join(as_read(error.value) for error in app.error)
    assert "Change ε must be" in told and "got 1.5" in told and "Mend the field under “More”" in told
    assert app.text_input(key="proj.epsilon").value == "1.5"
    assert "Mend the field" in shown(app) and not app.exception


@pytest.mark.parametrize(
    ("name", "says"),
    [("Digits from few numbers", "the eigenvalues left out, times 1,796"), ("A ball disappears", "in dimension **5**")],
)
def test_presets_open_their_views(name: str, says: str) -> None:
    app = opened("dimensions", show="worked")
    app.button(key=f"_preset_{name}").click().run()
    calm(app)
    assert says in shown(app)
    assert app.button(key=f"_preset_{name}").proto.type == "primary"


def test_components_are_the_runs_and_the_slider_keeps_axes() -> None:
    app = opened("dimensions", show="pca", **{"pca.data": "iris", "pca.scale": "1", "axes": "1"})
    calm(app)
    run = components_of("iris", scale=True)
    np.testing.assert_array_equal(heights(app, 0, "measured"), run.lost)
    np.testing.assert_array_equal(heights(app, 0, "eigenvalues left out"), run.promised / run.total)
    assert heights(app, 0, "now")[0] == run.lost[1]
    np.testing.assert_array_equal(heights(app, 1, "setosa"), run.scores[run.labels == 0, 1])
    app.button(key="_Step_axes").click().run()
    calm(app)
    assert heights(app, 0, "now")[0] == run.lost[2]


def test_the_five_points_step_by_step() -> None:
    app = opened("dimensions", show="worked", table="3")
    calm(app)
    run = worked_example()
    np.testing.assert_array_equal(heights(app, 1, "scores"), run.scores[:, 1])
    assert "2.5158, 1.0653, 0.3939, 0.0250" in shown(app) and "The notes print 2.5757" in shown(app)
    app.selectbox(key="worked.divisors").set_value("mixed").run()
    app.slider(key="table").set_value(2).run()
    calm(app)
    assert "Its diagonal is 0.8: deviations and Σ do not use the same divisor." in shown(app)


def test_the_network_is_the_run_step_by_step() -> None:
    app = opened("dimensions", show="network", after="7", **{"net.code": "1", "net.steps": "40", "net.rate": "0.05"})
    calm(app)
    run = network_run("iris", 1, 0.05, 40, 0, 7)
    np.testing.assert_array_equal(heights(app, 1, "loss"), run.losses[1:])
    assert heights(app, 1, "now")[0] == run.losses[7]
    app.selectbox(key="net.data").set_value("worked").run()
    calm(app)
    assert app.slider(key="after").value == len(network_run("worked", 1, 0.05, 40).losses) - 1


def test_a_stop_ends_the_decoding_after_the_round_in_hand() -> None:
    known: Known = {}
    work = Worker(decoding(Asked(8, 40, 0.05, 5)), known)
    while not known:
        work.wait(0.01)
    work.stop()
    assert work.wait(60) and work.error is None
    assert sorted(known) == list(range(len(known))) and len(known) < 40


def test_sparse_signals_are_counted() -> None:
    app = opened("dimensions", show="sensing", **{"cs.length": "8", "cs.rounds": "2", "cs.seed": "3"})
    calm(app)
    run = together(8, [one_round(8, 3, number) for number in range(2)])
    spec = json.loads(app.get("plotly_chart")[-2].proto.spec)
    found = spec["data"][0]["z"]
    shares = decoded(found) if isinstance(found, dict) else np.array(found, dtype=float)
    np.testing.assert_array_equal(shares.reshape(run.rate.shape), run.rate)
    assert "Gaussian measurements to find" in shown(app)


def test_the_laws_of_space_are_the_theorems() -> None:
    app = opened("dimensions", show="space", **{"space.share": "0.2", "space.n": "20"})
    calm(app)
    np.testing.assert_array_equal(heights(app, 0, "share 0.2"), edges((0.2, 0.01)).curves["0.2"])
    for law, (name, curve, key, value) in LAWS.items():
        app.segmented_control(key="law").set_value(law).run()
        app.text_input(key=key).set_value(value).run()
        calm(app)
        np.testing.assert_array_equal(heights(app, 0, name), curve)
    app.segmented_control(key="law").set_value("distances").run()
    calm(app)
    run = distances(0)
    shares = distance_bars(run.squared[100] / run.mean(100), logarithmic=False)[1]
    np.testing.assert_array_equal(heights(app, 0, "100 dimensions"), shares)


def test_circles_are_lifted_and_tilted() -> None:
    app = opened("dimensions", show="lift", tilt="9", **{"lift.points": "30", "lift.gap": "0.2"})
    calm(app)
    run = lifted(30, 0.2, 0.0, 3)
    np.testing.assert_allclose(heights(app, 0, "disc"), 2 * run.points[run.labels == 1, 2] - 1, atol=1e-12)
    assert "**no line separates**" in shown(app) and "**a plane does**" in shown(app)
    app.text_input(key="lift.noise").set_value("0.4").run()
    calm(app)
    assert "**no plane does either**" in shown(app)


def test_what_the_link_asks_in_vain_is_told() -> None:
    app = opened("dimensions", show="nothing", tpyo="1", **{"proj.points": "5"})
    told = "\n".join(as_read(warning.value) for warning in app.warning)
    assert "show = nothing" in told and "tpyo" in told
