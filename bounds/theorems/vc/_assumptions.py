"""Assumptions that only VC bounds need."""

from bounds.vocabulary.assumptions import Assumption

GHOST_FIXED = Assumption(
    "ghost_fixed",
    "The size of the ghost sample, which exists in the proof only, was fixed before the data were seen.",
    "protocol",
)
TERM_LEFT_OUT = Assumption(
    "term_left_out",
    r"The term $1/m$ of the theorem it comes from is left out; the confidence is then only "
    r"$1-\delta e^{2\varepsilon-1/m}$, far below $1-\delta$ where $\varepsilon$ is not small, or nothing at all.",
    "protocol",
    briefly="the term that its proof leaves out does not matter",
)
CLASS_SEQUENCE = Assumption(
    "class_sequence",
    r"$\mathcal H_1,\mathcal H_2,\dots$ and their order were fixed before the sample was drawn.",
    "protocol",
    briefly="the classes and their order were fixed before the sample was drawn",
)
ONE_INCLUSION = Assumption(
    "one_inclusion",
    r"The learner predicts by the one-inclusion graph of $\mathcal H$ on all $m+1$ points, whose edges are directed, "
    r"without regard to which point is to be predicted, so that at most $d$ leave any vertex; its predictor need not "
    r"lie "
    r"in $\mathcal H$.",
    "learner",
    briefly="the learner predicts by the one-inclusion graph",
)
THRESHOLD_CLASS = Assumption(
    "threshold_class",
    r"$\mathcal H$ is the class of thresholds of the line.",
    "learner",
    briefly="the class is that of thresholds of the line",
)
TIGHTEST_RECTANGLE = Assumption(
    "tightest_rectangle",
    r"The labels are those of an axis-aligned box of $\mathbb R^n$, without noise; the learner returns the smallest "
    "box around the positive examples, or calls everything negative where there is none.",
    "learner",
    briefly="the target is a box and the learner returns the smallest one",
)
CONTINUOUS_MASS = Assumption(
    "continuous_mass",
    r"$\mathcal D$ has no atoms, and more than $\varepsilon$ of its mass on either side of the target.",
    "world",
)
WORST_ERM = Assumption(
    "worst_erm", "The learner returns the worse of the two extreme consistent thresholds.", "learner"
)
OPTIMAL_LEARNER = Assumption(
    "optimal_learner",
    "The learner is a majority vote of hypotheses without error on parts of the sample: Hanneke's overlapping parts, "
    "or enough samples of its own size, drawn from it with replacement (bagging).",
    "learner",
    briefly="the learner is a majority vote of hypotheses without error on parts of the sample",
)
TIGHTEST_DISC = Assumption(
    "tightest_disc",
    "The labels are those of a disc, or ball, around a known centre, without noise; the learner returns the smallest "
    "such disc that holds the positive examples, or calls everything negative where there is none.",
    "learner",
    briefly="the target is a disc around a known centre and the learner returns the smallest one",
)
