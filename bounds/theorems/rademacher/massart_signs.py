"""Massart's lemma for functions with values in [-1, 1]: the finite class of the exercises."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.rademacher._assumptions import FINITELY_MANY_FUNCTIONS, VALUES_UP_TO_ONE
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ComplexityOfClass
from bounds.vocabulary.variables import LogClassSize, Samples


def sample_size(complexity: ComplexityOfClass, ln_size: LogClassSize) -> Samples:
    return 2 * ln_size / complexity**2


def largest_class(complexity: ComplexityOfClass, m: Samples) -> LogClassSize:
    return m * complexity**2 / 2


@theorem(
    title="Massart's lemma, values in [-1, 1]",
    statement=(
        r"A class that takes at most $|\mathcal H|$ different vectors of values in $[-1,1]$ on the $m$ examples has "
        r"empirical Rademacher complexity $\mathfrak R=\frac1m\,\mathbb E_\sigma\max_h\sum_i\sigma_ih(x_i)$ at most "
        r"this: without factor 2 and without absolute value. The mean is over the signs alone."
    ),
    assumes=(FINITELY_MANY_FUNCTIONS, VALUES_UP_TO_ONE),
    decreasing_in="m",
    proof=(
        Step(
            "A vector of m values in [-1, 1] is no longer than the root of m.",
            r"\mathfrak R\le\frac{r\sqrt{2\ln|\mathcal H|}}m,\quad r=\sqrt m",
            uses="massart",
        ),
    ),
    equivalent_forms=(sample_size, largest_class),
    source=Source("mohri2018", "Corollary 3.8 with |H| instead of the growth function"),
    examples=(
        Example(
            dict(ln_size=8.517193191416238),
            "273",
            "published: smallest m at which twice the bound is at most 1/2 for 5000 functions; 32 ln 5000 = 272.55",
            unknown="m",
            at_most=0.25,
        ),
        Example(dict(m=200, ln_size=8.517193191416238), "0.2918423066", "mpmath: sqrt(ln(5000)/100)"),
        Example(dict(m=400), "8", "by hand: 400 * 0.2^2/2", unknown="ln_size", at_most=0.2),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="massart",
            because="No vector of m values in [-1, 1] is longer than √m.",
            at={"radius": "sqrt(m)"},
            equal=True,
        ),
    ),
    see_also=(
        "massart with the longest vectors that the values allow. With a growth function instead of |H| it holds for "
        "infinite classes of signs; in rademacher_loss_empirical it makes a bound on the risk."
    ),
)
def massart_signs(m: Samples, ln_size: LogClassSize) -> ComplexityOfClass:
    return sqrt(2 * ln_size / m)
