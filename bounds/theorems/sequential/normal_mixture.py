"""A confidence sequence by mixing over Gaussian tilts (Robbins): valid at all sample sizes at once."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.sequential._variables import CONSTANT_MEAN, ONE_BY_ONE, MixtureWidth, TimeUniformGap
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def failure_probability(epsilon: Accuracy, m: Samples, rho: MixtureWidth) -> Confidence:
    return sqrt(1 + m / (4 * rho)) * exp(-((m * epsilon) ** 2) / (2 * (m / 4 + rho)))


@theorem(
    title="Confidence sequence, normal mixture",
    statement=(
        r"Fix $\rho>0$. With probability at least $1-\delta$, at every sample size $m=1,2,\dots$ at once, "
        r"$|L_{\mathcal D}(h)-L_m(h)|\le\frac1m\sqrt{\big(\frac "
        r"m4+\rho\big)\big(\ln\frac{m/4+\rho}\rho+2\ln\frac1\delta\big)}$, "
        r"where $L_m(h)$ is the mean loss on the first $m$ test examples. Two-sided; stopping when one likes is "
        r"allowed."
    ),
    assumes=(CONSTANT_MEAN, ONE_BY_ONE, LOSS_IN_UNIT_INTERVAL, FIXED_HYPOTHESIS),
    ends="both",
    decreasing_in="m delta",
    free_parameters="rho",
    chosen="before the data",
    proof=(
        Step(
            "Losses in [0, 1] are sub-Gaussian with variance factor 1/4: for every s this does not grow on average.",
            r"M_m(s)=\exp\big(s\,S_m-\tfrac{s^2m}8\big),\quad S_m=\sum_{i\le m}(\ell_i-L_{\mathcal D}(h))",
            uses="Hoeffding's lemma",
        ),
        Step(
            "Nor does its mean over s drawn from a normal distribution of variance 1/ρ.",
            r"\int M_m(s)\,dN(0,\tfrac1\rho)(s)=\sqrt{\frac\rho{\rho+m/4}}\exp\Big(\frac{S_m^2}{2(\rho+m/4)}\Big)",
        ),
        Step(
            "A nonnegative supermartingale that starts at 1 ever reaches 1/δ with probability at most δ.",
            uses="ville",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("howard2021", "Proposition 5, two-sided normal mixture; Robbins 1970"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, rho=31.5), "0.04799086433742", "mpmath: V = 250 in the boundary, divided by 1000"
        ),
        Example(
            dict(m=1000, delta=0.05, rho=31.50140245),
            "0.04799086792",
            "the authors' library confseq at ρ tuned for V = 250",
        ),
        Example(dict(m=100, delta=0.01, rho=1), "0.1800498152345", "mpmath: V = 25, ρ = 1"),
    ),
    see_also=(
        "hoeffding_two_sided holds at one m fixed beforehand: {{hoeffding_two_sided m=1000 delta=0.05}} where "
        "this gives {{normal_mixture m=1000 delta=0.05 rho=31.5}} at m = 1,000, δ = 0.05, and allows any number "
        "of looks. ρ decides where it is tightest: ρ = v/(2 ln(1/δ) + ln(1 + 2 ln(1/δ))) is near the best at m = "
        "4v: 31.5 for v = 250, where 30.4 is. lil_boundary needs no ρ; for the zero-one loss bernoulli_mixture is "
        "sharper at small risks."
    ),
)
def normal_mixture(m: Samples, delta: Confidence, rho: MixtureWidth) -> TimeUniformGap:
    variance = m / 4 + rho
    return sqrt(variance * (log(variance / rho) + 2 * log(1 / delta))) / m
