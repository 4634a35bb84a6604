"""The views of optimisation: their figures are the runs' numbers, their sentences agree with what is known by hand."""

from itertools import cycle
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.optimisation.conditions.counterexamples import step_example
from laboratory.topics.optimisation.conditions.run import admitted, line
from laboratory.topics.optimisation.convexity.run import chord
from laboratory.topics.optimisation.gap_bounds import gap_bound
from laboratory.topics.optimisation.hyperparameters import METHODS, RULES, Hyperparameters
from laboratory.topics.optimisation.landscapes import LANDSCAPES, landscape
from laboratory.topics.optimisation.quadratic.run import conjugacy, race
from laboratory.topics.optimisation.rate.run import rates
from laboratory.topics.optimisation.walking import descend
from tests.sentences import facts, pattern
from tests.showing import trace

NARROW: dict[str, Any] = {"valley": "quadratic", "rule": "fixed", "steps": 100}
NAMES = ("race", "rate", "quadratic", "conditions", "convexity")
RACE, RATE, QUADRATIC, CONDITIONS, CONVEXITY = (views[f"optimisation.{name}"] for name in NAMES)


def test_it_opens_on_a_bound_below_the_start() -> None:
    """Of T = 500 steps of length B/(ρ√T), B = 1.851 and ρ = 3.825 by hand: 1.851 · 3.825/√500 = 0.3166."""
    result = RACE()
    descent = next(descent for descent in result.run.descents if descent.method == "gradient_descent")
    assert result.headline.bound_text == "at most 0.3168" and descent.mean_gaps[-1] < 0.3168 < descent.gaps[0]
    assert "B = 1.851, ρ = 3.825" in facts(result.more) and "informative" not in result.more


def test_a_bound_above_the_start_is_called_vacuous_in_the_headline() -> None:
    """By hand: 17/(2 · 0.035 · 100) + 0.035 · 42,500/2 = 746.2, and the start is (16 + 50)/2 = 33 above."""
    result = RACE(**NARROW)
    assert not result.headline.bound_text and "vacuous above 33" in facts(result.headline.by)
    assert "at most 746.2" in result.more


def test_momentum_against_plain_descent_in_a_narrow_valley() -> None:
    """By hand: (16 · 0.965²⁰⁰ + 50 · 0.75²⁰⁰)/2 = 0.00644; 2/50 = 0.04 and 2 · 1.8/50 = 0.072."""
    text = RACE(**NARROW).more
    assert "100 Momentum 4.25·10⁻⁹ above Gradient 0.00644" in facts(text)
    assert "B = 4.123, ρ = 206.2, η = 0.035" in facts(text)
    assert "below 2/L = **0.04**" in text and "2(1 + γ)/L = **0.072**" in text


def test_the_figures_hold_the_librarys_numbers() -> None:
    result, place = RACE(**NARROW), landscape("quadratic", 50)
    for method, name in (("gradient_descent", "Gradient descent"), ("momentum", "Momentum")):
        descent = descend(place, method, Hyperparameters())
        seen = descent.run.path.astype(np.float32)  # in the seven digits in which places go to the browser
        assert np.array_equal(np.column_stack(trace(result, 0, name)), seen)
        assert np.array_equal(trace(result, 1, name)[1], descent.gaps[1:])
    bound: Any = gap_bound(place, "gradient_descent", Hyperparameters())
    steps, heights = trace(result, 1, "bound (mean)")
    assert np.array_equal(heights, bound.values) and np.array_equal(steps, bound.steps)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Narrow valley", "long multiplies 0.965"),
        ("Too large a step", "diverges every 1.05"),
        ("Noise and the mean", "mean only"),
        ("SGD by the book", "≤ 0.224 mean 1,000 average"),
    ],
)
def test_presets_say_what_they_are_for(name: str, says: str) -> None:
    assert says in facts(RACE(**RACE.view.presets[name]).more)


def test_paths_grow_with_the_steps_and_follow_every_number() -> None:
    few = {**NARROW, "steps": 20}
    result = RACE(**few)
    assert [len(trace(result.at(step), 0, "Momentum")[0]) for step in (0, 5, 20)] == [1, 6, 21]
    before = trace(result, 0, "Momentum")[0]
    changes: list[dict[str, Any]] = [
        {"condition": 4}, {"rate": 0.01}, {"momentum": 0.5}, {"rate": 1_000}, {"valley": "ravine"},
    ]  # fmt: skip
    for change in changes:
        assert not np.array_equal(trace(RACE(**{**few, **change}), 0, "Momentum")[0], before)
    noisy = RACE(**few, methods=("sgd", "adam"))
    for key, value, name in (("adaptive_rate", 0.05, "Adam"), ("noise", 0, "SGD"), ("seed", 2, "SGD")):
        values: dict[str, Any] = {key: value}
        other = RACE(**few, methods=("sgd", "adam"), **values)
        assert not np.array_equal(trace(other, 0, name)[0], trace(noisy, 0, name)[0])


@pytest.mark.parametrize(("valley", "rule"), list(zip(LANDSCAPES, cycle(RULES), strict=False)))
def test_every_landscape_with_a_rule_and_all_methods(valley: str, rule: str) -> None:
    result = RACE(valley=valley, rule=rule, methods=tuple(METHODS), steps=30)
    assert sum(curve.type == "contour" for curve in result.figures[0].data) == 1
    assert len(result.sentence.split()) <= 25 and result.more


def test_the_calculator_gets_the_same_inputs() -> None:
    result = RACE(methods=("sgd",), steps=400)
    bound: Any = gap_bound(landscape("logistic"), "sgd", Hyperparameters(steps=400, rule="tuned"))
    assert result.theorem_of(RACE.view.guarantees[0]) == ("sgd_convex", bound.inputs)
    assert result.headline.bound_text == "at most 0.3541"


def test_a_descent_that_diverged_is_drawn_and_tabulated() -> None:
    result = RACE(**{**NARROW, "steps": 50}, methods=("gradient_descent",), rate=1)
    descent = descend(landscape("quadratic", 50), "gradient_descent", Hyperparameters(rate=1.0, steps=50))
    assert descent.diverged and "**diverges**" in result.sentence and not result.headline.bound_text
    assert result.table["gap"] == descent.gaps.tolist() and result.figures[1].data


def test_learning_rates_around_the_limit() -> None:
    result, run = RATE(), rates(20.0, 60, 0.05)
    assert "for η below 2/L = **0.1**" in result.more
    assert np.array_equal(trace(result, 0, "right")[1], run.descents["best"].gaps)
    assert np.array_equal(trace(result, 1, "larger")[1], run.factors)
    assert "η = 0.11 beyond each 1.2" in facts(RATE(own=0.11).more)
    limit = RATE(condition=4, steps=9, own=0.5)
    assert np.array_equal(trace(limit, 0, "yours")[1], rates(4.0, 9, 0.5).descents["own"].gaps)
    assert "limit 2/L" in facts(limit.sentence)


def test_conjugate_gradients_are_played_beside_exact_descent() -> None:
    result, run = QUADRATIC(step=1), race("plane", 10.0, 12)
    assert "lowest 2" in facts(result.more)
    assert np.array_equal(trace(result, 1, "gradient descent")[1], run.gaps(run.steepest))
    assert np.array_equal(trace(result, 0, "conjugate gradients")[0], run.conjugate.path[:2, 0])
    assert np.array_equal(trace(result, 0, "gradient descent")[1], run.steepest.path[:2, 1])
    assert "2 2 0.632" in facts(QUADRATIC(level=2).more)
    hilbert, other = race("hilbert", 10.0, 12), QUADRATIC(kind="hilbert")
    sizes = conjugacy(hilbert.conjugate, hilbert.hessian)
    heat = next(curve for curve in other.figures[0].data if curve.name == "products").z
    assert np.array_equal(heat, np.log10(np.maximum(sizes, 1e-16)))
    assert "Rounding spoils" in facts(other.more)


def test_no_bound_is_shown_below_what_rounding_lets_one_see() -> None:
    assert not QUADRATIC(condition=1).headline.bound_text
    assert QUADRATIC().headline.bound_text == "at most 0.01782"  # 2.2 (81/121)¹² = 0.017816, by hand


def test_conditions_on_steps_and_their_regions() -> None:
    result, of = CONDITIONS(), line("parabola")
    assert "Armijo 0 0.75 curvature 0.05" in facts(result.more)
    assert np.array_equal(trace(result, 0, "ψ")[1], of.height(of.steps))
    assert np.array_equal(trace(result, 1, "ψ′")[1], of.slope(of.steps))
    waves = CONDITIONS(**CONDITIONS.view.presets["Waves, strong Wolfe"])
    said = [(shape.x0, shape.x1) for shape in waves.figures[1].layout.shapes if shape.type == "rect"]
    assert said == list(admitted(line("waves"), 0.25, 0.6, True, 1.0).curvature)
    assert "tried 4, 2" in CONDITIONS(kind="waves", strong=True, beta=0.6, first=4).more
    with pytest.raises(ValueError, match=pattern("larger than α; β = 0.6, α = 0.7")):
        CONDITIONS(alpha=0.7, beta=0.6)


@pytest.mark.parametrize(
    ("kind", "mark", "says"), [("long", "α", "0.125, 0.0833, 0.05, 0.0278"), ("short", "β", "0.75, 0.833, 0.9")]
)
def test_the_notes_two_examples_are_played(kind: str, mark: str, says: str) -> None:
    result, run = CONDITIONS(kind=kind, step=9), step_example(kind, 10)
    assert says in result.more and result.last == 10
    assert np.array_equal(trace(result, 1, mark)[1], run.share if kind == "long" else run.flatness)
    assert np.array_equal(trace(result, 0, "path")[0], run.path[:10])


def test_chords_and_what_strong_convexity_requires() -> None:
    result, run = CONVEXITY(), chord("square", -2.0, 1.0, 0.5)
    assert np.array_equal(trace(result, 1, "gap of the chord")[1], run.gaps)
    assert np.array_equal(trace(result, 1, "required")[1], run.required)
    assert not np.allclose(run.gaps, run.required)  # the point of the usual lambda: both curves can be seen
    assert "claim every" in facts(result.more)
    assert result.headline.bound_text == "at least 0.5625"  # (0.5/2) (1/4) 3² by hand
    absolute = CONVEXITY(kind="absolute", u=0, w=2, share=0.25)
    assert "chord false" in facts(absolute.more) and not absolute.headline.bound_text
    assert "α = 0.25 0 above" in facts(absolute.more)
    with pytest.raises(ValueError, match=pattern("u w differ 0")):
        CONVEXITY(u=0, w=0)


def test_a_chord_is_known_at_every_share_and_not_on_a_grid_only() -> None:
    """f = w²/2 from -2 to 1: the gap is (1/2) α(1 - α) 9."""
    place, gap, required = chord("square", -2.0, 1.0, 0.5).at(1 / 3)
    assert (place, gap, required) == pytest.approx((-1.0, 1.0, 0.5))


def test_without_a_player_nothing_is_said_of_one_and_no_line_is_left_unnamed() -> None:
    assert CONDITIONS.view.player is not None and not CONDITIONS.view.player.none
    captions = [CONDITIONS().text_of(drawing.caption) for drawing in CONDITIONS().drawings]
    assert not any("iamond" in caption for caption in captions), "the handle of the first step covers its mark"
    assert all("Dotted: " in caption for caption in captions)


def test_a_gap_reads_the_same_in_the_headline_and_in_the_sentence() -> None:
    """w²/2 between -2 and 1 in the middle: 1/4 · 9/2 = 1.125 above; λ = 1/2 requires 1/4 · 1/4 · 9 = 0.5625."""
    result = CONVEXITY(kind="square", u=-2, w=1, lam=0.5, share=0.5)
    assert result.headline.measured == "1.125" and "**1.125** above" in result.sentence
    assert result.headline.at_least == 0.5625 and "**0.5625**" in result.sentence
    assert "0.5625" in result.more


def test_only_paths_and_schedules_that_are_drawn_are_mentioned() -> None:
    with_sgd, without = (RACE(step=5, methods=("momentum", *more)) for more in (("sgd",), ()))
    assert "SGD" in with_sgd.text_of(RACE.view.drawings[0].caption)
    assert "SGD" not in without.text_of(RACE.view.drawings[0].caption)
