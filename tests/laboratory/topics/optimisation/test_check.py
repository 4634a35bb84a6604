"""Gradient check and Lipschitz constant: the notes' Jacobian, Taylor's bound, kinks, and pairs by hand."""

from math import cos, exp, sqrt

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.optimisation.check.functions import EXAMPLE, FUNCTIONS, inner
from laboratory.topics.optimisation.check.run import WIDTHS, check
from tests.sentences import facts

VIEW = views["optimisation.check"]


def test_the_notes_jacobian() -> None:
    """(sin x + v, xv) at (.7, -1.3): rows (cos .7, 1) and (-1.3, .7)."""
    J = FUNCTIONS["map"].jacobian(np.array([0.7, -1.3]))
    assert pytest.approx(np.array([[0.7648421873, 1], [-1.3, 0.7]])) == J
    assert "| ∂f₁/∂w₁ | 0.7648421873 |" in VIEW(kind="map").more
    # sin(x + h) - sin(x - h) = 2 cos x sin h: the quotient at h = .1 is cos(.7) sin(.1)/.1
    differences, _ = check("map", 0.7, -1.3, False, 3, 0).at(0.1)
    assert differences[0, 0] == pytest.approx(cos(0.7) * 0.09983341664682815 / 0.1)


def test_gradients_of_the_losses_by_hand() -> None:
    """s = w1 + 2 w2 = -1.9: logistic slope -1/(1 + e^-1.9), hinge -1, square s - 1, each times (1, 2)."""
    w = np.array([0.7, -1.3])
    for kind, slope in (("logistic", -1 / (1 + exp(-1.9))), ("hinge", -1.0), ("square", -2.9)):
        assert FUNCTIONS[kind].jacobian(w) == pytest.approx(slope * EXAMPLE[np.newaxis])


@pytest.mark.parametrize("kind", ["logistic", "square", "map", "linear"])
def test_no_error_exceeds_taylors_bound_and_rounding(kind: str) -> None:
    rng = np.random.default_rng(5)
    for a, b in rng.uniform(-10, 10, (15, 2)):
        run = check(kind, a, b, False, 3, 0)
        assert run.bound is not None and (run.errors <= run.bound).all()


def test_the_largest_third_derivative_of_the_logistic_loss() -> None:
    """p (1 - p)(1 - 2p) times 2^3 in the second coordinate, on a grid: no more than the bound, and nearly as much."""
    p = np.linspace(0, 1, 100_001)
    most = float(np.abs(8 * p * (1 - p) * (1 - 2 * p)).max())
    bend = FUNCTIONS["logistic"].bend
    assert bend is not None
    assert most <= bend <= most * (1 + 1e-6)


def test_the_error_falls_like_the_square_and_rises_again() -> None:
    run = check("map", 0.7, -1.3, False, 3, 0)
    wide = (WIDTHS >= 1e-3) & (WIDTHS <= 0.1)
    assert np.polyfit(np.log(WIDTHS[wide]), np.log(run.errors[wide]), 1)[0] == pytest.approx(2, abs=0.02)
    assert run.errors[WIDTHS < 1e-10].max() > 1e3 * run.errors.min()
    assert 1e-7 < WIDTHS[run.best] < 1e-4


def test_a_slip_and_a_kink_stay_at_every_width() -> None:
    slip = check("map", 0.7, -1.3, True, 3, 0)
    assert slip.errors.min() == pytest.approx(2, abs=1e-3) and slip.bound is None  # 1 and -1
    kink = check("hinge", 1.0, 0.0, False, 3, 0)  # <w, x> = 1: slopes -x and 0, their mean (-1/2, -1), subgradient 0
    assert kink.errors[WIDTHS > 1e-9] == pytest.approx(1, abs=1e-5)
    assert "kink mean" in facts(VIEW(kind="hinge", a=1, b=0).sentence)


@pytest.mark.parametrize("kind", ["logistic", "hinge"])
def test_no_pair_is_steeper_than_the_length_of_the_example(kind: str) -> None:
    run = check(kind, 0.7, -1.3, False, 3, 1)
    assert run.of.lipschitz == pytest.approx(sqrt(5))
    assert run.ratios.max() <= sqrt(5) * (1 + 1e-9)
    assert VIEW(kind=kind).headline.bound_text == "at most 2.237"


def test_the_jacobian_of_a_linear_map_is_its_matrix() -> None:
    """A = (2, -1; 1, 3): its largest singular value squared is the larger root of t^2 - 15 t + 49."""
    run = check("linear", 0.7, -1.3, False, 3, 0)
    differences, _ = run.at(1.0)
    assert differences == pytest.approx(np.array([[2, -1], [1, 3]]))
    assert run.of.lipschitz == pytest.approx(sqrt((15 + sqrt(15**2 - 4 * 49)) / 2))
    assert run.of.lipschitz is not None and run.ratios.max() <= run.of.lipschitz * (1 + 1e-9)
    assert "| ∂f₂/∂w₂ | 3 |" in VIEW(kind="linear").more


def test_the_squared_loss_is_steeper_farther_out() -> None:
    near, far = (check("square", 0, 0, False, reach, 0).ratios.max() for reach in (1, 100))
    assert far > 50 * near
    assert not VIEW(kind="square").headline.bound_text


def test_the_chain_rule_by_hand() -> None:
    """f(g(s, t)) = (sin st + s + t, st(s + t)), differentiated by hand, is J_f(g) J_g."""
    s, t = 0.7, -1.3
    by_hand = np.array([[t * cos(s * t) + 1, s * cos(s * t) + 1], [2 * s * t + t * t, s * s + 2 * s * t]])
    J_g = np.array([[t, s], [1, 1]])
    assert pytest.approx(by_hand) == FUNCTIONS["map"].jacobian(inner(np.array([s, t]))) @ J_g
    assert check("map", s, t, False, 3, 0).chain < 1e-8


def test_the_page_draws_them() -> None:
    result = VIEW(kind="map", width=0.01)
    left, right = result.figures
    error = next(trace for trace in left.data if trace.name == "error")
    assert np.array_equal(error.y, np.maximum(result.run.errors, 1e-16))
    assert any(trace.name == "bound" for trace in left.data)
    assert np.array_equal(right.data[0].y, result.run.ratios)
