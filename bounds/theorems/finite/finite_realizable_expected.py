"""The worst consistent hypothesis of a finite class, on average over samples."""

from math import log as ln

from bounds.formula.functions import one_minus_exp
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import CONSISTENT_LEARNER, FINITE_CLASS, IID, REALIZABLE, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import LogClassSize, Samples


@theorem(
    title="Finite class, realizable, in expectation",
    statement=(
        r"On average over samples, the worst $h\in\mathcal H$ without training error, and so the one a consistent "
        r"learner returns, has true risk at most $\varepsilon_0+\frac{1-\varepsilon_0}{m+1}$ with "
        r"$\varepsilon_0=1-|\mathcal H|^{-1/m}$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FINITE_CLASS, REALIZABLE, CONSISTENT_LEARNER),
    decreasing_in="m",
    proof=(
        Step(
            "The tail that the union bound gives, cut at 1.",
            r"\mathbb P[\max_{h:L_S(h)=0}L_{\mathcal D}(h)>\varepsilon]\le\min\{1,|\mathcal H|(1-\varepsilon)^m\}",
            uses="finite_realizable_sharp",
        ),
        Step(
            "Integrate: up to ε₀ the minimum is 1.",
            r"\int_0^1\min\{1,|\mathcal H|(1-\varepsilon)^m\}\,d\varepsilon=\varepsilon_0+\frac{1-\varepsilon_0}{m+1}",
        ),
    ),
    source=Source("shalev-shwartz2014", "Corollary 2.3, its tail integrated"),
    examples=(
        Example(dict(m=1000, ln_size=20 * ln(2)), "0.01475254296367715", "mpmath: with ε₀ = 1 - 2^(-20/1000)"),
        Example(
            dict(m=100, ln_size=ln(1000)),
            "0.07598584079505837",
            "mpmath: numerical quadrature of min(1, 1000(1-e)^100)",
        ),
        Example(dict(m=1, ln_size=0), "0.5", "by hand: the integral of 1 - ε"),
    ),
    see_also=(
        "Never above (1 + ln|H|)/m: 0.0791 where this gives {{finite_realizable_expected m=100 ln_size=ln(1000)}} "
        "for 1,000 hypotheses and m = 100. An average does not bound single samples; finite_realizable_sharp "
        "does."
    ),
)
def finite_realizable_expected(m: Samples, ln_size: LogClassSize) -> ExpectedRisk:
    epsilon0 = one_minus_exp(ln_size / m)
    return epsilon0 + (1 - epsilon0) / (m + 1)
