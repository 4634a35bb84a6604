"""Gram matrices: by hand, by Sylvester's law of inertia, by explicit features; what tanh and differences do."""

from math import exp, tanh
from typing import Any

import numpy as np
import pytest
from scipy.linalg import ldl
from sklearn.metrics import pairwise

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.kernels.gram.run import FUNCTIONS, WORKED, clusters, gram_matrix, is_sure
from tests.sentences import facts

view = views["kernels.gram"]


def negative_pivots(gram: np.ndarray) -> int:
    """Eigenvalues below 0 by Sylvester's law: those of the block diagonal D in K = L D L'."""
    _, blocks, _ = ldl(gram)
    return int((np.linalg.eigvalsh(blocks) < 0).sum())


@pytest.mark.parametrize("seed", range(3))
def test_matrices_are_those_of_scikit_learn(seed: int) -> None:
    X = clusters(9, np.random.default_rng(seed))
    inner, gaussian = X @ X.T, pairwise.rbf_kernel(X, gamma=0.7)
    expected = {
        "gaussian": gaussian,
        "linear": inner,
        "polynomial": pairwise.polynomial_kernel(X, degree=3, gamma=1, coef0=1),
        "quadratic": 1 + inner + inner**2,
        "tanh": pairwise.sigmoid_kernel(X, gamma=0.5, coef0=-0.3),
        "sum": gaussian + inner,
        "product": gaussian * inner,
        "multiple": 2.5 * gaussian,
        "difference": gaussian - 2.5 * inner,
    }
    assert set(expected) == set(FUNCTIONS)
    for function, gram in expected.items():
        run = gram_matrix(function, "linear", 0.7, 3, 0.5, -0.3, 2.5, m=9, seed=seed)
        assert run.points == pytest.approx(X)
        assert run.gram == pytest.approx(gram)
        assert run.eigenvalues.sum() == pytest.approx(np.trace(gram)) == pytest.approx(run.trace)


def test_tanh_fails_at_the_origin_alone_and_on_every_sample() -> None:
    single = gram_matrix("tanh", m=1)
    assert single.smallest == pytest.approx(tanh(-1)) == pytest.approx(-0.761594156)
    for seed in range(5):
        run = gram_matrix("tanh", seed=seed)
        X = run.points
        gram = np.tanh(X @ X.T - 1)
        assert run.negative >= 1
        assert run.witness @ gram @ run.witness == pytest.approx(run.smallest)  # a squared length below 0
        assert np.linalg.norm(run.witness) == pytest.approx(1)
        shifted = gram - (run.smallest + 1e-9) * np.eye(len(X))
        assert negative_pivots(shifted) == 1  # just one eigenvalue below, so it is the smallest
        assert not run.report.positive


@pytest.mark.parametrize("constant", [0.0, 0.5, 1.0, 3.0])
def test_two_points_far_out_disprove_tanh_with_any_constant(constant: float) -> None:
    """K(a, a) K(c, c) < K(a, c)^2 for points a < c far enough out on a line: what is said of tanh in the view."""
    from mpmath import mp, mpf

    with mp.workdps(60):
        a, c = mpf(2), mpf(3)
        squared = mp.tanh(constant + a * a) * mp.tanh(constant + c * c) - mp.tanh(constant + a * c) ** 2
    assert squared < 0


def test_without_a_constant_tanh_fails_on_1_and_2() -> None:
    assert tanh(1) * tanh(4) < tanh(2) ** 2
    assert view(function="tanh", offset=0).run.negative >= 1


def test_kernels_are_inner_products_of_features() -> None:
    """The linear kernel has as many eigenvalues above 0 as the points have dimensions, (1 + s)^2 at most 6."""
    assert gram_matrix("linear").rank == 2
    assert gram_matrix("polynomial", degree=2).rank == 6
    assert gram_matrix("sum", gamma=30.0).rank == 12
    for function in FUNCTIONS:
        if is_sure(function, 1.0):
            for second in ("linear", "quadratic"):
                run = gram_matrix(function, second)
                assert run.negative == 0 and run.report.positive
                assert np.linalg.cholesky(run.gram + 1e-8 * run.trace * np.eye(12)).shape == (12, 12)


def test_rules_for_new_kernels() -> None:
    assert is_sure("multiple", 2) and not is_sure("multiple", -2)
    assert is_sure("difference", -1) and not is_sure("difference", 1)
    turned = gram_matrix("multiple", factor=-2).eigenvalues
    assert turned == pytest.approx(-2 * gram_matrix("gaussian").eigenvalues[::-1])
    assert gram_matrix("difference", factor=-1).gram == pytest.approx(gram_matrix("sum").gram)
    difference = gram_matrix("difference", m=2, seed=1)  # the origin and a point x around (2, 2): det < 0 by hand
    x = difference.points[1]
    near, length = exp(-(x @ x)), x @ x
    assert difference.gram == pytest.approx(np.array([[1, near], [near, 1 - length]]))
    assert np.prod(difference.eigenvalues) == pytest.approx(1 - length - near**2)
    assert difference.negative == 1


def test_the_worked_norm_is_18() -> None:
    run = view(function="linear", sample="worked").run
    assert run.gram.tolist() == [[2, 1, 0], [1, 3, 1], [0, 1, 4]]
    w = np.array([2.0, 2, 1, 3])  # 1·(1, 1, 0, 0) + 2·(1, 0, 1, 1) - (1, -1, 1, -1)
    assert run.squared_norm == pytest.approx(w @ w) == pytest.approx(18)
    assert (WORKED @ w).tolist() == [4, 6, -2]
    assert run.scores == pytest.approx([4, 6, -2])
    assert run.printed_squared_norm == pytest.approx(4)
    roots = np.roots([1, -9, 24, -18])  # det(K - t) = -(t^3 - 9 t^2 + 24 t - 18), by hand
    assert run.eigenvalues == pytest.approx(np.sort(roots.real)[::-1])
    more = view(function="linear", sample="worked").more
    assert "**18**" in more and "4 α 6" in facts(more)


def test_what_is_said() -> None:
    fails, holds = view(function="tanh", offset=-2, m=1), view(function="linear")
    assert "1 eigenvalue 1 below 0" in facts(fails.sentence) and "no kernel" in fails.sentence
    assert "x = (0, 0) K x x −0.964" in facts(fails.more)  # tanh(-2)
    assert "0 smallest" in facts(holds.headline.sentence)
    assert holds.headline.bound_text == "at least 0"
    assert "2 positive" in facts(holds.sentence)
    assert not fails.headline.bound_text
    alone = view(function="tanh", offset=1, m=1)
    assert "proves nothing" in alone.sentence and not alone.headline.bound_text


def test_the_traces_bound() -> None:
    answer = view(m=25)
    assert answer.run.trace == pytest.approx(25)
    assert answer.run.complexity == theorems["rademacher_kernel"](m=25, norm=1, trace=25.0) == pytest.approx(1 / 5)
    assert view(function="tanh").run.complexity is None


def test_figures_hold_matrix_and_eigenvalues() -> None:
    answer = view(function="difference", m=5)
    heat, bars = (figure.data[0] for figure in answer.figures)
    assert np.asarray(heat.z) == pytest.approx(answer.run.gram)
    assert heat.zmax == -heat.zmin == np.abs(answer.run.gram).max()
    assert list(bars.y) == pytest.approx(sorted(np.linalg.eigvalsh(answer.run.gram), reverse=True))
    assert len(set(bars.marker.color)) == 2


def test_the_hard_svm_of_the_worked_vectors() -> None:
    """By hand with all three scores at their labels: K(1/3, 1/3, -1/3) = (1, 1, -1), and every multiplier is >= 0."""
    result = view(function="linear", sample="worked")
    assert result.run.hard == pytest.approx(np.array([1, 1, -1]) / 3)
    assert "0.3333 0.3333 −0.3333" in facts(result.more)
    assert view(function="linear").run.hard is None


@pytest.mark.parametrize("function", ["linear", "gaussian", "polynomial", "quadratic", "sum"])
def test_the_hard_svm_by_its_coefficients_is_that_of_a_general_solver(function: str) -> None:
    from scipy.optimize import LinearConstraint, minimize

    run = view(function=function, sample="worked").run
    K, y = run.gram, np.array([1.0, 1, -1])
    apart = LinearConstraint(y[:, None] * K, 1, np.inf)
    solver: Any = minimize
    best = solver(lambda a: a @ K @ a, np.zeros(3), method="SLSQP", constraints=apart, tol=1e-14)
    assert run.hard is not None and (y * (K @ run.hard) >= 1 - 1e-9).all()
    assert run.hard @ K @ run.hard == pytest.approx(best.fun, rel=1e-6)
    assert view(function="tanh", sample="worked").run.hard is None
