"""Stratified and repeated folds against scikit-learn, shuffle by shuffle; the risk by an integral."""

import numpy as np
import pytest
from scipy.stats import binomtest
from sklearn.model_selection import KFold, LeaveOneOut, StratifiedKFold, cross_val_score
from sklearn.neighbors import KNeighborsClassifier

from bounds.numbers import format_short
from laboratory.topics import views
from laboratory.topics.model_selection.strata.run import SHUFFLES, Strata, strata
from laboratory.worlds.uniform_threshold import UniformThreshold
from tests.sentences import facts, pattern
from tests.showing import trace

VIEW = views["model_selection.strata"]
NEIGHBOURS = KNeighborsClassifier(9)


@pytest.fixture(scope="module")
def run() -> Strata:
    return strata(0.15, 50, 5, 4, 9, 0.05, 1)


@pytest.fixture(scope="module")
def sample() -> tuple[np.ndarray, np.ndarray]:
    return UniformThreshold(0.05, 0.85).draw(np.random.default_rng(1), 50)


def test_estimates_are_scikit_learns(run: Strata, sample: tuple[np.ndarray, np.ndarray]) -> None:
    for kind, estimates in ((KFold, run.plain), (StratifiedKFold, run.stratified)):
        for shuffle in (0, 5, SHUFFLES - 1):
            accuracies = cross_val_score(NEIGHBOURS, *sample, cv=kind(5, shuffle=True, random_state=1 + shuffle))
            assert estimates[shuffle] == pytest.approx(1 - accuracies.mean())
    left_out = cross_val_score(NEIGHBOURS, *sample, cv=LeaveOneOut())
    assert run.left_out == pytest.approx(1 - left_out.mean())
    np.testing.assert_allclose(run.repeated, run.plain.reshape(3, 4).mean(axis=1))


def test_stratified_folds_hold_their_share_of_the_rare_class(run: Strata) -> None:
    assert run.positives.sum(axis=1).tolist() == [run.rare, run.rare]
    assert np.ptp(run.positives[1]) <= 1 < np.ptp(run.positives[0])


def test_the_risk_is_the_integral_of_mistakes(run: Strata, sample: tuple[np.ndarray, np.ndarray]) -> None:
    places = (np.arange(40_000) + 0.5) / 40_000
    wrong = NEIGHBOURS.fit(*sample).predict(places[:, np.newaxis]) != (places >= 0.85)
    assert run.risk == pytest.approx(np.where(wrong, 0.95, 0.05).mean(), abs=2e-4)


def test_stratifying_and_repeating_narrow_the_spread_on_most_samples() -> None:
    """Of 6 samples with fixed seeds all but one."""
    runs = [strata(0.15, 50, 5, 4, 15, 0, seed) for seed in range(6)]
    assert sum(run.stratified.std() <= run.plain.std() for run in runs) >= 5
    assert sum(run.repeated.std() <= run.plain.std() for run in runs) >= 5


def test_figures_and_headline_show_the_run(run: Strata) -> None:
    result = VIEW()
    np.testing.assert_array_equal(trace(result, 0, "stratified")[1], run.positives[1])
    np.testing.assert_array_equal(trace(result, 1, "plain")[1], run.plain)
    np.testing.assert_array_equal(trace(result, 1, "leave-one-out")[1], [run.left_out])
    assert result.headline.value == pytest.approx(np.std(run.plain, ddof=1))


def test_a_quarter_held_out_comes_with_scipys_exact_interval(run: Strata) -> None:
    held = run.held
    assert len(held.held_out) == 13  # a quarter of 50, rounded up
    interval = binomtest(held.mistakes, 13).proportion_ci(0.95, method="exact")
    np.testing.assert_allclose(held.exact, interval, atol=1e-9)
    assert held.exact[0] <= run.held_risk <= held.exact[1]
    assert f"error {format_short(held.mistakes / 13)}" in facts(VIEW().more)


def test_more_neighbours_than_train_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("only 10 < k = 11")):
        VIEW(m=20, folds=2, k=11)
    assert VIEW(share=0.02, noise=0, m=20).run.rare <= 3  # folds without the rare class are no error
