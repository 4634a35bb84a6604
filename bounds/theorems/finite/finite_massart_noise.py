"""ERM over a finite class when noise is nowhere near 1/2: the excess risk falls like 1/m."""

from math import log as ln

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.finite._assumptions import BAYES_IN_CLASS, MASSART_NOISE
from bounds.theorems.finite._variables import NoiseMargin
from bounds.vocabulary.assumptions import BINARY_LABELS, ERM, FINITE_CLASS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExcessRisk
from bounds.vocabulary.variables import Confidence, LogClassSize, Samples


@theorem(
    title="Finite class under Massart noise",
    statement=(
        r"Let $|2\eta(x)-1|\ge h$ everywhere and the Bayes classifier be in $\mathcal H$. With probability at least "
        r"$1-\delta$ over the sample, every empirical risk minimizer has excess risk at most "
        r"$\frac14\big(s+\sqrt{s^2+4c}\big)^2$, where $s^2=\frac{2t}h$, $c=\frac23t$, $t=\frac1m\ln\frac{|\mathcal "
        r"H|}\delta$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_CLASS, ERM, MASSART_NOISE, BAYES_IN_CLASS),
    decreasing_in="m delta noise_margin",
    proof=(
        Step(
            "Where h disagrees with the Bayes classifier h*, it loses at least the margin.",
            r"\mathrm{Var}(\ell_h-\ell_{h^*})\le\mathbb P[h\ne h^*]\le\frac{L_{\mathcal D}(h)-L_{\mathcal D}(h^*)}h",
        ),
        Step(
            "Bernstein's inequality for the differences, which lie within 2 of their means, for all h at once.",
            r"E_h\le\big(L_S(h)-L_S(h^*)\big)+\sqrt{\tfrac{2E_h}h\,t}+\tfrac23t,\quad "
            r"E_h=L_{\mathcal D}(h)-L_{\mathcal D}(h^*)",
            uses="bernstein, union bound",
        ),
        Step(
            "For the minimizer the first bracket is not positive; solve the quadratic for its root.",
            r"E\le s\sqrt E+c",
        ),
    ),
    source=Source("massart2006", "the finite case of the fast rate; these constants are worked out here"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, ln_size=20 * ln(2), noise_margin=0.6),
            "0.07703405568670",
            "mpmath: L = 20 ln 2 + ln 20, root of E = sqrt(2EL/600) + 2L/3000",
        ),
        Example(dict(m=1000, delta=0.05, ln_size=ln(1000), noise_margin=1), "0.03163363970541", "mpmath, as above"),
        Example(
            dict(delta=0.05, ln_size=ln(1000), noise_margin=0.6), "906", "mpmath: 905.06", unknown="m", at_most=0.05
        ),
    ),
    see_also=(
        "finite_agnostic_excess_sharp does not use the noise and gives "
        "{{finite_agnostic_excess_sharp m=1000 delta=0.05 ln_size=ln(2^20)}} where this gives "
        "{{finite_massart_noise m=1000 delta=0.05 ln_size=ln(2^20) noise_margin=0.6}} (2^20 hypotheses, m = "
        "1,000, δ = 0.05, h = 0.6). At h = 1 there is no noise; finite_realizable_sharp is then about three times "
        "smaller."
    ),
)
def finite_massart_noise(m: Samples, delta: Confidence, ln_size: LogClassSize, noise_margin: NoiseMargin) -> ExcessRisk:
    t = (ln_size + log(1 / delta)) / m
    return t * (sqrt(2 / noise_margin) + sqrt(2 / noise_margin + 8 / 3)) ** 2 / 4
