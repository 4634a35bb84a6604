"""What thresholds cost, and the Bayes risk as an area: figures, sentences and refusals."""

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.metrics.costs.run import GRID
from laboratory.topics.metrics.eta.run import EtaRun
from laboratory.topics.metrics.scored import gaussian_run, true_costs, tumours_run
from laboratory.worlds.gaussian_pair import GaussianPair
from tests.opening import calm, opened
from tests.sentences import facts, pattern
from tests.showing import captions, heard, names, trace

COSTS, ETA = views["metrics.costs"], views["metrics.eta"]
WORLD = GaussianPair(1, 2.0, 0.5)


def test_costs_move_the_cheapest_threshold() -> None:
    result, run = COSTS(alarm=1, miss=3), gaussian_run(WORLD, 200, 3, 0.05)
    assert run is not None
    assert "probability 0.25" in facts(result.sentence)
    np.testing.assert_array_equal(trace(result, 0, "test set")[1], run.costs(GRID, 1.0, 3.0))
    np.testing.assert_array_equal(trace(result, 0, "exact")[1], true_costs(WORLD, GRID, 1.0, 3.0))
    assert GRID[np.argmin(trace(result, 0, "exact")[1])] == 0.25
    c = run.confusion(0.5)
    assert result.headline.value == pytest.approx((c.false_positives + 3 * c.false_negatives) / 200)
    assert trace(result, 0, "this threshold")[1][0] == result.headline.value


def test_the_threshold_that_was_cheapest_by_looking_is_told_with_its_truth() -> None:
    result = COSTS()
    where, least = result.run.cheapest_here
    assert least <= result.run.measured.min() + 1e-12
    assert result.run.truly(where) >= result.run.truly(2 / 3)
    assert "cheapest test" in facts(result.more) and "0.19 expected 0.2199" in facts(result.more)


def test_tumours_have_no_true_cost() -> None:
    result = COSTS(world="tumours")
    assert names(result, 0) == {"test set", "this threshold"}
    np.testing.assert_array_equal(trace(result, 0, "test set")[1], tumours_run(3, 0.05).costs(GRID, 2.0, 1.0))
    assert "expected cost" not in result.more and "expected_cost" not in result.table


def test_two_free_mistakes_are_refused() -> None:
    for view in (COSTS, ETA):
        with pytest.raises(ValueError, match=pattern("if errors free")):
            view(alarm=0, miss=0)


def test_the_bayes_risk_is_the_area_of_the_notes() -> None:
    """eta = 1/2 + 0.4 x on [-1, 1]: the risk is 0.3, and a rule from 1/2 on has 0.05 more, by hand."""
    result, run = ETA(), EtaRun("line", 0.4, 1.0, 1.0, 0.5)
    assert result.headline.measured == "0.3" and "**0.35**" in result.sentence and "**0.05**" in result.sentence
    np.testing.assert_array_equal(trace(result, 0, "minimum cost")[1], run.least)
    np.testing.assert_array_equal(trace(result, 1, "Bayes risk")[1], run.least * run.densities)


def test_every_field_makes_another_rule() -> None:
    result = ETA(shape="gaussians", distance=3, cut=-1, alarm=2, miss=4)
    run = EtaRun("gaussians", 3.0, 2.0, 4.0, -1.0)
    np.testing.assert_array_equal(trace(result, 1, "your rule")[1], run.of_rule * run.densities)
    assert f"{run.bayes:.4g}" in result.headline.measured and "minimum cost" in facts(result.headline.what)
    assert ETA(shape="sigmoid", steepness=9).run.bayes == EtaRun("sigmoid", 9.0, 1, 1, 0.5).bayes


def test_free_misses_make_one_answer_best_everywhere() -> None:
    result = ETA(shape="gaussians", distance=8, cut=-100, miss=0)
    assert "0 everywhere 0" in facts(result.more) and result.headline.measured == "0"


def test_a_link_opens_the_same_fields_and_a_wrong_value_is_told() -> None:
    app = opened("metrics", **{"show": "costs", "costs.threshold": "0.67", "costs.alarm": "4", "costs.m": "300"})
    calm(app)
    assert [app.text_input(key=f"costs.{name}").value for name in ("threshold", "alarm", "m")] == ["0.67", "4", "300"]
    app.text_input(key="costs.share").set_value("1").run()
    messages = [error.value.replace("\\", "") for error in app.error]
    assert not app.exception and any(
        "Share positives" in facts(message) and "got 1." in message for message in messages
    )


def test_the_cost_is_guaranteed_by_hoeffding_and_many_test_sets_keep_it() -> None:
    """Two-sided at delta = 1/2, so each of 60 sets misses with probability 1/4 at most; 34 do with less than 10⁻⁶."""
    result = COSTS(alarm=2, miss=1, threshold=0.4)
    assert result.headline.at_most == pytest.approx(result.headline.value + 2 * np.sqrt(np.log(40) / 400))
    run = result.run
    runs = (COSTS(threshold=0.4, delta=0.5, seed=seed, m=100).run for seed in range(60))
    assert sum(other.guaranteed(0.4) < run.truly(0.4) for other in runs) < 34
    ((_, inputs),) = filter(None, map(result.theorem_of, COSTS.view.guarantees))
    assert inputs == {"m": 200, "delta": 0.05, "loss_range": 2}


@pytest.mark.parametrize(("threshold", "share"), [(0, 0.01), (1, 0.99)])
def test_a_guarantee_above_the_larger_cost_is_vacuous(threshold: float, share: float) -> None:
    result = COSTS(threshold=threshold, share=share, alarm=2, miss=2)
    assert result.run.guaranteed(threshold) > 2 and result.headline.at_most is None
    assert "vacuous" in result.headline.by and "no above 2" in facts(result.headline.by)


def test_a_threshold_just_below_one_is_not_told_as_one() -> None:
    """1,000 against 0.01: 1,000 / 1,000.01 = 0.99999."""
    result = COSTS(alarm=1000, miss=0.01)
    assert "0.99999" in facts(result.sentence) and "0.99999" in facts(heard(result))


def test_what_the_figures_of_eta_show_is_told_where_nothing_rises_or_crosses() -> None:
    flat, far = ETA(slope=0), ETA(shape="gaussians", distance=0.1, alarm=1000)
    assert "0.5 everywhere" in facts(heard(flat)[0]) and "rises" not in heard(flat)[0]
    assert "dotted" not in captions(far)[0] and "dotted" in captions(ETA())[0]
    assert "minimum cost" in captions(far)[1] and "Bayes risk" in captions(flat)[1]
