"""What theorems assume, each defined once: in symbols for the page, as an object for code that must check it.

`about` names what an assumption is about: the `world` that the examples come from, the `learner` (and its class),
or the `protocol` (what was fixed before which data were seen).
"""

from dataclasses import dataclass
from typing import Literal

from bounds.vocabulary.plain_mathematics import in_plain_text
from bounds.vocabulary.prose import in_a_sentence


@dataclass(frozen=True)
class Assumption:
    """A condition under which a theorem holds."""

    key: str
    statement: str
    about: Literal["world", "learner", "protocol"]
    briefly: str = ""  # in one clause without symbols, where `statement` is longer than that

    @property
    def clause(self) -> str:
        """The condition as it follows an "if": `the margin was fixed before the sample was drawn`."""
        return self.briefly or in_plain_text(in_a_sentence(self.statement).removesuffix("."))


IID = Assumption(
    "iid",
    r"The examples are drawn independently from one distribution $\mathcal D$.",
    "world",
    briefly="the examples are drawn independently from one distribution",
)
REALIZABLE = Assumption(
    "realizable",
    r"Some $h^*\in\mathcal H$ has true risk 0.",
    "world",
    briefly="some hypothesis of the class has true risk 0",
)
LINEARLY_SEPARABLE = Assumption(
    "linearly_separable",
    r"Some unit vector $w^*$ has $y\langle w^*,x\rangle\ge\gamma>0$ for every example.",
    "world",
    briefly="a unit vector separates every example with margin γ",
)
BOUNDED_EXAMPLES = Assumption(
    "bounded_examples",
    r"Every example has $\|x\|\le\rho$, also every future one.",
    "world",
    briefly="no example, present or future, has a norm above ρ",
)
BOOLEAN_FEATURES = Assumption(
    "boolean_features", "Every feature is a yes-or-no question, fixed before the sample is drawn.", "world"
)
LOSS_IN_UNIT_INTERVAL = Assumption("loss_in_unit_interval", "The loss lies between 0 and 1.", "protocol")
ZERO_ONE_LOSS = Assumption("zero_one_loss", "The loss is 1 for a misclassified example and 0 otherwise.", "protocol")
BINARY_LABELS = Assumption("binary_labels", "There are two labels.", "world")
FINITE_CLASS = Assumption(
    "finite_class",
    r"$\mathcal H$ is finite and fixed before the sample is drawn.",
    "learner",
    briefly="the class is finite and was fixed before the sample was drawn",
)
CONSISTENT_LEARNER = Assumption(
    "consistent_learner",
    r"The learner returns an $h\in\mathcal H$ with training error 0.",
    "learner",
    briefly="the training error is 0",
)
ERM = Assumption(
    "erm",
    r"The learner returns a hypothesis of minimum training error in $\mathcal H$.",
    "learner",
    briefly="the learner returns a hypothesis of minimum training error",
)
FIXED_HYPOTHESIS = Assumption(
    "fixed_hypothesis", "The hypothesis was fixed before these examples were seen.", "protocol"
)
HELD_OUT = Assumption("held_out", "The validation examples were not used to train any candidate.", "protocol")
EVEN_FOLDS = Assumption(
    "even_folds",
    "The examples are split, without looking at them, into folds as even as possible; the folds' errors are averaged.",
    "protocol",
    briefly="the examples are split into folds as even as possible, without looking at them",
)
FINITE_VC_DIMENSION = Assumption(
    "finite_vc_dimension",
    r"$\mathcal H$ was fixed before the sample was drawn, and has VC dimension $d<\infty$.",
    "learner",
    briefly="the class was fixed before the sample was drawn",
)
BOUNDED_WEIGHTS = Assumption(
    "bounded_weights",
    r"The comparison is with $\|w\|\le B$.",
    "learner",
    briefly="the comparison is with weights of norm at most B",
)
HARD_MARGIN = Assumption("hard_margin", "The learner returns the homogeneous halfspace of largest margin.", "learner")
PREFIX_CODE = Assumption(
    "prefix_code",
    "Every hypothesis has a code word, none the beginning of another, fixed before the sample is drawn.",
    "learner",
    briefly="every hypothesis has a code word of a prefix code fixed before the sample was drawn",
)
NODES_FIXED = Assumption("nodes_fixed", "The number of nodes was fixed before the sample was drawn.", "protocol")
WEAK_EDGE = Assumption(
    "weak_edge", r"In every round the weak learner's weighted error is at most $\tfrac12-\gamma$.", "learner"
)
CLASS_FIXED = Assumption(
    "class_fixed",
    r"$\mathcal H$ was fixed before the sample was drawn.",
    "protocol",
    briefly="the class was fixed before the sample was drawn",
)
FINITELY_MANY_VECTORS = Assumption(
    "finitely_many_vectors",
    r"On the sample the class takes at most $|\mathcal H|$ different vectors of $m$ values, none of norm above $r$.",
    "learner",
    briefly="the class takes finitely many vectors of values on the sample",
)
LINEAR_CLASS = Assumption(
    "linear_class",
    r"The class is that of all $x\mapsto\langle w,x\rangle$ with $\|w\|\le B$, without a bias.",
    "learner",
)
MARGIN_CLASS = Assumption(
    "margin_class",
    r"The class is that of hyperplanes with a band of width $p$ free of examples; $p$ was fixed before the data were "
    "seen.",
    "learner",
    briefly="the class is that of hyperplanes with a band free of examples, of a width fixed beforehand",
)
EXAMPLES_IN_BALL = Assumption(
    "examples_in_ball", r"The examples lie in a ball of diameter $D$ in $\mathbb R^n$.", "world"
)
SOFT_SVM = Assumption(
    "soft_svm",
    r"The learner minimizes $\lambda\|w\|^2$ plus the mean hinge loss over homogeneous halfspaces, with "
    r"$\lambda=\sqrt{2\rho^2/(B^2m)}$.",
    "learner",
    briefly="the learner minimizes the hinge loss with a regularization parameter tuned to m",
)
PERCEPTRON = Assumption(
    "perceptron",
    r"The learner starts at $w=0$, has no bias, and adds $y\,x$ whenever $y\langle w,x\rangle\le0$.",
    "learner",
    briefly="the learner is the perceptron, which starts at 0 and has no bias",
)
ADABOOST = Assumption(
    "adaboost",
    r"AdaBoost: equal weights at the start, and $\alpha_t=\tfrac12\ln\frac{1-\epsilon_t}{\epsilon_t}$ in every round.",
    "learner",
    briefly="the learner is AdaBoost, with equal weights at the start",
)
NONTRIVIAL_CLASS = Assumption(
    "nontrivial_class",
    r"Two hypotheses of $\mathcal H$ agree on some example and differ on another.",
    "learner",
    briefly="two hypotheses of the class agree on some example and differ on another",
)
ANY_LEARNER = Assumption(
    "any_learner",
    "Nothing is assumed about the learner; it may be randomized and return any predictor.",
    "learner",
    briefly="any learner is allowed",
)
COMPRESSION_SCHEME = Assumption(
    "compression_scheme",
    r"The hypothesis can be rebuilt from a set of $k$ of the examples by a rule fixed beforehand, without side "
    "information: the rule gets each of them once and in the order of the sample, not in an order that the learner "
    "chose.",
    "learner",
    briefly="the hypothesis can be rebuilt from k of the examples, each used once and in the sample's order",
)
CONSISTENT_OUTSIDE = Assumption(
    "consistent_outside",
    "It misclassifies no example outside the compression set.",
    "learner",
    briefly="it misclassifies no example outside the compression set",
)
SIZE_FIXED = Assumption(
    "size_fixed",
    r"The size $k$ was fixed before the sample was drawn.",
    "protocol",
    briefly="the size k was fixed before the sample was drawn",
)
