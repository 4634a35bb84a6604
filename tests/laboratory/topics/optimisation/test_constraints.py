"""Multipliers under constraints: by linear programs, by nonnegative least squares, and minimizers by search."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog, minimize, nnls

from laboratory.topics import views
from laboratory.topics.optimisation.constraints.run import PROBLEMS, constrained
from tests.sentences import facts, pattern
from tests.showing import captions, heard, trace

VIEW = views["optimisation.constraints"]
REACHES = [0.0, 0.01, 0.3, 1.0]
Point = np.ndarray


def constraints(problem: str, r: float) -> list[Callable[[Point], float]]:
    """g <= 0, written out by hand."""
    if problem == "disc":
        return [lambda w: float(w @ w - r**2)]
    if problem == "discs":
        return [
            lambda w: float(w[0] ** 2 + (w[1] - 1) ** 2 - 1 - r**2),
            lambda w: float(w[0] ** 2 + (w[1] + 1) ** 2 - 1 - r**2),
        ]
    return [lambda w: float(w[1] / 2 - w[0] - r), lambda w: float(-w[1] / 2 - w[0] - r)]


def _first(w: Any) -> float:
    return float(w[0])


@pytest.mark.parametrize("problem", PROBLEMS)
@pytest.mark.parametrize("r", REACHES)
def test_gradients_are_differences_and_every_constraint_is_active(problem: str, r: float) -> None:
    run, at, h = constrained(problem, r), np.array([-r, 0.0]), 1e-6
    for gradient, g in zip(run.gradients, constraints(problem, r), strict=True):
        steps = [h * np.eye(2)[i] for i in (0, 1)]
        assert gradient == pytest.approx([(g(at + s) - g(at - s)) / (2 * h) for s in steps], abs=1e-6)
        assert g(at) == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("problem", PROBLEMS)
@pytest.mark.parametrize("r", [0.3, 1.0])
def test_a_search_finds_the_same_minimizer(problem: str, r: float) -> None:
    feasible: Any = [{"type": "ineq", "fun": lambda w, g=g: -g(w)} for g in constraints(problem, r)]
    search: Any = minimize(_first, np.array([0.0, 0.05]), constraints=feasible)
    assert search.success and search.x == pytest.approx([-r, 0], abs=1e-4)


@pytest.mark.parametrize("problem", ["disc", "discs"])
def test_where_the_discs_touch_there_is_one_feasible_point(problem: str) -> None:
    """A grid that holds the origin has no other feasible point."""
    side = np.linspace(-1.5, 1.5, 151)
    inside = [
        (x, y) for x in side for y in side if all(g(np.array([x, y])) <= 1e-12 for g in constraints(problem, 0.0))
    ]
    assert np.abs(inside).max() < 1e-9 and len(inside) == 1


@pytest.mark.parametrize("problem", PROBLEMS)
@pytest.mark.parametrize("r", REACHES)
def test_multipliers_are_those_of_linear_programs(problem: str, r: float) -> None:
    """KKT: feasible or not. Fritz John: the largest multiplier of the objective among all that add up to 1."""
    run = constrained(problem, r)
    kkt = linprog(np.zeros(run.constraints), A_eq=run.gradients.T, b_eq=[-1, 0])
    assert (kkt.status == 0) == (run.multiplier is not None) and kkt.status in (0, 2)
    everything = np.vstack([[1.0, 0.0], run.gradients])
    largest = linprog([-1] + [0] * run.constraints, A_eq=np.column_stack([everything, np.ones(len(everything))]).T,
                      b_eq=[0, 0, 1])  # fmt: skip
    assert largest.x == pytest.approx([run.fritz_john[0]] + [run.fritz_john[1]] * run.constraints, abs=1e-9)
    assert run.combination == pytest.approx([0, 0], abs=1e-12)
    weights, off = nnls(run.gradients.T, np.array([-1.0, 0.0]))
    assert off == pytest.approx(0 if run.multiplier else 1, abs=1e-9)
    if run.multiplier:
        assert weights == pytest.approx([run.multiplier] * run.constraints)


def test_multipliers_of_the_discs_grow_as_one_over_r() -> None:
    r = Fraction(1, 8)
    assert constrained("disc", float(r)).multiplier == 1 / (2 * r) == 4
    assert constrained("discs", float(r)).multiplier == 1 / (4 * r) == 2
    assert {constrained("lines", reach).multiplier for reach in REACHES} == {0.5}
    assert [constrained(problem, 0).has_interior for problem in PROBLEMS] == [False, False, True]


def test_the_view_shows_the_counterexample_and_its_cure() -> None:
    assert len(VIEW().run.gradients) == 2 and VIEW().run.multiplier == 0.625  # the picture it opens on is not empty
    fails, holds = VIEW(problem="disc", r=0), VIEW(problem="disc", r=0.1)
    assert fails.run.multiplier is None and fails.headline.value == 0
    assert "0 (1, 0) 1 (0, 0)" in facts(fails.more.replace("·", " ").replace("+", " "))
    assert holds.headline.value == 5 and "α = 5" in facts(holds.sentence)
    reach, objective = trace(holds, 1, "objective")
    np.testing.assert_allclose(objective, 2 * reach / (2 * reach + 1))
    assert fails.table["kkt_multiplier"] == ["", ""] and holds.table["kkt_multiplier"] == [1.0, 5.0]
    for problem in PROBLEMS:
        answer = VIEW(problem=problem, r=0.5)
        assert all(heard(answer)) and all(captions(answer)) and answer.sentence


def test_a_reach_beyond_the_doubles_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match=pattern("0 ≥ 0.000000001; 10⁻¹²")):
        VIEW(r=1e-12).run  # noqa: B018
