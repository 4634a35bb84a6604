"""The exact upper bound on the true risk from the number of errors on a test set."""

from bounds.formula.functions import binomial_cdf, binomial_upper
from bounds.theorem import theorem
from bounds.theorems.validation._conditions import no_more_errors_than_examples
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Errors, Samples


def failure_probability(epsilon: Accuracy, m: Samples, errors: Errors) -> Confidence:
    return binomial_cdf(errors, m, epsilon)


@theorem(
    title="Test set, exact binomial (Clopper-Pearson)",
    statement=(
        r"Let $k$ be the number of errors of a fixed $h$ on $m$ test examples. With probability at least $1-\delta$ "
        r"over the test set, "
        r"$L_{\mathcal D}(h)\le\overline p(k)=\max\{p:\mathbb P[\mathrm{Bin}(m,p)\le k]\ge\delta\}$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FIXED_HYPOTHESIS),
    ends="one",
    decreasing_in="m delta",
    where=(no_more_errors_than_examples,),
    proof=(
        Step(
            "The number of errors is binomial.", r"k\sim\mathrm{Bin}(m,L_{\mathcal D}(h))", uses="binomial_lower_tail"
        ),
        Step(
            "The bound fails only where so few errors are unlikely under the true risk.",
            r"L_{\mathcal D}(h)>\overline p(k)\iff\mathbb P[\mathrm{Bin}(m,L_{\mathcal D}(h))\le k]<\delta",
        ),
        Step(
            "Such k are those up to some k₀, and all together have probability below δ.",
            r"\mathbb P[\mathrm{Bin}(m,L_{\mathcal D}(h))\le k_0]<\delta",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("langford2005", "Theorem 3.3"),
    examples=(
        Example(
            dict(m=600, delta=0.025, errors=192),
            "0.358976828",
            "README of Langford's program `bound` (0.358976827934); mpmath: 0.35897682807",
        ),
        Example(
            dict(m=1000, delta=0.05, errors=50), "0.06286340351238", "mpmath: root of the binomial tail by bisection"
        ),
        Example(dict(m=1000, delta=0.01, errors=230), "0.2625030166431", "mpmath, as above"),
        Example(dict(m=100, delta=0.05, errors=0), "0.02951304960704", "mpmath: 1 - 0.05^(1/100)"),
        Example(dict(delta=0.05, errors=0), "59", "mpmath: ln 20/(-ln 0.95) = 58.404", unknown="m", at_most=0.05),
        Example(dict(delta=0.05, errors=2), "61", "mpmath: 0.10124 at 60, 0.09963 at 61", unknown="m", at_most=0.1),
        Example(
            dict(m=200, delta=0.05),
            "12",
            "mpmath: 0.09540 at 12 errors, 0.10136 at 13",
            unknown="errors",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="test_set_kl",
            because="The count of errors is binomial: nothing is given away by Chernoff's bound.",
            at={"test_error": "errors / m"},
        ),
        Connection(
            kind="sharpens",
            another="hoeffding_bentkus",
            because="The count of errors is binomial, which spares the factor e.",
            at={"test_error": "errors / m"},
        ),
    ),
    see_also=(
        "The smallest upper bound that depends on k alone and rises with it; never above errors/m + "
        "validation_one_sided. For an interval use δ/2 on each side."
    ),
)
def test_set_binomial(m: Samples, delta: Confidence, errors: Errors) -> TrueRisk:
    return binomial_upper(errors, m, delta)
