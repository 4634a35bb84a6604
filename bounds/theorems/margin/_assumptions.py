"""Assumptions that only theorems on margins need."""

from bounds.vocabulary.assumptions import Assumption

MARGIN_FIXED = Assumption("margin_fixed", r"The margin was fixed before the sample was drawn.", "protocol")
LARGEST_MARGIN_FIXED = Assumption(
    "largest_margin_fixed",
    r"$\rho$ was fixed before the sample was drawn.",
    "protocol",
    briefly="the largest margin was fixed before the sample was drawn",
)
REAL_SCORES = Assumption("real_scores", r"The class is of real-valued scores, whose sign is the prediction.", "learner")
WEIGHTS_UP_TO_B = Assumption(
    "weights_up_to_b",
    r"The class is that of all $x\mapsto\langle w,x\rangle$ with $\|w\|\le B$, and $B$ was fixed before the sample was "
    "drawn.",
    "learner",
    briefly="weights are at most B long, fixed before the sample was drawn",
)
UNIT_WEIGHTS = Assumption(
    "unit_weights",
    r"The class is that of all $x\mapsto\langle w,x\rangle$ with $\|w\|\le1$.",
    "learner",
    briefly="the class is that of homogeneous halfspaces with weights of length 1 at most",
)
CONVEX_VOTES = Assumption(
    "convex_votes",
    r"The score is a weighted mean of classifiers $\pm1$ from a class of VC dimension $d$, which was fixed before the "
    "sample was drawn.",
    "learner",
    briefly="the score is a weighted mean of classifiers from a class fixed before the sample was drawn",
)
MULTICLASS_SCORES = Assumption(
    "multiclass_scores",
    r"Each of the $k$ classes has a score; the highest wins, and the margin is its lead over the next.",
    "learner",
    briefly="each class has a score and the highest wins",
)
MULTICLASS_WEIGHTS = Assumption(
    "multiclass_weights",
    r"The score of class $j$ is $\langle w_j,x\rangle$ with $\|w_j\|\le B$; $B$ was fixed before the sample was drawn.",
    "learner",
    briefly="the weights of each class's score are at most B long, fixed before the sample was drawn",
)
SEPARABLE_SAMPLES = Assumption(
    "separable_samples",
    "Every sample is linearly separable.",
    "world",
    briefly="every sample is linearly separable",
)
SVM_HARD = Assumption(
    "svm_hard", "The learner returns the halfspace of largest margin, with or without a bias.", "learner"
)
SCALED_EXAMPLES = Assumption("scaled_examples", r"$(w,b)$ separates the examples $x_i$ with margin $\gamma$.", "world")
