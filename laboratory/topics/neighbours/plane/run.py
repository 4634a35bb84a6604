"""k nearest neighbours on a sample in the plane: regions, training error and exact true risk for each k."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.topics.neighbours.ladder import ladder
from laboratory.topics.neighbours.plane.ranking import RankedRule, Ranking, distances
from laboratory.worlds.circles import Circles
from laboratory.worlds.lipschitz_eta import LipschitzEta
from laboratory.worlds.world import Predictor
from laboratory.worlds.xor import Xor
from learners.shared.arrays import Integers, Reals

World = LipschitzEta | Circles | Xor

WORLDS = {"eta": "Slowly changing coin", "circles": "Disc in a ring", "xor": "Exclusive or"}
GRID = 141  # places along each side of the figure
EDGE = 1.05  # all worlds lie in [-1, 1]^2
FAR = 50.0  # cells that nothing bounds end here, far outside the figure
CLASSES = 2
EUCLIDEAN = "euclidean"


@dataclass(frozen=True)
class Around:
    """The neighbours of a place: the k-th is `far`; so many are no farther (`voters`), of which `ones` have label 1.

    `nearest` is the nearest example; `probability` that of label 1 at the world's place nearest to this one.
    """

    far: float
    voters: int
    ones: int
    nearest: tuple[float, float]
    probability: float

    @property
    def estimate(self) -> float:
        """Of the probability of label 1: the neighbours' share."""
        return self.ones / self.voters


@dataclass(frozen=True)
class NeighboursRun:
    """One sample with its rules: `points` `(samples, 2)`, `labels` `(samples,)` in {0, 1}.

    `ks` `(rules,)` are odd; `training` and `risk`, both `(rules,)`, are each rule's training error and exact
    true risk.
    """

    world: World
    points: Reals
    labels: Integers
    ks: tuple[int, ...]
    training: Reals
    risk: Reals
    metric: str = EUCLIDEAN

    @cached_property
    def bayes(self) -> float:
        """The minimum true risk of any rule."""
        return self.world.bayes_risk

    @property
    def limit_inputs(self) -> Mapping[str, float]:
        return {"bayes_risk": self.bayes, "classes": CLASSES}

    @cached_property
    def limit(self) -> float:
        """Cover and Hart: at most this is the limit of one neighbour's expected risk."""
        return float(theorems["cover_hart"](**self.limit_inputs))

    @property
    def finite_inputs(self) -> Mapping[str, float] | None:
        """The inputs of one_nn_lipschitz, of Euclidean distances; None where the label's probability jumps."""
        if not isinstance(self.world, LipschitzEta) or self.metric != EUCLIDEAN:
            return None
        of_the_world = {"lipschitz": float(self.world.lipschitz), "bayes_risk": self.bayes}
        return {"m": len(self.labels), "n": self.world.features, **of_the_world}

    @cached_property
    def finite_bound(self) -> float | None:
        """The bound on one neighbour's expected risk at this sample size, where it applies."""
        inputs = self.finite_inputs
        return None if inputs is None else float(theorems["one_nn_lipschitz"](**inputs))

    @property
    def best(self) -> int:
        """The k of smallest true risk among those tried; of equals the largest, the smoothest."""
        return int(max(k for k, risk in zip(self.ks, self.risk, strict=True) if risk == self.risk.min()))

    def at(self, k: int) -> tuple[float, float]:
        """Training error and true risk with k neighbours, k at most the number of examples."""
        if k not in self._known:
            everywhere = RankedRule(Ranking(self.points, self.labels, self.metric), k)
            self._known[k] = float(np.mean(self.wrong(k))), float(self.world.risk(everywhere))
        return self._known[k]

    @cached_property
    def _known(self) -> dict[int, tuple[float, float]]:
        """Training error and true risk by k: those of the curve, and any other that was needed."""
        return dict(zip(self.ks, zip(self.training.tolist(), self.risk.tolist(), strict=True), strict=True))

    def around(self, place: tuple[float, float], k: int, metric: str = "") -> Around:
        """The k neighbours of a place, and all that are as far away as the k-th, by the run's metric or another."""
        here, cloud = np.array([place]), self.world.cloud()
        far = distances(here, self.points, metric or self.metric)[0]
        last, first = np.sort(far)[k - 1], self.points[int(np.argmin(far))]
        own = int(np.argmin(distances(here, cloud.X, EUCLIDEAN)[0]))
        return Around(
            far=float(last),
            voters=int((far <= last).sum()),
            ones=int(self.labels[far <= last].sum()),
            nearest=(float(first[0]), float(first[1])),
            probability=float(cloud.eta[own]),
        )

    def changed(self, k: int) -> float:
        """The probability of a place where Euclidean distances predict another label than the run's metric."""
        everywhere = self.world.cloud().X
        other = fitted(self, k, EUCLIDEAN).predict(everywhere)
        return float(np.mean(fitted(self, k).predict(everywhere) != other))

    def wrong(self, k: int) -> NDArray[np.bool_]:
        """The training examples that the rule misclassifies, `(samples,)`."""
        return np.asarray(fitted(self, k).predict(self.points) != self.labels)


def neighbours(world: str, slope: float, noise: float, m: int, seed: int, metric: str = EUCLIDEAN) -> NeighboursRun:
    """See `neighbours_run`; `world` is one of WORLDS, and takes its slope or its share of flipped labels."""
    choices: dict[str, World] = {
        "eta": LipschitzEta(2, slope),
        "circles": Circles(noise=noise),
        "xor": Xor(noise=noise),
    }
    return neighbours_run(choices[world], m, seed, metric)


def neighbours_run(world: World, m: int, seed: int, metric: str = EUCLIDEAN) -> NeighboursRun:
    """Draw `m` examples with `seed`, in [0, 2^32), and evaluate each rule of the ladder on them and exactly."""
    sample = world.draw(np.random.default_rng(seed), m)
    points = np.asarray(sample.X, np.float64)
    seen, everywhere = Ranking(points, sample.y, metric), Ranking(points, sample.y, metric)
    return NeighboursRun(
        world=world,
        points=points,
        labels=sample.y,
        ks=ladder(m),
        training=np.array([np.mean(seen.labels_at(points, k) != sample.y) for k in ladder(m)]),
        risk=np.array([world.risk(RankedRule(everywhere, k)) for k in ladder(m)]),
        metric=metric,
    )


def fitted(run: NeighboursRun, k: int, metric: str = "") -> Predictor:
    """The rule of k neighbours on the run's sample, by the run's metric or another."""
    from learners.neighbours.knn import KNN  # brings scikit-learn, which only a picture needs

    rule: Predictor = KNN(k, metric or run.metric).fit(run.points, run.labels)
    return rule


def regions(run: NeighboursRun, k: int) -> tuple[Reals, Integers]:
    """Places along a side `(GRID,)` and the label with k neighbours at each pair, `(GRID, GRID)`, rows upwards."""
    along = np.linspace(-EDGE, EDGE, GRID)
    x, y = np.meshgrid(along, along)
    places = np.column_stack([x.ravel(), y.ravel()])
    return along, np.asarray(fitted(run, k).predict(places), np.int64).reshape(GRID, GRID)


def cells(run: NeighboursRun) -> Reals:
    """Borders of the Voronoi cells of the examples, `(borders, 2, 2)`: each has two ends of two coordinates."""
    from scipy.spatial import Voronoi

    corners = FAR * np.array([[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0]])
    diagram = Voronoi(np.concatenate([np.unique(run.points, axis=0), corners]))
    bounded = [ends for ends in diagram.ridge_vertices if min(ends) >= 0]
    return np.asarray(diagram.vertices[np.array(bounded, np.int64).reshape(-1, 2)], np.float64)
