"""Halfplanes: the exact expected risk of the worst consistent direction."""

from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import HALFPLANES, WORST_CONSISTENT
from bounds.theorems.exact_laws._proofs import ARC_AROUND_THE_TARGET
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


@theorem(
    title="Halfplanes, the worst consistent direction, mean",
    statement=(
        r"For homogeneous halfplanes in the plane, the worst consistent direction has exactly this expected risk, "
        r"whatever the target."
    ),
    assumes=(IID, HALFPLANES, WORST_CONSISTENT),
    relation="=",
    decreasing_in="m",
    proof=(
        ARC_AROUND_THE_TARGET,
        Step("The risk is the larger of the two distances.", r"\mathbb E\max(a,b)=\tfrac2{m+1}-\tfrac1{2(m+1)}"),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=1000), "0.001498501499", "by hand: 3/2002"),
        Example(dict(m=1), "0.75", "by hand: one example"),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="vc_expected_consistent",
            because="No consistent direction has a larger mean, and that is known.",
            at={"d": "2"},
        ),
    ),
    see_also="The middle of the arc has risk 1/(2(m+1)), a random direction 2/(3(m+1)), the worst one 3/(2(m+1)).",
)
def halfplane_worst_mean(m: Samples) -> ExpectedRisk:
    return 3 / (2 * (m + 1))
