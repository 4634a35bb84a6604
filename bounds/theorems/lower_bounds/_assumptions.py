"""Assumptions that only lower bounds need."""

from __future__ import annotations

from bounds.words.assumptions import Assumption

LARGE_DOMAIN = Assumption("large_domain", r"The domain has at least $2m$ points.", "world")
DOMAIN_OF_POINTS = Assumption(
    "domain_of_points", r"$\mathcal D$ is uniform on $N$ points, all of whose labellings are possible.", "world"
)
MEMORISER = Assumption(
    "memoriser", "The learner repeats the labels it has seen; elsewhere it may guess as it likes.", "learner"
)
RANDOM_TARGET = Assumption("random_target", "The target is drawn uniformly among all labellings.", "world")
SHATTERED_SET = Assumption("shattered_set", r"$\mathcal H$ shatters a set of $d$ points.", "learner")
TWO_COINS = Assumption(
    "two_coins",
    r"The coin is one of two, with heads of probability $(1+\alpha)/2$ or $(1-\alpha)/2$, equally likely.",
    "world",
)
DETERMINISTIC_LEARNER = Assumption("deterministic_learner", "The learner tosses no coins.", "learner")
DELTA_TO_HUNDREDTH = Assumption("delta_to_hundredth", r"What is asked for has $\delta\le1/100$.", "protocol")
DELTA_BELOW_SIXTYFOURTH = Assumption("delta_below_sixtyfourth", r"What is asked for has $\delta<1/64$.", "protocol")
DELTA_BELOW_SEVENTH = Assumption("delta_below_seventh", r"What is asked for has $\delta<1/7$.", "protocol")
EPSILON_BELOW_EIGHTH = Assumption("epsilon_below_eighth", r"What is asked for has $\varepsilon<1/8$.", "protocol")
TWO_HYPOTHESES = Assumption("two_hypotheses", r"Two hypotheses of $\mathcal H$ differ on some example.", "learner")
