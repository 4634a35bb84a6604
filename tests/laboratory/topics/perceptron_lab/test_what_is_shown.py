"""The perceptron's view: its figures are the run's own numbers, and its sentences are those of Novikoff's proof."""

import re
from functools import cache
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.perceptron_lab.updates.figures import POCKET
from laboratory.topics.perceptron_lab.updates.run import PerceptronRun, perceptron_run, updates_in_samples
from laboratory.worlds.margin_halfspace import MarginHalfspace
from tests.sentences import facts
from tests.showing import names, trace

VIEW = views["perceptron_lab.updates"]
SEED = 33
NOT_SEPARABLE: dict[str, Any] = {"m": 60, "noise": 0.1, "passes": 5, "seed": 4}


@cache
def thin() -> PerceptronRun:
    return perceptron_run(MarginHalfspace(2, 0.1), 40, SEED, 1_000)


@cache
def noisy() -> PerceptronRun:
    return perceptron_run(MarginHalfspace(2, 0.1, 0.1), 60, 4, 5)


def test_the_plane_shows_the_examples_and_the_squeeze_is_the_run_bit_for_bit() -> None:
    result = VIEW(seed=SEED)
    for sign, name in ((1, "positive"), (-1, "negative")):
        np.testing.assert_array_equal(trace(result, 0, name)[1], thin().points[thin().signs == sign, 1])
    np.testing.assert_array_equal(trace(result, 1, "length ‖w‖")[1], thin().lengths)
    np.testing.assert_array_equal(trace(result, 1, "progress ⟨w*, w⟩")[1], thin().progress)
    t, longest = trace(result, 1, "at most")
    np.testing.assert_array_equal(longest, np.sqrt(t))
    np.testing.assert_array_equal(trace(result, 1, "at least")[1], t * 0.1)
    assert t[-1] == pytest.approx(100, rel=1e-14)


def test_the_table_squeezes_the_weights_between_novikoffs_two_bounds() -> None:
    table, run = VIEW(seed=SEED).table, thin()
    updates = np.arange(run.updates + 1)
    weights = np.column_stack([table["w1"], table["w2"]])
    np.testing.assert_array_equal(table["update"], updates)
    np.testing.assert_allclose(table["length"], np.linalg.norm(weights, axis=1), rtol=1e-12)
    np.testing.assert_allclose(table["length_at_most"], np.sqrt(updates), rtol=1e-15)
    np.testing.assert_allclose(table["progress"], weights.sum(axis=1) / np.sqrt(2), atol=1e-12)  # w* = (1, 1)/√2
    np.testing.assert_allclose(table["progress_at_least"], updates * 0.1, rtol=1e-12)
    assert np.all(np.array(table["progress"]) <= np.array(table["length"]) + 1e-12)
    moved = np.diff(weights, axis=0)
    corrected = np.array(table["example"][1:]) - 1
    np.testing.assert_allclose(moved, run.signs[corrected, None] * run.points[corrected], atol=1e-12)
    wrong = (np.sign(weights @ run.points.T) != run.signs).sum(axis=1)
    np.testing.assert_array_equal(table["misclassified"], wrong)
    np.testing.assert_array_equal(table["fewest_so_far"], np.minimum.accumulate(wrong))


def test_the_headline_is_the_count_beside_radius_over_margin_squared() -> None:
    headline = VIEW(seed=SEED, margin=0.25).headline
    assert headline.at_most == 16 and headline.bound_text == "at most 16"
    assert headline.value == perceptron_run(MarginHalfspace(2, 0.25), 40, SEED, 1_000).updates <= 16


def test_without_separation_there_is_no_guarantee_and_the_pocket_is_drawn() -> None:
    result = VIEW(**NOT_SEPARABLE, beside="mistakes")
    assert not result.headline.bound_text and "no guarantee" in result.headline.by
    assert "Novikoff not apply" in facts(result.more) and "after 5 passes" in result.sentence
    np.testing.assert_array_equal(trace(result, 1, "this line")[1], noisy().misclassified)
    np.testing.assert_array_equal(trace(result, 1, "the best so far")[1], noisy().fewest)
    assert "best far" in facts(names(result, 0))
    assert not {"at least", "bound"} & names(VIEW(**NOT_SEPARABLE), 1)
    assert result.theorem_of(VIEW.view.guarantees[0]) is None


def test_each_step_rings_the_example_it_corrects() -> None:
    result = VIEW(seed=SEED, step=4)
    assert trace(result, 0, "corrected")[0][0] == thin().points[thin().corrected[3], 0]
    assert f"Update 4 {thin().corrected[3] + 1}" in facts(result.more)
    before = VIEW(seed=SEED, step=0)
    assert "weights 0" in facts(before.more) and "line now" not in names(before, 0)


def test_the_line_is_perpendicular_to_the_weights() -> None:
    result = VIEW(seed=SEED, bias=True, step=5)
    run = perceptron_run(MarginHalfspace(2, 0.1), 40, SEED, 1_000, bias=True)
    ends = np.column_stack([*trace(result, 0, "line now"), np.ones(2)])
    np.testing.assert_allclose(ends @ run.path[5], 0, atol=1e-12)


@pytest.mark.parametrize(
    ("values", "world", "more"),
    [
        ({"margin": 0.2}, MarginHalfspace(2, 0.2), (40, SEED, 1_000)),
        ({"m": 7}, MarginHalfspace(2, 0.1), (7, SEED, 1_000)),
        ({"noise": 0.4}, MarginHalfspace(2, 0.1, 0.4), (40, SEED, 1_000)),
        ({"passes": 2}, MarginHalfspace(2, 0.1), (40, SEED, 2)),
        ({"bias": True}, MarginHalfspace(2, 0.1), (40, SEED, 1_000, True)),
        ({"shuffle": True}, MarginHalfspace(2, 0.1), (40, SEED, 1_000, False, True)),
    ],
)
def test_each_field_makes_another_run(values: dict[str, Any], world: MarginHalfspace, more: tuple[Any, ...]) -> None:
    np.testing.assert_array_equal(VIEW(**{"seed": SEED, **values}).run.lengths, perceptron_run(world, *more).lengths)


def test_logarithmic_axes_begin_at_the_first_update() -> None:
    result = VIEW(seed=SEED, log=True)
    np.testing.assert_array_equal(trace(result, 1, "length ‖w‖")[1], thin().lengths[1:])
    assert trace(result, 1, "at most")[0][0] == 1


def test_other_samples_are_mentioned_where_no_label_is_flipped() -> None:
    counts = np.sort(updates_in_samples(MarginHalfspace(2, 0.1), 40, 100))
    assert f"100 half at most {counts[50]} longest {counts[-1]}" in facts(VIEW().more)
    assert "samples like" not in facts(VIEW(**NOT_SEPARABLE).more)


LONGER, ACROSS = (1, 0.7, 0.9), (1, -0.7, -0.9)  # of seed 7: a positive example, on its side and beyond the line


def test_the_bound_for_moved_examples_is_rounded_to_the_safe_side() -> None:
    """(0.7, 0.9) is √1.3 = 1.14017… long, and (0.01, 0.06), which is 0.07/√2 = 0.04949… from the line, is nearer."""
    text = VIEW(moved=(LONGER, (2, -0.01, -0.06))).more
    match = re.search(r"at most ([\d.]+)\D* distance\D* ([\d.]+)", text)
    assert match and (match[1], match[2]) == ("1.141", "0.04949")
    assert float(match[1]) ** 2 >= 1.3 and 2 * float(match[2]) ** 2 <= 0.07**2


def test_a_sample_with_moved_examples_is_compared_with_no_others() -> None:
    for moved in ((LONGER,), (ACROSS,)):
        assert "samples like" not in facts(VIEW(moved=moved).more)


@pytest.mark.parametrize(
    ("values", "how", "back"),
    [
        ({"moved": (ACROSS,), "passes": 5}, "1 of 40 moved", "moved across"),
        (NOT_SEPARABLE, "labels flipped", "flipped label"),
        ({**NOT_SEPARABLE, "moved": ((2, -0.7, -0.9),)}, "labels flipped", "flipped label"),  # a negative example
        ({**NOT_SEPARABLE, "moved": ((2, 0.7, 0.9),)}, "examples flipped", "flipped across"),
    ],
)
def test_it_is_written_how_examples_came_to_the_wrong_side(values: dict[str, Any], how: str, back: str) -> None:
    text = VIEW(**values).more
    assert f"{how} hidden" in facts(text) and f"{back} decreases" in facts(text)


def test_of_a_long_run_the_line_that_is_shown_is_not_called_the_last() -> None:
    result = views["perceptron_lab.updates"](m=200, noise=0.45)
    assert result.run.updates > result.run.kept == 2_000
    assert "after 2,000 misclassifies" in facts(result.sentence) and "last line" not in result.sentence
    assert f"first 2,000 of {result.run.updates:,}" in facts(result.more)
    assert result.headline.measured == f"{result.run.updates:,}"


def test_progress_is_at_least_the_margin_times_the_updates_without_the_rounding_of_doubles() -> None:
    """0.3 · 3 is 0.8999999999999999 in doubles."""
    assert "t = 3 tγ = 0.9 ≤" in facts(VIEW(margin=0.3, seed=2, step=3).more)


def test_counted_things_are_one_or_many() -> None:
    result = VIEW(step=1)
    assert result.run.misclassified[1] == 1
    assert "1 example is" in result.text_of(result.drawings[1].alt_text)
    single = VIEW(m=1, margin=0.9, step=0)
    assert "**1 update**," in single.more and "1 update," in single.more
    assert "1 labelled point, " in single.text_of(single.drawings[0].alt_text)


@pytest.mark.parametrize("step", [0, 1, 2])
def test_the_caption_speaks_of_lines_that_are_there(step: int) -> None:
    """Before the first update there is no line, and after it none before."""
    result = VIEW(**NOT_SEPARABLE, beside="mistakes", step=step)
    caption, curves = result.text_of(result.drawings[0].caption), names(result, 0)
    assert ("Dotted" in caption) == ("line before" in curves) == (step > 1)
    assert ("Dashed" in caption) == (POCKET.name in curves) == (step > 0)
