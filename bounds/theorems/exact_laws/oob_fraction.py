"""How much of the sample a bootstrap resample leaves out."""

from bounds.formula.functions import complement_power
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import BOOTSTRAP
from bounds.theorems.exact_laws._variables import Fraction, Resample
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step


@theorem(
    title="Out-of-bag fraction",
    statement=(
        r"A bootstrap resample of $m$ examples misses exactly the share $(1-1/m)^m$ of them on average, which tends "
        r"to $1/e$."
    ),
    assumes=(BOOTSTRAP,),
    relation="=",
    proof=(Step("Each of m draws misses a given example.", r"\Big(1-\frac1m\Big)^m\uparrow e^{-1}=0.3679"),),
    source=Source("hastie2009", "section 7.11"),
    examples=(
        Example(dict(m=100), "0.3660", "published lecture on bagging; James et al. give 1 minus it, .634"),
        Example(dict(m=5), "0.32768", "by hand: 0.8^5"),
        Example(dict(m=10), "0.3486784401", "by hand: 0.9^10"),
        Example(dict(m=1000), "0.367695424771", "mpmath: 0.999^1000"),
        Example(dict(m=1), "0", "by hand"),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "out-of-bag error",
            printed=r"\text{on average about }\tfrac13\ (e^{-1}\approx0.37)",
            right=r"(1-1/m)^m\to e^{-1}=0.3679",
            consequence="The rough 1/3 is too small by the factor 1.10; the limit stands beside it. For m = 10 the "
            "share is {{oob_fraction m=10}}.",
            verdict="loose",
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="memoriser_unseen",
            because="As many draws as there are examples.",
            at={"atoms": "m"},
            equal=True,
        ),
    ),
    see_also="memoriser_unseen with as many atoms as examples.",
)
def oob_fraction(m: Resample) -> Fraction:
    return complement_power(1 / m, m)
