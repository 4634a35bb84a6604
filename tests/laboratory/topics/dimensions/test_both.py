"""PCA against random projections: ratios counted, restored points by linear programs, bounds by other routes."""

from math import comb, log
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.dimensions.both.run import both
from learners.dimensions.l1_decoder import l1_decoder
from tests.sentences import facts, pattern
from tests.showing import heard, trace

VIEW = views["dimensions.both"]


def mean_ratio(axes: np.ndarray) -> float:
    """Of squared distances between unit vectors, pair by pair."""
    d = axes.shape[1]
    pairs = [(i, j) for i in range(d) for j in range(i)]
    return float(np.mean([((axes[:, i] - axes[:, j]) ** 2).sum() / 2 for i, j in pairs]))


@pytest.mark.parametrize(("d", "n"), [(150, 75), (40, 12), (7, 6), (3, 1), (9, 9)])
def test_of_unit_vectors_as_many_pairs_are_kept_halved_and_lost_as_one_counts(d: int, n: int) -> None:
    """Both points among the axes: kept. One of them: 1 of 2. None: they fall together."""
    run = both("units", d, n, 1, 2, 0)
    values, counts = np.unique(run.by_pca, return_counts=True)
    counted = {0.0: comb(d - n, 2), 0.5: n * (d - n), 1.0: comb(n, 2)}
    assert dict(zip(values.tolist(), counts.tolist(), strict=True)) == {v: c for v, c in counted.items() if c}
    assert run.together == comb(d - n, 2) and run.restored[0] == n
    assert run.by_pca.mean() == pytest.approx(n / d) and run.changes[0] == 1 - min(run.by_pca)


@pytest.mark.parametrize("n", [1, 4, 9])
def test_no_axes_have_a_larger_mean_ratio(n: int) -> None:
    """Random ones stay below n/(d - 1), and axes across (1, ..., 1) reach it."""
    d, rng = 10, np.random.default_rng(3)
    most = both("units", d, n, 1, 2, 0).mean_at_most
    assert most is not None and most == pytest.approx(n / 9)
    for _ in range(5):
        assert mean_ratio(np.linalg.qr(rng.standard_normal((d, n)))[0].T) <= most + 1e-12
    across = np.linalg.qr(np.column_stack([np.ones(d), rng.standard_normal((d, n))]))[0].T[1:]
    assert mean_ratio(across) == pytest.approx(most)


@pytest.mark.parametrize("n", [1, 2, 4, 7, 20])
@pytest.mark.parametrize("data", ["units", "subspace"])
def test_restored_points_are_those_of_a_linear_program_each(data: str, n: int) -> None:
    run = both(data, 20, n, 5, 12, 2)
    exact = [np.abs(l1_decoder(run.matrix, run.matrix @ x) - x).max() <= 1e-6 for x in run.points]
    assert run.restored[1] == sum(exact)


def test_in_a_subspace_as_many_axes_as_dimensions_are_exact() -> None:
    """The axes span the leading subspace of scikit-learn's SVD, too; one fewer keeps no point."""
    from sklearn.decomposition import TruncatedSVD

    run, fewer = both("subspace", 30, 6, 6, 25, 4), both("subspace", 30, 5, 6, 25, 4)
    np.testing.assert_allclose(run.by_pca, 1, atol=1e-12)
    assert (run.changes[0], run.restored[0]) == (0.0, 25) and fewer.restored[0] == 0
    svd = TruncatedSVD(5, algorithm="arpack", random_state=0).fit(run.points)
    projector = svd.components_.T @ svd.components_
    np.testing.assert_allclose(fewer.axes.T @ fewer.axes, projector, atol=1e-8)


@pytest.mark.parametrize("data", ["units", "subspace"])
def test_ratios_of_the_random_projection_pair_by_pair(data: str) -> None:
    run = both(data, 12, 5, 3, 8, 7)
    ratios = [
        ((run.matrix @ (x - z)) ** 2).sum() / ((x - z) ** 2).sum()
        for i, x in enumerate(run.points)
        for z in run.points[i + 1 :]
    ]
    np.testing.assert_allclose(run.by_projection, ratios)
    here = int(np.searchsorted(run.tried, 5))
    assert run.worst_projection[here] == pytest.approx(max(abs(ratio - 1) for ratio in ratios))


def test_the_change_that_the_lemma_allows_is_its_own_condition() -> None:
    """Ten pairs; of all unit vectors there are too many pairs for 150 numbers: 12 ln(2 pairs / 0.05) is above it."""
    headline = VIEW(data="subspace", m=5, kept=100).headline
    e = headline.at_most
    assert e is not None and 100 * (e**2 / 4 - e**3 / 6) == pytest.approx(log(2 * 10 / 0.05), rel=1e-6)
    assert headline.value <= e
    assert VIEW(kept=149).headline.at_most is None and 12 * log(2 * 11_175 / 0.05) > 150


def test_the_figures_hold_the_runs_numbers_and_the_presets_are_the_two_cases() -> None:
    fails, exact = VIEW(), VIEW(data="subspace", kept=20)
    for answer in (fails, exact):
        run = answer.run
        np.testing.assert_array_equal(trace(answer, 0, "PCA")[1], np.sort(run.by_pca))
        np.testing.assert_array_equal(trace(answer, 1, "random projection")[1], run.worst_projection)
        assert answer.table["largest_change_by_pca"] == run.worst_pca.tolist()
    assert "75 75" in facts(fails.sentence) and fails.run.restored == (75, 150)
    assert exact.run.restored == (150, 0) and "20" in facts(heard(exact)[1])
    assert fails.run.changes[0] == 1 and exact.run.changes[0] == 0


@pytest.mark.parametrize(
    ("inputs", "said"),
    [({"d": 20, "kept": 21}, "20; 21"), ({"d": 20, "kept": 5, "dimension": 21, "data": "subspace"}, "20; 21")],
)
def test_what_does_not_fit_gets_a_sentence(inputs: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=pattern(said)):
        VIEW(**inputs).run  # noqa: B018
