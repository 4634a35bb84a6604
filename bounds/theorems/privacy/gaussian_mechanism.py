"""The Gaussian mechanism: how much noise makes answers private."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.privacy._assumptions import GAUSSIAN_NOISE
from bounds.theorems.privacy._variables import NoiseDeviation, PrivacyToOne, Sensitivity, SmallLeak
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Gaussian mechanism",
    statement=(
        r"For $\varepsilon\le1$, Gaussian noise of this standard deviation on every answer is enough for "
        r"$(\varepsilon,\delta)$-differential privacy."
    ),
    assumes=(GAUSSIAN_NOISE,),
    decreasing_in="privacy leak",
    proof=(
        Step(
            "The logarithm of the ratio of the two densities is itself Gaussian; the worst case is that of one answer "
            "moved by Δ.",
            r"\mathcal L\sim N\Big(\frac{\Delta^2}{2\sigma^2},\frac{\Delta^2}{\sigma^2}\Big)",
        ),
        Step(
            "Privacy fails by what this logarithm exceeds ε, and that is known exactly.",
            r"\delta(\sigma)=\overline\Phi\Big(\frac{\varepsilon\sigma}\Delta-\frac\Delta{2\sigma}\Big)"
            r"-e^\varepsilon\,\overline\Phi\Big(\frac{\varepsilon\sigma}\Delta+\frac\Delta{2\sigma}\Big)",
            uses="analytic_gaussian_mechanism",
        ),
        Step(
            "At the σ of the theorem it is below δ, by the tail of the normal distribution.",
            r"\overline\Phi(z)\le\frac{e^{-z^2/2}}{z\sqrt{2\pi}}",
        ),
    ),
    source=Source("dwork2014", "Theorem A.1", seen_in="programs and notes that quote it"),
    examples=(
        Example(dict(sensitivity=1, privacy=0.5, leak=0.00001), "9.689610525", "mpmath: 2 sqrt(2 ln 125000)"),
        Example(
            dict(sensitivity=1, leak=0.00001),
            "0.4844805263",
            "mpmath: sqrt(2 ln 125000)/10",
            unknown="privacy",
            at_most=10,
        ),
    ),
    see_also=(
        "analytic_gaussian_mechanism has the exact σ, smaller by a quarter for ε = 0.5 and δ = 10⁻⁵; beyond ε = 1 the "
        "formula here proves nothing. laplace_mechanism_error needs no δ."
    ),
)
def gaussian_mechanism(sensitivity: Sensitivity, privacy: PrivacyToOne, leak: SmallLeak) -> NoiseDeviation:
    return sensitivity / privacy * sqrt(2 * log(1.25 / leak))
