"""The words of the field: every variable, defined once; what theorems bound is in `bounds.vocabulary.quantities`.

A theorem's signature names variables (`m: Samples`) and the quantity it bounds (`-> Gap`). Symbol, meaning, unit,
domain and everyday range follow from here: validation, widgets, command-line help, documents and test points.
"""

import re
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from bounds.vocabulary.domain import Interval, at_least, integers, open_interval, positive
from bounds.vocabulary.glossary import meaning_of
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.plain_mathematics import plain_formula
from bounds.vocabulary.prose import capitalized

Role = Literal["complexity", "confidence", "observed"]  # of the class, of the statement, of losses on the sample
_WORDS = re.compile(r"[a-z]{2,}(?: [a-z]{2,})+")


@dataclass(frozen=True)
class Variable:
    """One input of a theorem."""

    name: str
    symbol: str  # as LaTeX
    meaning: str
    unit: str
    domain: Interval
    typical: tuple[float, float]  # an everyday range, for sliders, plots and test points
    default: float
    plain: str = ""  # the symbol where LaTeX is not read: widget labels, chart axes
    log_of: str = ""  # symbol of the quantity whose natural logarithm this is
    counts: str = ""  # what that quantity counts
    with_m: str = ""  # "grows" or "falls" as the sample grows: solving for m holds it fixed
    role: Role | None = None  # which part of a bound it is in

    def __hash__(self) -> int:
        """Of what tells it from nearly all others: it is counted thousands of times before a first comparison."""
        return hash((self.name, self.meaning))

    @property
    def label(self) -> str:
        """In plain letters."""
        return self.plain or plain_formula(self.symbol)

    @property
    def short(self) -> str:
        """The meaning up to its first explanation."""
        return self.meaning.partition(";")[0].partition(":")[0]

    @property
    def named(self) -> str:
        """By its words and its symbol: `failure probability δ`."""
        return self._with_symbol(self.short)

    @property
    def subject(self) -> str:
        """How a sentence about it begins: `Failure probability δ`."""
        return self._with_symbol(capitalized(self.short).partition(",")[0])

    def _with_symbol(self, words: str) -> str:
        """With its symbol, unless that is words too, and says no more."""
        return words if _WORDS.fullmatch(self.label) else f"{words} {self.label}"

    @property
    def field_help(self) -> str:
        """What a field for it explains, in Markdown: what it is, and what may be typed."""
        example = ", for example `ln(59050)` or `2**20*ln(2)`" if self.log_of else ""
        return f"{meaning_of(self.meaning) or capitalized(self.meaning) + '.'} Enter {self.domain.words}{example}."

    @property
    def in_full(self) -> str:
        """The whole meaning, behind the symbol where that is not the name: `δ, failure probability`."""
        return self.meaning if self.label == self.name else f"{self.label}, {self.meaning}"


@dataclass(frozen=True)
class Quantity:
    """What a theorem bounds: its event. Only like is compared with like.

    Quantities of one name are the same only where their meanings are.
    """

    name: str
    symbol: str
    meaning: str
    trivial: float | None = None  # the largest value without any theorem: an error rate never exceeds 1
    counts: str = ""  # what it is a whole number of, in the plural
    needed: bool = False  # so many are enough, or needed; otherwise there are so many
    plain: str = ""
    one_event: bool = True  # otherwise each theorem names an event of its own, and no two are compared
    least: float | None = None  # the smallest value without any theorem, where theorems bound it from below
    wanted: Literal["small", "large", ""] = "small"  # of a share: which end one hopes for, if either
    measured_in: str = ""  # the unit of what is no number of things

    @property
    def label(self) -> str:
        """In plain letters."""
        return self.plain or plain_formula(self.symbol)

    @property
    def unit(self) -> str:
        """What may stand behind its number; empty where nothing may."""
        return self.counts or self.measured_in

    def rounds_up(self, relation: str) -> bool:
        """Is a bound rounded up to a whole number? At most 10.89 mistakes are 10; 722.05 examples are 723."""
        return self.needed or relation == ">="


# A formula takes floats or arrays alike; `Any` keeps NumPy's operators out of the type checker's way.
Number = Any

Samples = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(1), (10, 1e5), 1000)]
Confidence = Annotated[
    Number,
    Variable(
        "delta", r"\delta", "failure probability", "", open_interval(0, 1, floor=1e-300), (0.001, 0.5), 0.05,
        role="confidence",
    ),
]  # fmt: skip
Accuracy = Annotated[
    Number,
    Variable("epsilon", r"\varepsilon", "accuracy parameter", "", open_interval(0, 1, floor=1e-300), (0.001, 0.5), 0.1),
]
LogClassSize = Annotated[
    Number,
    Variable(
        "ln_size", r"\ln|\mathcal H|", "natural logarithm of the class size", "nats", at_least(0), (0.7, 1000),
        Ln(3, 10), plain="ln|H|", log_of=r"|\mathcal H|", counts="hypotheses", role="complexity",
    ),
]  # fmt: skip
Parameters = Annotated[
    Number,
    Variable("parameters", "p", "number of parameters", "parameters", integers(1), (1, 100), 10, role="complexity"),
]
Bits = Annotated[
    Number, Variable("bits", "b", "bits in the description", "bits", integers(1), (1, 500), 64, role="complexity")
]
Candidates = Annotated[
    Number, Variable("k", "k", "number of candidate models", "models", integers(1), (1, 1000), 20, role="complexity")
]
Errors = Annotated[
    Number,
    Variable("errors", "k", "misclassified test examples", "mistakes", integers(0), (0, 200), 10, role="observed"),
]
ErrorsOnSample = Annotated[
    Number,
    Variable("errors", "k", "misclassified training examples", "mistakes", integers(0), (0, 200), 10, role="observed"),
]
VCDimension = Annotated[Number, Variable("d", "d", "VC dimension", "", integers(1), (1, 100), 10, role="complexity")]
Constant = Annotated[Number, Variable("C", "C", "unspecified constant", "", positive(), (0.1, 100), 1.0)]
RademacherComplexity = Annotated[
    Number,
    Variable(
        "rademacher", r"\mathfrak R", "Rademacher complexity of the losses, without factor 2", "", at_least(0),
        (0.01, 1), 0.1, with_m="falls", role="complexity",
    ),
]  # fmt: skip
EmpiricalRademacher = Annotated[
    Number,
    Variable(
        "rademacher", r"\hat{\mathfrak R}",
        "Rademacher complexity of the losses on the sample, without factor 2", "", at_least(0), (0.01, 1), 0.1,
        with_m="falls", role="complexity",
    ),
]  # fmt: skip
Radius = Annotated[
    Number,
    Variable(
        "radius", r"\rho", "radius: largest norm of an example", "", positive(), (0.1, 10), 1.0, role="complexity"
    ),
]
VectorLength = Annotated[
    Number,
    Variable(
        "radius", "r", "largest Euclidean length of a vector of m values", "", positive(), (1, 300), 31.6,
        with_m="grows", role="complexity",
    ),
]  # fmt: skip
Norm = Annotated[
    Number,
    Variable("norm", "B", "bound on the norm of the weights", "", positive(), (0.1, 100), 10.0, role="complexity"),
]
Margin = Annotated[Number, Variable("gamma", r"\gamma", "margin of unit weights", "", positive(), (0.01, 1), 0.1)]
Diameter = Annotated[
    Number, Variable("diameter", "D", "diameter of a ball that contains the examples", "", positive(), (0.1, 10), 2.0)
]
Width = Annotated[
    Number, Variable("width", "p", "width of the band that separates the classes", "", positive(), (0.01, 2), 0.5)
]
Dimension = Annotated[Number, Variable("n", "n", "dimension of the space", "features", integers(1), (1, 1000), 100)]
Nodes = Annotated[
    Number,
    Variable(
        "nodes", "N", "nodes of the tree, leaves included", "nodes", integers(1, odd=True), (1, 101), 15,
        role="complexity",
    ),
]  # fmt: skip
Features = Annotated[
    Number, Variable("features", "d", "number of features", "features", integers(1), (1, 200), 20, role="complexity")
]
Edge = Annotated[
    Number,
    Variable(
        "gamma", r"\gamma", "edge: how far each round's error stays below 1/2", "", Interval(0, 0.5), (0.01, 0.4), 0.1
    ),
]
Rounds = Annotated[Number, Variable("rounds", "T", "rounds of boosting", "rounds", integers(0), (1, 500), 50)]

ErrorOnSample = Annotated[
    Number,
    Variable(
        "training_error", r"\hat L", "error on the sample", "", Interval(0, 1), (0.01, 0.4), 0.05, role="observed"
    ),
]
Lipschitz = Annotated[
    Number,
    Variable("lipschitz", "L", "Lipschitz constant of the loss in the weights", "", positive(), (0.1, 10), 1.0),
]
LossBound = Annotated[Number, Variable("loss_bound", "M", "largest loss", "", positive(), (0.1, 10), 1.0)]
Regularization = Annotated[
    Number, Variable("lam", r"\lambda", "regularization parameter", "", positive(), (0.001, 10), 0.1)
]
SampleVariance = Annotated[
    Number,
    Variable(
        "variance", "V", "sample variance of the losses, with m - 1 below the line", "", Interval(0, 0.5),
        (0.001, 0.25), 0.05, role="observed",
    ),
]  # fmt: skip
SeveralSamples = Annotated[Number, Variable("m", "m", "sample size", "examples", integers(2), (10, 1e5), 1000)]
