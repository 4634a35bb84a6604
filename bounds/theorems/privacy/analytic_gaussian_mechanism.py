"""The analytic Gaussian mechanism: what Gaussian noise leaks, for every ε, neither less nor more."""

from bounds.formula.functions import gaussian_leak
from bounds.theorem import theorem
from bounds.theorems.privacy._assumptions import GAUSSIAN_NOISE, LARGEST_MOVE
from bounds.theorems.privacy._variables import AnyPrivacy, GaussianNoise, LeastLeak, Sensitivity
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Analytic Gaussian mechanism",
    statement=(
        r"For every $\varepsilon\ge0$, answers with Gaussian noise of standard deviation $\sigma$ are "
        r"$(\varepsilon,\delta)$-differentially private exactly for those $\delta$ that are at least this."
    ),
    assumes=(GAUSSIAN_NOISE, LARGEST_MOVE),
    relation="=",
    decreasing_in="sigma privacy",
    proof=(
        Step(
            "Of two laws, the set on which one exceeds e^ε times the other makes the most of the difference.",
            r"\delta=\mathbb P[\mathcal L>\varepsilon]-e^\varepsilon\,\mathbb P'[\mathcal L>\varepsilon],\qquad"
            r"\mathcal L=\ln\frac{p}{p'}",
            uses="the Neyman-Pearson lemma",
        ),
        Step(
            "The logarithm of the ratio of two Gaussian densities, moved by a vector of length Δ, is itself Gaussian.",
            r"\mathcal L\sim N\Big(\pm\frac{\Delta^2}{2\sigma^2},\frac{\Delta^2}{\sigma^2}\Big)\text{ under }p,\,p'",
        ),
        Step(
            "Put in; a shorter vector leaks less, so the longest decides.",
            r"\delta=\overline\Phi\Big(\frac{\varepsilon\sigma}\Delta-\frac\Delta{2\sigma}\Big)"
            r"-e^\varepsilon\,\overline\Phi\Big(\frac{\varepsilon\sigma}\Delta+\frac\Delta{2\sigma}\Big)",
        ),
    ),
    source=Source(
        "balle2018", "Theorem 8", seen_in="Google's library of differential privacy, which names the theorem"
    ),
    examples=(
        Example(dict(sensitivity=1, sigma=1, privacy=1), "0.126936737507", "mpmath: Q(1/2) - e Q(3/2)"),
        Example(dict(sensitivity=1, sigma=4, privacy=0), "0.0994764497", "mpmath: erf(1/(8 sqrt 2))"),
        Example(
            dict(sensitivity=1, privacy=0.5),
            "7.03182667558",
            "mpmath: root of the same at 40 digits",
            unknown="sigma",
            at_most=1e-5,
        ),
        Example(dict(sensitivity=1, privacy=5), "0.891868264952", "mpmath, as above", unknown="sigma", at_most=1e-5),
        Example(dict(sensitivity=1, sigma=4), "0.926341503998", "mpmath, as above", unknown="privacy", at_most=1e-5),
    ),
    see_also=(
        "gaussian_mechanism's closed form needs more noise, "
        "{{gaussian_mechanism sensitivity=1 privacy=0.5 leak=0.00001}} for "
        "{{solve analytic_gaussian_mechanism sigma at_most=0.00001 sensitivity=1 privacy=0.5}} at ε = 0.5 and δ = "
        "10⁻⁵, and proves nothing beyond ε = 1. Solved for σ this is the smallest noise, solved for ε the best "
        "privacy. Without a δ no Gaussian noise is private."
    ),
)
def analytic_gaussian_mechanism(sensitivity: Sensitivity, sigma: GaussianNoise, privacy: AnyPrivacy) -> LeastLeak:
    return gaussian_leak(sensitivity, sigma, privacy)
