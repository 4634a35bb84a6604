"""The views of Dimensions: their figures are the runs' own numbers, and each field makes another run."""

from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds.numbers import percent
from laboratory.topics import views
from laboratory.topics.dimensions.lift.run import lifted
from laboratory.topics.dimensions.network.run import network_run
from laboratory.topics.dimensions.pca.run import components_of
from laboratory.topics.dimensions.projections.figures import ratio_bars
from laboratory.topics.dimensions.projections.run import Projected, point_set, projected, sweep
from laboratory.topics.dimensions.sensing.run import decoded, one_round, rounds_of, together
from laboratory.topics.dimensions.space.distances import distances
from laboratory.topics.dimensions.space.histograms import distance_bars
from laboratory.topics.dimensions.space.run import edges, gaussian_peak, nearest, shells, volumes
from laboratory.topics.dimensions.worked.run import worked_example
from pages.widgets.piecework import Known, Work, Worker
from tests import opening
from tests.opening import calm, charts, opened
from tests.sentences import facts
from tests.showing import names, trace

PROJECTIONS, PCA, WORKED, NETWORK, SENSING, SPACE, LIFT = (
    views[f"dimensions.{name}"] for name in ("projections", "pca", "worked", "network", "sensing", "space", "lift")
)
LAWS: dict[str, tuple[str, np.ndarray, dict[str, Any]]] = {
    "edges": ("share 0.2", edges((0.2, 0.01)).curves["0.2"], {"share": 0.2}),
    "nearest": ("nearest of all", nearest(40).curves["nearest"], {"points": 40}),
    "volume": ("this ball", volumes(2.0).curves["this"], {"radius": 2}),
    "shell": ("shell of a ball", shells(0.5).curves["shell"], {"core": 0.5}),
    "gaussian": ("exact", gaussian_peak(0.01).curves["exact"], {"ratio": 0.01}),
}


def test_distances_survive_with_the_lemma_beside() -> None:
    answer = PROJECTIONS()
    points = point_set("random", 100, 1_000, 1)
    run = projected(points, 300, 0.3, 0.05, 1)
    np.testing.assert_array_equal(trace(answer, 0, "measured")[1], ratio_bars(run)[1])
    np.testing.assert_array_equal(trace(answer, 1, "measured")[1], sweep(points, 1).worst.ravel())
    assert "678 no squared more than 30%" in facts(answer.more)
    assert "300 1,000 = 300,000" in facts(answer.more)  # entries of the matrix
    inputs = answer.theorem_of(PROJECTIONS.view.guarantees[0])
    assert inputs == ("johnson_lindenstrauss", {"epsilon": 0.3, "delta": 0.05, "vectors": 4_950})


@pytest.mark.parametrize(("kept", "guaranteed"), [(1, False), (50, False), (300, True), (2_000, True)])
def test_the_change_that_the_lemma_allows(kept: int, guaranteed: bool) -> None:
    """Solved by hand: n (e^2/2 - e^3/3)/2 = ln(2 pairs / delta), the lemma's own condition, where e is below 1."""
    headline = PROJECTIONS(kept=kept).headline
    assert (headline.at_most is not None) == guaranteed
    if headline.at_most is not None:
        e = headline.at_most
        assert kept * (e**2 / 2 - e**3 / 3) / 2 == pytest.approx(np.log(2 * 4_950 / 0.05), rel=1e-6)


@pytest.mark.parametrize(("data", "features"), [("random", 30), ("digits", 64)])
def test_the_fields_of_a_projection_move_it(data: str, features: int) -> None:
    inputs: dict[str, Any] = {"data": data, "points": 20, "kept": 15, "epsilon": 0.5, "delta": 0.2, "seed": 4}
    answer = PROJECTIONS(features=30, **inputs)
    run: Projected = projected(point_set(data, 20, features, 4), 15, 0.5, 0.2, 4)
    np.testing.assert_array_equal(trace(answer, 0, "measured")[1], ratio_bars(run)[1])
    assert (answer.run.worst, answer.run.probability, answer.run.enough) == (run.worst, run.probability, run.enough)


def test_components_are_the_runs_and_the_player_keeps_axes() -> None:
    answer = PCA(data="iris", scale=True, step=1)
    run = components_of("iris", scale=True)
    np.testing.assert_array_equal(trace(answer, 0, "measured")[1], run.lost)
    np.testing.assert_array_equal(trace(answer, 0, "eigenvalues left out")[1], run.by_eigenvalues / run.total)
    np.testing.assert_array_equal(trace(answer, 1, "setosa")[1], run.scores[run.labels == 0, 1])
    for kept in (1, 2):
        assert (
            trace(answer.at(kept), 0, "now")[1] == [run.lost[kept]] and answer.at(kept).headline.value == run.lost[kept]
        )
    assert "eigenvalues 1,796" in facts(PCA().more)


def test_digits_stand_beside_what_is_restored() -> None:
    answer, pixels = PCA(step=64), components_of("digits")
    (sheet,) = answer.figures[1].data
    digit, restored = np.asarray(sheet.z)[:8, :8], np.asarray(sheet.z)[:8, 9:17]
    np.testing.assert_allclose(digit, restored, atol=1e-9)
    assert digit.sum() > 0 and len(PCA(scale=True).figures) == 2
    nothing = np.asarray(answer.at(0).figures[1].data[0].z)[:8, 9:17].ravel()
    np.testing.assert_allclose(nothing, digit.ravel() - pixels.points[0], atol=1e-9)


def test_class_names_are_read_without_underscores() -> None:
    assert {"class 0", "class 1", "class 2"} <= names(PCA(data="wine"), 1)


def test_the_five_points_step_by_step() -> None:
    answer = WORKED(step=3)
    np.testing.assert_array_equal(trace(answer, 1, "scores")[1], worked_example().scores[:, 1])
    assert "2.5158, 1.0653, 0.3939, 0.0250" in answer.sentence and "notes 2.5757" in facts(answer.more)
    mixed = WORKED(divisors="mixed", step=2).sentence
    assert "0.8 Σ not divisor" in facts(mixed)
    assert WORKED().headline.value == pytest.approx(0.098471761 + 0.006257803, abs=1e-9)


def test_the_network_is_the_run_step_by_step() -> None:
    answer = NETWORK(code=1, steps=40, rate=0.05, step=7)
    run = network_run("iris", 1, 0.05, 40, 0, 7)
    np.testing.assert_array_equal(trace(answer, 1, "loss")[1], run.losses[1:])
    assert trace(answer, 1, "now")[1] == [run.losses[7]] and answer.headline.value == run.losses[7]
    weights = [figure for figure in answer.figures[0].data if figure.name == "weight"]
    widest = max(np.abs(run.encoder).max(), np.abs(run.decoder).max())
    assert weights[0].line.width == pytest.approx(0.4 + 7 * abs(run.encoder[0, 0]) / widest)
    worked = NETWORK(data="worked", code=1, steps=40, rate=0.05)
    assert worked.step == len(network_run("worked", 1, 0.05, 40).losses) - 1


def test_a_stop_ends_the_decoding_after_the_round_in_hand() -> None:
    known: Known = {}
    pieces = rounds_of(8, 40, 5)
    work = Worker(Work("decoding", (8, 5), pieces, decoded, str), known)
    while not known:
        work.wait(0.01)
    work.stop()
    assert work.wait(300) and work.error is None
    assert list(known) == pieces[: len(known)] and len(known) < 40


def test_sparse_signals_are_counted_while_they_are_decoded() -> None:
    app = opened("dimensions", show="sensing", **{"sensing.d": "8", "sensing.rounds": "2", "sensing.seed": "3"})
    calm(app)
    run = together(8, [one_round(8, 3, number) for number in range(2)])
    spec = charts(app)[-2].spec
    cells = spec["data"][0]["z"]
    shares = opening.decoded(cells) if isinstance(cells, dict) else np.array(cells, dtype=float)
    np.testing.assert_array_equal(shares.reshape(run.rate.shape), run.rate)
    assert "Gaussian measurements" in facts(opening.page_text(app))


def test_in_either_theme_a_cell_is_bluer_the_more_signals_are_found() -> None:
    for theme in ("light", "dark"):
        (_, none), (_, every) = SENSING(d=8, rounds=1, theme=theme).figures[0].data[0].colorscale
        blue = [int(every[i : i + 2], 16) - int(none[i : i + 2], 16) for i in (1, 3, 5)]
        assert blue[2] > blue[0], theme


@pytest.mark.parametrize("law", LAWS)
def test_the_laws_of_space_are_the_theorems(law: str) -> None:
    name, curve, own = LAWS[law]
    answer = SPACE(law=law, n=20, **own)
    np.testing.assert_array_equal(trace(answer, 0, name)[1], curve)
    assert answer.headline.value == curve[19]


@pytest.mark.parametrize("raw", [False, True])
def test_distances_are_the_draws(raw: bool) -> None:
    run = distances(0)
    squared = run.squared[100] if raw else run.squared[100] / run.mean(100)
    answer = SPACE(law="distances", raw=raw)
    np.testing.assert_array_equal(trace(answer, 0, "100 dimensions")[1], distance_bars(squared, logarithmic=raw)[1])


def test_circles_are_lifted_and_tilted() -> None:
    answer = LIFT(m=30, gap=0.2, step=9)
    run = lifted(30, 0.2, 0.0, 3)
    np.testing.assert_allclose(trace(answer, 0, "disc")[1], 2 * run.points[run.labels == 1, 2] - 1, atol=1e-12)
    assert "no line separates" in facts(answer.sentence) and "**a plane does**" in answer.more
    assert answer.headline.value == 0 and answer.step_text(7) == "70°"
    flipped = LIFT(m=30, gap=0.2, noise=0.4)
    assert "no plane either" in facts(flipped.more)
    inside = np.hypot(*flipped.run.points[:, :2].T) <= 0.5
    assert flipped.headline.value == np.mean(inside != (flipped.run.labels == 1)) > 0


def test_what_an_old_link_asks_in_vain_is_told() -> None:
    app = opened("dimensions", show="nothing", tpyo="1", **{"projections.points": "5"})
    warnings = "\n".join(opening.as_read(warning.value) for warning in app.warning)
    assert "show = nothing" in warnings and "tpyo" in warnings
    assert app.text_input(key="projections.points").value == "5"


def test_the_worst_signal_of_two_entries() -> None:
    """By the closed form of the eigenvalues of two columns' Gram matrix, whose larger one wins here."""
    d, n, seed = 8, 4, 3
    W = np.random.default_rng((seed, n)).standard_normal((n, d)) / np.sqrt(n)
    far = 0.0
    for i in range(d):
        for j in range(i):
            a, b, c = (float(W[:, p] @ W[:, q]) for p, q in ((i, i), (j, j), (i, j)))
            root = (((a - b) / 2) ** 2 + c * c) ** 0.5
            far = max(far, abs((a + b) / 2 + root - 1), abs((a + b) / 2 - root - 1))
    result = views["dimensions.sensing"](d=d, rounds=1, seed=seed)
    assert percent(far) in result.more and f"{far:.3g}" in result.more
