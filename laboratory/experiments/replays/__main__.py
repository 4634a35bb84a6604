"""Replay the extrapolation for the learners of labels, and write the scores: two hours on one processor.

    python -m laboratory.experiments.replays [learner ...]

With names only these learners are replayed, and the other scores are kept.
"""

import sys
import warnings

from laboratory.experiments.replays.run import replays
from laboratory.experiments.replays.scoring import FILE, Score, counted, scores, write
from learners import about, learners

WORLDS = ("breast_cancer", "circles", "digits", "gaussian_pair", "uniform_threshold")
NO_CURVE = {"bayes_predictor"}  # it learns nothing
# They would fit 64 pixels for hours. The words count the distributions on which a learner was replayed.
SLOW = {
    "ada_boost_resampled", "bagging", "cascade_correlation", "feature_embedding", "halfspace_lp",
    "hinge_descent", "kernel_pegasos", "kernel_svm", "logistic_sgd", "min_disagreement", "mlp", "random_forest",
    "sigmoid_unit", "svc", "validated_changes",
}  # fmt: skip
SEED = 1


def main(names: list[str]) -> None:
    """Replay, and write after each learner."""
    warnings.simplefilter("ignore")  # what a solver remarks
    for name in names or replayed_learners():
        kept: list[Score] = [score for score in scores() if score.learner != name] if FILE.exists() else []
        for world in worlds_of(name):
            kept += counted(replays(name, world, SEED))
        write(kept)
        scores.cache_clear()


def replayed_learners() -> list[str]:
    """All that predict labels and learn."""
    return [name for name in learners if not about(name).predicts_numbers and name not in NO_CURVE]


def worlds_of(learner: str) -> tuple[str, ...]:
    """The distributions on which it is replayed."""
    return tuple(world for world in WORLDS if world != "digits" or learner not in SLOW)


if __name__ == "__main__":
    main(sys.argv[1:])
