"""Learning-rate schedules: rates by hand, gaps on quadratics in closed form, guarantees against means of runs."""

from math import sqrt
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.optimisation.gap_bounds import GapBound
from laboratory.topics.optimisation.schedules.rules import SCHEDULES, Decay, place_of, schedule
from laboratory.topics.optimisation.schedules.run import Courses, schedules
from tests.sentences import facts, pattern

VIEW = views["optimisation.schedules"]
DECAY = Decay(rate=0.5, factor=0.5, every=30, until=200, patience=10)


def courses(kind: str, name: str, **other: Any) -> Courses:
    arguments: dict[str, Any] = {
        "rate": 0.05, "steps": 60, "others": (), "condition": 20.0, "noise": 1.0, "factor": 0.5, "every": 30,
        "until": 200, "patience": 10, "seed": 1,
    }  # fmt: skip
    return schedules(kind, name, **{**arguments, **other})


@pytest.mark.parametrize(
    ("name", "step", "rate"),
    [("fixed", 7, 0.5), ("root", 4, 0.25), ("time", 5, 0.1), ("step", 30, 0.5), ("step", 31, 0.25), ("step", 61, 0.125),
     ("linear", 51, 0.37625), ("linear", 201, 0.005), ("linear", 300, 0.005)],
)  # fmt: skip
def test_rates_by_hand(name: str, step: int, rate: float) -> None:
    """Linear, from the notes: eta_0 = .5, eta_tau = .005, tau = 200, s = 50 steps taken: .75 (.5) + .25 (.005)."""
    assert schedule(place_of("quadratic", 20), name, DECAY).begin(400)(step, 1.0) == pytest.approx(rate)


def test_where_a_theorem_chooses_the_rate() -> None:
    """The risk of |w - z| has B = 1/2 and rho = 1; lambda = .1 of the regulariser begins with 10."""
    assert schedule(place_of("fresh", 1), "tuned", DECAY).begin(100)(9, 1.0) == pytest.approx(0.5 / 10)
    assert schedule(place_of("quadratic", 1), "tuned", DECAY).begin(100)(9, 1.0) == pytest.approx(0.5 / 10)
    assert schedule(place_of("regularised", 1), "time", DECAY).begin(9)(4, 1.0) == pytest.approx(10 / 4)


@pytest.mark.parametrize("name", ["fixed", "root", "step", "linear"])
def test_without_noise_each_part_of_the_error_is_multiplied_by_one_minus_eta_lambda(name: str) -> None:
    """From (-4, -1) along and across curvatures 1 and 20: half of 16 prod (1 - eta)^2 + 20 prod (1 - 20 eta)^2."""
    run = courses("quadratic", name, noise=0.0)
    along, across = np.cumprod(1 - run.selected.rates), np.cumprod(1 - 20 * run.selected.rates)
    assert run.selected.gaps[1:] == pytest.approx((16 * along**2 + 20 * across**2) / 2, rel=1e-6, abs=1e-12)


def test_a_plateau_lowers_the_rate_where_the_value_has_stopped_falling() -> None:
    run = courses("quadratic", "plateau", steps=200)
    rates = run.selected.rates
    drops = np.flatnonzero(np.diff(rates))
    assert len(drops) > 2 and rates[drops + 1] == pytest.approx(rates[drops] / 2)
    assert (np.diff(drops) >= 10).all()  # the patience


def test_the_height_where_a_fixed_rate_stays_is_that_of_the_closed_form() -> None:
    """Variance eta / (lambda (2 - eta lambda)) along each curvature: gaps of (eta/2) sum 1/(2 - eta lambda) at last.

    A mean of 60 gaps, each over 20 runs, late in the run: within 40 %; a normal deviate of 5 would be needed.
    """
    run = courses("quadratic", "fixed", steps=200, condition=2.0, rate=0.2)
    expected = 0.1 * (1 / (2 - 0.2) + 1 / (2 - 0.4))
    assert run.selected.gaps[140:].mean() == pytest.approx(expected, rel=0.4)


@pytest.mark.parametrize(("kind", "name"), [("fresh", "tuned"), ("logistic", "tuned"), ("regularised", "time")])
def test_guarantees_are_the_theorems_and_hold_on_average(kind: str, name: str) -> None:
    run = courses(kind, name, steps=200)
    assert isinstance(run.bound, GapBound)
    if kind == "fresh":
        assert run.bound.value == pytest.approx(0.5 / sqrt(200))
    assert run.selected.mean_gaps[-1] <= run.bound.value


def test_no_bound_where_no_theorem_applies() -> None:
    for kind, name, why in (
        ("quadratic", "fixed", "no bound ρ"), ("fresh", "step", "no theorem"), ("fresh", "root", "bounded set"),
        ("fresh", "time", "no theorem"), ("regularised", "tuned", "no bound ρ"),
    ):  # fmt: skip
        bound = courses(kind, name, steps=5).bound
        assert isinstance(bound, str) and why in facts(bound)


def test_the_page_draws_and_describes_them() -> None:
    result = VIEW(
        step=50, **{key: value for key, value in VIEW.view.presets["Linear decay by hand"].items() if key != "step"}
    )
    run: Courses = result.run
    assert "| Linear decay | 0.37625 |" in result.more
    left, right = result.figures
    assert np.array_equal(left.data[0].y, run.selected.rates)
    assert np.array_equal(right.data[0].y, run.selected.gaps[1:])
    assert next(trace for trace in right.data if trace.name == "its mean").y == pytest.approx(run.selected.mean_gaps)
    by_the_book = VIEW(**VIEW.view.presets["Convex, by the book"])
    assert by_the_book.headline.bound_text == "at most 0.03536"  # .5/sqrt(200) = .0353553, rounded up
    assert any(trace.name == "bound (mean)" for trace in by_the_book.figures[1].data)


@pytest.mark.parametrize("name", SCHEDULES)
def test_what_diverges_says_so(name: str) -> None:
    result = VIEW(kind="quadratic", schedule=name, rate=900, steps=40, others=())
    assert result.figures and result.more
    if not np.isfinite(result.run.selected.gaps[-1]):
        assert "**diverges**" in result.sentence and not result.headline.bound_text
    assert np.isfinite(result.headline.value)


def test_a_strange_schedule_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match=pattern("schedule lunar")):
        schedule(place_of("fresh", 1), "lunar", DECAY)
