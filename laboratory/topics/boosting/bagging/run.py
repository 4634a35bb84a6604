"""Bagging and a random forest beside one tree, tree by tree: scores on fresh examples and out of bag."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.topics.boosting.adaboost.run import boosting_world

Reals = NDArray[np.float64]

FRIEDMAN = "friedman"
WORLDS: Mapping[str, str] = {
    FRIEDMAN: "Friedman's numbers",
    "circles": "Disc in a ring",
    "breast_cancer": "Breast cancer, 30 measurements",
}
PUBLISHED = {"one tree": 0.5754, "bagging": 0.7612, "out of bag": 0.7758}  # R², as the notes' script prints them
ROWS, FEATURES, NOISE, TESTED = 1000, 15, 1.0, 0.33  # of that script
MATTER = 5  # of Friedman's features


@dataclass(frozen=True)
class Vote:
    """How strong and how alike an ensemble's trees are, exactly; Breiman's margin and correlation."""

    strength: float
    correlation: float

    @property
    def bound(self) -> float | None:
        """The theorem's bound on the risk of the vote; None where the strength is not positive."""
        if self.strength <= 0:
            return None
        return float(theorems["forest_strength"](strength=self.strength, correlation=self.correlation))


@dataclass(frozen=True)
class GrownTrees:
    """An ensemble after 1, 2, ... trees: `fresh` and `out_of_bag`, both `(trees,)`, are its scores.

    `out_of_bag` is nan while no example is out of bag; `importances` `(features,)` have the sum 1 (or are 0);
    `distinct` is the mean share of the sample in a bag; `vote` is None where labels are numbers.
    """

    fresh: Reals
    out_of_bag: Reals
    importances: Reals
    distinct: float
    vote: Vote | None = None


@dataclass(frozen=True)
class BaggingRun:
    """One tree, bagging and a forest on the same `m` examples. Scores are R² (more is better) or error rates.

    `fresh` scores are those on the test third for numbers, and exact true risks for labels.
    """

    world: str
    m: int
    bag_size: int
    names: tuple[str, ...]
    single: float
    bagging: GrownTrees
    forest: GrownTrees
    features_per_split: int

    @property
    def of_numbers(self) -> bool:
        return self.world == FRIEDMAN

    @cached_property
    def counted(self) -> NDArray[np.int64]:
        """1, 2, ..., the number of trees."""
        return np.arange(1, len(self.bagging.fresh) + 1)

    @property
    def left_out(self) -> float:
        """The share of the sample that a bag misses, on average, by the theorem."""
        return float(theorems["oob_fraction"](m=self.bag_size))


def bagging_run(
    world: str, m: int, noise: float, seed: int, trees: int, split: int | None = None, as_published: bool = False
) -> BaggingRun:
    """Grow `trees` trees with `seed`, in [0, 2^32); `split` features are drawn at a split of the forest (None: usual).

    For Friedman's numbers `m` and `noise` are those of the notes' script, and `as_published` repeats its error: bags
    are drawn from as many of the first training examples as there are test examples.
    """
    if world == FRIEDMAN:
        return _of_numbers(seed, trees, split, as_published)
    return _of_labels(world, m, noise, seed, trees, split)


def bagging(world: str, m: int, noise: float, seed: int, trees: int, split: int, published: bool) -> BaggingRun:
    """See `bagging_run`; a `split` of 0 stands for the usual number of features, and only FRIEDMAN was published."""
    return bagging_run(world, m, noise, seed, trees, split or None, published and world == FRIEDMAN)


def friedman(seed: int) -> tuple[Reals, Reals, Reals, Reals]:
    """The notes' example: training and test points, training and test numbers; the seed of theirs is 100."""
    from sklearn.datasets import make_friedman1
    from sklearn.model_selection import train_test_split

    X, y = make_friedman1(n_samples=ROWS, n_features=FEATURES, noise=NOISE, random_state=seed)
    X, fresh, y, truth = train_test_split(X, y, test_size=TESTED, random_state=seed)
    return X, fresh, y, truth


def _of_numbers(seed: int, trees: int, split: int | None, as_published: bool) -> BaggingRun:
    from sklearn.tree import DecisionTreeRegressor

    from learners.ensembles.bagging_regressor import BaggingRegressor
    from learners.ensembles.random_forest_regressor import RandomForestRegressor

    X, fresh, y, truth = friedman(seed)
    single_tree = DecisionTreeRegressor(random_state=seed).fit(X, y)
    forest = RandomForestRegressor(trees, split or 1 / 3, random_state=seed).fit(X, y)
    bags = len(fresh) if as_published else len(X)
    bagging = (
        _published(X, y, fresh, truth, seed, trees)
        if as_published
        else _numbers_grown(BaggingRegressor(trees, random_state=seed).fit(X, y), fresh, truth)
    )
    return BaggingRun(
        world=FRIEDMAN,
        m=len(X),
        bag_size=bags,
        names=tuple(f"x{i + 1}" for i in range(FEATURES)),
        single=_r_squared(single_tree.predict(fresh), truth),
        bagging=bagging,
        forest=_numbers_grown(forest, fresh, truth),
        features_per_split=forest.max_features_,
    )


def _numbers_grown(learner: Any, fresh: Reals, truth: Reals) -> GrownTrees:
    return GrownTrees(
        fresh=np.array([_r_squared(means, truth) for means in learner.staged_predict(fresh)]),
        out_of_bag=np.asarray(learner.history_["oob_r2"]),
        importances=_importances(learner.estimators_),
        distinct=float(learner.history_["distinct_share"]),
    )


def _published(X: Reals, y: Reals, fresh: Reals, truth: Reals, seed: int, trees: int) -> GrownTrees:
    """Bags of the first examples only. All later ones are in no bag, so every tree predicts them `out of bag`."""
    from sklearn.tree import DecisionTreeRegressor

    rng = np.random.RandomState(seed)
    said, means, out_total, out_count = np.zeros(len(truth)), [], np.zeros(len(y)), np.zeros(len(y))
    grown, outside, distinct = [], [], []
    for count in range(1, trees + 1):
        bag = rng.choice(len(truth), size=len(truth))
        tree = DecisionTreeRegressor(random_state=rng).fit(X[bag], y[bag])
        grown.append(tree)
        said += tree.predict(fresh)
        means.append(_r_squared(said / count, truth))
        missed = ~np.isin(np.arange(len(y)), bag)
        out_total, out_count = out_total + missed * tree.predict(X), out_count + missed
        judged = out_count > 0
        outside.append(_r_squared(out_total[judged] / out_count[judged], y[judged]))
        distinct.append(len(np.unique(bag)) / len(truth))
    return GrownTrees(np.array(means), np.array(outside), _importances(grown), float(np.mean(distinct)))


def _of_labels(world: str, m: int, noise: float, seed: int, trees: int, split: int | None) -> BaggingRun:
    from sklearn.tree import DecisionTreeClassifier

    from learners.ensembles.bagging import Bagging
    from learners.ensembles.random_forest import RandomForest

    source: Any = boosting_world(world, noise)
    sample = source.draw(np.random.default_rng(seed), m)
    single_tree = DecisionTreeClassifier(random_state=seed).fit(sample.X, sample.y)
    forest = RandomForest(trees, split or "sqrt", random_state=seed).fit(sample.X, sample.y)
    bagging = Bagging(trees, random_state=seed).fit(sample.X, sample.y)
    return BaggingRun(
        world=world,
        m=m,
        bag_size=m,
        names=tuple(getattr(source, "feature_names", ("first feature", "second feature"))),
        single=float(source.risk(single_tree)),
        bagging=_labels_grown(bagging, source),
        forest=_labels_grown(forest, source),
        features_per_split=forest.max_features_,
    )


def _labels_grown(learner: Any, source: Any) -> GrownTrees:
    from learners.ensembles.bags import tree_outputs  # brings scikit-learn's trees, which only a run needs

    points = source.support()
    shares = points.weights if hasattr(points, "weights") else points.counts / points.counts.sum()
    opinions = [tree_outputs(tree, points.X, len(source.classes)) for tree in learner.estimators_]
    together = np.cumsum(opinions, axis=0).argmax(axis=2)  # of equal sums the first class, as the learners say
    return GrownTrees(
        fresh=np.asarray((together != points.y) @ shares),
        out_of_bag=np.asarray(learner.history_["oob_error"]),
        importances=_importances(learner.estimators_),
        distinct=float(learner.history_["distinct_share"]),
        vote=_vote(np.argmax(opinions, axis=2), points.y, shares),
    )


def _vote(said: NDArray[Any], y: NDArray[Any], shares: Reals) -> Vote:
    """Strength and correlation of a forest that takes each tree `(trees, examples)` with the same probability.

    With two classes a tree's raw margin is 1 where it is right and -1 where not.
    """
    margins = np.where(said == y, 1.0, -1.0)
    each, together = margins @ shares, margins.mean(axis=0)
    strength = float(together @ shares)
    spread = float(np.sqrt(np.maximum(1 - each**2, 0)).mean())
    variance = float(((together - strength) ** 2) @ shares)
    return Vote(strength, min(1.0, variance / spread**2) if spread else 0.0)


def _importances(trees: list[Any]) -> Reals:
    """How much each feature's splits lower the impurity, averaged over the trees, of sum 1; 0 where none splits."""
    mean = np.mean([tree.feature_importances_ for tree in trees if tree.tree_.node_count > 1] or [[0.0]], axis=0)
    return np.asarray(mean / mean.sum() if mean.sum() else np.zeros(trees[0].n_features_in_))


def _r_squared(said: Reals, truth: Reals) -> float:
    return 1 - float(np.mean((said - truth) ** 2) / np.var(truth))
