"""A class that shatters d points has at least 2^d members."""

from math import log as ln

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import FINITE_CLASS
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import CapacityOfClass
from bounds.vocabulary.variables import LogClassSize


@theorem(
    title="VC dimension of a finite class",
    statement=(
        r"Every finite class has $\mathrm{VCdim}(\mathcal H)\le\log_2|\mathcal H|$; being an integer, it "
        "is at most the integer part."
    ),
    assumes=(FINITE_CLASS,),
    proof=(
        Step(
            "Shattering d points takes a hypothesis for each of the 2^d labellings.",
            r"2^d\le|\mathcal H|",
        ),
        Step("Take logarithms."),
    ),
    source=Source("shalev-shwartz2014", "section 6.3.4"),
    examples=(
        Example(dict(ln_size=ln(1000)), "9.96578428466", "log2 1000: VC dimension at most 9"),
        Example(
            dict(ln_size=ln(3**20 + 1)),
            "31.69925001483688",
            "conjunctions over 20 features: at most 31; truly 20",
        ),
        Example(dict(), "6.931471805599", "1,024 hypotheses", unknown="ln_size", at_most=10),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "chapter 6, after definition 6.3",
            printed=r"C\text{ cannot be shattered if }|\mathcal H|\le2^{|C|}",
            right=r"C\text{ cannot be shattered if }|\mathcal H|<2^{|C|}",
            consequence="Eight hypotheses can shatter three points; the printed rule says they cannot.",
        ),
    ),
    see_also=(
        "Often far from tight: m thresholds have VC dimension 1. Conjunctions of literals over n "
        "features: 3^n + 1 hypotheses, VC dimension n."
    ),
)
def vc_dimension_finite_class(ln_size: LogClassSize) -> CapacityOfClass:
    return ln_size / log(2)
