"""Kernel machines of large samples: begun by libsvm, settled without a Gram matrix, or refused before they begin."""

import tracemalloc
from types import SimpleNamespace

import numpy as np
import pytest
from numpy.testing import assert_allclose

from learners import learners
from learners.kernels.gaussian import Gaussian
from learners.shared import gram
from learners.svm import kernelised, linear
from learners.svm.dual import INSIDE, LIBRARY, STEPWISE
from tests.sentences import pattern

KernelSVM = learners["kernel_svm"]
Sample = tuple[np.ndarray, np.ndarray]


def noisy(m: int, d: int = 3) -> Sample:
    rng = np.random.default_rng(4)
    X = rng.normal(size=(m, d))
    return X, np.where(X[:, 0] * X[:, 1] + 0.3 * rng.normal(size=m) > 0, 1.0, -1.0)


X, y = noisy(180)
SAMPLES: dict[str, Sample] = {
    "plain": (X, y),
    "collinear": (np.column_stack([X, X[:, 0] + X[:, 1]]), y),
    "columns": (X * [0.1, 1, 3], y),
    "repeated": (np.tile(X[:60], (3, 1)), np.tile(y[:60], 3)),
    "torn": (np.tile(X[:60], (3, 1)), np.r_[y[:60], y[:60], -y[:60]]),
    "few positive": (X, np.where(np.arange(180) < 2, 1.0, -1.0)),
    "one label": (X, np.ones(180)),
    "one place": (np.ones((180, 2)), y),
}


@pytest.mark.parametrize("C", [1e-3, 1.0, 20.0])
@pytest.mark.parametrize("kernel", ["gaussian", "polynomial", "quadratic", "linear"])
@pytest.mark.parametrize("name", SAMPLES)
def test_it_is_the_machine_of_the_steps(name: str, kernel: str, C: float, monkeypatch: pytest.MonkeyPatch) -> None:
    points, signs = SAMPLES[name]
    settings = {"kernel": kernel, "gamma": 0.7, "labels": (-1.0, 1.0)}
    steps = KernelSVM(C, **settings).fit(points, signs)
    monkeypatch.setattr(kernelised, "RECORDED", 0)
    monkeypatch.setattr(linear, "RECORDED", 0)
    large = KernelSVM(C, **settings).fit(points, signs)
    ours, theirs = large.history_, steps.history_
    assert ours["solver"] == (LIBRARY if kernel == "gaussian" else INSIDE)
    assert ours["violations"].size == 0
    assert ours["stopped_by"] == "optimality conditions"
    assert ours["dual_objective"] == pytest.approx(theirs["dual_objective"], rel=1e-12, abs=1e-15)
    assert ours["primal_objective"] == pytest.approx(theirs["primal_objective"], rel=1e-9, abs=1e-12)
    assert ours["kkt_residual"] < 1e-8
    assert ours["radius"] == pytest.approx(theirs["radius"])
    if np.isfinite(ours["intercept_low"]) and ours["intercept_low"] == pytest.approx(ours["intercept_high"]):
        assert_allclose(large.decision_function(points), steps.decision_function(points), atol=1e-6)


@pytest.mark.parametrize("kernel", ["linear", "polynomial", "quadratic"])
def test_kernels_of_few_features_need_no_library_without_an_intercept(
    kernel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = KernelSVM(0.1, kernel=kernel, fit_intercept=False)
    steps = machine.fit(X, y).decision_function(X)
    monkeypatch.setattr(kernelised, "RECORDED", 0)
    monkeypatch.setattr(linear, "RECORDED", 0)
    assert machine.fit(X, y).history_["solver"] == INSIDE
    assert_allclose(machine.decision_function(X), steps, atol=1e-8)


def test_a_polynomial_of_many_features_is_begun_by_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = KernelSVM(0.5, kernel="polynomial", degree=9)
    steps = machine.fit(X / 3, y).history_["dual_objective"]
    monkeypatch.setattr(kernelised, "RECORDED", 0)
    assert machine.fit(X / 3, y).history_["solver"] == LIBRARY
    assert machine.history_["dual_objective"] == pytest.approx(steps, rel=1e-12)


def test_up_to_a_thousand_examples_the_steps_are_recorded() -> None:
    history = KernelSVM().fit(X, y).history_
    assert history["solver"] == STEPWISE
    assert len(history["violations"]) == history["iterations"] + 1


def test_no_gram_matrix_is_kept_of_a_large_sample() -> None:
    points, signs = noisy(3000)
    machine = KernelSVM(gamma=0.3)
    tracemalloc.start()
    machine.fit(points, signs)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 0.9 * 8 * 3000**2  # a part of it at a time
    assert machine._report["kkt_residual"] < 1e-9


def test_parts_of_a_kernel_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, coefficients = Gaussian(0.5), np.random.default_rng(0).normal(size=180)
    whole = kernel(X, X) @ coefficients
    monkeypatch.setattr(gram, "PART", 1000)
    assert_allclose(gram.kernel_scores(kernel, X, X, coefficients), whole, rtol=1e-12)
    assert gram.kernel_scores(kernel, X[:0], X, coefficients).shape == (0,)
    assert gram.squared_radius(kernel, X) == 1


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("kernel_svm", {"fit_intercept": False}),
        ("kernel_svm", {"kernel": "sigmoid"}),
        ("kernel_pegasos", {}),
    ],
)
def test_what_memory_cannot_hold_is_refused_before_it_begins(name: str, settings: dict[str, object]) -> None:
    points = np.zeros((30_000, 1))
    with pytest.raises(ValueError, match=pattern("X ≤ 20,000; 30,000 7")):
        learners[name](**settings).fit(points, np.arange(30_000) % 2)


def test_beyond_what_takes_seconds_the_eigenvalue_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("learners.svm.kernel_svm.MOST_EIGENVALUES", 100)
    assert np.isnan(KernelSVM().fit(X, y).history_["smallest_eigenvalue"])


def test_a_hard_margin_of_many_examples_is_refused_before_it_starts() -> None:
    X, y = np.arange(2001.0)[:, np.newaxis], np.arange(2001) % 2
    with pytest.raises(ValueError, match=pattern("X ≤ 2,000; 2,001")):
        KernelSVM(margin="hard").fit(X, y)


def test_a_linear_program_without_an_answer_names_the_sizes_that_it_had(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scipy.optimize.linprog", lambda *_, **__: SimpleNamespace(x=None))
    with pytest.raises(ValueError, match=pattern("X must; 2 0.25 36 no")):
        KernelSVM(kernel="linear", margin="hard").fit([[0.5], [6.0]], [0, 1])
