"""Dudley's integral for a class of finite VC dimension: no logarithm of the sample size."""

from bounds.formula.functions import e, log, pi, scaled_erfc, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ComplexityOfClass
from bounds.vocabulary.variables import Samples, VCDimension


def sample_complexity(complexity: ComplexityOfClass, d: VCDimension) -> Samples:
    level = 1 + log(d + 1) + d * log(2 * e)
    return (12 * (sqrt(level) + sqrt(pi * d / 2) * scaled_erfc(sqrt(level / (2 * d)))) / complexity) ** 2


@theorem(
    title="Dudley's integral for a VC class",
    statement=(
        r"On every sample of $m$ examples, functions $0$ or $1$ of VC dimension $d$ have $\hat{\mathfrak R}=\mathbb "
        r"E_\sigma\sup_f\frac1m\sum_i\sigma_if(x_i)$, without factor 2 and without absolute value, of at most this. "
        r"A sure statement; $\mathrm{erfcx}(x)=e^{x^2}\mathrm{erfc}(x)$."
    ),
    assumes=(BINARY_LABELS, FINITE_VC_DIMENSION),
    decreasing_in="m",
    proof=(
        Step(
            "Chains of ever finer covers.",
            r"\hat{\mathfrak R}\le\frac{12}{\sqrt m}\int_0^1\sqrt{\ln\mathcal N(\epsilon)}\,d\epsilon",
            uses="Dudley's entropy integral",
        ),
        Step(
            "A VC class has small covers in the root mean square distance on the sample.",
            r"\mathcal N(\epsilon)\le e\,(d+1)\Big(\frac{2e}{\epsilon^2}\Big)^d",
            uses="Haussler's packing lemma",
        ),
        Step(
            "The integral has a closed form; here a is the logarithm at ε = 1.",
            r"\int_0^1\sqrt{a+2d\ln\tfrac1\epsilon}\,d\epsilon=\sqrt a+\sqrt{\tfrac{\pi "
            r"d}2}\;\mathrm{erfcx}\Big(\sqrt{\tfrac a{2d}}\Big)",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("srebro2010", "Lemma A.3 for the integral and its constant; Haussler 1995 for the covers"),
    examples=(
        Example(dict(m=1000, d=10), "2.350694826", "mpmath: the integral by quadrature; above 1: vacuous"),
        Example(dict(m=10**5, d=1), "0.08682829420615", "mpmath: the integral by quadrature"),
        Example(dict(d=10), "552,577", "mpmath: (120 * 6.194624778917)^2 = 552576.62", unknown="m", at_most=0.1),
    ),
    see_also=(
        "Of order sqrt(d/m), where massart with Sauer's count of labellings has sqrt(d ln(m/d)/m); but the constants "
        "make the latter the smaller one for every m of practical size: .33 at d = 10, m = 1000 (vectors of length "
        "√m, exact sum)."
    ),
)
def dudley_vc(m: Samples, d: VCDimension) -> ComplexityOfClass:
    level = 1 + log(d + 1) + d * log(2 * e)
    return 12 / sqrt(m) * (sqrt(level) + sqrt(pi * d / 2) * scaled_erfc(sqrt(level / (2 * d))))
