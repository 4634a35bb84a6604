"""Hyperplanes that leave a wide band free have small VC dimension, however many features there are."""

from bounds.formula.functions import ceil, minimum
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import EXAMPLES_IN_BALL, MARGIN_CLASS
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import CapacityOfClass
from bounds.vocabulary.variables import Diameter, Dimension, Width


@theorem(
    title="VC dimension of hyperplanes with a margin (Vapnik)",
    statement=(
        r"Among points in a ball of diameter $D$ in $\mathbb R^n$, any set for which every labelling is "
        r"produced by some hyperplane that leaves a band of width $p$ (half on either side) free of the "
        r"points has at most this many points. A sure statement about the class, without any sample."
    ),
    assumes=(EXAMPLES_IN_BALL, MARGIN_CLASS),
    decreasing_in="width",
    proof=(
        Step(
            "Split r shattered points into two parts as equal as may be: the band keeps the parts' centres apart.",
            r"\|c_+-c_-\|\ge p\quad\text{for every such split}",
        ),
        Step(
            "Over all such splits the mean squared distance of the centres is small, for even r and for odd r.",
            r"p^2\le\frac{D^2}{r-1}\qquad\text{or}\qquad p^2\le\frac{D^2r^2}{(r-1)^2(r+1)}<\frac{D^2}{r-2}",
            uses="averaging over splits",
        ),
        Step(
            "In both cases r - 1 is at most the ceiling; and no hyperplanes shatter n + 2 points.",
            r"r-1\le\Big\lceil\frac{D^2}{p^2}\Big\rceil,\qquad r\le n+1",
            uses="Radon's theorem",
        ),
    ),
    source=Source("haykin2009", "Chapter 6, theorem on the optimal hyperplane, after Vapnik; Burges 1998, Theorem 6"),
    examples=(
        Example(dict(diameter=2, width=0.5, n=100), "17", "by hand: 4/0.25 = 16, plus 1"),
        Example(
            dict(diameter=2, width=1.5, n=2),
            "3",
            "exact: three points evenly on the unit circle are shattered; each lies 1.5 from the line "
            "through the others",
        ),
        Example(dict(diameter=2, width=0.55, n=100), "15", "by hand: 4/0.3025 = 13.2, so 14, plus 1"),
        Example(dict(diameter=2, n=100), "0.5", "by hand: D²/p² <= 16", unknown="width", at_most=17),
    ),
    misprints=(
        Misprint(
            "matteoni2022",
            "Theorem (Vapnik)",
            printed=r"\text{the class of separating hyperplanes }w^Tx+b=0",
            right=r"\text{those among them that leave a band of width }p\text{ free of examples}",
            consequence="All hyperplanes together have VC dimension n + 1: for n = 100 that is 101, where "
            "diameter 2 and width 0.5 give 17.",
        ),
        Misprint(
            "matteoni2022",
            "the sentence before Theorem (Vapnik)",
            printed=r"\text{minimizing }\|w\|\text{ is equivalent to minimizing the VC dimension}",
            right=r"\text{it minimizes an upper bound, and only for a width fixed before the data}",
            consequence="A margin read off the sample may not be put in for p: that takes another theorem, "
            "such as margin_hard_svm.",
        ),
    ),
    see_also=(
        "Vapnik's own print has the integer part of R²/Δ² (R = D/2, Δ = p/2) instead of the ceiling. That "
        "is false: for three points evenly on the unit circle, D = 2 and p = 1.5, it gives 2, and the three "
        "are shattered."
    ),
)
def vapnik_margin_vc(diameter: Diameter, width: Width, n: Dimension) -> CapacityOfClass:
    return minimum(ceil((diameter / width) ** 2), n) + 1
