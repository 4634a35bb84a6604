"""Assumptions that only theorems on online learning need."""

from bounds.vocabulary.assumptions import Assumption

ANY_SEQUENCE = Assumption(
    "any_sequence", "The sequence of examples or losses is arbitrary, even chosen by an adversary.", "world"
)
EXPERT_WITHOUT_ERROR = Assumption(
    "expert_without_error", r"Some $h^*\in\mathcal H$ makes no mistake on the sequence.", "world"
)
HALVING = Assumption(
    "halving", r"The learner predicts with the majority of the hypotheses that have made no mistake so far.", "learner"
)
WEIGHTED_MAJORITY = Assumption(
    "weighted_majority",
    "The learner starts with equal weights, predicts with the weighted majority and multiplies the weight of every "
    r"mistaken expert by $\beta$.",
    "learner",
    briefly="the learner is the weighted majority with equal weights at the start and factor β",
)
HEDGE = Assumption(
    "hedge",
    r"The learner's loss is the experts' mean under weights proportional to $e^{-\eta\,\text{(loss so far)}}$.",
    "learner",
)
LOSSES_IN_UNIT_INTERVAL = Assumption(
    "losses_in_unit_interval", "Every loss of every expert lies between 0 and 1.", "world"
)
UNIT_COMPARATOR = Assumption("unit_comparator", r"The comparator has $\|v\|\le1$ and no bias.", "protocol")
BATCH_PERCEPTRON = Assumption(
    "batch_perceptron",
    "The perceptron, without a bias, cycles through the sample until it makes no more mistakes.",
    "learner",
    briefly="the perceptron cycles through the sample until it makes no more mistakes",
)
VOTED = Assumption(
    "voted",
    r"The learner runs once through the sample and predicts with the majority of the hypotheses it held after "
    r"$0,1,\dots,m$ examples, the first and the last included, a repeated one counted as often as it was held.",
    "learner",
    briefly="the learner predicts with the majority of all hypotheses it held",
)
CONVEX_LOSS_UP_TO_M = Assumption(
    "convex_loss_up_to_m",
    r"The loss is convex in the prediction or the weights, and lies between 0 and $M$.",
    "protocol",
)
ONE_PASS = Assumption(
    "one_pass",
    "The online learner sees every example once; each hypothesis depends on earlier examples only.",
    "learner",
    briefly="the online learner sees every example once",
)
PERCEPTRON_WITH_BIAS = Assumption(
    "perceptron_with_bias",
    r"The perceptron starts at $w=0$, $b=0$, and on $y(\langle w,x\rangle+b)\le0$ adds $y\,x$ to $w$ and $y$ to $b$.",
    "learner",
)
SEPARABLE_WITH_BIAS = Assumption(
    "separable_with_bias",
    r"Some unit vector $w^*$ and bias $b$ have $y(\langle w^*,x\rangle+b)\ge\gamma>0$ for every example.",
    "world",
)
CONVEX_GRADIENTS = Assumption(
    "convex_gradients",
    r"Every loss is convex, with gradients no longer than $G$ wherever the learner may play.",
    "world",
)
OGD = Assumption(
    "ogd",
    r"Online gradient descent from $w_1=0$, projected onto $\|w\|\le B$, with steps $\eta=B/(G\sqrt T)$.",
    "learner",
    briefly="the learner is projected online gradient descent with steps of B/(G√T)",
)
OGD_STRONGLY_CONVEX = Assumption(
    "ogd_strongly_convex",
    r"Online gradient descent with steps $\eta_t=1/(\sigma t)$, projected after each onto a bounded convex set $K$.",
    "learner",
    briefly="the learner is projected online gradient descent with steps of 1/(σt)",
)
STRONGLY_CONVEX = Assumption("strongly_convex", r"Every loss is $\sigma$-strongly convex.", "world")
FINITE_LITTLESTONE_DIMENSION = Assumption(
    "finite_littlestone_dimension",
    r"$\mathcal H$ has Littlestone dimension $d<\infty$: no deeper complete tree of examples has hypotheses for all "
    "its branches.",
    "learner",
    briefly="the class has Littlestone dimension d",
)
STANDARD_OPTIMAL = Assumption(
    "standard_optimal",
    "The learner predicts the label whose hypotheses, among those without a mistake so far, have the larger "
    "Littlestone dimension.",
    "learner",
    briefly="the learner predicts the label whose hypotheses left have the larger Littlestone dimension",
)
COIN_AFTER_LABEL = Assumption(
    "coin_after_label",
    "Example and label of a round are fixed before the learner's coin of that round falls; they may depend on all "
    "earlier ones.",
    "protocol",
    briefly="example and label of a round are fixed before the learner's coin of that round falls",
)
LITTLESTONE_EXPERTS = Assumption(
    "littlestone_experts",
    r"The learner follows one of the experts of the proof at random, weighted as in Hedge with "
    r"$\eta=\sqrt{8\ln N/T}$.",
    "learner",
)
MONOTONE_DISJUNCTION = Assumption(
    "monotone_disjunction",
    r"The label is 1 exactly if at least one of $k$ attributes of the target is 1; no label is wrong.",
    "world",
    briefly="the label is 1 exactly if one of k attributes of the target is 1",
)
WINNOW_ELIMINATING = Assumption(
    "winnow_eliminating",
    "Winnow starts with all weights 1 and predicts 1 if the active ones add up to at least $n/2$; it doubles them "
    "when a 1 was missed and sets them to 0 when it said 1 wrongly.",
    "learner",
    briefly="the learner is Winnow with threshold n/2, which sets weights to 0",
)
WINNOW_HALVING = Assumption(
    "winnow_halving",
    "Winnow starts with all weights 1 and predicts 1 if the active ones add up to at least $n$; it doubles them when "
    "a 1 was missed and halves them when it said 1 wrongly.",
    "learner",
    briefly="the learner is Winnow with threshold n, which halves weights",
)
RANDOMIZED_MAJORITY = Assumption(
    "randomized_majority",
    "The learner starts with equal weights, follows in every round one expert drawn with probability proportional to "
    r"its weight, and multiplies the weight of every mistaken expert by $\beta$.",
    "learner",
    briefly="the learner follows an expert drawn by weight, with equal weights at the start and factor β",
)
