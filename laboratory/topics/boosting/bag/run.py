"""Bootstrap bags of a small sample: who is in them, how often, and what those who are left out say about the error."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.topics.boosting.adaboost.run import boosting_world
from laboratory.worlds.circles import Circles
from laboratory.worlds.xor import Xor
from learners.shared.arrays import Reals

Whole = NDArray[np.int64]
WORLDS: Mapping[str, str] = {"circles": Circles.title, "xor": Xor.title}
OUTSIDE = 0.632  # weight of the error out of bag in Efron's estimate


@dataclass(frozen=True, eq=False)
class BagRun:
    """`bags` `(B, m)` hold places in the sample, with repetitions, and each has its tree in `trees`.

    Attributes
    ----------
    labels : `(m,)`, 0 or 1; `answers` `(B, m)` are the trees' answers on the whole sample.
    training : the training error of `tree`, which was grown on the whole sample.
    risk : its true risk, exact; `risks` `(B,)` are those of the bags' trees, `vote_risks` `(B,)` of the first votes.
    """

    points: Reals
    labels: Whole
    bags: Whole
    trees: tuple[Any, ...]
    answers: Whole
    training: float
    risk: float
    risks: Reals
    vote_risks: Reals

    @property
    def m(self) -> int:
        """How many examples there are."""
        return len(self.labels)

    @cached_property
    def counts(self) -> Whole:
        """How often each bag holds each example, `(B, m)`."""
        return np.array([np.bincount(bag, minlength=self.m) for bag in self.bags], np.int64)

    @cached_property
    def out(self) -> NDArray[np.bool_]:
        """Which bag misses which example, `(B, m)`."""
        return np.asarray(self.counts == 0)

    @property
    def expected(self) -> float:
        """How many examples a bag misses on average over bags, exactly."""
        return self.m * float(theorems["oob_fraction"](m=self.m))

    @cached_property
    def judged(self) -> Whole:
        """How many of the first 1, 2, ... trees have not seen each example, `(B, m)`."""
        return np.asarray(np.cumsum(self.out, axis=0), np.int64)

    @cached_property
    def out_of_bag(self) -> Reals:
        """The error of one tree by the first 1, 2, ... bags, `(B,)`: each example is judged by trees that miss it.

        Averaged over these trees, then over the examples; those that no tree misses yet are left out, nan if all are.
        """
        wrong = np.cumsum(self.out & (self.answers != self.labels), axis=0)
        return self._mean(wrong / np.maximum(self.judged, 1))

    @cached_property
    def by_632(self) -> Reals:
        """Efron's .632 estimate after 1, 2, ... bags, `(B,)`."""
        return np.asarray((1 - OUTSIDE) * self.training + OUTSIDE * self.out_of_bag)

    @cached_property
    def vote_out_of_bag(self) -> Reals:
        """The error of the vote of those trees that have not seen the example, `(B,)`; a tie counts as label 0."""
        positive = np.cumsum(self.out & (self.answers == 1), axis=0)
        return self._mean((2 * positive > self.judged) != self.labels)

    def vote(self, places: Reals, count: int) -> Whole:
        """What the first `count` trees answer together at places `(places, 2)`; a tie counts as label 0."""
        positive = sum(np.asarray(tree.predict(places)) for tree in self.trees[:count])
        return np.asarray(2 * positive > count, np.int64)

    def _mean(self, errors: Any) -> Reals:
        """Of errors `(B, m)` over the examples that are judged."""
        known = self.judged > 0
        total, size = (np.asarray(errors) * known).sum(axis=1), known.sum(axis=1)
        return np.where(size > 0, total / np.maximum(size, 1), np.nan)


def bag_run(world: str, m: int, bags: int, depth: int, noise: float, seed: int) -> BagRun:
    """Draw `m` examples of a name in WORLDS and so many `bags` of them; trees are at most `depth` deep."""
    from sklearn.tree import DecisionTreeClassifier

    rng = np.random.default_rng(seed)
    source: Any = boosting_world(world, noise)
    sample = source.draw(rng, m)
    X, y = np.asarray(sample.X, np.float64), np.asarray(sample.y, np.int64)
    places = rng.integers(m, size=(bags, m))

    def grown(of: Whole) -> Any:
        return DecisionTreeClassifier(max_depth=depth, random_state=0).fit(X[of], y[of])

    trees, whole = tuple(grown(bag) for bag in places), grown(np.arange(m))
    risks, votes = _risks(trees, source)
    return BagRun(
        points=X,
        labels=y,
        bags=places,
        trees=trees,
        answers=np.array([tree.predict(X) for tree in trees], np.int64),
        training=float((whole.predict(X) != y).mean()),
        risk=float(source.risk(whole)),
        risks=risks,
        vote_risks=votes,
    )


def _risks(trees: tuple[Any, ...], source: Any) -> tuple[Reals, Reals]:
    """Of each tree, and of the vote of the first 1, 2, ..., `(trees,)` each."""
    points = source.support()
    shares = points.weights if hasattr(points, "weights") else points.counts / points.counts.sum()
    answers = np.array([tree.predict(points.X) for tree in trees])
    number = np.arange(1, len(trees) + 1)[:, np.newaxis]
    together = 2 * np.cumsum(answers, axis=0) > number
    return np.asarray((answers != points.y) @ shares), np.asarray((together != points.y) @ shares)
