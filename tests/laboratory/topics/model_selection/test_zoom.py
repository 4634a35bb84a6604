"""Grid search from coarse to fine: scores by scikit-learn, grids by hand, costs by counting."""

from itertools import product

import numpy as np
import pytest
from sklearn.linear_model import Ridge
from sklearn.model_selection import ParameterGrid

from laboratory.topics import views
from laboratory.topics.model_selection.zoom.figures import notes_costs
from laboratory.topics.model_selection.zoom.run import CENTRES, LAMBDAS, WIDTHS, Bumps, surface, tuning, zoomed
from tests.sentences import facts
from tests.showing import trace

VIEW = views["model_selection.zoom"]


@pytest.mark.parametrize(("lam", "width"), [(1e-4, 0.05), (0.1, 0.3)])
def test_a_score_is_scikit_learns_ridge_on_the_validation_set(lam: float, width: float) -> None:
    task = tuning(40, 0.3, 1)

    def seen(X: np.ndarray) -> np.ndarray:
        centres = np.linspace(0, 1, CENTRES)
        return np.array([[np.exp(-((x - c) ** 2) / (2 * width**2)) for c in centres] for x in X[:, 0]])

    model = Ridge(alpha=40 * lam, fit_intercept=False).fit(seen(task.training_set.X), task.training_set.y)
    V, held = task.validation_set
    assert task.score(lam, width) == pytest.approx(np.mean((model.predict(seen(V)) - held) ** 2), rel=1e-6)
    assert task.risk(lam, width) == pytest.approx(task.world.squared_risk(Bumps(width, model.coef_)), rel=1e-6)


def test_each_grid_lies_between_the_neighbours_of_the_best_point_before() -> None:
    run = zoomed(5, 5, 3, 40, 0.3, 1)
    np.testing.assert_allclose(run.grids[0].axes["lam"], np.logspace(*LAMBDAS, 5))
    np.testing.assert_allclose(run.grids[0].axes["width"], np.logspace(*WIDTHS, 5))
    for before, after in zip(run.grids, run.grids[1:], strict=False):
        assert not before.at_border
        for name in ("lam", "width"):
            at = int(np.argmin(np.abs(before.axes[name] - before.best[name])))
            ends = before.axes[name][[at - 1, at + 1]]
            np.testing.assert_allclose(after.axes[name], np.geomspace(ends[0], ends[1], 5), rtol=1e-9)


def test_fits_are_the_distinct_points_and_a_full_grid_is_as_fine() -> None:
    run = zoomed(5, 5, 3, 40, 0.3, 1)
    pairs = {pair for grid in run.grids for pair in product(grid.axes["lam"].round(14), grid.axes["width"].round(14))}
    assert run.fits == len(pairs) <= 75
    # Ten powers of ten in steps of 2.5, of 1.25 and of 0.625: 17 values.
    assert (run.values, run.full) == (17, 289)
    full = [run.tuning.score(lam, width) for lam, width in product(np.logspace(*LAMBDAS, 17), np.logspace(*WIDTHS, 17))]
    assert min(full) <= run.zoom.score * (1 + 1e-9)
    assert run.coarse_to_fine(2) == 75 and run.coarse_to_fine(6) == 3 * 5**6


def test_the_notes_six_hyper_parameters_take_five_million_fits() -> None:
    assert notes_costs(6) == 5_000_000
    small = ParameterGrid({name: range(10) for name in "abc"})
    assert notes_costs(3) == 5 * len(small)
    assert "take 5,000,000" in VIEW().more


def test_the_surface_is_the_score_everywhere() -> None:
    task, whole = tuning(40, 0.3, 1), surface(40, 0.3, 1)
    for i, j in ((0, 0), (10, 40), (48, 48)):
        assert whole.errors[i, j] == pytest.approx(task.score(float(whole.lams[j]), float(whole.widths[i])), rel=1e-9)


def test_figures_show_the_run() -> None:
    result = VIEW()
    last = result.run.grids[-1]
    x, _ = trace(result, 0, "grid 3")
    np.testing.assert_allclose(np.unique(x.round(9)), np.log10(last.axes["lam"]).round(9), atol=2e-9)
    assert trace(result, 0, "best of this grid")[0][0] == pytest.approx(np.log10(last.best["lam"]))
    np.testing.assert_array_equal(trace(result, 1, "full fine grid")[1], [17.0**p for p in range(1, 7)])
    np.testing.assert_array_equal(trace(result, 1, "coarse to fine")[1], [3 * 5.0**p for p in range(1, 7)])


def test_a_best_point_at_the_end_is_told() -> None:
    sentences = [VIEW(first=3, seed=seed, step=0).sentence for seed in range(12)]
    runs = [VIEW(first=3, seed=seed).run.grids[0].at_border for seed in range(12)]
    assert [("lies end" in facts(sentence)) for sentence in sentences] == [bool(at_border) for at_border in runs]
