"""The views of Rademacher and VC: their figures are the runs' numbers, and each field makes another run."""

from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.rademacher_and_vc.growth.run import GrowthRun
from laboratory.topics.rademacher_and_vc.linear.run import LinearRun
from laboratory.topics.rademacher_and_vc.signs.run import ComplexityRun, complexity_run, random_points
from laboratory.views.shown import ViewResult
from laboratory.worlds.margin_halfspace import MarginHalfspace
from tests.sentences import facts, pattern
from tests.showing import names, trace

SIGNS, GROWTH, LINEAR, SINE = (views[f"rademacher_and_vc.{name}"] for name in ("signs", "growth", "linear", "sine"))


def run(cls: str, m: int, seed: int = 3, draws: int = 200, signs: int = 1, delta: float = 0.05) -> ComplexityRun:
    return complexity_run(cls, random_points(cls, m, seed), draws, signs, delta)  # type: ignore[arg-type]


def check(result: ViewResult, complexity: ComplexityRun) -> None:
    np.testing.assert_array_equal(trace(result, 1, "mean")[1], complexity.means)
    np.testing.assert_array_equal(trace(result, 1, "at most")[1], complexity.means + complexity.widths)


def test_it_opens_on_eight_points_with_the_exact_value_beside_the_draws() -> None:
    result, complexity = SIGNS(), run("halfspaces", 8)
    check(result, complexity)
    assert result.headline.value == complexity.exact and result.step == 1
    plus = [float(p[0]) for p, sign in zip(complexity.points, complexity.signs[0], strict=True) if sign > 0]
    np.testing.assert_array_equal(trace(result, 0, "plus")[0], plus)
    door = result.theorem_of(SIGNS.view.guarantees[0])
    assert door is not None and door[0] == "massart" and door[1]["m"] == 8


def test_the_theorems_bounds_are_drawn_beside_the_exact_value() -> None:
    result, complexity = SIGNS(beside="allowed"), run("halfspaces", 8)
    for name, value in (("exact", complexity.exact), ("Massart", complexity.massart), ("Sauer", complexity.sauer)):
        assert trace(result, 1, name)[0][1] == value


def test_every_field_of_the_signs_moves_them() -> None:
    values: dict[str, Any] = {"m": 6, "seed": 9, "signs": 4, "draws": 60, "delta": 0.2}
    result = SIGNS(cls="intervals", **values)
    check(result, run("intervals", 6, 9, 60, 4, 0.2))
    assert "points" in names(result.at(0), 0) and "misclassifies" not in result.at(0).more


def test_points_of_ones_own_are_labelled_and_checked() -> None:
    result = SIGNS(data="typed", plane="0,0 1,0 0,1")
    assert "8 of 8 labellings" in result.more and "shattered" in result.sentence
    for text, says in (("0,0 0,0", "occurs twice"), ("1 2", "dimension 2"), ("0,x", "finite")):
        with pytest.raises(ValueError, match=pattern(says)):
            SIGNS(data="typed", plane=text)


def test_points_that_nobody_could_see_are_not_drawn() -> None:
    result = SIGNS(data="typed", plane="0,0 1e-30,0 1e30,0")
    assert result.figure_of(result.drawings[0]) is None and "far apart" in facts(
        result.text_of(result.drawings[0].placeholder)
    )


def test_growth_is_cover_beside_sauer() -> None:
    result, grown = GROWTH(), GrowthRun("halfspaces", 2, 100, 3)
    np.testing.assert_array_equal(trace(result, 0, "the class")[1], grown.growth)
    np.testing.assert_array_equal(trace(result, 0, "Sauer's sum")[1], grown.sauer)
    assert "**9,902**" in result.more and "166,751" in result.more  # 2 (1 + 99 + 4851); 1 + 100 + 4950 + 161700
    other = GROWTH(seed=4)
    np.testing.assert_array_equal(trace(other, 0, "random points")[1], GrowthRun("halfspaces", 2, 100, 4).counted)
    unions = GROWTH(family="interval_unions", k=1, largest=50)
    counted = GrowthRun("interval_unions", 1, 50, 3).counted
    np.testing.assert_array_equal(trace(unions, 0, "random points")[1], counted)
    assert GROWTH(family="boxes", n=6, largest=5).figures


def test_linear_predictors_lie_between_their_closed_forms() -> None:
    result = LINEAR(n=3, margin=0.3, largest="100", draws=40)
    linear = LinearRun(MarginHalfspace(3, 0.3), 100, 40, 3, 0.05)
    np.testing.assert_array_equal(trace(result, 0, "simulated")[1], linear.simulated)
    np.testing.assert_array_equal(trace(result, 0, "at most")[1], linear.above)
    np.testing.assert_array_equal(trace(result, 1, "by the margin")[1], linear.by_margin)
    np.testing.assert_array_equal(trace(result, 1, "true risk")[1], linear.risks)
    assert (linear.below <= linear.simulated + linear.widths).all()


def test_a_sine_goes_through_the_labels() -> None:
    result = SINE(m=3)
    assert "θ = 5π 1/2, 1/8 1, 0, 1" in facts(result.more)
    assert (trace(result, 0, "label 1")[1] > 0).all() and (trace(result, 0, "label 0")[1] < 0).all()
    assert "all 8 labellings" in facts(result.headline.sentence)
    assert "the labels 1, 1, 0." in SINE(m=3, step=result.step + 1).more
