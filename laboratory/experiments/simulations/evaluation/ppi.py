"""A mean from few labels and many scores of a judge is seldom farther off than its bound."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def estimate_beside_mean(rng: np.random.Generator, setting: Setting) -> Measured:
    """The judge's score is the label, but for an error of b/2 to either side."""
    labelled, judged = int(setting["labelled"]), int(setting["judged"])
    reach, mean = float(setting["judge_range"]) / 2, float(setting["mean"])
    labels = np.where(rng.random(labelled + judged) < mean, 1 - reach, reach)
    scores = labels + np.where(rng.random(labelled + judged) < mean, reach, -reach)
    estimate = scores[labelled:].mean() + (labels - scores)[:labelled].mean()
    truth = mean * (1 - reach) + (1 - mean) * reach
    inputs = {name: setting[name] for name in ("labelled", "judged", "judge_range", "delta")}
    return Measured(abs(float(np.clip(estimate, 0, 1)) - truth), inputs)


SIMULATION = Simulation(
    title="A fixed judge beside labels",
    claim="The estimate, cut to 0 and 1, differs from the mean label by more than the bound in at most δ of the runs.",
    world="Labels of two values, and a judge that is off by b/2 to either side, independently item by item.",
    kind="confident",
    one_run=estimate_beside_mean,
    settings=(
        {"labelled": 50, "judged": 200, "judge_range": 0.5, "delta": 0.2, "mean": 0.5},
        {"labelled": 100, "judged": 1000, "judge_range": 1.0, "delta": 0.1, "mean": 0.4},
    ),
    runs=1_000,
)
