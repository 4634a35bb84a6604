"""Regression trees: the best cut by brute force, the gain by its formula, errors by scikit-learn's other route."""

from itertools import pairwise

import numpy as np
import pytest
from numpy.testing import assert_allclose
from sklearn.tree import DecisionTreeRegressor

from laboratory.topics import views
from laboratory.topics.trees.regression.run import Staircases, staircases

VIEW = views["trees.regression"]


def small(leaves: int = 12, depth: int = 10, least: int = 1, m: int = 40, noise: float = 0.3) -> Staircases:
    return staircases(leaves, depth, least, m, noise, 2)


def test_one_leaf_predicts_the_mean_and_two_the_best_pair_of_means() -> None:
    run = small()
    x, y = run.sample.X[:, 0], run.sample.y
    assert_allclose(run.curve(0), y.mean())
    assert run.risk[0] == pytest.approx(0.5 + 0.09 + y.mean() ** 2)  # a constant misses the sine's 1/2
    order = np.argsort(x)
    y = y[order]
    costs = [len(part) * np.var(part) for k in range(1, 40) for part in (y[:k], y[k:])]
    assert run.training[1] * 40 == pytest.approx(min(a + b for a, b in zip(costs[::2], costs[1::2], strict=True)))


def test_each_split_lowers_the_error_by_its_formula() -> None:
    """n_L n_R / n (difference of the means)^2 / m, by hand for every leaf that was added."""
    run = small()
    for step in range(1, run.last + 1):
        split = run.split(step)
        assert split is not None
        n = split.left + split.right
        assert split.decrease == pytest.approx(
            split.left * split.right / n * (split.left_mean - split.right_mean) ** 2 / 40
        )
        before = run.split(step - 1)
        assert before is None or np.isin(run.cuts(step - 1), run.cuts(step)).all()


@pytest.mark.parametrize(("depth", "least"), [(10, 1), (3, 1), (10, 5)])
def test_trees_and_risks_are_those_of_scikit_learn(depth: int, least: int) -> None:
    run = small(depth=depth, least=least)
    places = ((np.arange(4096) + 0.5) / 4096)[:, np.newaxis]
    for step in range(1, run.last + 1):
        theirs = DecisionTreeRegressor(max_leaf_nodes=step + 1, max_depth=depth, min_samples_leaf=least, random_state=0)
        theirs.fit(*run.sample)
        assert theirs.get_n_leaves() == step + 1
        errors = (theirs.predict(places) - np.sin(2 * np.pi * places[:, 0])) ** 2
        assert run.risk[step] == pytest.approx(errors.mean() + 0.09)
        assert run.training[step] == pytest.approx(np.mean((theirs.predict(run.sample.X) - run.sample.y) ** 2))
        assert run.fewest(step) >= least and run.trees[step].depth_ <= depth
    assert len(run.trees) <= min(12, 2**depth, 40 // least)


def test_without_a_stop_each_input_has_a_leaf_of_its_own() -> None:
    """What is left are labels that differ at the same input; the risk has risen long before."""
    run = VIEW(leaves=80, depth=20, m=40).run
    x, y = run.sample.X[:, 0], run.sample.y
    same = [y[x == place] for place in np.unique(x)]
    assert len(run.trees) == len(same) < 40
    assert run.training[-1] == pytest.approx(sum(len(group) * np.var(group) for group in same) / 40)
    assert run.risk[-1] > run.risk[run.best] > 0.09
    assert run.fewest(run.last) == 1


def test_cells_that_fill_have_smaller_risk_than_cells_that_do_not() -> None:
    full, empty = (VIEW(**VIEW.view.presets[name]).run for name in
                   ("Cells that shrink and fill", "Cells that do not fill"))  # fmt: skip
    assert full.fewest(full.last) >= 20 and empty.fewest(empty.last) < 20
    assert full.risk[-1] < empty.risk[-1]
    assert full.widest(full.last) == pytest.approx(np.diff([0, *full.cuts(full.last), 1]).max())


def test_the_figure_draws_means_between_cuts() -> None:
    result = VIEW(step=3)
    run = result.run
    traces = {trace.name: trace for trace in result.figures[0].data}
    edges = [0.0, *run.cuts(3), 1.0]
    for low, high in pairwise(edges):
        inside = (run.sample.X[:, 0] > low) & (run.sample.X[:, 0] <= high)
        level = np.asarray(traces["tree"].y)[(run.x > low) & (run.x <= high)]
        assert_allclose(level, run.sample.y[inside].mean())
    assert len(result.figures[0].layout.shapes) == 3 + 1  # three cuts, the last of them twice
    assert result.step_text(3) == "4"
