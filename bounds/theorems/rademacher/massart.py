"""Massart's lemma: finitely many vectors fit random signs hardly better than one."""

from math import log as ln
from math import sqrt as root

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import FINITELY_MANY_VECTORS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ComplexityOfClass
from bounds.vocabulary.variables import LogClassSize, Samples, VectorLength


def largest_class(complexity: ComplexityOfClass, m: Samples, radius: VectorLength) -> LogClassSize:
    return (complexity * m / radius) ** 2 / 2


@theorem(
    title="Massart's lemma",
    statement=(
        r"For every set $A\subset\mathbb R^m$ of $|\mathcal H|$ vectors (the values a class takes on $m$ "
        r"examples), none longer than $r$: $\mathfrak R=\frac1m\,\mathbb E_\sigma\max_{a\in "
        r"A}\sum_i\sigma_ia_i$, without factor 2 and without absolute value, is at most this. A sure "
        r"statement about the sample at hand; the mean is over the signs alone."
    ),
    assumes=(FINITELY_MANY_VECTORS,),
    decreasing_in="m",
    proof=(
        Step(
            "A sum of independent signs has light tails.",
            r"\mathbb E\,e^{\lambda\sum_i\sigma_ia_i}=\prod_i\cosh(\lambda a_i)\le e^{\lambda^2r^2/2}",
            uses="Hoeffding's lemma",
        ),
        Step(
            "The exponential of the maximum is at most the sum over A.",
            r"\mathbb E\max_{a\in A}\sum_i\sigma_ia_i\le\frac{\ln|\mathcal H|}\lambda+\frac{\lambda r^2}2",
            uses="Jensen's inequality",
        ),
        Step(
            "Choose λ, and divide by m.",
            r"\lambda=\frac{\sqrt{2\ln|\mathcal H|}}r",
        ),
    ),
    equivalent_forms=(largest_class,),
    source=Source("shalev-shwartz2014", "Lemma 26.8, with lengths measured from the origin; Massart 2000, Lemma 5.2"),
    examples=(
        Example(
            dict(m=1000, ln_size=ln(1001), radius=root(1000)),
            "0.1175479033",
            "mpmath: sqrt(2 ln(1001)/1000): thresholds on 1000 points make 1001 vectors of length sqrt(1000)",
        ),
        Example(
            dict(m=273, ln_size=ln(5000), radius=root(273)),
            "0.249794",
            "published: 273 is the smallest m at which twice the bound is below 1/2 for 5000 functions; sqrt(2 "
            "ln(5000)/273)",
        ),
        Example(
            dict(m=272, ln_size=ln(5000), radius=root(272)),
            "0.250253",
            "mpmath: sqrt(2 ln(5000)/272), still above 1/4",
        ),
        Example(dict(m=400, radius=20), "8", "by hand: (0.2 * 400/20)^2/2", unknown="ln_size", at_most=0.2),
    ),
    see_also=(
        "The radius is the length of a whole vector of m values: the root of m for values ±1, at most that "
        "for losses in [0, 1]; so m enters twice, and the bound is then sqrt(2 ln|H|/m). Lengths may be "
        "measured from any fixed point, since a shift leaves the complexity as it is. In the convention of "
        "rademacher_expected (2/m, absolute value) it becomes 2 r sqrt(2 ln(2|H|))/m: the negatives join "
        "the class."
    ),
)
def massart(m: Samples, ln_size: LogClassSize, radius: VectorLength) -> ComplexityOfClass:
    return radius * sqrt(2 * ln_size) / m
