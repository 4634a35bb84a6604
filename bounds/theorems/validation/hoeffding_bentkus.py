"""Hoeffding-Bentkus: relative entropy and a binomial tail, whichever is smaller, for losses between 0 and 1."""

from bounds.formula.functions import bentkus_upper, kl_inverse, log, minimum, total_loss
from bounds.theorem import theorem
from bounds.theorems.validation._variables import SummedSamples, TestLoss
from bounds.theorems.validation.on_test_set_kl import test_set_kl
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Number


def losses(m: SummedSamples, test_error: TestLoss) -> Number:
    return total_loss(test_error, m)


@theorem(
    title="Test set, Hoeffding-Bentkus",
    statement=(
        r"Let a fixed $h$ have mean loss $\hat L$ on $m$ test examples. With probability at least $1-\delta$ over the "
        r"test set, $L_{\mathcal D}(h)$ is at most the largest $p$ at which neither $e^{-m\,\mathrm{kl}(\hat "
        r"L\|p)}$ nor $e\,\mathbb P[\mathrm{Bin}(m,p)\le\lceil m\hat L\rceil]$ is below $\delta$. One-sided."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FIXED_HYPOTHESIS),
    ends="one",
    decreasing_in="delta",
    non_monotone="m",
    envelope=test_set_kl,
    teeth={"m": losses},
    proof=(
        Step(
            "Two bounds on the probability that the mean loss is so small.",
            r"\mathbb P[L_T(h)\le q]\le\min\big\{e^{-m\,\mathrm{kl}(q\|p)},\,"
            r"e\,\mathbb P[\mathrm{Bin}(m,p)\le\lceil mq\rceil]\big\}\quad(q\le p)",
            uses="test_set_kl, Bentkus's inequality",
        ),
        Step(
            "The smaller of the two is a valid p-value for every p: it rises with q. Keep the p it does not reject; "
            "where both terms fall in p, that is the smaller of the two ends.",
        ),
    ),
    source=Source(
        "bates2021",
        "Hoeffding-Bentkus bound; its second term is Bentkus 2004",
        seen_in="a program of Learn then Test that quotes the paper",
    ),
    examples=(
        Example(
            dict(m=1000, delta=0.05, test_error=0.05),
            "0.06643548776193",
            "mpmath: the smaller of 0.0686847 (relative entropy) and 0.0664355 (binomial tail at 50, δ/e)",
        ),
        Example(
            dict(m=100, delta=0.05, test_error=0.053),
            "0.1258304407685",
            "mpmath: relative entropy 0.1258304 and binomial tail at 6 of 100 0.1306773",
        ),
        Example(
            dict(m=10, delta=0.5, test_error=0.3),
            "0.4830801488227",
            "mpmath: relative entropy 0.4830801, binomial tail at 3 of 10 0.4928017",
        ),
    ),
    connections=(
        Connection(
            kind="sharpens", another="test_set_kl", because="It takes the smaller of two ends, one of them Chernoff's."
        ),
    ),
    see_also=(
        "Never above test_set_kl. For the zero-one loss test_set_binomial needs no factor e: "
        "{{test_set_binomial m=1000 delta=0.05 errors=50}} instead of "
        "{{hoeffding_bentkus m=1000 delta=0.05 test_error=0.05}} for 50 of 1,000 at δ = 0.05. It saws in m "
        "because the total loss is rounded up."
    ),
)
def hoeffding_bentkus(m: SummedSamples, delta: Confidence, test_error: TestLoss) -> TrueRisk:
    return minimum(kl_inverse(test_error, log(1 / delta) / m), bentkus_upper(test_error, m, delta))
