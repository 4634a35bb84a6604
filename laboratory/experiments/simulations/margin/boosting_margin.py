"""Votes of stumps on a line: the risk is a length, and margins are bought with training examples."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

NOISE = 0.1
PLACES = (np.arange(2_000) + 0.5) / 2_000


def risk_of_the_vote(rng: np.random.Generator, setting: Setting) -> Measured:
    """AdaBoost with stumps; positive are the examples in the middle."""
    from learners import learners

    m, theta = int(setting["m"]), float(setting["theta"])
    x = PLACES[rng.integers(PLACES.size, size=m)]
    labels = _truth(x) ^ (rng.random(m) < NOISE)
    model = learners["ada_boost"](n_estimators=int(setting["rounds"])).fit(x[:, None], labels.astype(int))
    wrong = model.predict(PLACES[:, None]) != _truth(PLACES)
    risk = NOISE + (1 - 2 * NOISE) * float(wrong.mean())
    inputs = {"m": m, "delta": setting["delta"], "d": 2, "theta": theta}
    return Measured(risk, inputs | {"margin_error": float((model.history_["margins"] < theta).mean())})


def _truth(x: np.ndarray) -> np.ndarray:
    middle: np.ndarray = (x > 0.3) & (x < 0.7)
    return middle


SIMULATION = Simulation(
    title="Margins of a vote",
    claim="The risk of the vote exceeds the margin bound in at most δ of the runs.",
    world="Examples are independent draws from equally likely places of a line, labels are flipped with a fixed "
    "probability; stumps with either sign have VC dimension 2, and the margin was fixed beforehand.",
    kind="confident",
    one_run=risk_of_the_vote,
    settings=(
        {"m": 3000, "rounds": 15, "theta": 0.3, "delta": 0.1},
        {"m": 500, "rounds": 30, "theta": 0.5, "delta": 0.5},
    ),
    runs=40,
)
