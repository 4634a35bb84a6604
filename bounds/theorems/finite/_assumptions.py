"""Assumptions that only bounds over finite classes need."""

from bounds.vocabulary.assumptions import Assumption

PRIOR_WEIGHTS = Assumption(
    "prior_weights",
    r"Every hypothesis has a weight $\pi(h)>0$, fixed before the sample is drawn; together they weigh at most 1. "
    r"Equal weights are $1/|\mathcal H|$.",
    "learner",
    briefly="every hypothesis has a weight fixed before the sample was drawn",
)
INDEPENDENT_ERRORS = Assumption(
    "independent_errors",
    r"The $B$ bad hypotheses are wrong independently of one another, each with probability "
    r"$\varepsilon$.",
    "world",
)
MASSART_NOISE = Assumption(
    "massart_noise",
    r"Everywhere $|2\eta(x)-1|\ge h$, where $\eta(x)$ is the probability of label 1 at $x$.",
    "world",
    briefly="no label is as uncertain as a fair coin, by a margin of h",
)
BAYES_IN_CLASS = Assumption(
    "bayes_in_class",
    r"The Bayes classifier belongs to $\mathcal H$.",
    "world",
    briefly="the Bayes classifier belongs to the class",
)
LABELS_FLIPPED = Assumption(
    "labels_flipped",
    r"Labels are those of a target in $\mathcal H$, each flipped independently with one probability of at most $\eta$.",
    "world",
    briefly="labels are those of a target in the class, each flipped with one probability",
)
REPRESENTATIVE = Assumption(
    "representative",
    r"The sample is $\Delta$-representative: $|L_{\mathcal D}(h)-L_S(h)|\le\Delta$ for all $h$.",
    "world",
    briefly="every hypothesis has nearly its true risk on the sample",
)
TARGET_FROM_PRIOR = Assumption(
    "target_from_prior", "The target is drawn from the prior, and labels are its own, without noise.", "world"
)
BLIND_EXAMPLES = Assumption(
    "blind_examples",
    "Each example is chosen without knowledge of the target beyond the labels already shown.",
    "world",
)
GIBBS_OR_BAYES = Assumption(
    "gibbs_or_bayes",
    "Each label is predicted by a hypothesis drawn from the posterior (Gibbs) or by the posterior's majority (Bayes).",
    "learner",
)
TWO_POINTS = Assumption("two_points", r"One point of the domain has probability $\varepsilon$.", "world")
CONJUNCTION_TARGET = Assumption(
    "conjunction_target",
    r"The label is 1 exactly where a conjunction of literals over $n$ Boolean variables holds; no label is wrong.",
    "world",
    briefly="the label is that of a conjunction of literals and no label is wrong",
)
ELIMINATION = Assumption(
    "elimination",
    r"The learner begins with all $2n$ literals, the variables and their negations, deletes those that are false on a "
    "positive example, and returns the conjunction of the rest.",
    "learner",
    briefly="the learner deletes the literals that are false on a positive example and returns the rest",
)
