"""UCB1 on arms whose rewards are coins, one of them better than all the others."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation

BEST = 0.9


def regret(rng: np.random.Generator, setting: Setting) -> Measured:
    """What the pulls of the other arms cost on average, given which arms were pulled."""
    rounds, arms, gap = int(setting["rounds"]), int(setting["arms"]), float(setting["gap"])
    means = np.full(arms, BEST - gap)
    means[-1] = BEST
    pulls, rewards = np.zeros(arms), np.zeros(arms)
    for played in range(rounds):
        arm = played if played < arms else int(np.argmax(rewards / pulls + np.sqrt(2 * np.log(played) / pulls)))
        pulls[arm] += 1
        rewards[arm] += rng.random() < means[arm]
    return Measured(gap * float(pulls[:-1].sum()), {"rounds": rounds, "arms": arms, "gap": gap})


SIMULATION = Simulation(
    title="UCB1",
    claim="The mean regret over runs is at most the bound.",
    world="Rewards are independent coins, one arm's probability being larger by the gap than all others'; only the "
    "reward of the arm pulled is seen.",
    kind="average",
    one_run=regret,
    settings=({"rounds": 300, "arms": 2, "gap": 0.8}, {"rounds": 600, "arms": 5, "gap": 0.9}),
    runs=60,
)
