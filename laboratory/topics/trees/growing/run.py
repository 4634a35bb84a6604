"""One decision tree in the plane, split by split: its boxes, its psi, and its exact risk at every size."""

from dataclasses import dataclass
from functools import cached_property
from math import fsum
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from laboratory.topics.trees.places import NodePlace, places
from laboratory.worlds.circles import Circles
from laboratory.worlds.uniform_rectangle import UniformRectangle
from laboratory.worlds.world import Sample
from laboratory.worlds.xor import Xor

World: TypeAlias = UniformRectangle | Xor | Circles
WORLDS: dict[str, type[World]] = {"rectangle": UniformRectangle, "xor": Xor, "circles": Circles}
TITLES = {"rectangle": "Rectangle", "xor": "Exclusive or", "circles": "Disc in a ring"}
PSIS = {
    "misclassification": "misclassification",
    "gini": "Gini",
    "scaled_entropy": "scaled entropy",
    "square_root": "square root",
}
KEPT = 40  # splits; by then a tree of 200 examples has long since overfitted them
NAMES = ("x₁", "x₂")
MIRRORS = ((1, 1), (-1, 1), (1, -1), (-1, -1))

Reals = NDArray[np.float64]
Integers = NDArray[np.int64]


@dataclass(frozen=True)
class TreeRun:
    """The record; node 0 is the root, and split k, counted from 0, makes nodes 2 k + 1 (yes) and 2 k + 2 (no).

    `trees` `(splits + 1,)` are the learners stopped after 0, 1, 2, ... splits. `boxes` `(nodes, 2, 2)` hold the low
    and high corners of each node, within the window; `count` and `plus` `(nodes,)` its examples and positives.
    `risk` `(splits + 1,)` is the true risk. `root_gains` is the decrease of each psi by the best first split.
    """

    world: World
    psi: str
    sample: Sample
    trees: tuple[Any, ...]
    boxes: Reals
    count: Integers
    plus: Integers
    risk: Reals
    root_gains: dict[str, float]

    @property
    def history(self) -> dict[str, Any]:
        """The record of the largest tree; see `learners.trees.decision_tree`."""
        record: dict[str, Any] = self.trees[-1].history_
        return record

    @property
    def splits(self) -> int:
        return len(self.trees) - 1

    @property
    def nodes(self) -> Integers:
        """Nodes after each split, `(splits + 1,)`."""
        return np.asarray(self.history["nodes"], np.int64)

    @property
    def training_error(self) -> Reals:
        """Share of the sample misclassified after each split, `(splits + 1,)`."""
        return np.asarray(self.history["training_error"], np.float64)

    @property
    def psi_error(self) -> Reals:
        """The criterion of the splits, `(splits + 1,)`: psi of each leaf, weighted by its share of the sample."""
        return np.asarray(self.history["psi_error"], np.float64)

    @property
    def stopped_by(self) -> str:
        return str(self.history["stopped_by"])

    @cached_property
    def best(self) -> int:
        """After how many splits the true risk was smallest; of equals the fewest."""
        return int(np.argmin(self.risk))

    @cached_property
    def share(self) -> Reals:
        """Share of positives in each node, `(nodes,)`."""
        return np.asarray(self.plus / self.count, np.float64)

    def leaves(self, step: int) -> Integers:
        """The nodes that are leaves after `step` splits."""
        return np.setdiff1d(np.arange(2 * step + 1), self.history["node"][:step])

    def positive(self, node: int) -> bool:
        """The node's prediction as a leaf: its majority, positive on a tie."""
        return bool(2 * self.plus[node] >= self.count[node])

    def wrong(self, step: int) -> NDArray[np.bool_]:
        """The examples misclassified after `step` splits, `(samples,)`."""
        return np.asarray(self.trees[step].predict(self.sample.X) != self.sample.y)

    def split_shares(self, step: int) -> tuple[Reals, Reals]:
        """The leaf and its children in split `step`, on the curve of psi.

        Two arrays `(3,)`: the shares of one child, the leaf and the other child in increasing order, and the height
        of the chord between the children at each of them.
        """
        from learners.trees.psi import PSI

        parent = int(self.history["node"][step - 1])
        children = np.sort(self.share[[2 * step - 1, 2 * step]])
        ends = PSI[self.psi](children)
        middle = np.interp(self.share[parent], children, ends) if children[0] < children[1] else ends[0]
        return np.array([children[0], self.share[parent], children[1]]), np.array([ends[0], middle, ends[1]])

    def formula(self, step: int) -> tuple[str, ...]:
        """The clauses, joined by "or", that hold where the tree of `step` splits predicts 1; () means never."""
        from learners.trees.dnf import Formula, tree_to_dnf

        whole = tree_to_dnf(self.trees[step].root_, 1, simplify=True)
        return tuple(Formula((clause,)).said(NAMES).replace("<=", "≤") for clause in whole.clauses)

    def node_places(self, step: int) -> tuple[NodePlace, ...]:
        """The nodes of the tree of `step` splits with their positions."""
        return places(self.trees[step].root_, _test_words, lambda label: "+" if label == 1 else "−")


def grown(world: str, psi: str, m: int, noise: float, seed: int, mirrored: bool = False) -> TreeRun:
    """`tree_run` on one of `WORLDS` that flips a share `noise` of the labels; only "xor" can be mirrored."""
    return tree_run(WORLDS[world](noise=noise), m, seed, psi, mirrored)


def tree_run(world: World, m: int, seed: int, psi: str, mirrored: bool = False) -> TreeRun:
    """Draw `m` examples with `seed`, in [0, 2^32), and grow the tree for at most KEPT splits.

    `mirrored`: every example of the exclusive or comes with its three mirror images, `m` of them for each draw of
    m / 4 (rounded up), so that the sample is as balanced as the world.
    """
    sample = _sample(world, m, seed, mirrored)
    whole = _grown(sample, psi, KEPT)
    trees = (*(_grown(sample, psi, splits) for splits in range(len(whole.history_["node"]))), whole)
    boxes, count, plus = _nodes(world, sample, whole.history_)
    return TreeRun(
        world=world,
        psi=psi,
        sample=sample,
        trees=trees,
        boxes=boxes,
        count=count,
        plus=plus,
        risk=_risks(world, trees, boxes),
        root_gains={name: _first_gain(sample, name) for name in PSIS},
    )


def window(world: World) -> tuple[Reals, Reals]:
    """Low and high corner of the square that holds all examples of the world, each `(2,)`."""
    low = np.zeros(2) if isinstance(world, UniformRectangle) else -np.ones(2)
    return low, np.ones(2)


def _test_words(test: Any) -> tuple[str, tuple[str, ...]]:
    return f"{NAMES[test.feature]} ≤ {test.cut:.3g}?", ("yes", "no")


def _grown(sample: Sample, psi: str, splits: int) -> Any:
    from learners.trees.decision_tree import DecisionTree  # brings scikit-learn, which only a run needs

    return DecisionTree(psi, max_nodes=2 * splits + 1).fit(sample.X, sample.y)


def _first_gain(sample: Sample, psi: str) -> float:
    gains = _grown(sample, psi, 1).history_["gain"]
    return float(gains[0]) if len(gains) else 0.0


def _sample(world: World, m: int, seed: int, mirrored: bool) -> Sample:
    rng = np.random.default_rng(seed)
    if not (mirrored and isinstance(world, Xor)):
        return world.draw(rng, m)
    quarter = world.draw(rng, -(-m // 4))
    X = np.concatenate([quarter.X * signs for signs in MIRRORS])
    y = np.concatenate([quarter.y if signs[0] * signs[1] > 0 else 1 - quarter.y for signs in MIRRORS])
    return Sample(X, y)


def _risks(world: World, trees: tuple[Any, ...], boxes: Reals) -> Reals:
    """The exact risk of each tree, `(trees,)`: a sum over the world's points, or over areas."""
    if not isinstance(world, UniformRectangle):
        return np.array([world.risk(tree) for tree in trees])
    lengths = np.minimum(boxes[:, 1], world.high) - np.maximum(boxes[:, 0], world.low)
    inside = np.clip(lengths, 0, None).prod(axis=1)
    outside = (boxes[:, 1] - boxes[:, 0]).prod(axis=1) - inside
    split, middles = trees[-1].history_["node"], boxes.mean(axis=1)
    risks = []
    for step, tree in enumerate(trees):
        leaves = np.setdiff1d(np.arange(2 * step + 1), split[:step])
        flipped = np.where(tree.predict(middles[leaves]) == 1, outside[leaves], inside[leaves])
        total = (inside + outside)[leaves]
        risks.append(fsum(flipped * (1 - world.noise) + (total - flipped) * world.noise))
    return np.array(risks)


def _nodes(world: World, sample: Sample, history: dict[str, Any]) -> tuple[Reals, Integers, Integers]:
    """Boxes, examples and positives of all nodes."""
    boxes, inside = [np.array(window(world))], [np.ones(len(sample.y), bool)]
    for parent, feature, cut in zip(history["node"], history["feature"], history["cut"], strict=True):
        yes, no = boxes[parent].copy(), boxes[parent].copy()
        yes[1, feature] = no[0, feature] = cut
        below = sample.X[:, feature] <= cut
        boxes += [yes, no]
        inside += [inside[parent] & below, inside[parent] & ~below]
    within = np.array(inside)
    return np.array(boxes), within.sum(axis=1), (within & (sample.y == 1)).sum(axis=1)
