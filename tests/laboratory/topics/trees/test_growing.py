"""One tree in the plane: its boxes, shares and exact risks against counts and areas found another way."""

import re

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.trees.growing.run import KEPT, PSIS, TreeRun, World, tree_run
from laboratory.worlds._plane import cells
from laboratory.worlds.circles import Circles
from laboratory.worlds.uniform_rectangle import UniformRectangle
from laboratory.worlds.xor import Xor

WORLDS = [UniformRectangle(), UniformRectangle(0.3, 0.9, 0.15), Xor(), Circles(noise=0.1)]


def grown(world: World, psi: str = "gini") -> TreeRun:
    return tree_run(world, 60, 1, psi)


@pytest.mark.parametrize("noise", [0.0, 0.2])
def test_risk_on_the_rectangle_is_a_sum_over_a_grid(noise: float) -> None:
    run = grown(UniformRectangle(noise=noise))
    assert isinstance(run.world, UniformRectangle)
    feature, cut = run.history["feature"], run.history["cut"]
    middles, areas = cells((cut[feature == 0], cut[feature == 1]), run.world.low, run.world.high)
    positive = run.world.eta(middles)
    for tree, risk in zip(run.trees, run.risk, strict=True):
        wrong = np.where(tree.predict(middles) == 1, 1 - positive, positive)
        assert risk == pytest.approx(float(areas @ wrong), abs=1e-12)


def test_risk_on_points_is_a_sum_over_them() -> None:
    run = grown(Xor())
    assert isinstance(run.world, Xor)
    support = run.world.support()
    for tree, risk in zip(run.trees, run.risk, strict=True):
        truth = support.X[:, 0] * support.X[:, 1] < 0
        assert risk == pytest.approx(float(np.mean(tree.predict(support.X) != truth)), abs=1e-12)


@pytest.mark.parametrize("world", WORLDS, ids=repr)
def test_boxes_of_the_leaves_tile_the_window_and_answer_as_the_tree_does(world: World) -> None:
    run = grown(world)
    points = run.boxes[0, 0] + np.random.default_rng(0).random((300, 2)) * (run.boxes[0, 1] - run.boxes[0, 0])
    for step in range(run.splits + 1):
        leaves = run.leaves(step)
        inside = (run.boxes[leaves, 0] < points[:, None]).all(2) & (points[:, None] <= run.boxes[leaves, 1]).all(2)
        np.testing.assert_array_equal(inside.sum(axis=1), 1)
        answers = np.array([run.positive(int(node)) for node in leaves])[inside.argmax(axis=1)]
        np.testing.assert_array_equal(answers, run.trees[step].predict(points) == 1)
        assert run.wrong(step).mean() == pytest.approx(run.training_error[step], abs=1e-14)


@pytest.mark.parametrize("psi", PSIS)
def test_the_gap_above_the_chord_is_the_gain(psi: str) -> None:
    run = grown(Circles(), psi)
    value = {
        "misclassification": lambda p: min(p, 1 - p),
        "gini": lambda p: 2 * p * (1 - p),
        "scaled_entropy": lambda p: -sum(q * np.log2(q) for q in (p, 1 - p) if q) / 2,
        "square_root": lambda p: np.sqrt(p * (1 - p)),
    }[psi]
    for step in range(1, run.splits + 1):
        (_, leaf, _), (_, chord, _) = run.split_shares(step)
        weight = run.count[run.history["node"][step - 1]] / 60
        assert weight * (value(leaf) - chord) == pytest.approx(run.history["gain"][step - 1], abs=1e-12)
    assert run.root_gains[psi] == run.history["gain"][0]


def test_a_balanced_exclusive_or_gives_no_psi_a_reason_to_split() -> None:
    for noise in (0.0, 0.3):
        run = tree_run(Xor(noise=noise), 80, 3, "gini", mirrored=True)
        assert run.splits == 0 and run.stopped_by == "no gain" and len(run.sample.y) == 80
        assert set(run.root_gains.values()) == {0.0}
        assert run.risk.tolist() == pytest.approx([0.5])


def test_the_mirrored_sample_is_labelled_by_the_world() -> None:
    sample = tree_run(Xor(), 10, 0, "gini", mirrored=True).sample
    assert len(sample.y) == 12
    np.testing.assert_array_equal(sample.y == 1, sample.X[:, 0] * sample.X[:, 1] < 0)


def test_formula_holds_where_the_tree_says_positive() -> None:
    run = grown(UniformRectangle())
    for step in range(run.splits + 1):
        to_python = str.maketrans({"≤": "<=", "₁": "1", "₂": "2"})
        says = [clause.translate(to_python).replace("always", "True") for clause in run.formula(step)]
        for x1, x2 in np.random.default_rng(1).random((100, 2)):
            held = any(eval(clause, {"x1": x1, "x2": x2}) for clause in says)
            assert held == (run.trees[step].predict([[x1, x2]])[0] == 1)


def test_growing_stops_at_the_limit() -> None:
    run = tree_run(UniformRectangle(noise=0.45), 200, 1, "gini")
    assert run.splits == KEPT and run.stopped_by == "max_nodes"


def test_one_node_is_one_and_equals_are_both_the_smallest() -> None:
    """Both children of the first cut predict what the root does: the risk stays."""
    result = views["trees.growing"](noise=0.499, m=2)
    texts = [result.text_of(drawing.alt_text) for drawing in result.drawings]
    assert "1 node " in " ".join(texts) and "1 nodes" not in " ".join(texts)
    samples = (views["trees.growing"](m=10, seed=seed, step=0) for seed in range(30))
    first = next(at for at in samples if at.run.best == 0 and at.last and at.run.risk[1] == at.run.risk[0])
    assert first.sentence.endswith("all sizes.") and first.at(1).sentence.endswith("all sizes.")


@pytest.mark.parametrize("noise", [0.0, 0.15])
def test_the_training_error_is_told_leaf_by_leaf(noise: float) -> None:
    """Each example goes to its leaf by the tree's own boxes; of a leaf the rarer label is wrong."""
    result = views["trees.growing"](noise=noise, step=3)
    run = result.run
    sample = run.world.draw(np.random.default_rng(1), 80)
    votes: dict[tuple[float, ...], list[int]] = {}
    for x, y in zip(sample.X, sample.y, strict=True):
        votes.setdefault(_box(run, x, 3), []).append(int(y))
    wrong = sorted(min(sum(labels), len(labels) - sum(labels)) for labels in votes.values())
    match = re.search(r"\(([\d +]+)\)/80 = \*\*([\d.]+)\*\*", result.more)
    assert match and sorted(map(int, match[1].split(" + "))) == wrong
    assert float(match[2]) == pytest.approx(sum(wrong) / 80, rel=3e-3)
    assert "only leaf" in views["trees.growing"](step=0).more


def _box(run: TreeRun, x: np.ndarray, splits: int) -> tuple[float, ...]:
    """The node that an example reaches: children of split i are the nodes 2i - 1 (yes) and 2i (no)."""
    node = 0
    for i in range(splits):
        if run.history["node"][i] == node:
            node = 2 * i + (1 if x[run.history["feature"][i]] <= run.history["cut"][i] else 2)
    return (float(node),)
