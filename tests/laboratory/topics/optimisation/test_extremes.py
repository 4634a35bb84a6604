"""Optimisation at the ends of its fields: rates at the limit, factors near 1, gaps that are not 0, and one step."""

import re
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from tests.sentences import facts
from tests.showing import heard

CHECK, CONVEXITY, CONJUGATE = (views[f"optimisation.{name}"] for name in ("check", "convexity", "conjugate"))
QUADRATIC, RACE, RATE = (views[f"optimisation.{name}"] for name in ("quadratic", "race", "rate"))
NARROW: dict[str, Any] = {"valley": "quadratic", "rule": "fixed", "steps": 100}
PLAIN: dict[str, Any] = {**NARROW, "methods": ("gradient_descent",)}


def test_at_two_over_the_curvature_descent_oscillates() -> None:
    """1 − (2/50)·50 = −1: the part across keeps its length, and the gap falls to that part's."""
    limit, beyond = RACE(**PLAIN, rate=0.04), RACE(**PLAIN, rate=0.05)
    run = limit.run.descents[0]
    assert run.gaps[0] == pytest.approx(33) and run.gaps[-1] == pytest.approx(25 + 8 * 0.96**200)
    assert "oscillates" in limit.sentence and "diverges" not in f"{limit.sentence} {limit.more}"
    assert "**diverges**:" in beyond.sentence and "oscillates" not in beyond.sentence


def test_a_rate_just_beyond_the_limit_is_read_as_beyond_it() -> None:
    result = RACE(**PLAIN, rate=0.0400001)
    own, limit = re.findall(r"η = ([\d.]+) is beyond 2/L = ([\d.]+),", result.more)[0]
    factor = float(re.findall(r"error ([\d.]+) times", result.more)[0])
    assert float(own) > float(limit) and factor > 1 and "long run:" in result.sentence


def test_a_tiny_rate_multiplies_by_less_than_one() -> None:
    for text in (RACE(**NARROW, rate=1e-6).more, RATE(own=1e-6).more, RATE(own=1e-6).headline.by):
        factors = [float(number) for number in re.findall(r"error by \D*?([\d.]+)", text)]
        assert factors and all(factor < 1 for factor in factors)


def test_factors_that_bound_are_rounded_up() -> None:
    """(κ − 1)/(κ + 1) at κ = 1,000, and exactly 1/5 at κ = 3/2."""
    assert "at most 0.9981;" in RATE(condition=1000).more and "at most 0.2;" in RATE(condition=1.5).more


def test_the_best_rate_is_read_below_the_limit() -> None:
    """2/1001 against 2/1000."""
    best, limit = re.findall(r"at ([\d.]+), then .* 2/L = ([\d.]+)\.", heard(RATE(condition=1000))[1])[0]
    assert float(best) < float(limit)


def test_a_gap_below_rounding_is_not_zero() -> None:
    result = RATE(condition=1.5, own=1)
    assert result.headline.measured == "less than 10⁻¹⁵" and "**0**" not in f"{result.sentence} {result.more}"
    assert "grown" not in RATE(steps=1).more


def test_one_step_is_one() -> None:
    assert (
        "1 steps" not in f"{RACE(**NARROW, rate=1000).sentence} {RACE(**NARROW, rate=1000).more}"
        and "the 1 weights" not in RACE(steps=1).more
    )
    assert "1 gradients" not in CONJUGATE(steps=1).more


def test_no_gap_is_read_above_the_bound_that_it_meets() -> None:
    """From the slowest start the bound is met exactly, so rounding to three digits would break it."""
    for steps in (2, 12, 30, 60):
        result = QUADRATIC(steps=steps)
        headline = result.at(result.last).headline
        assert headline.value == pytest.approx(headline.at_most, rel=1e-9)
        measured, most = (_number(text) for text in (headline.measured, headline.bound.rpartition(" ")[2]))
        assert measured <= most


def test_circles_are_not_zigzagged_across() -> None:
    circle, ellipse = QUADRATIC(condition=1), QUADRATIC(condition=10)
    assert "zigzags" not in heard(circle)[0] and "1 step " in heard(circle)[0] and "still" not in circle.sentence
    assert "zigzags" in heard(ellipse)[0] and "2 steps" in heard(ellipse)[0] and "still" in ellipse.sentence


def test_directions_that_rounding_spoils_are_heard_as_such() -> None:
    spoilt, few = QUADRATIC(kind="hilbert", steps=12), QUADRATIC(kind="spread", steps=2)
    assert _number(re.findall(r"at most (.*)\.$", heard(spoilt.at(spoilt.last))[0])[0]) > 0.1
    assert _number(re.findall(r"at most (.*)\.$", heard(few.at(2))[0])[0]) < 1e-12
    assert "rounding" in heard(spoilt)[1] and "rounding" not in heard(few)[1]


def test_the_end_of_a_chord_shows_nothing() -> None:
    end, middle = CONVEXITY(lam=2, share=0), CONVEXITY(lam=2, share=0.5)
    assert "shows elsewhere" in end.sentence and "shows elsewhere" not in middle.sentence
    assert (
        "too low" not in CONVEXITY(kind="absolute", lam=0).more and "too low" in CONVEXITY(kind="absolute", lam=1).more
    )


def test_a_width_is_not_compared_with_itself() -> None:
    assert "rounding" not in CHECK(kind="hinge", a=-3).sentence and "rounding" in CHECK().sentence


def test_kappa_of_the_corollary_is_rounded_down() -> None:
    for formula in ("FR", "PR", "HS"):
        result = CONJUGATE(formula=formula)
        kappa = _number(re.findall(r"never below κ = ([\d.·⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+),", result.more)[0])
        assert kappa <= float(np.min(result.run.selected.cosines)) ** 2
        assert "≤" in facts(result.more)


def test_a_gap_of_rounding_errors_is_heard_as_such() -> None:
    done, single = RACE(steps=1000), RACE(steps=1)
    assert (
        "less than 10⁻¹²" in heard(done)[0]
        and "after 1 step:" in heard(single)[0]
        and "1 steps" not in heard(single)[0]
    )


def _number(text: str) -> float:
    """`7.66·10⁻¹¹` as a number."""
    mantissa, _, power = text.replace(",", "").partition("·10")
    return float(mantissa) * 10.0 ** int(power.translate(str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")) or 0)
