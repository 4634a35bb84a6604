"""Assumptions that only bounds from a test set need."""

from bounds.vocabulary.assumptions import Assumption

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
FAIR_STEPS_OF_KNOWN_VARIANCE = Assumption(
    "fair_steps_of_known_variance",
    r"Given all steps before it, each step has mean 0, is at most $b$ upwards, and has a variance; $V_n$ is the sum of "
    "the variances of the first $n$.",
    "world",
    briefly="given all steps before it, each step has mean 0, is at most b upwards, and has a variance",
)
NEVER_RISES_ON_AVERAGE = Assumption(
    "never_rises_on_average",
    r"$M_0,M_1,\dots$ are never negative, and given all values so far the next is on average no larger than the last: "
    "a supermartingale's.",
    "world",
    briefly="the process is never negative and, given its past, never rises on average",
)
WITHOUT_REPLACEMENT = Assumption(
    "without_replacement",
    r"The $m$ values are drawn one after the other from $N$ fixed ones, each of those left being equally likely.",
    "world",
)
MEDIAN_OF_BLOCKS = Assumption(
    "median_of_blocks",
    r"The estimate is a median of the means of $k$ blocks, into which the sample was cut without looking at the losses "
    "and as evenly as possible.",
    "protocol",
    briefly="the estimate is a median of the means of blocks that were cut without looking at the losses",
)
CATONI_ROOT = Assumption(
    "catoni_root",
    r"The estimate is the root $\hat\mu$ of $\sum_i\psi(\alpha(\ell_i-\hat\mu))=0$, where $\psi(x)$ is "
    r"$\ln(1+x+x^2/2)$ for $x\ge0$, and $-\psi(-x)$ below.",
    "protocol",
    briefly="the estimate is the root of Catoni's equation",
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
    r"Asymptotic: many examples, a rule of thumb says 25, are misclassified by just one of the two. For fewer use the "
    r"exact test.",
    "world",
    briefly="many examples are misclassified by just one of the two",
)
MID_P = Assumption(
    "mid_p",
    "Half the probability of what was seen counts as unlikely: on average over possible counts, not for each, the "
    "level is kept.",
    "protocol",
    briefly="the level is kept on average over possible counts only",
)
FRESH_RUNS = Assumption(
    "fresh_runs",
    r"Each of the $k$ runs has examples of its own and fails with probability at most $q$.",
    "learner",
    briefly="each run has examples of its own and fails with probability at most q",
)
ENOUGH_RUNS = Assumption(
    "enough_runs",
    r"Each of the $k$ runs has examples of its own, and its hypothesis has true risk at most $\tau$ with probability "
    r"at least $1-q$, where $q^k\le\delta/2$.",
    "learner",
    briefly="each run has examples of its own, and all of them fail with probability δ/2 at most",
)
CHOSEN_ON_VALIDATION = Assumption(
    "chosen_on_validation",
    r"Of the $k$ hypotheses one with the smallest mean loss on $m$ further examples is chosen; $k$ was fixed "
    "beforehand.",
    "protocol",
    briefly="one of smallest mean loss on further examples is chosen",
)
NORMAL_FOLDS = Assumption(
    "normal_folds",
    "The folds' differences of error are independent, from one normal law of mean 0 and positive "
    "variance. No cross-validation keeps to this: training sets of three folds or more share examples, and differences "
    "of error rates are not normal.",
    "world",
    briefly="the folds' differences of error are independent and from one normal law of mean 0",
)
NORMAL_HALVES = Assumption(
    "normal_halves",
    r"The first difference is normal with mean 0 and variance $\sigma^2>0$; independent of it, the five $s_i^2$ are "
    r"$\sigma^2$ times independent chi-square variables of one degree of freedom. Two-fold cross-validation keeps to "
    "this in approximation only.",
    "world",
    briefly="the first difference is normal and the five variances are independent of it",
)
