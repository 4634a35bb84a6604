"""Occam's razor with the exact binomial tail: the sharpest union bound for the zero-one loss."""

from math import log as ln

from bounds.formula.functions import binomial_upper_exp, log
from bounds.theorem import theorem
from bounds.theorems.finite._assumptions import PRIOR_WEIGHTS
from bounds.theorems.finite._variables import LogWeight
from bounds.vocabulary.assumptions import IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, ErrorsOnSample, Number, Samples


def no_more_errors_than_examples(errors: ErrorsOnSample, m: Samples) -> Number:
    return errors <= m


@theorem(
    title="Finite class, exact binomial (Occam)",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every hypothesis $h$ at once, with $k$ training "
        r"errors, has "
        r"$L_{\mathcal D}(h)\le\max\{p:\mathbb P[\mathrm{Bin}(m,p)\le k]\ge\pi(h)\,\delta\}$. With equal weights "
        r"$\pi(h)\delta=\delta/|\mathcal H|$. One-sided."
    ),
    assumes=(IID, ZERO_ONE_LOSS, PRIOR_WEIGHTS),
    ends="one",
    decreasing_in="m delta",
    where=(no_more_errors_than_examples,),
    proof=(
        Step(
            "For one hypothesis its number of training errors is binomial, as on a test set.",
            r"\mathbb P[L_{\mathcal D}(h)>\overline p_h]\le\pi(h)\,\delta",
            uses="test_set_binomial",
        ),
        Step("Add up over all hypotheses.", r"\sum_h\pi(h)\,\delta\le\delta", uses="union bound"),
    ),
    source=Source("langford2005", "Theorem 4.1, Occam's razor bound"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, errors=50, ln_size=20 * ln(2)),
            "0.09625448432966",
            "mpmath: binomial tail at 0.05/2^20, bisection",
        ),
        Example(
            dict(m=1000, delta=0.05, errors=0, ln_size=20 * ln(2)),
            "0.01671736363531",
            "mpmath: 1 - (0.05/2^20)^(1/1000), finite_realizable_sharp",
        ),
        Example(
            dict(m=200, delta=0.01, errors=10, ln_size=ln(1000)),
            "0.147791747403303",
            "mpmath: binomial tail at 10^-5, bisection",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="test_set_binomial",
            because="Each hypothesis has its weight's share of δ.",
            at={"delta": "delta * exp(-ln_size)"},
            equal=True,
        ),
        Connection(
            kind="sharpens",
            another="finite_kl",
            because="The count of errors is binomial: nothing is given away by Chernoff's bound.",
            at={"training_error": "errors / m"},
        ),
    ),
    see_also=(
        "No bound that sees only k, m and δπ(h) can be smaller; finite_independent shows that the union bound itself "
        "loses next to nothing when hypotheses are wrong independently. finite_kl is its closed relaxation."
    ),
)
def finite_binomial(m: Samples, delta: Confidence, errors: ErrorsOnSample, ln_size: LogWeight) -> TrueRisk:
    return binomial_upper_exp(errors, m, ln_size + log(1 / delta))
