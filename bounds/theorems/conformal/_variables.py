"""Variables that only conformal prediction and cross-validation need."""

from typing import Annotated

from bounds.vocabulary.domain import Interval, at_least, integers, open_interval, positive
from bounds.vocabulary.variables import Number, Quantity, Variable

Calibration = Annotated[Number, Variable("m", "m", "calibration examples", "examples", integers(1), (20, 1e4), 1000)]
Miscoverage = Annotated[
    Number,
    Variable("alpha", r"\alpha", "miscoverage", "", open_interval(0, 1, floor=1e-300), (0.02, 0.4), 0.1),
]
LeftOut = Annotated[
    Number,
    Variable(
        "left_out",
        r"\ell",
        "how many of the largest scores, the test one included, are cut off",
        "scores",
        integers(1),
        (1, 19),
        10,
    ),
]
Folds = Annotated[Number, Variable("folds", "K", "number of folds", "folds", integers(2), (2, 9), 10)]
LargestLoss = Annotated[
    Number, Variable("largest_loss", "B", "largest value of the loss", "", positive(), (0.5, 2), 1.0)
]
CalibrationError = Annotated[
    Number,
    Variable(
        "training_error",
        r"\hat L",
        "mean loss on the calibration examples",
        "",
        at_least(0),
        (0.01, 0.4),
        0.09,
        role="observed",
    ),
]

FewCalibration = Annotated[
    Number, Variable("m", "m", "calibration examples", "examples", integers(1, 10_000), (20, 400), 1000)
]
TestSamples = Annotated[
    Number, Variable("test_samples", "T", "test examples", "examples", integers(1, 10_000), (20, 400), 1000)
]
Misses = Annotated[Number, Variable("misses", "k", "test labels missed", "examples", integers(0), (0, 19), 120)]
Coverage = Annotated[
    Number,
    Quantity(
        "coverage",
        r"\mathbb P[Y\in C]",
        "probability that the set contains the label",
        1.0,
        plain="coverage",
        least=0.0,
        wanted="large",
    ),
]
TrueMiscoverage = Annotated[
    Number,
    Quantity(
        "miscoverage",
        r"\mathbb P[Y\notin C\mid\text{calibration}]",
        "probability, given the calibration examples, that the set misses the label",
        1.0,
        plain="miscoverage",
    ),
]
CrossValidationGap = Annotated[
    Number,
    Quantity(
        "cross-validation gap",
        r"\varepsilon",
        "distance between the estimate and the folds' mean true risk",
        1.0,
        plain="gap ε",
    ),
]
ControlledRisk = Annotated[
    Number,
    Quantity(
        "controlled risk", r"\mathbb E[\ell_{\hat\lambda}]", "expected loss on a new example", plain="expected loss"
    ),
]
Drift = Annotated[
    Number,
    Variable(
        "drift",
        r"\Delta",
        "weighted mean of the total variation between the scores and the scores with one exchanged for the test score",
        "",
        at_least(0),
        (0.001, 0.3),
        0.05,
    ),
]
DriftRate = Annotated[
    Number,
    Variable(
        "rate",
        r"\varepsilon",
        "total variation by which the distribution changes from one example to the next, at most",
        "",
        at_least(0),
        (0.0001, 0.01),
        0.0005,
    ),
]
Decay = Annotated[
    Number,
    Variable(
        "rho",
        r"\rho",
        "weight of an example over that of the next",
        "",
        open_interval(0, 1),
        (0.5, 0.99),
        0.99,
    ),
]
CoverageOfSample = Annotated[
    Number,
    Quantity(
        "coverage given the sample",
        r"\mathbb P[Y\in C\mid S]",
        "probability, for the sample at hand, that the set contains a new label",
        1.0,
        plain="coverage given the sample",
        least=0.0,
        wanted="large",
    ),
]
WeightError = Annotated[
    Number,
    Variable(
        "weight_error",
        "w",
        "mean distance of the weights used from the true ratios of densities",
        "",
        Interval(0, 2),
        (0.01, 0.5),
        0.1,
        plain="E|ŵ - w|",
    ),
]
Predictions = Annotated[
    Number, Variable("rounds", "T", "sets made, one after the other", "sets", integers(1), (100, 1e5), 1000)
]
LevelStep = Annotated[
    Number,
    Variable("step", r"\gamma", "step size of the level", "", positive(), (0.001, 0.1), 0.005),
]
FirstLevel = Annotated[
    Number,
    Variable("start", r"\alpha_1", "level of the first set", "", Interval(0, 1), (0.01, 0.9), 0.1),
]
CalibrationLoss = Annotated[
    Number,
    Variable(
        "training_error",
        r"\hat L",
        "mean loss of the chosen sets on the calibration examples",
        "",
        Interval(0, 1),
        (0.01, 0.4),
        0.06,
        role="observed",
    ),
]
CalibrationMisses = Annotated[
    Number,
    Variable(
        "misses",
        "k",
        "calibration labels that the chosen sets miss",
        "examples",
        integers(0),
        (0, 19),
        85,
        role="observed",
    ),
]
DistanceFromLevel = Annotated[
    Number,
    Quantity(
        "distance from the level",
        r"\Bigl|\tfrac1T\sum_te_t-\alpha\Bigr|",
        "distance of the share of labels missed from the required level",
        1.0,
        plain="|share missed - α|",
    ),
]
RiskOfChosenSets = Annotated[
    Number,
    Quantity(
        "risk of the chosen sets",
        r"R(\hat\lambda)",
        "expected loss on a new example, given the calibration examples, of sets that these have chosen",
        1.0,
        plain="risk of the chosen sets",
    ),
]
