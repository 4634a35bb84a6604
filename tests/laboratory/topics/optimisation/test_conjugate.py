"""Conjugate gradients and Zoutendijk's sum: by hand, by the inequality step by step, and by SciPy."""

from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog, minimize

from laboratory.topics import views
from laboratory.topics.optimisation.conjugate.losses import LOSSES, _tumours, loss
from laboratory.topics.optimisation.conjugate.run import METHODS, Searches, conjugate
from tests.sentences import facts, pattern

VIEW = views["optimisation.conjugate"]


def descents(kind: str, formula: str = "PR+", **other: Any) -> Searches:
    arguments: dict[str, Any] = {
        "decrease": 0.1, "curvature": 0.2, "condition": 10.0, "others": ("GD", "FR", "PR", "HS", "BFGS"), "steps": 60,
        "restart": 0, "weak": False, "seed": 1,
    }  # fmt: skip
    return conjugate(kind, formula, **{**arguments, **other})


def test_the_bound_of_4400_and_what_exact_steps_use_by_hand() -> None:
    """f = (w1^2 + 10 w2^2)/2 from (10, 1): 10 (55)/(1/2 1/4). Exact descent keeps 81/121 of ||g||^2 = 200 a step."""
    run = descents("plane", decrease=0.5, curvature=0.75, steps=200)
    assert run.room == pytest.approx(55) and run.bound == pytest.approx(4400)
    assert run.steepest is not None
    lengths = run.steepest.gradient_norms[: run.steepest.steps]
    assert lengths @ lengths == pytest.approx(200 / (1 - 81 / 121))
    assert lengths @ lengths == pytest.approx(605)
    assert run.runs["CG"].steps == 2
    # g = (10, 10), eta = 2/11; then g = (90, -90)/11 and p = -g - (81/121)(10, 10): cos^2 = (1 + (81/121))^-1
    assert run.sums("CG") == pytest.approx([200, 200 + 2 * (90 / 11) ** 2 / (1 + 81 / 121)])


@pytest.mark.parametrize("kind", LOSSES)
@pytest.mark.parametrize("constants", [(0.1, 0.2, False), (0.25, 0.9, True), (1e-4, 0.1, False)])
def test_every_step_takes_off_what_the_proof_says_and_no_sum_exceeds_the_cap(
    kind: str, constants: tuple[float, float, bool]
) -> None:
    c1, c2, weak = constants
    run = descents(kind, decrease=c1, curvature=c2, weak=weak)
    L, f = run.loss.smoothness, run.loss.objective
    for name, method in run.runs.items():
        moves, total = np.diff(method.path, axis=0), 0.0
        for t, moved in enumerate(moves):  # cos^2 ||g||^2 = <g, p>^2 / ||p||^2, whatever the length of p
            used = float(f.gradient(method.path[t]) @ moved) ** 2 / float(moved @ moved)
            assert (
                f.value(method.path[t]) - f.value(method.path[t + 1]) >= c1 * (1 - c2) / L * used * (1 - 1e-3) - 1e-14
            )
            total += used
        assert run.sums(name)[-1] == pytest.approx(total, rel=1e-6)
        assert total <= run.bound


@pytest.mark.parametrize("kind", ["clouds", "tumours"])
def test_no_gradient_changes_faster_than_the_lipschitz_constant(kind: str) -> None:
    of, rng = loss(kind, 10, 1), np.random.default_rng(0)
    for _ in range(50):
        v, w = rng.standard_normal((2, len(of.start)))
        change = np.linalg.norm(of.objective.gradient(v) - of.objective.gradient(w))
        assert change <= of.smoothness * np.linalg.norm(v - w)


def test_infima_by_other_routes() -> None:
    clouds = loss("clouds", 10, 1)
    best = minimize(clouds.objective.value, clouds.start, jac=clouds.objective.gradient, method="BFGS", tol=1e-9)
    assert clouds.infimum == pytest.approx(best.fun, abs=1e-9)
    run = descents("clouds", steps=200)
    assert run.reached("PR+") and run.selected.path[-1] == pytest.approx(best.x, abs=1e-4)
    X, signs = _tumours()  # some w has y <w, x> >= 1 on all of them: the losses of 2w, 4w, ... fall to 0
    above = -signs[:, np.newaxis] * X
    plane: Any = linprog(np.zeros(X.shape[1]), A_ub=above, b_ub=-np.ones(len(X)), bounds=(None, None))
    assert plane.status == 0
    of = loss("tumours", 10, 1)
    assert of.infimum == 0 and not of.attained and of.objective.value(50 * plane.x) < 1e-12


@pytest.mark.parametrize(("formula", "weak"), [(name, weak) for name in ("FR", "PR+", "HS") for weak in (False, True)])
def test_both_conditions_hold_as_the_page_says(formula: str, weak: bool) -> None:
    run = descents("clouds", formula, curvature=0.4, weak=weak)
    f, selected = run.loss.objective, run.selected
    shares, slopes = run.wolfe
    for t in range(selected.steps):
        w, p, eta = selected.path[t], selected.searched[t], selected.etas[t]
        slope = (f.value(w + 1e-6 * p) - f.value(w - 1e-6 * p)) / 2e-6  # by differences
        if abs(slope) > 1e-5:
            assert shares[t] == pytest.approx((f.value(w + eta * p) - f.value(w)) / (eta * slope), rel=1e-3)
    assert run.admissible
    assert shares.min() >= 0.1 and slopes.max() <= 0.4
    assert weak or slopes.min() >= -0.4


def test_what_the_notes_c_program_would_do_at_a_high_first_loss() -> None:
    """|Old - New| > |Old| eps with Old = New + 2 eps: entered for New < 2 - 2 eps only."""
    for first, entered in ((1.9, True), (1.999, False), (2.5, False)):
        eps = 1e-3
        assert (abs(2 * eps) > abs(first + 2 * eps) * eps) is entered
    assert "2 − 2ε" in VIEW.view.text.MEANING


def test_the_page_draws_the_sums_below_the_bound() -> None:
    result = VIEW(formula="FR", others=("GD", "HS"), step=5)
    run: Searches = result.run
    left, right = result.figures
    assert {trace.name for trace in right.data} == {"GD", "FR", "HS"}
    for trace in right.data:
        assert np.array_equal(trace.y, run.sums(trace.name))
    for trace in left.data:
        assert np.array_equal(trace.y, np.maximum(run.gaps(trace.name), 1e-13))
    assert [line.y0 for line in right.layout.shapes if line.y0 == line.y1] == [run.bound]
    assert result.headline.value == run.sums("FR")[4] and result.headline.at_most == run.bound
    assert "**Step 5**" in result.more and "both Wolfe" in facts(result.more)
    gradients = VIEW(drawn="gradient").figures[0].data
    assert np.array_equal(gradients[0].y, VIEW(drawn="gradient").run.runs["GD"].gradient_norms)


def test_the_notes_numbers_and_the_missing_minimizer() -> None:
    by_hand = VIEW(**VIEW.view.presets["By hand"])
    assert by_hand.headline.bound_text == "at most 4,400"
    assert "CG 2 2" in facts(by_hand.more)
    assert "descent 605" in facts(by_hand.more)
    assert "**no minimizer**" in VIEW(kind="tumours", steps=20).more
    assert "p ascent" not in facts(VIEW(restart=5).more) and "restarted" in VIEW(restart=5).more
    with pytest.raises(ValueError, match=pattern("c₂ > c₁; c₂ = 0.2, c₁ = 0.3")):
        VIEW(decrease=0.3, curvature=0.2)
    assert set(METHODS) == {"GD", "FR", "PR", "PR+", "HS", "BFGS"}


@pytest.mark.parametrize("values", [{"kind": "plane", "condition": 1}, {"steps": 1, "others": ()}, {"step": 0}])
def test_small_cases(values: dict[str, Any]) -> None:
    result = VIEW(**values)
    assert result.figures and result.sentence and result.more and len(result.table["steps"])


def test_a_strange_loss_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match=pattern("loss alps")):
        loss("alps", 2, 0)


def test_the_quasi_newton_method_looks_at_fewer_gradients() -> None:
    result = VIEW(**VIEW.view.presets["Quasi-Newton"])
    run: Searches = result.run
    counts = [run.runs[name].evaluations for name in ("BFGS", "PR+", "GD")]
    assert run.reached("BFGS") and counts == sorted(counts) and counts[0] < counts[1] / 1.5
    said = facts(result.more)
    assert f"BFGS {counts[0]}" in said and f"PR+ {counts[1]}" in said and f"GD {counts[2]}" in said
    assert {trace.name for trace in result.figures[0].data} == {"GD", "PR+", "BFGS"}
    rows = [row for row in zip(result.table["method"], result.table["beta"], strict=True) if row[0] == "BFGS"]
    assert len(rows) == run.runs["BFGS"].steps and {beta for _, beta in rows} == {None}
