"""Variables that only bounds over finite classes need."""

from dataclasses import replace
from typing import Annotated, get_args

from bounds.vocabulary.domain import Interval, at_least, integers, open_interval
from bounds.vocabulary.variables import Bits, Number, Quantity, Variable

BitsEach = Annotated[Number, replace(get_args(Bits)[1], meaning="bits of each parameter")]

LogWeight = Annotated[
    Number,
    Variable(
        "ln_size", r"\ln|\mathcal H|", "natural logarithm of the class size, or of 1/π(h)", "nats",
        at_least(0), (0.7, 300), 10.986, plain="ln|H|", log_of=r"|\mathcal H|",
        role="complexity"
    ),
]  # fmt: skip
FewSamples = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(1), (10, 100), 100)]
BadRisk = Annotated[
    Number,
    Variable(
        "epsilon", r"\varepsilon", "true risk of each bad hypothesis", "",
        open_interval(0, 1, floor=1e-300), (0.001, 0.05), 0.05,
    ),
]  # fmt: skip
BadHypotheses = Annotated[
    Number, Variable("bad", "B", "number of bad hypotheses", "hypotheses", integers(1), (1, 1e6), 1000)
]
NoiseMargin = Annotated[
    Number,
    Variable(
        "noise_margin", "h", "noise margin: |2η(x) - 1| is nowhere less", "",
        Interval(0, 1, closed_low=False), (0.05, 1), 0.6,
    ),
]  # fmt: skip
NoiseRate = Annotated[
    Number,
    Variable(
        "noise", r"\eta", "upper bound on the share of labels flipped", "",
        Interval(0, 0.499999), (0.01, 0.45), 0.2,
    ),
]  # fmt: skip
Share = Annotated[
    Number,
    Variable("share", "s", "part of δ kept for the best hypothesis", "", Interval(0.001, 0.999), (0.05, 0.95), 0.5),
]
LargestGap = Annotated[
    Number,
    Variable("gap", r"\Delta", "largest gap of any hypothesis", "", Interval(0, 1), (0.001, 0.4), 0.03),
]
BestRisk = Annotated[
    Number,
    Variable(
        "best_risk", r"\inf_{h\in\mathcal H}L_{\mathcal D}(h)", "minimum true risk in the class", "",
        Interval(0, 1), (0.01, 0.4), 0.1, plain="minimum risk",
    ),
]  # fmt: skip
BooleanVariables = Annotated[
    Number,
    Variable("n", "n", "number of Boolean variables", "variables", integers(1), (2, 100), 10, role="complexity"),
]
PriorEntropy = Annotated[
    Number, Variable("entropy", "E", "entropy of the prior over the class", "bits", at_least(0), (1, 1000), 20)
]
ExpectedMistakes = Annotated[
    Number, Quantity("expected mistakes", r"\mathbb E\,[M]", "mistakes on all examples together, on average")
]
TrainingErrorOfBest = Annotated[
    Number,
    Quantity(
        "expected training error of ERM",
        r"\mathbb E\,[L_S(h_S)]",
        "training error of the empirical risk minimizer, averaged over samples",
        1.0,
        plain="training error",
    ),
]
