"""When learning fails: the path by hand, the class's best by brute force, the guarantee by its formula."""

from itertools import product
from math import comb, e, log, log2, sqrt
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.model_selection.fails.run import failure
from laboratory.worlds.interval_union import IntervalUnion
from tests.sentences import facts
from tests.showing import trace

VIEW = views["model_selection.fails"]
USUAL: dict[str, Any] = dict(
    d=30, choice="fixed", intervals=3, noise=0.1, m=120, wanted=0.15, held=500, delta=0.05, seed=1
)


@pytest.mark.parametrize("kind", ["equal", "massart"])
@pytest.mark.parametrize("intervals", [1, 3, 4])
def test_the_best_of_a_class_is_the_best_of_all_labellings_of_the_pieces(intervals: int, kind: str) -> None:
    pieces, flipped = 2 * intervals + 1, 0.2 if kind == "equal" else 0.1  # Massart's falls from .2 to 0 in the middle
    world = IntervalUnion(intervals, 0.2, kind)
    for changes in range(2 * intervals + 2):
        risks = [
            sum(flipped if label == place % 2 else 1 - flipped for place, label in enumerate(labels)) / pieces
            for labels in product((0, 1), repeat=pieces)
            if np.count_nonzero(np.diff(labels)) <= changes
        ]
        assert world.best_in_class(changes) == pytest.approx(min(risks), rel=1e-12)


def test_curves_are_errors_on_the_first_tenths_of_one_sample() -> None:
    run = failure(**USUAL)
    rng = np.random.default_rng(1)
    world = IntervalUnion(3, 0.1)
    sample, validation = world.draw(rng, 120), world.draw(rng, 500)
    assert run.learning.at.tolist() == list(range(12, 121, 12))
    # 30 changes or fewer explain the first 12 and 24 examples whatever their labels.
    assert run.learning.training[:2].tolist() == [0, 0]
    always = np.mean(validation.y != 0), np.mean(validation.y != 1)
    share = sample.y.mean()
    assert run.classes.training[0] == pytest.approx(min(share, 1 - share))  # VC dimension 1: two constants
    assert run.classes.validation[0] in [pytest.approx(error) for error in always]
    # Constants err on 3 or 4 of 7 pieces: risk .1 + .8 * 3/7 or 4/7.
    assert run.classes.risk[0] in [pytest.approx(0.1 + 0.8 * part / 7) for part in (3, 4)]
    assert run.risk == run.classes.risk[29] and run.training == run.classes.training[29]
    assert (np.diff(run.classes.training) <= 1e-12).all()


def test_no_predictor_beats_the_best_of_its_class() -> None:
    for seed in range(5):
        run = failure(**USUAL | {"seed": seed})
        best = [run.world.best_in_class(int(d) - 1) for d in run.classes.at]
        assert (run.classes.risk >= np.array(best) - 1e-12).all()
        assert (run.learning.risk >= run.approximation - 1e-12).all()


@pytest.mark.parametrize(
    ("preset", "cause", "questions"),
    [
        ("Estimation error", "estimation error", 4),
        ("m below the VC dimension", "estimation error", 4),
        ("Approximation error 0", "no failure", 1),
        ("Class too small", "class too poor", 3),
        ("Tuned, but not far enough", "not tuned", 2),
        ("Settles above the wanted error", "approximation error", 4),
        ("Works", "no failure", 1),
    ],
)
def test_each_preset_ends_where_it_says(preset: str, cause: str, questions: int) -> None:
    result = VIEW(**VIEW.view.presets[preset])
    run = result.run
    assert (run.diagnosis.cause, len(run.diagnosis.path)) == (cause, questions)
    assert result.sentence.startswith(f"**{cause.capitalize()}**")
    assert f"\n{questions}. " in result.more and f"\n{questions + 1}. " not in result.more


def test_the_two_scenarios_of_the_notes_figure() -> None:
    below = VIEW(**VIEW.view.presets["m below the VC dimension"]).run
    assert (below.learning.training == 0).all() and below.m < below.d and below.validation > 0.25
    zero = VIEW(**VIEW.view.presets["Approximation error 0"]).run
    assert zero.approximation == 0 and (zero.learning.training == 0).all()
    assert zero.validation < 0.02 < zero.learning.validation[0]


def test_the_guarantee_is_the_vc_bound_of_the_largest_class_that_may_be_taken() -> None:
    run = failure(**USUAL | {"d": 7, "m": 1_000})
    by_hand = sqrt((7 * (log(2_000 / 7) + 1) - log(0.05 / 4)) / 1_000) + 1 / 1_000
    assert run.guaranteed == pytest.approx(run.training + by_hand, rel=1e-12)
    sure = failure(**USUAL | {"d": 7, "m": 1_000, "noise": 0})
    growth = sum(comb(2_000, i) for i in range(8))
    assert sure.guaranteed == pytest.approx(2 / 1_000 * (log2(growth) + log2(2 / 0.05)), rel=1e-9)
    tuned = failure(**USUAL | {"d": 9, "choice": "tuned", "m": 1_000, "noise": 0})
    wide = sqrt((9 * log(2_000 * e / 9) - log(0.05 / 4)) / 1_000) + 1 / 1_000
    assert tuned.d <= 9 and tuned.guaranteed == pytest.approx(tuned.training + wide, rel=1e-12)


def test_where_nothing_is_guaranteed_the_headline_says_so() -> None:
    assert "no guarantee d ≤ 2m" in facts(VIEW(m=10, d=40).headline.by)
    headline = VIEW(d=40, m=36).headline
    assert headline.at_most is None and "vacuous risk ≤" in facts(headline.by)


def test_hold_out_pays_for_the_number_of_classes_tried() -> None:
    assert "0.05474" in VIEW().more  # sqrt(ln 20 / 1000), rounded up
    assert "0.0692" in VIEW(choice="tuned", d=3).more  # sqrt(ln 120 / 1000)


def test_figures_show_the_run() -> None:
    result = VIEW()
    for place, curves in enumerate((result.run.learning, result.run.classes)):
        for name in ("training", "validation", "risk"):
            x, y = trace(result, place, {"risk": "true risk"}.get(name, f"{name} error"))
            np.testing.assert_array_equal(x, curves.at)
            np.testing.assert_array_equal(y, getattr(curves, name))


def test_noise_that_no_class_gets_below_is_told() -> None:
    assert "no class wanted" in facts(VIEW(noise=0.3, d=7, m=1_000).more)


def test_a_diagnosis_that_the_true_risk_refutes_is_called_wrong() -> None:
    """Approximation error 0.1, wanted 0.15; or no failure in sight at a true risk above 0.15."""
    tuned, lucky = VIEW(choice="tuned"), VIEW(intervals=1)
    assert tuned.run.diagnosis.cause == "approximation error" and tuned.run.approximation < tuned.run.wanted
    assert lucky.run.diagnosis.cause == "no failure" and lucky.run.risk > lucky.run.wanted
    assert all("diagnosis wrong" in facts(result.more) for result in (tuned, lucky))
    assert "diagnosis wrong" not in facts(VIEW().more)
