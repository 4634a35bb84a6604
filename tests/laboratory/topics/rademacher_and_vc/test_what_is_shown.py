"""The views of Rademacher and VC: their figures are the runs' numbers, and each field makes another run."""

from math import comb
from typing import Any

import numpy as np
import pytest

from bounds.numbers import at_least, at_most
from bounds.vc.shattering import exact_points
from laboratory.topics import views
from laboratory.topics.rademacher_and_vc.growth.run import GrowthRun
from laboratory.topics.rademacher_and_vc.linear.run import LinearRun
from laboratory.topics.rademacher_and_vc.signs.run import ComplexityRun, complexity_run, random_points
from laboratory.views.view_result import ViewResult
from laboratory.worlds.margin_halfspace import MarginHalfspace
from tests.sentences import facts, pattern
from tests.showing import names, trace

SIGNS, GROWTH, LINEAR, SINE = (views[f"rademacher_and_vc.{name}"] for name in ("signs", "growth", "linear", "sine"))


def run(cls: str, m: int, seed: int = 3, draws: int = 200, signs: int = 1, delta: float = 0.05) -> ComplexityRun:
    return complexity_run(cls, exact_points(random_points(cls, m, seed)), draws, signs, delta)


def check(result: ViewResult, complexity: ComplexityRun) -> None:
    np.testing.assert_array_equal(trace(result, 1, "mean")[1], complexity.means)
    np.testing.assert_array_equal(trace(result, 1, "at most")[1], complexity.means + complexity.widths)


def test_it_opens_on_the_exact_value_beside_the_draws_and_below_the_bound() -> None:
    result, complexity = SIGNS(), run("halfspaces", 12)
    check(result, complexity)
    assert result.headline.value == complexity.exact and result.step == 1
    plus = [float(p[0]) for p, sign in zip(complexity.points, complexity.signs[0], strict=True) if sign > 0]
    np.testing.assert_array_equal(trace(result, 0, "plus")[0], plus)
    door = result.theorem_of(SIGNS.view.guarantees[0])
    assert door is not None and door[0] == "massart" and door[1]["m"] == 12
    assert complexity.exact < complexity.massart < 1 and result.headline.at_most == complexity.massart


def test_the_theorems_bounds_are_drawn_beside_the_exact_value() -> None:
    result, complexity = SIGNS(beside="allowed"), run("halfspaces", 12)
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


def test_a_bound_on_the_labellings_is_rounded_up_and_a_known_number_is_none() -> None:
    """Boxes in six dimensions: at most C(900, 0) + … + C(900, 12) = 5.5524…·10²⁶; all 2ᵐ labellings up to 12."""
    boxes = GROWTH(family="boxes", n=6, largest=900)
    assert sum(comb(900, i) for i in range(13)) // 10**22 == 55_524
    for text in (boxes.sentence, boxes.more, boxes.text_of(boxes.drawings[0].alt_text)):
        assert "at most 5.553·10²⁶" in facts(text.replace("*", ""))
    for largest in (5, 12):
        shattered = GROWTH(family="boxes", n=6, largest=largest)
        headline, description = shattered.headline, shattered.text_of(shattered.drawings[0].alt_text)
        assert headline.measured_text == f"{2**largest:,}" and "at most" not in headline.what + description
        assert headline.at_most == (4_096 if largest == 12 else None)
    assert "exceeds" not in description


@pytest.mark.parametrize("draws", [2, 1_000])
def test_a_simulated_complexity_is_not_called_between_the_closed_forms(draws: int) -> None:
    """Of two draws it need not be there."""
    result = LINEAR(n=2, margin=0.01, largest="50", draws=draws)
    linear = result.run
    description = facts(result.text_of(result.drawings[0].alt_text))
    assert f"≥ {at_least(linear.below[-1])} ≤ {at_most(linear.above[-1])}" in description
    assert (linear.simulated[-1] < linear.below[-1]) == (draws == 2)
    assert "between" not in description


def test_the_risk_is_the_same_number_in_all_words() -> None:
    result = LINEAR(n=2, margin=0.9, largest="50")
    assert result.run.risks[-1] < 1e-6
    for text in (result.headline.sentence, result.more, result.text_of(result.drawings[1].alt_text)):
        assert "below 10⁻⁶" in facts(text)


def test_one_point_is_one_point() -> None:
    points, sign = SIGNS(m=1), SINE(m=1, step=0)
    assert "1 point" in facts(points.text_of(points.drawings[0].alt_text)) and "0 of 1 sign" in facts(points.more)
    for text in (sign.more, sign.text_of(sign.drawings[0].alt_text)):
        assert "3π point 1/2 label 0" in facts(text) and "1/4" not in text


def test_a_width_or_a_bound_above_1_is_vacuous() -> None:
    """Two draws of 8 signs: √(2 ln(2/10⁻⁶)/16) = 1.3466…; √(2 ln 2) = 1.177… from one point."""
    wide = SIGNS(m=8, draws=2, delta=1e-6).more
    assert "1.347 (vacuous)" in wide and "(vacuous)" not in SIGNS().more and "(vacuous) of" not in SIGNS(m=8).more
    assert "1.178 (vacuous)" in SIGNS(m=1).more


def test_only_a_number_in_full_is_called_exact() -> None:
    """C(1000, 0) + … + C(1000, 8) = 2.4314…·10¹⁹ labellings by unions of four intervals."""
    assert "exactly **9,902**" in GROWTH().more
    many = GROWTH(family="interval_unions", k=4, largest=1_000).more
    assert "is **2.431·10¹⁹** labellings" in many
    assert sum(comb(1_000, i) for i in range(9)) // 10**16 == 2_431
