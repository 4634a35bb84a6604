"""What the Dimensions laboratory is asked: views, settings and presets, all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bounds.words.domain import Interval, integers
from laboratory.worlds.circles import GAP as CIRCLE_GAP
from laboratory.worlds.circles import NOISE as LABEL_NOISE
from laboratory.worlds.setting import Setting
from pages.widgets.fields import seed_setting, texts

VIEWS = {
    "projections": "Random projections",
    "pca": "Principal components",
    "worked": "Five points by hand",
    "network": "As a network",
    "sensing": "Sparse signals",
    "space": "Empty space",
    "lift": "Lifted circles",
}
LAWS = {
    "edges": "Edge of a neighbourhood",
    "distances": "Distances",
    "volume": "Volume of a ball",
    "shell": "Shell and corners",
    "gaussian": "Mass of a Gaussian",
    "nearest": "Nearest point",
}
SHARE = Interval(0, 1, closed_low=False, closed_high=False, floor=1e-300)
FAILURE = Interval(1e-9, 0.5)

POINTS = Setting("proj.points", "number of points", integers(2, 200), 100)
FEATURES = Setting("proj.features", "dimensions of the random points", integers(1, 2_000), 1_000)
KEPT = Setting("proj.kept", "dimensions after projection", integers(1, 2_000), 300)
EPSILON = Setting("proj.epsilon", "change of a squared distance that is allowed, as a share", Interval(0.01, 0.99), 0.3)
DELTA = Setting("proj.delta", "failure probability of the promise", FAILURE, 0.05)
PROJECTION_SEED = seed_setting("proj.seed", 1, "points and matrix")

CODE = Setting("net.code", "hidden units", integers(1, 3), 2)
RATE = Setting("net.rate", "step of the descent, over the largest eigenvalue", Interval(0.001, 0.2), 0.1)
STEPS = Setting("net.steps", "most steps of gradient descent", integers(1, 2_000), 300)
WEIGHTS_SEED = seed_setting("net.seed", 0, "the first weights")

SIGNAL = Setting("cs.length", "length of the signal", integers(4, 60), 40)
ROUNDS = Setting("cs.rounds", "signals tried in each cell", integers(1, 40), 8)
PROMISE_DELTA = Setting("cs.delta", "failure probability of the promise", FAILURE, 0.05)
SIGNAL_SEED = seed_setting("cs.seed", 0, "signals and matrices")

DIMENSION = Setting("space.n", "dimension that is read off", integers(1, 100), 10)
VOLUME_SHARE = Setting("space.share", "share of the cube's volume", SHARE, 0.1)
RADIUS = Setting("space.radius", "radius of the ball", Interval(0.05, 5), 1.0)
CORE = Setting("space.core", "radius of the core, in a ball of radius 1", Interval(0, 1), 0.9)
RATIO = Setting("space.ratio", "density as a share of the highest", SHARE, 0.001)
MANY = Setting("space.points", "points in the unit ball", integers(1, 10**9), 500)
DISTANCE_SEED = seed_setting("space.seed", 0, "the pairs of points")

LIFTED_POINTS = Setting("lift.points", "number of points", integers(4, 200), 80)
GAP = Setting("lift.gap", CIRCLE_GAP.meaning, CIRCLE_GAP.domain, 0.1)
NOISE = Setting("lift.noise", "share of labels that are flipped", LABEL_NOISE.domain, 0)
LIFTED_SEED = seed_setting("lift.seed", 3)

USED: Mapping[str, tuple[str, ...]] = {
    "projections": (
        "proj.data", "proj.points", "proj.features", "proj.kept", "proj.epsilon", "proj.delta", "proj.seed",
    ),
    "pca": ("pca.data", "pca.scale", "pca.solver", "axes"),
    "worked": ("worked.divisors", "table"),
    "network": ("net.data", "net.code", "net.rate", "net.steps", "net.seed", "after"),
    "sensing": ("cs.length", "cs.rounds", "cs.delta", "cs.seed"),
    "space": (
        "law", "space.n", "space.share", "space.radius", "space.core", "space.ratio", "space.points", "space.seed",
        "space.log", "space.raw",
    ),
    "lift": ("lift.points", "lift.gap", "lift.noise", "lift.seed", "tilt"),
}  # fmt: skip
FIRST: Mapping[str, str] = {
    **texts(POINTS, FEATURES, KEPT, EPSILON, DELTA, PROJECTION_SEED, CODE, RATE, STEPS, WEIGHTS_SEED, SIGNAL, ROUNDS,
            PROMISE_DELTA, SIGNAL_SEED, DIMENSION, VOLUME_SHARE, RADIUS, CORE, RATIO, MANY, DISTANCE_SEED,
            LIFTED_POINTS, GAP, NOISE, LIFTED_SEED),
    "show": "projections", "proj.data": "random", "pca.data": "digits", "pca.scale": "", "pca.solver": "svd",
    "worked.divisors": "one_less", "net.data": "iris", "law": "edges", "space.log": "", "space.raw": "",
}  # fmt: skip
STEPS_OF_PLAY = {"axes": "", "table": "", "after": "", "tilt": ""}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Distances survive": FIRST,
    "Digits from few numbers": {**FIRST, "show": "pca"},
    "Sparse signals": {**FIRST, "show": "sensing"},
    "A ball disappears": {**FIRST, "show": "space", "law": "volume"},
}
