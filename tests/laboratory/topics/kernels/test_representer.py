"""Kernel SGD as a sum of bumps: by the box, by SciPy's optimizer over all coefficients, and projections by hand."""

from functools import cache
from typing import Any

import numpy as np
import pytest
from scipy.optimize import minimize
from sklearn.metrics.pairwise import rbf_kernel

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.kernels.representer.orthogonal import orthogonal_to
from laboratory.topics.kernels.representer.run import AMONG, GRID, PLACES, BumpRun, kernel_sgd
from laboratory.views.view_result import ViewResult
from learners.kernels.gaussian import Gaussian
from tests.sentences import facts

view = views["kernels.representer"]


@cache
def run() -> BumpRun:
    return kernel_sgd(lam=0.05, gamma=3.0, m=20, draws=2_000, seed=1)


@cache
def opened(**fields: Any) -> ViewResult:
    return view(**fields)


def objective(alpha: np.ndarray) -> float:
    gram = rbf_kernel(run().points, gamma=3.0)
    hinges = np.maximum(0, 1 - run().signs * (gram @ alpha))
    return float(run().lam / 2 * alpha @ gram @ alpha + hinges.mean())


def test_the_run_goes_the_way_of_the_box() -> None:
    beta, total = np.zeros(20), np.zeros(20)
    gram, looks = rbf_kernel(run().points, gamma=3.0), dict(zip(run().draws.tolist(), run().coefficients, strict=True))
    for t, i in enumerate(np.random.RandomState(0).randint(20, size=2_000), 1):
        alpha = beta / (run().lam * t)
        total += alpha
        if t in looks:
            assert looks[t] == pytest.approx(total / t, abs=1e-10)
            assert np.count_nonzero(looks[t]) <= min(t - 1, 20)
        if run().signs[i] * (gram[i] @ alpha) < 1:
            beta[i] += run().signs[i]
    assert max(looks) == 2_000


def test_objectives_and_the_least_of_them() -> None:
    """No weights do better than the best: SciPy looks for others, along all coefficients, from several starts."""
    for step in (0, 10, -1):
        assert objective(run().coefficients[step]) == pytest.approx(run().objectives[step])
    assert objective(np.zeros(20)) == 1 == run().objectives[0]
    assert objective(run().best) == pytest.approx(run().minimum)
    rng = np.random.default_rng(0)
    for scale in (1e-3, 0.1, 1):
        start = run().best + scale * rng.normal(size=20)
        minimum = minimize(objective, start, method="Powell", options={"maxiter": 4})
        assert minimum.fun >= run().minimum - 1e-9
    assert (run().mean_gaps >= -1e-12).all()
    assert (run().mean_gaps <= run().bound).all()
    assert run().bound[-1] == pytest.approx(2 * (1 + np.log(2_000)) / (0.05 * 2_000))


def test_scores_and_norm_by_the_gram_matrix() -> None:
    gram = rbf_kernel(run().points, gamma=3.0)
    values, vectors = np.linalg.eigh(gram)
    features = vectors * np.sqrt(np.maximum(values, 0))  # rows with the same inner products
    for step in (5, -1):
        alpha = run().coefficients[step]
        w = alpha @ features
        assert run().squared_norm(step) == pytest.approx(w @ w)
        assert run().scores(run().points, step) == pytest.approx(features @ w)
        place = np.array([[GRID[10], GRID[40]]])
        by_hand = sum(a * np.exp(-3 * ((p - place[0]) ** 2).sum()) for a, p in zip(alpha, run().points, strict=True))
        assert run().scores(place, step)[0] == pytest.approx(by_hand)
        assert run().on_grid(step)[40, 10] == pytest.approx(by_hand)


def test_the_orthogonal_part_is_what_a_projection_leaves() -> None:
    """With the examples' and one more point's features written out, the part is a residual of least squares."""
    part = run().orthogonal
    gram = rbf_kernel(np.vstack([run().points, part.place]), gamma=3.0)
    features = np.linalg.cholesky(gram + 1e-14 * np.eye(21))
    examples, extra = features[:20], features[20]
    residual = extra - examples.T @ np.linalg.lstsq(examples.T, extra, rcond=None)[0]
    assert part.length == pytest.approx(np.linalg.norm(residual), rel=1e-5)
    assert part(part.place[None])[0] == pytest.approx(part.length, rel=1e-6)
    assert np.abs(part(run().points)).max() < 1e-9
    squares = 1 + part.projection @ rbf_kernel(run().points, gamma=3.0) @ part.projection
    assert (squares - 2 * part.projection @ gram[20, :20]) / part.length**2 == pytest.approx(1, rel=1e-6)


def test_an_orthogonal_part_by_hand() -> None:
    """One example at 0, the only other place at 1: exp(-1) of the bump lies along the example's."""
    part = orthogonal_to(Gaussian(1.0), np.zeros((1, 2)), np.array([[1.0, 0.0]]))
    assert part.length == pytest.approx(np.sqrt(1 - np.exp(-2)))
    assert part.projection == pytest.approx([np.exp(-1)])
    assert part(np.array([[0.0, 0.0], [1.0, 0.0]])) == pytest.approx([0, part.length])
    assert part(np.array([[-1.0, 0]]))[0] == pytest.approx((np.exp(-4) - np.exp(-2)) / part.length)


@pytest.mark.parametrize(("gamma", "m"), [(1.0, 150), (1.0, 4), (100.0, 150), (10.0, 60)])
def test_no_example_sees_it_at_any_width(gamma: float, m: int) -> None:
    points = kernel_sgd(gamma=gamma, m=m, draws=10).points
    part = orthogonal_to(Gaussian(gamma), points, AMONG)
    assert np.abs(part(points)).max() < 1e-6
    assert 0 < part.length <= 1
    assert np.abs(part(PLACES)).max() > 1e-3


def test_what_is_said_and_drawn_of_the_bumps() -> None:
    answer = opened().at(7)
    bumps = int(np.count_nonzero(answer.run.coefficients[7]))
    assert f"{bumps} of 60 bump" in facts(answer.sentence)
    assert "w = 0" in answer.at(0).sentence
    assert answer.headline.bound_text.startswith("at most")
    assert answer.headline.at_most == theorems["sgd_regularised"](steps=int(answer.run.draws[7]), lam=0.01, lipschitz=1)
    _, bars = answer.figures
    assert list(bars.data[0].y) == answer.run.coefficients[7].tolist()
    negative = int((answer.run.signs < 0).sum())
    assert f"all {negative} negative" in facts(answer.more)
    assert answer.table["coefficient"] == answer.run.coefficients[7].tolist()


def test_what_is_said_and_drawn_of_the_orthogonal_part() -> None:
    answer = opened(beside="orthogonal", extra=3)
    assert "adds **9** to ‖w‖²" in answer.sentence and "no score" in facts(answer.sentence)
    plane, pairs = answer.figures
    named = {trace.name: trace for trace in pairs.data}
    assert np.asarray(named["examples"].x) == pytest.approx(np.asarray(named["examples"].y), abs=1e-6)
    assert np.abs(np.asarray(named["other points"].x) - np.asarray(named["other points"].y)).max() > 1
    assert {"boundary", "with the orthogonal part", "extra bump"} <= {trace.name for trace in plane.data}


def test_dashes_are_drawn_over_the_full_line_that_would_hide_them() -> None:
    asked_for: tuple[dict[str, Any], ...] = ({}, {"beside": "orthogonal"})
    for fields in asked_for:
        lines = [trace.line.dash for trace in view(**fields).figures[0].data if trace.type == "contour"]
        assert lines[0] in (None, "solid") and len(lines) == 2 and lines[1] in ("longdash", "dash")
