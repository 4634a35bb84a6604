"""Variables that only theorems on online learning need."""

from typing import Annotated

from bounds.vocabulary.domain import at_least, integers, open_interval, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

RoundsPlayed = Annotated[Number, Variable("rounds", "T", "rounds played", "rounds", integers(1), (10, 1e5), 1000)]
Experts = Annotated[
    Number, Variable("experts", "N", "number of experts", "experts", integers(1), (2, 1000), 10, role="complexity")
]
BestMistakes = Annotated[
    Number,
    Variable(
        "best_mistakes", "M^*", "mistakes of the best expert", "mistakes", at_least(0), (1, 1000), 20, role="observed"
    ),
]
BestLoss = Annotated[
    Number,
    Variable("best_loss", "L^*", "total loss of the best expert", "", at_least(0), (1, 1000), 25, role="observed"),
]
Discount = Annotated[
    Number,
    Variable(
        "beta",
        r"\beta",
        "what a mistaken expert's weight is multiplied by",
        "",
        open_interval(0, 1, floor=1e-300),
        (0.05, 0.9),
        0.5,
    ),
]
HingeSum = Annotated[
    Number,
    Variable(
        "hinge_sum",
        "H",
        "sum of the comparator's hinge losses at the margin",
        "",
        at_least(0),
        (1, 100),
        25.0,
        role="observed",
    ),
]
Deviation = Annotated[
    Number,
    Variable(
        "deviation",
        r"\Delta",
        "root of the summed squares by which the comparator misses the margin",
        "",
        at_least(0),
        (0.1, 10),
        0.5,
        role="observed",
    ),
]
BoundOnBias = Annotated[
    Number, Variable("bias", "b", "bias of the separator, in absolute value", "", at_least(0), (0.1, 5), 0.5)
]
ExpectedMistakes = Annotated[
    Number,
    Variable(
        "mean_mistakes",
        r"\bar M",
        "mean number of mistakes on m + 1 examples",
        "mistakes",
        at_least(0),
        (1, 100),
        20,
        with_m="grows",
    ),
]
MeanOnlineLoss = Annotated[
    Number,
    Variable(
        "online_loss",
        r"\hat\ell",
        "mean loss suffered online",
        "",
        at_least(0),
        (0.01, 0.5),
        0.1,
        plain="mean loss",
        role="observed",
    ),
]
MeanRegret = Annotated[
    Number,
    Variable(
        "mean_regret",
        r"\bar R",
        "regret per round",
        "",
        at_least(0),
        (0.001, 0.5),
        0.05,
        plain="regret per round",
        with_m="falls",
        role="observed",
    ),
]
ComparatorNorm = Annotated[
    Number, Variable("norm", "B", "largest length of the comparator", "", positive(), (0.1, 10), 1.0, role="complexity")
]
GradientBound = Annotated[
    Number, Variable("lipschitz", "G", "largest length of a gradient", "", positive(), (0.1, 10), 1.0)
]
StrongConvexity = Annotated[
    Number,
    Variable("curvature", r"\sigma", "strong convexity of every loss", "", positive(), (0.01, 10), 0.1),
]

Regret = Annotated[
    Number, Quantity("regret", r"R_T", "total loss above that of the best expert in hindsight", plain="regret")
]
RegretToPoint = Annotated[
    Number,
    Quantity(
        "regret against the best point",
        r"R_T",
        "total loss above that of the best fixed point in hindsight",
        plain="regret",
    ),
]
ExpectedRegret = Annotated[
    Number,
    Quantity(
        "expected regret",
        r"\mathbb E\,[R_T]",
        "average over the learner's coins of its mistakes above those of the best hypothesis in hindsight",
        plain="expected regret",
    ),
]
OnlineLoss = Annotated[Number, Quantity("online loss", r"\hat L_T", "total loss over all rounds", plain="total loss")]
MeanMistakes = Annotated[
    Number,
    Quantity(
        "mistakes on average",
        r"\mathbb E\,[M]",
        "mistakes on the whole sequence, averaged over the learner's coins",
        plain="E[M]",
    ),
]
RiskOfAverage = Annotated[
    Number,
    Quantity(
        "risk of the average",
        r"L_{\mathcal D}(\bar h)",
        "expected loss of the averaged hypothesis on new examples",
        plain="risk of the average",
    ),
]
RiskOfAverageAboveBest = Annotated[
    Number,
    Quantity(
        "excess of the average",
        r"L_{\mathcal D}(\bar h)-\inf_{h}L_{\mathcal D}(h)",
        "expected loss of the averaged hypothesis above the best",
        plain="excess of the average",
    ),
]
MeanRisk = Annotated[
    Number,
    Quantity(
        "mean risk",
        r"\frac1m\sum_tL_{\mathcal D}(h_{t-1})",
        "true risk, averaged over the hypotheses used online",
        1.0,
        plain="mean risk",
    ),
]
LittlestoneDimension = Annotated[
    Number, Variable("littlestone", "d", "Littlestone dimension", "", integers(1), (1, 50), 5, role="complexity")
]
Attributes = Annotated[Number, Variable("n", "n", "yes-or-no attributes", "attributes", integers(2), (10, 1e5), 1000)]
Relevant = Annotated[
    Number,
    Variable("relevant", "k", "attributes in the target", "attributes", integers(1), (1, 9), 5, role="complexity"),
]
