"""The risk of a learner that remembers, averaged over all targets."""

from bounds.formula.functions import exp, log_one_minus
from bounds.theorem import theorem
from bounds.theorems.lower_bounds._assumptions import DOMAIN_OF_POINTS, MEMORISER, RANDOM_TARGET
from bounds.theorems.lower_bounds._variables import DomainSize
from bounds.vocabulary.assumptions import BINARY_LABELS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


@theorem(
    title="No free lunch, exact average",
    statement=(
        "On $N$ equally likely points, averaged over all $2^N$ targets and over the sample, a learner "
        r"that repeats the labels it has seen has true risk exactly $\tfrac12(1-1/N)^m$, whatever it does "
        "elsewhere. Every other learner has at least that, so for each learner some target makes its "
        "expected risk at least so large."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, DOMAIN_OF_POINTS, RANDOM_TARGET, MEMORISER),
    decreasing_in="m",
    relation="=",
    proof=(
        Step("A test point was not among the examples with this probability.", r"\Big(1-\frac1N\Big)^m"),
        Step("Its label is then a coin toss, independent of the sample.", r"\tfrac12"),
        Step("What was seen costs nothing."),
    ),
    source=Source("shalev-shwartz2014", "proof of Theorem 5.1, made exact; Wolpert 1996"),
    examples=(
        Example(dict(m=1000, points=2000), "0.30322741142003", "mpmath: (1 - 1/2000)^1000/2"),
        Example(
            dict(m=10, points=20),
            "0.299368469619",
            "mpmath: 0.95^10/2; brute force over all samples and targets agrees for m = 2, N = 3",
        ),
        Example(dict(m=100, points=200), "0.30288521824536", "mpmath: 0.995^100/2"),
        Example(
            dict(points=2000),
            "446",
            "mpmath: ln 0.8/ln(1999/2000) = 446.18",
            unknown="m",
            at_least=0.4,
        ),
    ),
    misprints=(
        Misprint(
            "milan",
            "Theorem of No Free Lunch",
            printed=r"\text{for any consistent learning algorithm }A",
            right=r"\text{for any sequence of classification rules}",
            consequence="Consistency is not needed: the risk comes from points never seen.",
            verdict="loose",
        ),
        Misprint(
            "uml-summary",
            "after the no-free-lunch theorem",
            printed=r"\text{the avg result of all classifiers is worst than random guessing}",
            right=r"\text{averaged over all targets, every learner is right on half of the unseen points}",
            consequence="Off the sample it is exactly as good as guessing, not worse.",
        ),
    ),
    see_also=(
        "With N = 2m it is at least 1/4 and tends to 1/(2√e) = .3033: the mean that no_free_lunch starts "
        "from. As N grows it tends to 1/2: for a fixed m no rate holds for all distributions."
    ),
)
def no_free_lunch_exact(m: Samples, points: DomainSize) -> ExpectedRisk:
    return exp(m * log_one_minus(1 / points)) / 2
