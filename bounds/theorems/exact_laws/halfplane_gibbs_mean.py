"""Halfplanes: the exact expected risk of a random consistent direction."""

from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import HALFPLANES, RANDOM_CONSISTENT
from bounds.theorems.exact_laws._proofs import ARC_AROUND_THE_TARGET
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


@theorem(
    title="Halfplanes, a random consistent direction, mean",
    statement=(
        r"For homogeneous halfplanes in the plane, a random consistent direction has exactly this expected risk, "
        r"whatever the target."
    ),
    assumes=(IID, HALFPLANES, RANDOM_CONSISTENT),
    relation="=",
    decreasing_in="m",
    proof=(
        ARC_AROUND_THE_TARGET,
        Step(
            "The risk is a distance uniform in the arc.",
            r"\mathbb E\frac{a^2+b^2}{2(a+b)}=\tfrac13\,\mathbb E[a+b]=\tfrac13\cdot\tfrac2{m+1}",
        ),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=1000), "0.000666000666", "by hand: 2/3003"),
        Example(dict(m=1), "0.3333333333", "by hand: one example"),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="halfplane_worst_mean",
            because="A random consistent direction is no worse than the worst.",
        ),
    ),
    see_also="The middle of the arc has risk 1/(2(m+1)), a random direction 2/(3(m+1)), the worst one 3/(2(m+1)).",
)
def halfplane_gibbs_mean(m: Samples) -> ExpectedRisk:
    return 2 / (3 * (m + 1))
