"""Variables that only plans of an evaluation need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, integers
from bounds.vocabulary.variables import Number, Quantity, Variable

PairedItems = Annotated[
    Number,
    Variable("m", "m", "test items that both models answer", "items", integers(1, 50_000), (30, 1500), 500),
]
FewPairedItems = Annotated[
    Number,
    Variable("m", "m", "test items that both models answer", "items", integers(1, 200), (20, 150), 100),
]  # as far as sizes of unconditional tests of pairs are proved
OnlyFirstRight = Annotated[
    Number,
    Variable(
        "p10", "p_{10}", "probability that only the first model is right", "",
        Interval(0, 1, closed_low=False, floor=1e-6), (0.05, 0.3), 0.2,
    ),
]  # fmt: skip
OnlySecondRight = Annotated[
    Number,
    Variable(
        "p01", "p_{01}", "probability that only the second model is right", "", Interval(0, 0.5), (0.01, 0.1), 0.1,
    ),
]  # fmt: skip
OnlyNewRight = Annotated[
    Number,
    Variable(
        "p10", "p_{10}", "probability that only the new model is right", "", Interval(1e-6, 0.999), (0.02, 0.3), 0.08
    ),
]
OnlyOldRight = Annotated[
    Number,
    Variable("p01", "p_{01}", "probability that only the old model is right", "", Interval(0, 0.5), (0.01, 0.3), 0.08),
]
PairedMargin = Annotated[
    Number,
    Variable(
        "margin", r"\Delta", "margin of non-inferiority: how much worse the new model may be", "",
        Interval(0, 0.9), (0.01, 0.2), 0.05,
    ),
]  # fmt: skip
Level = Annotated[
    Number,
    Variable(
        "alpha", r"\alpha", "level of the test: probability of a false alarm", "", Interval(1e-6, 0.5), (0.001, 0.1),
        0.05,
    ),
]  # fmt: skip
ClusteredItems = Annotated[
    Number, Variable("items", "N", "test items of all clusters", "items", integers(1), (50, 10_000), 1000)
]
ClusterSize = Annotated[
    Number,
    Variable("size", "b", "mean number of items of a cluster", "items", Interval(1, 1e6), (1, 50), 10.0),
]
SizeVariation = Annotated[
    Number,
    Variable(
        "cv", "v", "coefficient of variation of the cluster sizes: standard deviation (divided by their number) over "
        "mean", "", Interval(0, 100), (0.0, 1.0), 0.0,
    ),
]  # fmt: skip
IntraclassCorrelation = Annotated[
    Number,
    Variable(
        "rho", r"\rho", "intraclass correlation: of two items of one cluster", "", Interval(0, 1), (0.01, 0.3), 0.1
    ),
]
ProblemRuns = Annotated[Number, Variable("runs", "n", "runs on one problem", "runs", integers(1, 10**6), (5, 200), 20)]
RightRuns = Annotated[
    Number, Variable("right", "c", "runs that are right", "runs", integers(0, 10**6), (0, 20), 3, role="observed")
]
Attempts = Annotated[
    Number, Variable("k", "k", "attempts, of which one must be right", "attempts", integers(1, 10**6), (1, 50), 5)
]
Pool = Annotated[
    Number,
    Variable("population", "N", "items of the pool", "items", integers(1, 10**6), (100, 10_000), 1000),
]
PoolSample = Annotated[
    Number,
    Variable("m", "m", "items drawn from the pool, without replacement", "items", integers(1, 10**6), (20, 1000), 200),
]
RightInSample = Annotated[
    Number,
    Variable(
        "right", "c", "items right among those drawn", "items", integers(0, 10**6), (0, 200), 160, role="observed"
    ),
]
LabelledItems = Annotated[
    Number,
    Variable("labelled", "n", "items with a label and the judge's score", "items", integers(1), (100, 1e5), 1000),
]
JudgedItems = Annotated[
    Number,
    Variable("judged", "N", "other items, with the judge's score alone", "items", integers(1), (1000, 1e6), 10_000),
]
JudgeRange = Annotated[
    Number,
    Variable(
        "judge_range", "b", "length of the interval that the judge's errors lie in", "", Interval(0, 2), (0.1, 2), 0.5
    ),
]
ErrorVariance = Annotated[
    Number,
    Variable(
        "error_variance", r"\hat V_{Y-F}", "mean squared distance of the judge's errors Y - F from their mean", "",
        Interval(0, 1), (0.01, 0.5), 0.05, plain="V(Y−F)", role="observed",
    ),
]  # fmt: skip
ScoreVariance = Annotated[
    Number,
    Variable(
        "score_variance", r"\hat V_F", "mean squared distance of the judge's scores of the others from their mean", "",
        Interval(0, 0.25), (0.01, 0.25), 0.16, plain="V(F)", role="observed",
    ),
]  # fmt: skip
Hypotheses = Annotated[
    Number,
    Variable(
        "k", "k", "number of hypotheses tested, such as comparisons", "hypotheses", integers(1, 10**6), (1, 50), 10
    ),
]
PValueRank = Annotated[
    Number,
    Variable("rank", "i", "rank of the p-value, the smallest first", "", integers(1, 10**6), (1, 10), 1),
]

DesignEffect = Annotated[
    Number,
    Quantity(
        "design effect", r"\mathrm{deff}", "variance of the mean over that of as many independent items", least=1.0,
        plain="design effect",
    ),
]  # fmt: skip
EffectiveItems = Annotated[
    Number,
    Quantity(
        "effective sample size", r"N_{\mathrm{eff}}", "independent items whose mean has the same variance",
        plain="effective items", wanted="large", measured_in="items",
    ),
]  # fmt: skip
RightInPool = Annotated[
    Number,
    Quantity(
        "right items of a pool", "K", "items of the whole pool that are right, tried or not", counts="items", least=0.0,
        plain="right items of the pool", wanted="large",
    ),
]  # fmt: skip
PassAtK = Annotated[
    Number,
    Quantity(
        "pass@k", r"\mathrm{pass@}k", "probability that at least one of k fresh runs is right", 1.0,
        least=0.0, wanted="large",
    ),
]  # fmt: skip
Power = Annotated[
    Number,
    Quantity(
        "power", r"\mathbb P[\text{reject}]", "probability that the test finds the better model better", 1.0,
        plain="power", least=0.0, wanted="large",
    ),
]  # fmt: skip
NonInferiorityPower = Annotated[
    Number,
    Quantity(
        "power", r"\mathbb P[\text{reject}]", "probability that the test finds the new model not worse by the margin",
        1.0, plain="power", least=0.0, wanted="large",
    ),
]  # fmt: skip
ApproximatePower = Annotated[
    Number,
    Quantity(
        "approximate power",
        r"\mathbb P[\text{reject}]",
        "probability, as the normal law has it, that a test finds the new model not worse by the margin",
        1.0,
        plain="power",
        wanted="large",
    ),
]
PredictionPoweredGap = Annotated[
    Number,
    Quantity(
        "gap of a prediction-powered estimate", r"|\hat\theta-\mathbb E\,Y|",
        "difference between the estimate from labels and a judge, cut to 0 and 1, and the mean label", 1.0,
        plain="gap of the estimate",
    ),
]  # fmt: skip
ApproximateHalfWidth = Annotated[
    Number,
    Quantity(
        "approximate half-width", r"|\hat\theta-\mathbb E\,Y|",
        "half the width of an interval that covers the mean label about as often as stated: for large samples only",
        1.0, plain="half-width",
    ),
]  # fmt: skip
FirstTruePValue = Annotated[
    Number,
    Quantity(
        "first p-value of a true hypothesis", "p_{(i)}",
        "smallest p-value of a true hypothesis, which is the i-th smallest of all", 1.0, plain="p", least=0.0,
        wanted="large",
    ),
]  # fmt: skip
