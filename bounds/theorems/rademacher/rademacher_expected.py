"""Uniform bound with the expected Rademacher complexity of the losses, in the older convention."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.rademacher._variables import DoubledComplexity
from bounds.vocabulary.assumptions import CLASS_FIXED, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, rademacher: DoubledComplexity) -> Samples:
    return log(1 / delta) / (2 * (epsilon - rademacher) ** 2)


def failure_probability(epsilon: Accuracy, m: Samples, rademacher: DoubledComplexity) -> Confidence:
    return exp(-2 * m * (epsilon - rademacher) ** 2)


def affordable_complexity(epsilon: Accuracy, m: Samples, delta: Confidence) -> DoubledComplexity:
    return epsilon - sqrt(log(1 / delta) / (2 * m))


@theorem(
    title="Rademacher bound, expected complexity",
    statement=(
        r"Let $\mathfrak R=\frac2m\,\mathbb E_S\,\mathbb E_\sigma\sup_{f\in\mathcal F}"
        r"\bigl|\sum_i\sigma_i\,\ell(f(x_i),y_i)\bigr|$ be the complexity of the losses, with the factor "
        r"2 and the absolute value inside. With probability at least $1-\delta$ over the sample, every "
        r"$f\in\mathcal F$ has $L_{\mathcal D}(f)\le L_S(f)+\varepsilon$: one-sided, uniform over the class."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, CLASS_FIXED),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "The largest gap moves by at most 1/m when one example changes, so it stays near its mean.",
            r"\mathbb P\Big[\sup_f(L_{\mathcal D}-L_S)>\mathbb E\sup_f(L_{\mathcal D}-L_S)+t\Big]\le "
            r"e^{-2mt^2}=\delta",
            uses="McDiarmid's inequality",
        ),
        Step(
            "A second sample and random signs bound the mean by the complexity; the absolute value only adds.",
            r"\mathbb E\sup_f(L_{\mathcal D}-L_S)"
            r"\le\frac2m\mathbb E\sup_f\sum_i\sigma_i\,\ell(f(x_i),y_i)\le\mathfrak R",
            uses="symmetrisation",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability, affordable_complexity),
    source=Source("mohri2018", "Theorem 3.3, first inequality, whose 2R is at most the R here"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, rademacher=0.1),
            "0.1387022756",
            "mpmath: 0.1 + sqrt(ln(20)/2000), 40 digits",
        ),
        Example(
            dict(delta=0.05, rademacher=0.1),
            "600",
            "by hand: ln(20)/(2 * 0.05^2) = 599.1",
            unknown="m",
            at_most=0.15,
        ),
        Example(
            dict(m=1000, delta=0.05),
            "0.1612977244",
            "mpmath: 0.2 - sqrt(ln(20)/2000), 40 digits",
            unknown="rademacher",
            at_most=0.2,
        ),
    ),
    misprints=(
        Misprint(
            "amini",
            "definition of the expected complexity",
            printed=r"\mathfrak R_m(\mathcal F)=\frac2m\,\mathbb E_{S}"
            r"\Big[\sup_f\Big|\sum_i\sigma_if(x_i)\Big|\Big]",
            right=r"\mathfrak R_m(\mathcal F)=\frac2m\,\mathbb E_S\,\mathbb E_\sigma"
            r"\Big[\sup_f\Big|\sum_i\sigma_if(x_i)\Big|\Big]",
            consequence="Without the mean over the signs it is a random number: for one function of constant "
            "loss 1 and m = 100 anything from 0 to 2, where the complexity is 0.1592.",
        ),
    ),
    see_also=(
        "Textbooks of today drop the absolute value and put 1/m for 2/m; their bound then carries 2R where "
        "this one carries R. Putting such an R in here halves the complexity term and proves nothing: "
        "double it first. R is held fixed when solving for m, although it falls as m grows. "
        "rademacher_empirical needs only the sample."
    ),
)
def rademacher_expected(m: Samples, delta: Confidence, rademacher: DoubledComplexity) -> Gap:
    return rademacher + sqrt(log(1 / delta) / (2 * m))
