"""Trees drawn from a lot of fixed ones: the vote's strength, correlation and risk are sums over trees and examples."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

EXAMPLES = 200  # equally likely


def risk_of_the_vote(rng: np.random.Generator, setting: Setting) -> Measured:
    """Some examples are hard; some of the trees are alike, and wrong on these and no others."""
    trees, hard = int(setting["trees"]), rng.random(EXAMPLES) < float(setting["hard"])
    wrong = rng.random((trees, EXAMPLES)) < np.where(hard, float(setting["on_hard"]), float(setting["error"]))
    wrong[: int(setting["alike"])] = hard
    margins = np.where(wrong, -1.0, 1.0)
    vote = margins.mean(axis=0)  # of infinitely many drawn from these trees
    # Breiman's mean weighs the correlations of two trees by their spreads: covariances over products of spreads.
    correlation = float(vote.var() / margins.std(axis=1).mean() ** 2)
    return Measured(float((vote <= 0).mean()), {"strength": float(vote.mean()), "correlation": correlation})


SIMULATION = Simulation(
    title="Strength and correlation",
    claim="The risk of the vote of infinitely many trees never exceeds the bound.",
    world="Examples are equally likely, and so are the trees of which infinitely many are drawn, a finite lot; "
    "strength, mean correlation and the risk of the vote are known exactly.",
    kind="sure",
    one_run=risk_of_the_vote,
    settings=(
        {"trees": 101, "hard": 0.1, "on_hard": 0.55, "error": 0.1, "alike": 0},
        # With unequal spreads the plain mean of the correlations would put the bound too low.
        {"trees": 101, "hard": 0.1, "on_hard": 0.01, "error": 0.01, "alike": 51},
    ),
    runs=200,
)
