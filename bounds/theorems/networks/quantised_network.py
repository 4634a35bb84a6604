"""A network of few bits is a member of a finite class: the relative entropy bound over all of them."""

from bounds.formula.functions import kl_inverse, log
from bounds.theorem import theorem
from bounds.theorems.networks._assumptions import QUANTISED
from bounds.theorems.networks._variables import BitsEach
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, ErrorOnSample, Parameters, Samples


@theorem(
    title="Quantized network",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every network with $p$ parameters of $b$ bits each "
        r"has true risk at most the largest $q$ with $\mathrm{kl}(\hat L\,\|\,q)\le\frac{p\,b\ln2+\ln(1/\delta)}m$, "
        r"$\hat L$ being its error on the sample. One-sided, uniform."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, QUANTISED),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "One network's error on the sample is rarely far below its risk.",
            r"\mathbb P\big[\mathrm{kl}(L_S\,\|\,L_{\mathcal D})\ge c,\ L_S<L_{\mathcal D}\big]\le e^{-mc}",
            uses="test_set_kl",
        ),
        Step("There are 2 to the number of bits of them.", r"2^{pb}\,e^{-mc}=\delta", uses="union bound"),
    ),
    source=Source("langford2005", "Occam's razor bound in its relative-entropy form, for a fixed number of bits"),
    examples=(
        Example(
            dict(m=60_000, delta=0.05, parameters=1000, bits=8, training_error=0.02),
            "0.1433778906",
            "mpmath: inverse relative entropy by bisection",
        ),
        Example(
            dict(m=60_000, delta=0.05, parameters=1000, bits=8, training_error=0),
            "0.08832303158011",
            "mpmath: 1 - exp(-(8000 ln 2 + ln 20)/60000)",
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="finite_kl",
            because="So many networks fit into the bits.",
            at={"ln_size": "parameters * bits * log(2)"},
            equal=True,
        ),
    ),
    see_also="tree_code_length lets the number of bits vary, two-sided and by Hoeffding's inequality.",
)
def quantised_network(
    m: Samples, delta: Confidence, parameters: Parameters, bits: BitsEach, training_error: ErrorOnSample
) -> TrueRisk:
    return kl_inverse(training_error, (parameters * bits * log(2) + log(1 / delta)) / m)
