"""Natarajan's lemma: how many labellings a class with several labels produces."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import MULTICLASS
from bounds.theorems.growth._variables import Labels, NatarajanDimension, Points
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import LogGrowth


@theorem(
    title="Natarajan's lemma",
    statement=(
        r"A class of Natarajan dimension $d$ with $k$ labels produces on $m$ points at most $m^d\,k^{2d}$ labellings."
    ),
    assumes=(MULTICLASS,),
    proof=(
        Step(
            "Leave out one point. Labellings that agree on the others are one labelling there; the others of each "
            "such group differ from it in two labels at the point.",
            r"|H|\le|H_0|+\sum_{a<b}|H_{ab}|",
        ),
        Step(
            "What a part H_ab shatters can be enlarged by the point, so its dimension is smaller by one.",
            r"|H|\le(m-1)^dk^{2d}+\binom k2(m-1)^{d-1}k^{2d-2}\le m^dk^{2d}",
            uses="induction over m and d",
        ),
    ),
    source=Source("shalev-shwartz2014", "Lemma 29.4"),
    examples=(
        Example(dict(m=100, d=3, labels=10), "27.63102112", "mpmath: 3 ln 100 + 6 ln 10"),
        Example(dict(m=20, d=2, labels=2), "8.764053269", "mpmath: 2 ln 20 + 4 ln 2"),
    ),
    see_also="For two labels sauer_log is exact: ln 211 = 5.35 in the second example.",
)
def natarajan(m: Points, d: NatarajanDimension, labels: Labels) -> LogGrowth:
    return d * log(m) + 2 * d * log(labels)
