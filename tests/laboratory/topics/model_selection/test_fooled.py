"""How selection fools you: correlations against NumPy, both protocols by hand, means against the exact one half."""

from math import log, sqrt

import numpy as np
import pytest
from sklearn.model_selection import KFold
from sklearn.neighbors import KNeighborsClassifier

from laboratory.topics import views
from laboratory.topics.model_selection.fooled.run import correlations, fooled
from tests.sentences import pattern
from tests.showing import trace

VIEW = views["model_selection.fooled"]


def test_correlations_are_numpys() -> None:
    rng = np.random.default_rng(0)
    X, y = rng.standard_normal((30, 8)), rng.integers(0, 2, 30)
    by_numpy = [abs(np.corrcoef(column, y)[0, 1]) for column in X.T]
    np.testing.assert_allclose(correlations(X, y), by_numpy, rtol=1e-12)
    assert (correlations(X, np.ones(30, int)) == 0).all()


@pytest.mark.parametrize("seed", [0, 5])
def test_both_protocols_by_hand(seed: int) -> None:
    run = fooled(300, 40, 20, 5, seed)
    rng = np.random.default_rng(seed)
    X, y = rng.standard_normal((40, 300)), rng.integers(0, 2, 40)

    def strongest(rows: np.ndarray) -> np.ndarray:
        strengths = [abs(np.corrcoef(column, y[rows])[0, 1]) for column in X[rows].T]
        return np.argsort(strengths)[-20:]

    beforehand, wrong = strongest(np.arange(40)), np.zeros(2)
    for train, test in KFold(5, shuffle=True, random_state=seed).split(X):
        for protocol, taken in enumerate((beforehand, strongest(train))):
            model = KNeighborsClassifier(1).fit(X[train][:, taken], y[train])
            wrong[protocol] += (model.predict(X[test][:, taken]) != y[test]).sum()
    assert [run.flattering, run.honest] == pytest.approx(wrong / 40)


def test_the_notes_setting_shows_an_error_near_0_outside_and_one_half_inside() -> None:
    """In each fold a left-out coin is independent of its prediction, so the mean over samples is one half.

    Five standard errors of the mean over 12 samples and two folds each; the seeds are fixed.
    """
    inside = np.array([fooled(60, 40, 30, 2, seed).honest for seed in range(12)])
    assert abs(inside.mean() - 0.5) < 5 * inside.std(ddof=1) / sqrt(12)
    run = VIEW().run
    assert run.flattering <= 0.05 and 0.2 < run.honest < 0.8
    # 1,000 fresh coins: five standard deviations.
    assert abs(run.fresh - 0.5) < 5 * 0.5 / sqrt(1_000)


def test_selected_features_agree_on_the_sample_only() -> None:
    run = VIEW().run
    assert run.on_sample.min() >= np.sort(run.correlations)[-100]
    # A correlation of noise has standard deviation 1/sqrt(m - 1), so its absolute value has mean sqrt(2/pi)/7.
    usual = sqrt(2 / np.pi) / 7
    assert run.on_sample.mean() > 2.5 * usual
    assert abs(run.on_fresh.mean() - usual) < 0.06


def test_what_the_hold_out_bound_would_claim_is_false_and_said_so() -> None:
    result = VIEW()
    assert result.run.claimed == pytest.approx(result.run.flattering + sqrt(log(20) / 100), rel=1e-12)
    assert result.run.claimed < 0.5 and "**false**" in result.more
    assert result.headline.at_most is None and "no guarantee" in result.headline.by


def test_no_more_can_be_selected_than_there_are() -> None:
    with pytest.raises(ValueError, match=pattern("≤ 50 noise; 100")):
        VIEW(features=50)
    run = VIEW(features=100).run  # nothing is left to select
    assert run.flattering == run.honest and run.counts.tolist() == [100]


def test_figures_show_the_run() -> None:
    result = VIEW()
    for name, heights in (("selected<br>outside", result.run.outside), ("selected<br>in each fold", result.run.inside)):
        x, y = trace(result, 0, name)
        np.testing.assert_array_equal(x, result.run.counts)
        np.testing.assert_array_equal(y, heights)
    for name in ("all features", "selected, sample", "same, fresh"):
        assert trace(result, 1, name)[1].sum() == pytest.approx(1)
