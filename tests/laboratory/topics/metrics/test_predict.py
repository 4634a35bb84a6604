"""The best prediction: mean, median, mode or probability, against what a search over all predictions finds."""

from fractions import Fraction
from math import log

import numpy as np
import pytest
from scipy import stats

from laboratory.topics import views

VIEW = views["metrics.predict"]


def test_counts_have_the_binomials_mean_median_and_mode() -> None:
    """scipy.stats is the other route."""
    distributions = [stats.binom(10, p) for p in (0.15, 0.6)]
    run = VIEW().run
    np.testing.assert_allclose(
        run.probabilities, [distribution.pmf(np.arange(11)) for distribution in distributions], atol=1e-14
    )
    np.testing.assert_allclose(run.means, [distribution.mean() for distribution in distributions])
    np.testing.assert_allclose(run.variances, [distribution.var() for distribution in distributions])
    assert [VIEW(loss="absolute").run.best_at(place) for place in (0, 1)] == [
        distribution.median() for distribution in distributions
    ]
    assert [VIEW(loss="zero_one").run.best_at(place) for place in (0, 1)] == [1, 6]


@pytest.mark.parametrize("values", [{}, {"loss": "absolute"}, {"loss": "zero_one"}, {"world": "coin"}])
def test_no_prediction_risks_less(values: dict) -> None:
    run = VIEW(**values).run
    for place in (0, 1):
        least = min(run.risk_at(place, float(prediction)) for prediction in run.predictions)
        assert run.risk_at(place, run.best_at(place)) <= least + 1e-12
    assert run.bayes <= run.risk


def test_variances_1_and_9_make_a_risk_of_5() -> None:
    """Milan's remark, in fractions: (1 + 9)/2, and 5 + 4 = 9 for predictions 2 away from the means."""
    run = VIEW(world="notes", a=5, b=5).run
    assert (run.risk, run.bayes, run.within, run.between, run.variance) == (5, 5, 5, 0, 5)
    away = VIEW(world="notes", a=3, b=7).run
    assert away.risk == Fraction(1 + 9, 2) + 4


def test_the_law_of_total_variance_from_the_distribution_of_y_alone() -> None:
    run = VIEW(share=0.3).run
    probabilities = 0.3 * stats.binom(10, 0.15).pmf(np.arange(11)) + 0.7 * stats.binom(10, 0.6).pmf(np.arange(11))
    alone = stats.rv_discrete(values=(np.arange(11), probabilities)).var()
    assert run.variance == pytest.approx(alone) and run.within + run.between == pytest.approx(alone)


def test_the_logarithmic_loss_wants_the_probability() -> None:
    """Entropies of 0.2 and 0.7 in nats, and the divergence of 1/2 from 0.7 on top."""
    run = VIEW(world="coin", p=0.2, q=0.5).run
    entropy = [-(eta * log(eta) + (1 - eta) * log(1 - eta)) for eta in (0.2, 0.7)]
    assert run.bayes == pytest.approx(sum(entropy) / 2)
    assert run.risk == pytest.approx((entropy[0] + log(2)) / 2)
    assert VIEW(world="coin", label_loss="absolute").run.best_at(1) == 1


def test_several_best_predictions_are_told() -> None:
    """|Y - 5| is 1 at a and 3 at b, both signs equally likely: two modes each, and every number between is a median."""
    for loss in ("absolute", "zero_one"):
        assert "of several" in VIEW(world="notes", loss=loss).sentence
        assert "of several" not in VIEW(world="skewed", loss=loss).sentence
    assert "of several" not in VIEW(world="notes").sentence


def test_nothing_lies_between_equal_means() -> None:
    for share in np.linspace(0, 1, 41):
        run = VIEW(world="notes", share=float(share)).run
        assert run.between == 0 and run.within == pytest.approx(run.variance)


def test_the_risk_is_not_read_below_the_bayes_risk() -> None:
    """−0.2 ln 0.2 − 0.8 ln 0.8 = 0.50040."""
    assert VIEW(world="coin", share=1, p=0.2, q=0.7).headline.measured == "0.5004"
