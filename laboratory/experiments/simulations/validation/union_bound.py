"""Events that never happen together use up the union bound; independent ones nearly do."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

TOGETHER = 200  # trials whose mean is one run


def share_with_some_event(rng: np.random.Generator, setting: Setting) -> Measured:
    """`disjoint` events are neighbouring pieces of one uniform number; others have a number each."""
    delta, k = float(setting["delta"]), int(setting["k"])
    if setting["events"] == "disjoint":
        share = float((rng.random(TOGETHER) < k * delta).mean())
    else:
        share = float((rng.random((TOGETHER, k)) < delta).any(axis=1).mean())
    return Measured(share, {"delta": delta, "k": k})


SIMULATION = Simulation(
    title="The union bound",
    claim="Some event happens at most k times as often as each; exactly so where no two happen together.",
    world="Each of the events has probability δ exactly.",
    kind="average",
    one_run=share_with_some_event,
    settings=(
        {"delta": 0.01, "k": 20, "events": "disjoint"},
        {"delta": 0.01, "k": 20, "events": "independent"},
    ),
    runs=500,
)
