"""Assumptions that only lower bounds need."""

from bounds.vocabulary.assumptions import Assumption

LARGE_DOMAIN = Assumption("large_domain", r"The domain has at least $2m$ points.", "world")
DOMAIN_OF_POINTS = Assumption(
    "domain_of_points",
    r"$\mathcal D$ is uniform on $N$ points, all of whose labellings are possible.",
    "world",
    briefly="the examples are uniform on finitely many points",
)
MEMORISER = Assumption(
    "memoriser",
    "The learner repeats the labels it has seen; elsewhere it may guess as it likes.",
    "learner",
    briefly="the learner repeats the labels it has seen",
)
RANDOM_TARGET = Assumption("random_target", "The target is drawn uniformly among all labellings.", "world")
SHATTERED_SET = Assumption(
    "shattered_set",
    r"$\mathcal H$ shatters a set of $d$ points.",
    "learner",
    briefly="the class shatters d points",
)
TWO_COINS = Assumption(
    "two_coins",
    r"The coin is one of two, with heads of probability $(1+\alpha)/2$ or $(1-\alpha)/2$, equally likely.",
    "world",
)
DETERMINISTIC_LEARNER = Assumption("deterministic_learner", "The learner tosses no coins.", "learner")
DELTA_TO_HUNDREDTH = Assumption(
    "delta_to_hundredth", r"The failure probability has $\delta\le1/100$.", "protocol", briefly="δ is 1/100 or less"
)
DELTA_BELOW_SIXTYFOURTH = Assumption(
    "delta_below_sixtyfourth", r"The failure probability has $\delta<1/64$.", "protocol", briefly="δ is below 1/64"
)
DELTA_BELOW_SEVENTH = Assumption(
    "delta_below_seventh", r"The failure probability has $\delta<1/7$.", "protocol", briefly="δ is below 1/7"
)
EPSILON_BELOW_EIGHTH = Assumption(
    "epsilon_below_eighth", r"The accuracy parameter has $\varepsilon<1/8$.", "protocol", briefly="ε is below 1/8"
)
TWO_HYPOTHESES = Assumption(
    "two_hypotheses",
    r"Two hypotheses of $\mathcal H$ differ on some example.",
    "learner",
    briefly="two hypotheses of the class differ on some example",
)
