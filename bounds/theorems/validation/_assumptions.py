"""Assumptions that only bounds from a test set need."""

from bounds.words.assumptions import Assumption

INDEPENDENT = Assumption(
    "independent", r"The examples are drawn independently, not necessarily from the same distribution.", "world"
)
KNOWN_VARIANCE = Assumption(
    "known_variance",
    r"The loss has variance at most $\sigma^2$, which is known.",
    "world",
    briefly="the variance of the loss is known",
)
LOSS_IN_RANGE = Assumption(
    "loss_in_range",
    r"The losses lie in an interval of length $b$.",
    "protocol",
    briefly="the losses lie in an interval of length b",
)
BOUNDED_DIFFERENCES = Assumption(
    "bounded_differences",
    r"Changing only the $i$-th example changes $f$ by at most $c_i$.",
    "protocol",
)
FAIR_STEPS = Assumption(
    "fair_steps",
    r"Given all steps before it, the $i$-th step has mean 0 and is at most $c_i$ either way: a martingale's.",
    "world",
    briefly="every step has mean 0 given the ones before it, and is bounded either way",
)
WITHOUT_REPLACEMENT = Assumption(
    "without_replacement",
    r"The $m$ values are drawn one after the other from $N$ fixed ones, each of those left being equally likely.",
    "world",
)
THREE_MOMENTS = Assumption(
    "three_moments",
    r"One value has a standard deviation $\sigma>0$ and a finite third absolute moment around its mean, "
    r"$\kappa\sigma^3$.",
    "world",
)
SAME_TEST_SET = Assumption(
    "same_test_set",
    "Both classifiers were fixed before the test set was drawn, and are tested on the same examples.",
    "protocol",
)
SAME_CHANCE = Assumption("same_chance", r"Each of the events has probability at most $\delta$.", "world")
NO_MISTAKES = Assumption("no_mistakes", "The hypothesis makes no mistake on the test set.", "learner")
MANY_MISTAKES = Assumption(
    "many_mistakes",
    r"Asymptotic: $m$ is large, and so are both $m\,L_{\mathcal D}(h)$ and $m\,(1-L_{\mathcal D}(h))$. For finite "
    "samples nothing is proved.",
    "world",
    briefly="many examples are got wrong and many right",
)
MANY_DISAGREEMENTS = Assumption(
    "many_disagreements",
    r"Asymptotic: many examples, a rule of thumb says 25, are got wrong by just one of the two. For fewer use the "
    r"exact "
    "test.",
    "world",
    briefly="many examples are got wrong by just one of the two",
)
MID_P = Assumption(
    "mid_p",
    "Half the chance of what was seen counts as unlikely: on average over possible counts, not for each, the level is "
    "kept.",
    "protocol",
    briefly="the level is kept on average over possible counts only",
)
