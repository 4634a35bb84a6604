"""What only exact distributions assume."""

from bounds.vocabulary.assumptions import Assumption

THRESHOLDS = Assumption(
    "thresholds",
    "Thresholds on the line, no label noise; the examples' law is continuous.",
    "world",
    briefly="the target is a threshold and the law of the examples is continuous",
)
MIDPOINT = Assumption(
    "midpoint", "The learner returns the middle, in probability, between the nearest examples of the two labels "
    "(the end of the range where a label is missing).", "learner",
    briefly="the learner returns the middle between the nearest examples of the two labels",
)  # fmt: skip
WORST_CONSISTENT = Assumption(
    "worst_consistent", "The learner returns the worst hypothesis without training error.", "learner"
)
SMALLEST_POSITIVE = Assumption(
    "smallest_positive",
    "The learner puts its threshold at the nearest positive example, and calls all negative where there is none.",
    "learner",
    briefly="the learner puts its threshold at the nearest positive example",
)
BELOW_ONE_SIDE = Assumption(
    "below_one_side", r"At least $\varepsilon$ of the probability lies on the positive side.", "world"
)
BALANCED = Assumption("balanced", r"Both labels have probability $\frac12$.", "world")
HALFPLANES = Assumption(
    "halfplanes",
    "Homogeneous halfplanes in the plane, no label noise; the examples' directions are uniform.",
    "world",
    briefly="the target is a halfplane through the origin and directions are uniform",
)
MIDDLE_OF_ARC = Assumption("middle_of_arc", "The learner returns the middle of all consistent directions.", "learner")
RANDOM_CONSISTENT = Assumption("random_consistent", "The learner returns a consistent direction at random.", "learner")
TIGHTEST_INTERVAL = Assumption(
    "tightest_interval", "The target is an interval of a continuous law, no label noise; the learner returns the "
    "smallest interval around the positive examples.", "learner",
    briefly="the target is an interval and the learner returns the smallest one",
)  # fmt: skip
TIGHTEST_BOX = Assumption(
    "tightest_box", "The target is a box in which the coordinates are independent and continuous, no label noise; "
    "the learner returns the smallest box around the positive examples.", "learner",
    briefly="the target is a box of independent coordinates and the learner returns the smallest one",
)  # fmt: skip
EQUAL_ATOMS = Assumption(
    "equal_atoms",
    r"$N$ examples are equally likely.",
    "world",
    briefly="finitely many examples are equally likely",
)
MAJORITY_MEMORY = Assumption(
    "majority_memory", "The learner answers by the majority of the labels it saw for that very example, and tosses "
    "a coin where it saw none or a tie.", "learner", briefly="the learner answers by the majority of labels it saw",
)  # fmt: skip
CONSTANT_LABEL_MEMORY = Assumption(
    "constant_label_memory", "One label is always right; the learner gives it for examples it saw and the other one "
    "elsewhere.",
    "learner", briefly="one label is always right and the learner repeats what it saw",
)  # fmt: skip
NOISY_LABELS = Assumption(
    "noisy_labels",
    r"Each label is flipped with probability $\eta$, independently.",
    "world",
    briefly="each label is flipped independently with probability η",
)
TWO_HYPOTHESES = Assumption(
    "class_of_two",
    "The class has two hypotheses; a tie is settled by a coin.",
    "learner",
    briefly="the class has two hypotheses and a coin settles a tie",
)
INDEPENDENT_MODELS = Assumption("independent_models", "The models' mistakes are independent of each other.", "world")
FIND_S = Assumption(
    "find_s", "The learner returns the longest conjunction of variables that holds on all positive examples.", "learner"
)
PRODUCT_BITS = Assumption(
    "product_bits",
    r"Variables are independent and true with probability $p$; the label is a conjunction of $r$ of them.",
    "world",
    briefly="the variables are independent and the label is a conjunction of some",
)
RANDOM_LABELS = Assumption("coin_labels", "Labels are independent fair coins.", "world")
INDEPENDENT_VOTERS = Assumption("independent_voters", "The voters are wrong independently of each other.", "world")
SAME_SPREAD = Assumption(
    "same_spread", r"All members have variance $\sigma^2$ and any two of them correlation $\rho$.", "world"
)
BOOTSTRAP = Assumption("bootstrap", "The resample draws m of m examples with replacement.", "protocol")
TWO_NORMALS = Assumption(
    "two_normals",
    "Each class is Gaussian with one known covariance matrix, the classes are equally likely.",
    "world",
    briefly="both classes are Gaussian with one known covariance matrix",
)
NEAREST_MEAN = Assumption(
    "nearest_mean",
    r"The learner chooses the class whose mean of $N$ examples is nearer in the Mahalanobis distance of the known "
    "covariance matrix.",
    "learner",
    briefly="the learner chooses the class of the nearer mean",
)
N_OF_EACH = Assumption(
    "n_of_each",
    r"From each class $N$ examples are drawn, all independently.",
    "world",
    briefly="each class gives as many examples",
)
GAUSSIAN_TEACHER = Assumption(
    "gaussian_teacher", r"$x\sim N(0,I)$ in $\mathbb R^n$, $y=\mathrm{sign}\langle w^*,x\rangle$.", "world"
)
GROWING_DIMENSION = Assumption(
    "growing_dimension",
    r"$m,n\to\infty$ with $m/n\to\alpha$: a limit, not a bound for finite samples.",
    "world",
    briefly="examples and dimension are many, in the ratio α",
)
HEBB = Assumption("hebb", r"The learner returns $\hat w=\sum_iy_ix_i$.", "learner")
RATIO_FIXED = Assumption(
    "ratio_fixed",
    r"$n,N\to\infty$ with $n/N\to c$: a limit, not a bound for finite samples.",
    "world",
    briefly="dimension and examples of a class are many, in the ratio c",
)
SHORTEST_LEAST_SQUARES = Assumption(
    "shortest_least_squares",
    "The learner fits the labels by least squares, without a bias; of many fits, the shortest.",
    "learner",
    briefly="the learner returns the shortest fit by least squares, without a bias",
)
