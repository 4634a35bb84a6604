"""Replay the extrapolation for the learners of labels, and write the scores: two hours on one processor.

    python -m laboratory.experiments.replays [learner ...] [distribution ...]

With names only these learners are replayed, and only on these distributions, and the other scores are kept.
"""

import sys
import warnings

from laboratory.experiments.replays.run import replays
from laboratory.experiments.replays.scoring import FILE, Score, counted, scores, write
from learners import about, learners

WORLDS = ("breast_cancer", "circles", "digits", "gaussian_pair", "uniform_threshold")
NO_CURVE = {"bayes_predictor"}  # it learns nothing
# Replayed but for the digits, where each would fit for minutes of a processor: the words and the documentation say so.
SLOW = {"ada_boost_resampled", "bagging", "cascade_correlation", "logistic_sgd"}
SEED = 1


def main(names: list[str]) -> None:
    """Replay, and write after each learner and distribution."""
    warnings.simplefilter("ignore")  # what a solver remarks
    worlds = [name for name in names if name in WORLDS]
    for name in [name for name in names if name not in WORLDS] or replayed_learners():
        for world in worlds or worlds_of(name):
            new = counted(replays(name, world, SEED))
            write([*kept(name, world), *new])
            scores.cache_clear()


def kept(learner: str, world: str) -> list[Score]:
    """The scores in the file, if there is one, but those of this learner on this distribution."""
    every = scores() if FILE.exists() else ()
    return [score for score in every if (score.learner, score.world) != (learner, world)]


def replayed_learners() -> list[str]:
    """All that predict labels and learn."""
    return [name for name in learners if not about(name).predicts_numbers and name not in NO_CURVE]


def worlds_of(learner: str) -> tuple[str, ...]:
    """The distributions on which it is replayed, unless others are named."""
    return tuple(world for world in WORLDS if world != "digits" or learner not in SLOW)


if __name__ == "__main__":
    main(sys.argv[1:])
