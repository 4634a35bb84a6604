"""AdaBoost with stumps on a few noisy examples: edges and voting margins of a real run."""

import numpy as np

from laboratory.experiments.simulation import Setting

WORLD = "Stumps are chosen anew in every round by our own AdaBoost, and the edge is the smallest of all its rounds."
SETTINGS = ({"m": 40, "rounds": 20, "noise": 0.1}, {"m": 15, "rounds": 60, "noise": 0.3})


def edge_and_margins(rng: np.random.Generator, setting: Setting) -> tuple[float, int, np.ndarray]:
    """The smallest edge, the rounds, and the voting margins `(m,)`; labels follow two features, some flipped."""
    from learners import learners

    m = int(setting["m"])
    while True:
        x = rng.random((m, 2))
        labels = (x.sum(axis=1) > 1) ^ (rng.random(m) < float(setting["noise"]))
        model = learners["ada_boost"](n_estimators=int(setting["rounds"])).fit(x, labels.astype(int))
        if model.rounds_ == setting["rounds"]:  # neither a perfect stump nor one without an edge
            past = model.history_
            return float(past["edge"].min()), int(model.rounds_), past["margins"]
