"""Occam's choice among trees: training error, true risk and bound at every size, and over many samples."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb, log
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bounds import code_bits, theorems
from laboratory.experiments.occam import CodeLengthPenalty
from laboratory.worlds.boolean_cube import BooleanCube, cube_points
from laboratory.worlds.real_world import RealWorld
from laboratory.worlds.targets import TARGETS

OccamWorld: TypeAlias = BooleanCube | RealWorld
CANCER = "cancer"
CUBES = {name: f"Cube: {target.description}" for name, target in TARGETS.items()}
SPLITS_A_FEATURE = 4  # of the measurements in the breast cancer data, as in the experiment on it
THEOREM = "tree_code_length"
FIXED_SIZE = "tree_nodes_erm"
EVERY_FUNCTION = "finite_agnostic_excess"
KEPT = 40  # sizes, that is up to 79 nodes; more only if the choice is larger
SAMPLES = 100
ROUNDING = 1e-12
MOST_FIXED = {BooleanCube: 9, RealWorld: 5}  # nodes: all trees of that size are searched within a second

Reals = NDArray[np.float64]
Integers = NDArray[np.int64]


@dataclass(frozen=True)
class OccamRun:
    """The best pruning of every size of one grown tree, arrays `(sizes,)`.

    `nodes` 1, 3, 5, ...; `training` and `risk` (true) of each; `gap` is the code-length theorem's bound on the
    difference of the two. `chosen` is the position of the Occam tree, `rules` its tests in words, `grown` the nodes of
    the tree before pruning.
    """

    world: OccamWorld
    m: int
    delta: float
    nodes: Integers
    training: Reals
    risk: Reals
    gap: Reals
    chosen: int
    rules: str
    grown: int

    @cached_property
    def bound(self) -> Reals:
        """Training error plus gap: with probability 1 - delta no risk is above, at all sizes at once."""
        return np.asarray(self.training + self.gap)

    @cached_property
    def best(self) -> int:
        """The size with the smallest true risk; of those equal but for rounding the smallest."""
        return int(np.argmax(self.risk <= self.risk.min() + ROUNDING))

    def bits(self, size: int) -> int:
        """Length of the code word of the tree at position `size`."""
        return int(code_bits(int(self.nodes[size]), self.world.features))

    def ln_trees(self, size: int) -> tuple[float, float]:
        """The logarithm of how many trees have so many nodes: exactly, and by the closed form (2ed)^N."""
        inputs = {"nodes": int(self.nodes[size]), "features": self.world.features}
        return float(theorems["tree_class_size"](**inputs)), float(theorems["tree_class_size_relaxed"](**inputs))

    def trees(self, size: int) -> int:
        """How many trees have so many nodes, with their tests and labels: as many code words have this length."""
        tests, features = (int(self.nodes[size]) - 1) // 2, int(self.world.features)
        return int(comb(2 * tests, tests) // (tests + 1) * features**tests * 2 ** (tests + 1))

    def kraft(self, size: int) -> Fraction:
        """The sum of 2^-bits over the code words of all trees of at most as many nodes: at most 1, as Kraft says."""
        return sum((Fraction(self.trees(place), 2 ** self.bits(place)) for place in range(size + 1)), Fraction(0))

    @property
    def whole_class(self) -> dict[str, float]:
        """The inputs of the bound on the excess risk over all functions of the features, each of which has a tree."""
        return {"m": self.m, "delta": self.delta, "ln_size": 2.0 ** int(self.world.features) * log(2)}

    def inputs(self, size: int) -> dict[str, Any]:
        """The theorem's inputs for the tree at position `size`."""
        return {"m": self.m, "delta": self.delta, "bits": self.bits(size)}


@dataclass(frozen=True)
class OccamOnOtherSamples:
    """Occam's choice on samples with seeds 0, 1, 2, ..., arrays `(samples,)`."""

    nodes: Integers
    training: Reals
    risk: Reals
    bound: Reals

    @property
    def failures(self) -> int:
        """Samples whose choice has a risk above its bound."""
        return int((self.risk > self.bound).sum())


@dataclass(frozen=True)
class FixedSizes:
    """Trees of smallest training error among all of a size fixed beforehand, arrays `(sizes,)`.

    `smallest_risk` is the true risk of the best tree of that size, `excess` the theorem's bound on the difference.
    """

    nodes: Integers
    training: Reals
    risk: Reals
    smallest_risk: Reals
    excess: Reals


def place(world: str, noise: float, features: int) -> OccamWorld:
    """The cube with the target called `world`, or the tumours, which have their own labels and features."""
    return RealWorld("breast_cancer", SPLITS_A_FEATURE) if world == CANCER else BooleanCube(features, world, noise)


def occam(world: str, m: int, noise: float, features: int, delta: float, seed: int) -> OccamRun:
    """`occam_run` in the `place` of these fields."""
    return occam_run(place(world, noise, features), m, delta, seed)


def elsewhere(world: str, m: int, noise: float, features: int, delta: float) -> OccamOnOtherSamples:
    """`other_samples` in the same place."""
    return other_samples(place(world, noise, features), m, delta)


def small(world: str, m: int, noise: float, features: int, delta: float, seed: int) -> FixedSizes:
    """`fixed_sizes` on the same sample."""
    return fixed_sizes(place(world, noise, features), m, delta, seed)


def occam_run(world: OccamWorld, m: int, delta: float, seed: int) -> OccamRun:
    """Draw `m` examples with `seed`, grow a tree and take its best pruning of every size."""
    sample = world.draw(np.random.default_rng(seed), m)
    whole = _occam(sample, None)
    chosen = _occam(sample, CodeLengthPenalty(delta))
    sizes = min(len(whole.history_["nodes"]), max(KEPT, chosen.leaves_))
    nodes = np.arange(1, 2 * sizes, 2)
    return OccamRun(
        world=world,
        m=m,
        delta=delta,
        nodes=nodes,
        training=whole.history_["mistakes"][:sizes] / m,
        risk=np.array([world.risk(_occam(sample, _Only(int(size)))) for size in nodes]),
        gap=CodeLengthPenalty(delta)(nodes, world.features, m),
        chosen=chosen.leaves_ - 1,
        rules=chosen.rules_,
        grown=int(whole.history_["grown_nodes"]),
    )


def other_samples(world: OccamWorld, m: int, delta: float) -> OccamOnOtherSamples:
    """Occam's choice on SAMPLES samples of `m` examples."""
    penalty = CodeLengthPenalty(delta)
    trees = [_occam(world.draw(np.random.default_rng(seed), m), penalty) for seed in range(SAMPLES)]
    return OccamOnOtherSamples(
        nodes=np.array([tree.nodes_ for tree in trees]),
        training=np.array([tree.training_error_ for tree in trees]),
        risk=np.array([world.risk(tree) for tree in trees]),
        bound=np.array([tree.objective_ for tree in trees]),
    )


def fixed_sizes(world: OccamWorld, m: int, delta: float, seed: int) -> FixedSizes:
    """Empirical risk minimization over all trees of each small size, on the sample of `occam_run`."""
    from learners.trees.tree_erm import TreeERM

    sample = world.draw(np.random.default_rng(seed), m)
    X, y = _everything(world)
    nodes = np.arange(1, largest_fixed(world) + 1, 2)
    fitted = [TreeERM(int(size)).fit(sample.X, sample.y) for size in nodes]
    best = [TreeERM(int(size)).fit(X, y) for size in nodes]
    return FixedSizes(
        nodes=nodes,
        training=np.array([tree.history_["training_error"] for tree in fitted]),
        risk=np.array([world.risk(tree) for tree in fitted]),
        smallest_risk=np.array([world.risk(tree) for tree in best]),
        excess=np.array([theorems[FIXED_SIZE](**fixed_inputs(world, m, delta, int(size))) for size in nodes]),
    )


def largest_fixed(world: OccamWorld) -> int:
    """Nodes of the largest trees that are all searched."""
    return MOST_FIXED[type(world)]


def fixed_inputs(world: OccamWorld, m: int, delta: float, nodes: int) -> dict[str, Any]:
    """The inputs of the theorem about a fixed size."""
    return {"m": m, "delta": delta, "nodes": nodes, "features": world.features}


@dataclass(frozen=True)
class _Only:
    """A penalty that forbids every size but one."""

    nodes: int

    def __call__(self, nodes: Any, features: int, samples: int) -> Reals:
        return np.where(np.asarray(nodes) == self.nodes, 0.0, np.inf)


def _occam(sample: Any, penalty: Any) -> Any:
    from learners.trees.occam_tree import OccamTree  # brings scikit-learn, which only a run needs

    return OccamTree(penalty=penalty).fit(sample.X, sample.y)


def _everything(world: OccamWorld) -> tuple[Any, Any]:
    """All points of the world, equally likely, and their labels before noise: noise leaves the best trees best."""
    if isinstance(world, RealWorld):
        return world.examples.X, world.examples.y
    points = cube_points(int(world.features))
    return points, world.label(points)
