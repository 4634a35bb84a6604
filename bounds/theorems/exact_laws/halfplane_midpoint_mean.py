"""Halfplanes: the exact expected risk of the middle of the consistent directions."""

from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import HALFPLANES, MIDDLE_OF_ARC
from bounds.theorems.exact_laws._proofs import ARC_AROUND_THE_TARGET
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


@theorem(
    title="Halfplanes, the middle of the consistent directions, mean",
    statement=(
        r"For homogeneous halfplanes in the plane, the middle of the consistent directions has exactly this "
        r"expected risk, whatever the target."
    ),
    assumes=(IID, HALFPLANES, MIDDLE_OF_ARC),
    relation="=",
    decreasing_in="m",
    proof=(
        ARC_AROUND_THE_TARGET,
        Step(
            "The risk is half the difference of the two distances.",
            r"\tfrac12\mathbb E|a-b|=\tfrac12\Big(\tfrac{3}{2(m+1)}-\tfrac1{2(m+1)}\Big)",
        ),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=1000), "0.0004995004995", "by hand: 1/2002"),
        Example(dict(m=1), "0.25", "by hand: one example"),
    ),
    connections=(
        Connection(kind="sharpens", another="halfplane_worst_mean", because="The middle of the arc is consistent."),
    ),
    see_also="The middle of the arc has risk 1/(2(m+1)), a random direction 2/(3(m+1)), the worst one 3/(2(m+1)).",
)
def halfplane_midpoint_mean(m: Samples) -> ExpectedRisk:
    return 1 / (2 * (m + 1))
