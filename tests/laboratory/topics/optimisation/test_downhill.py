"""Steps downhill: closed forms on quadratics and parabolas, SciPy's answers, the notes' numbers in fractions."""

from fractions import Fraction

import numpy as np
import pytest

from laboratory.topics.optimisation.conditions.counterexamples import step_example
from laboratory.topics.optimisation.conditions.run import LINES, admitted, line
from laboratory.topics.optimisation.convexity.run import CURVES, chord
from laboratory.topics.optimisation.quadratic.run import conjugacy, race
from laboratory.topics.optimisation.rate.run import rates
from tests.sentences import pattern


def test_each_rate_multiplies_both_parts_of_the_error() -> None:
    """From (-4, -1) along and across: half of 16 (1 - eta)^(2T) + 20 (1 - 20 eta)^(2T)."""
    run = rates(20.0, 30, 0.05)
    assert (run.limit, run.best) == pytest.approx((0.1, 2 / 21))
    for name, rate in (("small", 0.005), ("best", 2 / 21), ("limit", 0.1), ("beyond", 0.102), ("own", 0.05)):
        by_hand = [(16 * (1 - rate) ** (2 * t) + 20 * (1 - 20 * rate) ** (2 * t)) / 2 for t in range(31)]
        assert run.descents[name].gaps == pytest.approx(by_hand, rel=1e-6, abs=1e-12)
    assert run.factor(run.best) == pytest.approx(19 / 21)
    assert run.factor(run.limit) == pytest.approx(1)
    assert run.factors[np.searchsorted(run.grid, run.limit) + 1] > 1 > run.factors[100]
    assert run.grid[int(np.argmin(run.factors))] == pytest.approx(run.best, abs=run.grid[1])


def test_conjugate_gradients_end_in_two_steps_where_exact_steps_zigzag() -> None:
    run = race("plane", 10.0, 12)
    assert run.conjugate.steps == 2
    assert run.conjugate.path[-1] == pytest.approx(run.best)
    # From the worst start each step leaves exactly ((kappa - 1)/(kappa + 1))^2 of the gap.
    assert run.gaps(run.steepest) == pytest.approx(run.gaps(run.steepest)[0] * (81 / 121) ** np.arange(13))
    assert run.bounds == pytest.approx(run.gaps(run.steepest))
    gradients = np.array([run.objective.gradient(w) for w in run.steepest.path])
    assert np.einsum("ij,ij->i", gradients[1:], gradients[:-1]) == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("kind", ["spread", "hilbert"])
def test_conjugate_gradients_agree_with_scipy(kind: str) -> None:
    from scipy.sparse.linalg import cg

    run, H = race(kind, 30.0, 30), race(kind, 30.0, 30).hessian
    path: list[np.ndarray] = []
    start = np.array(run.objective.start, dtype=float)
    cg(H, H @ run.best, x0=start, rtol=1e-14, maxiter=4, callback=lambda w: path.append(w.copy()))
    for ours, theirs in zip(run.conjugate.path[1:4], path, strict=False):
        assert ours == pytest.approx(theirs, rel=1e-5, abs=1e-8)
    assert (run.gaps(run.steepest) <= run.bounds * (1 + 1e-9)).all()
    if kind == "spread":
        assert run.conjugate.steps == 6
        assert conjugacy(run.conjugate, H) == pytest.approx(np.eye(6), abs=1e-10)


def test_half_axes_of_a_level_line() -> None:
    """Curvature 4 and level 1: sqrt(1/2) = .7071; every tip lies on the line."""
    run = race("plane", 4.0, 3)
    assert np.linalg.norm(run.axes(1.0), axis=1) == pytest.approx([2**0.5, 0.5**0.5])
    for axis, curvature in zip(run.axes(1.0), run.curvatures, strict=True):
        assert run.objective.value(run.best + axis) == pytest.approx(1)
        assert run.hessian @ axis == pytest.approx(curvature * axis)


@pytest.mark.parametrize(("alpha", "beta"), [(0.25, 0.9), (0.1, 0.4), (0.75, 0.8)])
def test_admissible_steps_of_the_parabola(alpha: float, beta: float) -> None:
    """Exact step 1/2: Armijo up to 1 - alpha, curvature from (1 - beta)/2 on, strong up to (1 + beta)/2."""
    weak, strong = (admitted(line("parabola"), alpha, beta, strong, 1.0) for strong in (False, True))
    low, high = (1 - beta) / 2, 1 - alpha
    assert np.ravel(weak.armijo) == pytest.approx([0, high])
    assert np.ravel(weak.curvature) == pytest.approx([low, 1.2])
    assert np.ravel(weak.both) == pytest.approx([low, high])
    assert np.ravel(strong.curvature) == pytest.approx([low, (1 + beta) / 2])
    assert np.ravel(strong.both) == pytest.approx([low, min(high, (1 + beta) / 2)])
    assert weak.search.is_found and strong.search.is_found


@pytest.mark.parametrize("strong", [False, True])
def test_admissible_steps_of_the_waves_by_trying_them(strong: bool) -> None:
    of = line("waves")
    assert of.slope(of.steps) == pytest.approx(np.gradient(of.height(of.steps), of.steps, edge_order=2), abs=5e-3)
    region = admitted(of, 0.25, 0.6, strong, 1.0)
    steps = np.random.default_rng(0).uniform(0.01, of.longest, 400)
    start, slope = 1.25, -1.0
    armijo = of.height(steps) <= start + 0.25 * steps * slope
    there = of.slope(steps)
    flat = (np.abs(there) <= 0.6) if strong else there >= -0.6
    for said, true in ((region.armijo, armijo), (region.curvature, flat), (region.both, armijo & flat)):
        assert [any(low <= step <= high for low, high in said) for step in steps] == true.tolist()
    assert any(low <= region.search.eta <= high for low, high in region.both)
    assert len(region.curvature) > 1


def test_both_examples_descend_for_ever_and_never_arrive() -> None:
    """w = (-1)^t (1 + 2^-t) and 1 + 2^-t; alpha .125, .0833, .05, .0278; beta .75, .833, .9."""
    long, short = step_example("long", 12), step_example("short", 12)
    for t in range(13):
        assert Fraction(long.path[t]) == (-1) ** t * (1 + Fraction(1, 2**t))
        assert Fraction(short.path[t]) == 1 + Fraction(1, 2**t)
    for run in (long, short):
        assert (np.diff(run.values) < 0).all() and (run.slopes < 0).all()
    assert long.share[:4] == pytest.approx([1 / 8, 1 / 12, 1 / 20, 1 / 36])
    assert short.flatness[:3] == pytest.approx([3 / 4, 5 / 6, 9 / 10])
    assert long.share[-1] < 2e-3 and short.flatness[-1] > 0.999
    assert (long.flatness < 0).all() and (short.share >= 7 / 8).all()  # each violates one condition only


def test_chords_of_a_square_leave_exactly_what_is_required() -> None:
    run = chord("square", u=-2.0, w=1.0, lam=1.0)
    assert run.gaps == pytest.approx(run.required, abs=1e-12)
    assert run.gaps[100] == pytest.approx(9 / 8)
    assert run.holds and not chord("square", -2.0, 1.0, 1.01).holds


def test_a_modulus_is_the_smallest_curvature() -> None:
    """Second differences over a wide range: never below the modulus, and down to it."""
    t = np.linspace(-40, 40, 4_001)
    for curve in CURVES.values():
        second = np.diff(curve.height(t), 2) / (t[1] - t[0]) ** 2
        assert second.min() == pytest.approx(curve.modulus, abs=1e-6)


def test_chords_where_nothing_is_curved() -> None:
    assert not chord("absolute", 0.0, 2.0, 0.1).holds  # a straight piece
    assert chord("absolute", 0.0, 2.0, 0.0).holds
    assert chord("absolute", -2.0, 1.0, 0.5).gaps[100] == pytest.approx(1)  # 3/2 - 1/2
    assert chord("regularised", -3.0, 4.0, 0.5).holds


def test_tangents_lie_below_every_curve_and_slopes_are_those_of_differences() -> None:
    """f(u) >= f(w) + (u - w) f'(w) + (lambda/2)(u - w)^2 with the modulus; w^2 from 0: 1 against 0 at u = 1."""
    by_hand = chord("double", u=1.0, w=0.0, lam=2.0)
    assert by_hand.tangent == (0, 0) and by_hand.height(1.0) == 1
    rng = np.random.default_rng(0)
    for kind, curve in CURVES.items():
        for u, w in rng.uniform(-3, 3, (40, 2)):
            run = chord(kind, u, w, curve.modulus)
            assert run.height(u) >= run.tangent[1] + curve.modulus / 2 * (u - w) ** 2 - 1e-12
            assert curve.slope(w) == pytest.approx((run.height(w + 1e-6) - run.height(w - 1e-6)) / 2e-6, abs=1e-6)


def test_names_that_are_none_get_a_sentence() -> None:
    for call in (lambda: race("alps", 2.0, 3), lambda: line("alps"), lambda: step_example("alps", 3)):
        with pytest.raises(ValueError, match=pattern("one alps")):
            call()
    assert set(LINES) == {"parabola", "waves"}
