"""Replay the extrapolation for every learner of labels, and write the scores: hours on one processor.

    python -m laboratory.experiments.replays [learner ...]

With names only these learners are replayed, and the other scores are kept.
"""

import sys
import warnings

from laboratory.experiments.replays.run import replays
from laboratory.experiments.replays.scores import FILE, Score, counted, scores, write
from learners import about, learners

WORLDS = ("circles", "gaussian_pair", "real_world", "uniform_threshold")
NO_CURVE = {"bayes_predictor"}  # it learns nothing
SEED = 1


def main(names: list[str]) -> None:
    """Replay, and write after each learner."""
    warnings.simplefilter("ignore")  # what a solver remarks
    labels = [name for name in learners if not about(name).predicts_numbers and name not in NO_CURVE]
    for name in names or labels:
        kept: list[Score] = [score for score in scores() if score.learner != name] if FILE.exists() else []
        for world in WORLDS:
            kept += counted(replays(name, world, SEED))
        write(kept)
        scores.cache_clear()


if __name__ == "__main__":
    main(sys.argv[1:])
