"""The perceptron criterion: by loops, by differences, and by the quantity that is worked out by hand."""

import numpy as np
import pytest

from laboratory.by_hand import QUANTITIES
from laboratory.topics import views
from laboratory.topics.perceptron_lab.criterion.run import CriterionRun, criterion
from tests.sentences import facts
from tests.showing import trace

VIEW = views["perceptron_lab.criterion"]
DIFFERENCE = 1e-7


@pytest.fixture(scope="module", params=[0.0, 0.2])
def run(request: pytest.FixtureRequest) -> CriterionRun:
    return criterion(150, 0.02, 0.1, 40, request.param, 30, seed=3)


def by_a_loop(run: CriterionRun, w: tuple[float, float]) -> tuple[float, list[float], int]:
    """Value, gradient and misclassified examples."""
    value, gradient, wrong = 0.0, [0.0, 0.0], 0
    for (a, b), sign in zip(run.points.tolist(), run.signs.tolist(), strict=True):
        score = sign * (w[0] * a + w[1] * b)
        if score <= 0:
            value, wrong = value - score, wrong + 1
            gradient = [gradient[0] - sign * a, gradient[1] - sign * b]
    return value, gradient, wrong


def test_value_and_gradient_by_a_loop_and_by_differences(run: CriterionRun) -> None:
    for w in np.random.default_rng(0).normal(size=(20, 2)):
        value, gradient, wrong = by_a_loop(run, (w[0], w[1]))
        assert run.criterion(w) == pytest.approx(value, abs=1e-12)
        assert run.gradient(w) == pytest.approx(gradient, abs=1e-12) and run.misclassified(w) == wrong
        for j, step in enumerate(DIFFERENCE * np.eye(2)):
            slope = (run.criterion(w + step) - run.criterion(w - step)) / (2 * DIFFERENCE)
            assert gradient[j] == pytest.approx(slope, abs=1e-5)


def test_by_hand_it_is_the_same(run: CriterionRun) -> None:
    w = run.batch[0]
    rows = [(float(a), float(b), int(sign)) for (a, b), sign in zip(run.points, run.signs, strict=True)]

    def by_hand(name: str) -> object:
        return QUANTITIES[name].works_out(*rows, weights=tuple(map(float, w))).value

    assert run.criterion(w) == pytest.approx(by_hand("perceptron_criterion"), rel=1e-9)
    assert run.gradient(w) == pytest.approx(by_hand("perceptron_gradient"), rel=1e-9)


def test_both_paths_step_by_step(run: CriterionRun) -> None:
    w = [float(entry) for entry in run.batch[0]]
    for weights in run.batch[1:]:
        _, gradient, wrong = by_a_loop(run, (w[0], w[1]))
        w = [w[j] - 0.02 * gradient[j] for j in (0, 1)]
        assert weights == pytest.approx(w, abs=1e-10) and (wrong or np.array_equal(weights, run.batch[-1]))
    w, after = [float(entry) for entry in run.updates[0]], []
    for _ in range(run.passes):
        for (a, b), sign in zip(run.points.tolist(), run.signs.tolist(), strict=True):
            if sign * (w[0] * a + w[1] * b) <= 0:
                w = [w[0] + 0.02 * sign * a, w[1] + 0.02 * sign * b]
        after.append(w)
    np.testing.assert_allclose(run.online[1:], after, atol=1e-10)


def test_it_is_convex_and_0_at_0(run: CriterionRun) -> None:
    ends = np.random.default_rng(1).normal(size=(2, 200, 2))
    assert np.all(run.criterion(ends.mean(axis=0)) <= run.criterion(ends).mean(axis=0) + 1e-12)
    assert run.criterion(np.zeros(2)) == 0 and run.misclassified(np.zeros(2)) == 40


def test_at_a_separable_sample_both_end_at_no_mistake_and_else_only_0_is_a_minimizer() -> None:
    separable = criterion(150, 0.02, 0.1, 40, 0, 200, seed=3)
    assert separable.misclassified(separable.batch[-1]) == separable.misclassified(separable.online[-1]) == 0
    noisy = criterion(150, 0.02, 0.1, 40, 0.2, 30, seed=3)
    angles = np.linspace(0, 2 * np.pi, 3_000)
    assert noisy.criterion(np.column_stack([np.cos(angles), np.sin(angles)])).min() > 0.01


def test_the_rules_of_one_example_are_told() -> None:
    """Error correction is Hebb's form where out differs from d, and nothing elsewhere."""
    result, run = VIEW(step=0), criterion(150, 0.03, 0.1, 30, 0, 60, seed=7)
    w = run.batch[0]
    i = next(i for i in range(30) if by_a_loop(run, (w[0], w[1]))[2] and run.signs[i] * (run.points[i] @ w) <= 0)
    x, d = run.points[i], run.signs[i]
    out = 1 if x @ w > 0 else -1
    assert 0.03 * d * x == pytest.approx(0.03 * 0.5 * (d - out) * x)
    for entry in (*(0.03 * d * x), *(0.03 * (d - x @ w) * x)):
        assert f"{abs(entry):.3g}".rstrip("0") in facts(result.more)


def test_the_figures_hold_the_runs_numbers() -> None:
    result = VIEW()
    run = criterion(150, 0.03, 0.1, 30, 0, 60, seed=7)
    x, y = trace(result, 0, "at once")
    assert np.array_equal(np.column_stack([x, y]), run.batch)
    assert np.array_equal(trace(result, 1, "one by one")[1], run.criterion(run.online))
    assert result.table["updates"][-1] == len(run.updates) - 1
