"""One threshold on the ROC curve: its figures are the library's numbers, and every field makes another run."""

import re
from typing import Any

import numpy as np
import pytest
from scipy.stats import binomtest, norm

from laboratory.topics import views
from laboratory.topics.metrics.scored import MetricsRun, gaussian_run, tumours_run
from laboratory.worlds.gaussian_pair import GaussianPair
from tests.sentences import facts, pattern
from tests.showing import heard, names, trace

ROC = views["metrics.roc"]
RATES = ("accuracy", "sensitivity", "specificity", "precision")


def run_of(world: GaussianPair | None = None, m: int = 200, seed: int = 3, delta: float = 0.05) -> MetricsRun:
    run = gaussian_run(world or GaussianPair(1, 2.0, 0.5), m, seed, delta)
    assert run is not None
    return run


def check_curve(values: dict[str, Any], run: MetricsRun) -> None:
    x, y = trace(ROC(**values), 0, "test set")
    np.testing.assert_array_equal(x, run.curve.false_positive_rate)
    np.testing.assert_array_equal(y, run.curve.true_positive_rate)


def test_it_opens_on_two_gaussians_with_every_rate_beside_its_guarantee() -> None:
    result, run = ROC(), run_of()
    check_curve({}, run)
    for rate in run.rates(0.5):
        interval = binomtest(rate.right, rate.of).proportion_ci(0.95, method="exact")
        np.testing.assert_allclose(trace(result, 1, f"bound: {rate.name}")[0], interval, rtol=1e-8)
    np.testing.assert_allclose(trace(result, 1, "truth")[0], norm.cdf(1))
    accuracy = run.rate("accuracy", 0.5)
    assert f"**Accuracy {accuracy.measured:.4g}**" in result.more and "it is 0.8413" in result.more  # Phi(1)
    assert (result.headline.value, result.headline.at_least) == (accuracy.measured, accuracy.low)


def test_its_doors_give_the_calculator_the_counts() -> None:
    (_, of_accuracy), (_, of_area) = filter(None, map(ROC(threshold=0.3).theorem_of, ROC.view.guarantees))
    run = run_of()
    c = run.confusion(0.3)
    assert of_accuracy == {"m": 200, "delta": 0.025, "errors": c.false_positives + c.false_negatives}
    p = int(run.positive.sum())
    assert of_area["squares"] == pytest.approx(1 / p + 1 / (200 - p)) and of_area["delta"] == 0.025


@pytest.mark.parametrize(
    ("values", "run"),
    [
        ({"distance": 1}, run_of(GaussianPair(1, 1.0, 0.5))),
        ({"share": 0.2}, run_of(GaussianPair(1, 2.0, 0.2))),
        ({"m": 300}, run_of(m=300)),
        ({"seed": 8}, run_of(seed=8)),
        ({"world": "tumours"}, tumours_run(3, 0.05)),
    ],
)
def test_each_field_makes_another_run(values: dict[str, Any], run: MetricsRun) -> None:
    check_curve(values, run)


def test_the_failure_probability_moves_the_guarantees() -> None:
    rate = run_of(delta=0.01).rate("precision", 0.5)
    np.testing.assert_array_equal(trace(ROC(delta=0.01), 1, "bound: precision")[0], [rate.low, rate.high])


def test_the_threshold_moves_its_point_and_the_notes_axis_is_mirrored() -> None:
    run = run_of()
    alarms, hits = run.point(0.2)
    for printed, across in ((False, alarms), (True, 1 - alarms)):
        result = ROC(threshold=0.2, printed=printed)
        x, y = trace(result, 0, "this threshold")
        assert (x[0], y[0]) == (across, hits)
        assert (result.figures[0].layout.xaxis.title.text == "specificity") is printed
        (handle,) = result.handles(result.drawings[0])
        assert handle.stops is not None
        here = handle.stops.values.index(0.2)
        assert (handle.stops.x[here], handle.stops.y[here]) == (across, hits)
    np.testing.assert_array_equal(trace(ROC(printed=True), 0, "test set")[0], 1 - run.curve.false_positive_rate)


def test_the_counts_stand_in_their_quarters_of_the_scores() -> None:
    result, c = ROC(beside="scores", threshold=0.7), run_of().confusion(0.7)
    texts = {note.text for note in result.figures[1].layout.annotations}
    counts = {
        "true positives": c.true_positives, "false positives": c.false_positives,
        "true negatives": c.true_negatives, "false negatives": c.false_negatives,
    }  # fmt: skip
    assert texts == {f"<b>{count:,}</b> {name}" for name, count in counts.items()}
    for which, sign in (("positive", 1), ("negative", -1)):
        assert sign * trace(result, 1, which)[1].sum() == getattr(run_of().curve, f"{which}s")
    assert f"{c.false_positives} false positive" in result.more and f"{c.true_negatives} true negative" in result.more


@pytest.mark.parametrize("name", ["Two Gaussians", "Rare positives"])
def test_the_sample_of_a_preset_is_typical_in_every_rate(name: str) -> None:
    """Each guarantee holds its truth, and each rate lies in the middle nine tenths of 40 seeds."""
    values = ROC.view.presets[name]
    ours = ROC(**values).run
    others = [ROC(**{**values, "seed": seed}).run for seed in range(40)]
    for kind in RATES:
        rate = ours.rate(kind, 0.5)
        assert rate.low <= rate.truth <= rate.high
        seen = sorted(run.rate(kind, 0.5).measured for run in others)
        assert seen[2] <= rate.measured <= seen[-3], kind


def test_tumours_have_no_truth_that_could_be_drawn() -> None:
    result = ROC(world="tumours")
    assert "exact" not in names(result, 0) and "truth" not in names(result, 1)
    assert "none used" in facts(result.more)


def test_a_test_set_of_one_class_is_told() -> None:
    with pytest.raises(ValueError, match=pattern("one only")):
        _ = ROC(share=0.01, m=10, seed=0).run


def test_the_table_is_the_curve() -> None:
    assert ROC().table["true_positives"] == run_of().curve.true_positives.tolist()


def test_confidence_is_rounded_down() -> None:
    text = ROC(delta=1e-6).more
    assert "99.9999 %" in facts(text) and "100 %" not in facts(text)


def test_a_bound_on_the_area_that_leaves_all_of_it_is_vacuous() -> None:
    """Two positives among ten: √(ln 40 / 2 · (1/2 + 1/8)) is above 1."""
    few, many = ROC(m=10, share=0.2, seed=1), ROC()
    assert few.run.area_interval == (0, 1) and "vacuous" in few.more and "vacuous" not in many.more


def test_ends_of_intervals_are_heard_on_the_safe_side() -> None:
    result = ROC()
    for rate, (low, high) in zip(result.run.rates(0.5), re.findall(r"\[(.*?), (.*?)\]", heard(result)[1]), strict=True):
        assert float(low) <= rate.low <= rate.high <= float(high)


def test_where_all_is_wrong_the_guarantee_of_the_accuracy_is_vacuous() -> None:
    result = ROC(m=10, distance=0.1, seed=66)
    assert result.headline.value == 0 and result.headline.at_least is None and "vacuous" in result.headline.by
