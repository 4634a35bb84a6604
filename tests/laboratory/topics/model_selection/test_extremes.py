"""Model selection at the ends of its fields: what rounding leaves, vacuous bounds and words that would be false."""

import re

import numpy as np
import pytest
from scipy.stats import binom

from laboratory.topics import views
from tests.showing import captions, heard

BEST, DEGREE, FAILS, FOLDS = (views[f"model_selection.{name}"] for name in ("best", "degree", "fails", "folds"))
FOOLED, PARTS, SRM, ZOOM = (views[f"model_selection.{name}"] for name in ("fooled", "parts", "srm", "zoom"))


def test_one_validation_point_is_one_and_each_polynomial_is_heard_once() -> None:
    few = DEGREE(m=3, held=1).at(2)
    assert "1 validation point" in heard(few)[0] and "degree 1 and 2" in heard(few)[0]
    assert "points (open" not in heard(few)[0]


def test_a_polynomial_through_all_points_has_training_error_zero_in_every_text() -> None:
    result = DEGREE(m=9, top=8, seed=186)
    assert result.run.interpolates and "falls to 0;" in heard(result.at(8))[1] and "·10⁻" not in heard(result.at(8))[1]


def test_a_smaller_risk_is_read_as_smaller() -> None:
    """Degree 3 is best by less than three digits show."""
    result = DEGREE(noise=0.01, m=200)
    run = result.run
    assert run.risk[run.chosen] > run.risk[run.best]
    chosen, best = re.findall(r" ([\d.]+); degree \d+ has ([\d.]+)\.", result.more)[0]
    assert float(chosen) > float(best)


def test_a_cubic_has_no_bias_from_degree_three_on() -> None:
    result = PARTS(world="cubic", noise=0.001)
    assert (result.run.bias[:3] > 1e-3).all() and (result.run.bias[3:] == 0).all()
    assert "bias² is 0" in result.more and "not that" not in result.more
    assert "not that" in PARTS(world="sine").more


@pytest.mark.parametrize("scheme", ["holdout", "folds"])
def test_examples_that_train_are_counted_where_they_cannot_be_divided(scheme: str) -> None:
    result = FOLDS(scheme=scheme, m=23, folds=10)
    trained = (result.run.roles == 0).sum(axis=1)
    counts = " or ".join(map(str, sorted(set(trained.tolist()))))
    assert f"on {counts} of 23" in result.more


@pytest.mark.parametrize(("m", "error"), [(200, 0.99), (1000, 0.99), (200, 0.5)])
def test_the_chance_of_being_misled_is_exact_where_it_is_tiny(m: int, error: float) -> None:
    """1 − (1 − p)^k is kp for tiny p: by logarithms of the binomial's probabilities."""
    run = BEST(m=m, error=error).run
    tail = np.arange(int(np.ceil(m * float(run.bounds[0]))))
    below = float(np.exp(np.logaddexp.reduce(binom.logpmf(tail, m, error))))
    assert run.misled > 0
    assert run.misled == pytest.approx(-np.expm1(run.k * np.log1p(-below)), rel=1e-6)


def test_a_gap_above_the_risk_guarantees_nothing() -> None:
    result = BEST(m=10)
    assert result.run.gap > result.run.error and "vacuous" in result.more and result.headline.at_least is None
    assert "vacuous" not in BEST().more


def test_only_shared_points_are_told_as_shared_and_no_count_has_more_digits_than_a_double() -> None:
    assert "share" not in ZOOM(rounds=1).more and "share" in ZOOM().more
    assert max(map(len, re.findall(r"[\d,.]+", heard(ZOOM(first=11, points=9))[1]))) < 16


def test_twenty_times_a_twentieth_is_vacuous() -> None:
    assert (
        "20 δ, which" in SRM(top=20, delta=0.05).more
        and "vacuous" in SRM(top=20, delta=0.05).more
        and "vacuous" not in SRM(top=19, m=4000).more
    )


def test_a_sum_above_one_is_vacuous() -> None:
    result = SRM(m=50, delta=1e-6, noise=0.45)
    assert result.run.bound.min() > 1 and "vacuous bound." in result.more


def test_parts_of_a_bound_are_rounded_up() -> None:
    for m in (300, 700, 3000):
        run = SRM(m=m).run
        training, confidence = re.findall(r"error (\d[\d.]*) \+ confidence (0\.\d+)", SRM(m=m).more)[0]
        assert float(training) >= run.training[run.chosen] and float(confidence) >= run.confidence[run.chosen]


def test_the_estimation_error_is_never_negative() -> None:
    for intervals in (1, 2, 20):
        result = FAILS(d=1, intervals=intervals)
        assert result.run.estimation >= 0 and "−" not in result.more.split("Diagnosis")[1]


def test_few_validation_examples_guarantee_nothing() -> None:
    """√(ln 20 / 20) = 0.387, and √(ln 10⁶ / 20) = 0.83."""
    few = FAILS(held=10, delta=1e-6, d=1, m=10)
    assert few.run.validation + 0.831 > 1 and "vacuous bound," in few.more
    assert "vacuous bound," not in FAILS(held=5000).more


def test_nothing_is_selected_where_all_features_are_taken() -> None:
    assert "predictor" in FOOLED(features=100, selected=100).headline.by
    assert "predictor" not in FOOLED(features=100, selected=99).headline.by


def test_captions_hold_where_folds_are_unequal() -> None:
    assert "20 or 21" in captions(FOLDS(m=23, folds=10))[0]


def test_one_class_and_one_example_are_singular() -> None:
    single = FAILS(d=1, m=10, choice="tuned")
    assert (
        "1 classes" not in single.more
        and "1 example," in captions(single)[0]
        and "all 20" in FAILS(choice="tuned").more
    )


def test_one_feature_is_singular() -> None:
    single = FOOLED(features=1, selected=1)
    assert "1 features" not in f"{single.headline.what} {heard(single)}" and "1 feature " in single.headline.what
