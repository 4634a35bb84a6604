"""What the Dimensions laboratory runs, against scikit-learn, SciPy, closed forms and the catalogue's worked numbers."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.spatial.distance import pdist
from scipy.stats import chi2
from sklearn import decomposition
from sklearn.datasets import load_digits, load_iris

from laboratory.topics.dimensions.lift.figures import seen_at
from laboratory.topics.dimensions.lift.run import lifted, random_labels_separable
from laboratory.topics.dimensions.network.run import network_run
from laboratory.topics.dimensions.pca.run import components_of
from laboratory.topics.dimensions.projections.figures import ratio_bars, ratio_law
from laboratory.topics.dimensions.projections.run import (
    LADDER,
    exact_curve,
    lemma_curve,
    point_set,
    projected,
    sweep,
)
from laboratory.topics.dimensions.sensing.run import (
    Phase,
    grid,
    isometry_of,
    measurements_enough,
    one_round,
    together,
)
from laboratory.topics.dimensions.space.distances import distances
from laboratory.topics.dimensions.space.run import edges, gaussian_peak, nearest, shells, volumes
from laboratory.topics.dimensions.worked.figures import table_of
from laboratory.topics.dimensions.worked.run import PRINTED, TABLE, worked_example
from learners.dimensions.gaussian_random_projection import GaussianRandomProjection

LAMBDAS = [2.5157932408, 1.0652885035, 0.3938870438, 0.0250312119]  # mpmath, in the catalogue
SCORES = [(0.014003, 0.755975), (-2.556534, -0.780432), (-0.051480, 1.253135), (1.014150, 0.000239),
          (1.579861, -1.228917)]  # fmt: skip


def test_the_worked_example_has_the_catalogues_eigenvalues_and_scores() -> None:
    run = worked_example()
    assert_allclose(run.eigenvalues, LAMBDAS, atol=1e-9)
    assert_allclose(np.abs(run.scores), np.abs(SCORES), atol=1e-6)
    signs = np.sign(run.scores[1] / np.array(SCORES[1]))
    assert_allclose(run.scores * signs, SCORES, atol=1e-6)
    assert run.lost == pytest.approx(1.675673023, abs=1e-8) == run.by_eigenvalues
    assert_allclose(run.shares, [0.6289483102, 0.2663221259, 0.098471761, 0.006257803], atol=1e-9)
    assert_allclose(np.diag(run.covariance), 1)
    assert_allclose(run.covariance, np.corrcoef(TABLE.T))


def test_the_notes_mix_their_divisors_and_print_eigenvalues_of_neither() -> None:
    mixed, whole = worked_example("mixed"), worked_example("all")
    assert_allclose(np.diag(mixed.covariance), 0.8)
    assert_allclose(mixed.eigenvalues, [2.0126, 0.8522, 0.3151, 0.0200], atol=5e-5)
    assert_allclose(whole.eigenvalues, LAMBDAS, atol=1e-9)  # the divisor cancels in the correlations
    assert mixed.lost == pytest.approx(mixed.by_eigenvalues) and whole.lost == pytest.approx(whole.by_eigenvalues)
    assert sum(PRINTED) == pytest.approx(4.0099)


def test_the_tables_follow_the_steps() -> None:
    run = worked_example()
    assert_array_equal(table_of(run, 0)[2], TABLE)
    assert_array_equal(table_of(run, 2)[2], run.covariance)
    assert_array_equal(table_of(run, 3)[2], np.vstack([run.eigenvalues, run.axes.T]))
    assert_array_equal(table_of(run, 5)[2], run.scores)
    assert all(numbers.shape == (len(rows), len(columns)) for rows, columns, numbers in (
        table_of(run, step) for step in range(6)
    ))  # fmt: skip


@pytest.mark.parametrize(("name", "load"), [("iris", load_iris), ("digits", load_digits)])
def test_components_lose_what_scikit_learn_loses(name: str, load: Callable[[], Any]) -> None:
    X = load().data
    run = components_of(name)
    for kept in (1, 2, 3):
        theirs = decomposition.PCA(kept).fit(X)
        lost = ((X - theirs.inverse_transform(theirs.transform(X))) ** 2).sum()
        assert run.measured[kept] == pytest.approx(lost, rel=1e-9)
    assert_allclose(run.measured, run.by_eigenvalues, atol=1e-9 * run.total)
    assert run.measured[0] == pytest.approx(((X - X.mean(axis=0)) ** 2).sum())
    assert run.lost[run.enough(0.05)] <= 0.05 < run.lost[run.enough(0.05) - 1]


def test_all_roads_lose_the_same_and_random_axes_lose_more() -> None:
    runs = [components_of("iris", True, solver) for solver in ("svd", "eigen", "gram")]
    for run in runs[1:]:
        assert_allclose(run.measured, runs[0].measured, atol=1e-8)
    assert runs[0].total == pytest.approx(4 * 149)  # four features of variance 1
    assert_allclose(runs[0].random_axes, [1, 0.75, 0.5, 0.25, 0])
    # On average over the sphere, one axis keeps a quarter; six standard errors, a false alarm in 10^8 seeds.
    axes = np.random.default_rng(0).standard_normal((4_000, 4))
    axes /= np.linalg.norm(axes, axis=1, keepdims=True)
    kept = ((runs[0].points @ axes.T) ** 2).sum(axis=0) / runs[0].total
    assert abs(kept.mean() - 0.25) < 6 * 0.5 / np.sqrt(4_000)


def test_the_network_comes_down_to_the_eigenvalues_left_out() -> None:
    X = load_iris().data
    Z = (X - X.mean(axis=0)) / X.std(axis=0, ddof=1)
    least = np.sort(np.linalg.eigvalsh(Z.T @ Z / 150))[:2].sum()
    run = network_run("iris", 2, steps=2_000)
    assert run.minimum == pytest.approx(least) == pytest.approx(run.losses[-1], rel=1e-5)
    assert (run.losses >= run.minimum - 1e-12).all() and run.off < 0.01
    early = network_run("iris", 2, steps=2_000, step=5)
    assert_array_equal(early.losses, run.losses)
    out = Z @ early.encoder.T @ early.decoder.T
    assert ((Z - out) ** 2).sum() / 150 == pytest.approx(run.losses[5])


def test_projected_distances_are_those_of_the_learner_and_its_bounds_scipys() -> None:
    points = point_set("random", 30, 50, 4)
    run = projected(points, 60, 0.4, 0.1, 7)
    after = pdist(GaussianRandomProjection(60, 7).fit(points).transform(points), "sqeuclidean")
    assert_allclose(run.changes, after / pdist(points, "sqeuclidean") - 1)
    assert run.pairs == 435
    assert run.outside == np.mean(np.abs(run.changes) > 0.4) and run.worst == np.abs(run.changes).max()
    assert run.probability == pytest.approx(chi2.sf(84, 60) + chi2.cdf(36, 60))
    assert run.enough == int(np.ceil(np.log(2 * 435 / 0.1) / (0.16 / 4 - 0.064 / 6)))
    assert run.enough_exactly is not None
    union = [435 * (chi2.sf(1.4 * n, n) + chi2.cdf(0.6 * n, n)) for n in (run.enough_exactly - 1, run.enough_exactly)]
    assert union[0] > 0.1 >= union[1]


def test_the_catalogues_dimensions_for_a_hundred_points() -> None:
    run = projected(point_set("random", 100, 5, 0), 10, 0.3, 0.05, 0)
    assert (run.pairs, run.enough, run.enough_exactly) == (4950, 678, 479)


def test_digits_are_distinct_rows_of_the_data() -> None:
    points = point_set("digits", 40, 0, 1)
    assert points.shape == (40, 64)
    assert {tuple(point) for point in points} <= {tuple(row) for row in load_digits().data}


def test_the_sweep_projects_by_leading_rows() -> None:
    points = point_set("random", 12, 20, 0)
    swept = sweep(points, 5)
    assert swept.worst.shape == (len(LADDER), 5)
    W = GaussianRandomProjection(LADDER[-1], 6).fit(points).components_ * np.sqrt(LADDER[-1])
    before = pdist(points, "sqeuclidean")
    for place, n in enumerate(LADDER):
        after = pdist(points @ W[:n].T / np.sqrt(n), "sqeuclidean")
        assert swept.worst[place, 0] == pytest.approx(np.abs(after / before - 1).max())


def test_the_curves_are_the_laws() -> None:
    epsilon, n = lemma_curve(4950, 0.05)
    assert_allclose(n, np.log(2 * 4950 / 0.05) / (epsilon**2 / 4 - epsilon**3 / 6))
    n, allowed = exact_curve(4950, 0.05)
    assert len(n) >= 4
    chances = chi2.sf(n * (1 + allowed), n) + chi2.cdf(n * (1 - allowed), n)
    assert_allclose(chances, 0.05 / 4950, rtol=1e-6)


def test_the_histogram_and_its_law_have_area_one() -> None:
    run = projected(point_set("random", 60, 40, 0), 50, 0.3, 0.05, 0)
    edges_, heights = ratio_bars(run)
    assert (heights * np.diff(edges_)).sum() == pytest.approx(1)
    ratios, law = ratio_law(run, edges_)
    inside = chi2.cdf(50 * ratios[-1], 50) - chi2.cdf(50 * ratios[0], 50)
    assert np.trapezoid(law, ratios) == pytest.approx(inside, abs=1e-3)


def test_rounds_of_decoding_are_sure_where_they_must_be() -> None:
    measurements, entries = grid(12)
    assert measurements[0] == entries[0] == 1 and measurements[-1] == 12 and entries[-1] == 6
    rounds = [one_round(12, 0, number) for number in range(2)]
    run = together(12, rounds)
    assert (run.rate[:, -1] == 1).all()
    assert all(run.rate[row, column] == 0 for row, s in enumerate(entries) for column, n in enumerate(measurements)
               if s > n)  # fmt: skip
    assert_array_equal(one_round(12, 0, 1), rounds[1])
    # One entry among twelve: one measurement cannot tell which; eleven measurements can.
    assert run.rate[0, 0] == 0 or run.rate[0, 0] == 0.5
    assert run.rate[0, measurements.index(11)] == 1


def test_the_theorem_needs_more_measurements_than_the_longest_signal_has_entries() -> None:
    """At the largest δ: 24 (2 (ln(9 d/2) + 1) + ln 4) / 0.4142², which is least at d = 4, where it is 1,283."""
    assert [measurements_enough(d, (1,), 0.5) for d in (4, 60)] == [[1_283], [2_041]]


def test_halfway_is_where_all_later_cells_are_good() -> None:
    run = Phase(4, (1, 2, 3, 4), (1, 2), 2, np.array([[0.5, 0.0, 0.5, 1.0], [0.0, 0.0, 0.0, 1.0]]))
    assert run.halfway == (3, 4)


def test_the_measurements_that_the_theorem_asks_for() -> None:
    def net(s: int) -> float:
        return float(np.ceil(24 * (2 * s * (np.log(9 * 40 / (2 * s)) + 1) + np.log(2 / 0.05)) / 0.4142**2))

    assert measurements_enough(40, (1, 5, 20, 21), 0.05) == [net(1), net(5), net(20), None]


def test_the_isometry_constant_is_that_of_the_worst_pair() -> None:
    d, n = 9, 5
    W = np.random.default_rng((3, n)).standard_normal((n, d)) / np.sqrt(n)
    worst = max(
        np.abs(np.linalg.svd(W[:, [i, j]], compute_uv=False) ** 2 - 1).max() for i in range(d) for j in range(i)
    )
    assert isometry_of(d, n, 3) == pytest.approx(worst)


def test_the_laws_of_space_have_the_catalogues_values() -> None:
    assert edges((0.1, 0.01)).at(10, "0.1") == pytest.approx(0.794328234724)
    assert edges((0.1, 0.01)).at(10, "0.01") == pytest.approx(0.63095734448)
    ball = volumes(1.0)
    assert ball.at(5, "this") == pytest.approx(5.26378901391) and ball.at(100, "this") == pytest.approx(
        2.36820210188e-40
    )
    assert int(ball.dimensions[np.argmax(ball.curves["this"])]) == 5
    assert volumes(2.0).at(3, "this") == pytest.approx(32 * np.pi / 3)
    shell = shells(0.9)
    assert shell.at(10, "shell") == pytest.approx(0.6513215599)
    assert shell.at(10, "corners") == pytest.approx(1 - 0.00249039457019)
    assert shell.at(2, "corners") == pytest.approx(1 - np.pi / 4)
    assert nearest(500).at(10, "nearest") == pytest.approx(0.5177921311)  # a published number: more than half way
    assert nearest(7).at(1, "one") == pytest.approx(0.5)
    peak = gaussian_peak(0.001)
    assert peak.at(20, "exact") == pytest.approx(0.160274611578) and peak.at(20, "bound") == pytest.approx(0.9765625)


def test_drawn_distances_agree_with_the_exact_law() -> None:
    run = distances(0)
    for n, squared in run.squared.items():
        # Six standard errors, a false alarm in 10^8 seeds; the fourth central moment is at most 9 squared variances.
        error = run.deviation(n) / np.sqrt(len(squared))
        assert abs(squared.mean() - n / 6) < 6 * error
        assert abs(squared.var() / (7 * n / 180) - 1) < 6 * np.sqrt(8 / len(squared))
        assert run.spread(n) == pytest.approx(np.sqrt(7 / (5 * n)))


def test_lifted_circles_are_separated_by_their_height() -> None:
    run = lifted(120, 0.1, 0.0, 1)
    assert not run.in_plane and run.in_space
    assert_allclose(run.points[:, 2], (run.points[:, :2] ** 2).sum(axis=1))
    assert ((run.points[:, 2] < run.level) == (run.labels == 1)).all()
    assert not lifted(120, 0.1, 0.4, 1).in_space
    assert_allclose(seen_at(run.points, 0), run.points[:, :2])
    assert_allclose(seen_at(run.points, 90)[:, 1], 2 * run.points[:, 2] - 1, atol=1e-12)


def test_covers_chances_by_counting() -> None:
    # 4 points of the plane in general position: 14 of 16 labellings are separable by lines.
    assert_allclose(random_labels_separable(4, np.array([2, 3])), [14 / 16, 1])
    assert random_labels_separable(40, np.array([19]))[0] == pytest.approx(0.5)
