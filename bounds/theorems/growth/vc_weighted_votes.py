"""Votes of T hypotheses, as boosting returns them."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import WEIGHTED_VOTES
from bounds.theorems.growth._variables import Voters, VotingDimension
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import CapacityOfClass


@theorem(
    title="VC dimension of weighted votes (boosting)",
    statement=(
        r"If the base class has VC dimension $d\ge3$ and $T\ge3$, the weighted votes of $T$ of its members "
        r"have VC dimension at most $T(d+1)(3\ln(T(d+1))+2)$."
    ),
    assumes=(WEIGHTED_VOTES,),
    proof=(
        Step(
            "Choose T labellings by the base class, then a halfspace over the T votes.",
            r"\tau(m)\le\Big(\frac{em}d\Big)^{dT}\Big(\frac{em}T\Big)^T\le m^{(d+1)T}",
            uses="sauer_polynomial, growth_halfspaces_homogeneous",
        ),
        Step("Shattered points have all labellings.", r"m\ln2\le(d+1)T\ln m"),
        Step("Solve for m.", r"m\le\frac{2(d+1)T}{\ln2}\ln\frac{(d+1)T}{\ln2}"),
    ),
    source=Source("shalev-shwartz2014", "Lemma 10.3; rederived here"),
    examples=(
        Example(dict(rounds=100, d=3), "7989.7574565", "mpmath: 400 (3 ln 400 + 2)"),
        Example(dict(rounds=3, d=3), "113.45663939", "mpmath: 12 (3 ln 12 + 2)"),
        Example(
            dict(d=3),
            "16",
            "mpmath: 926.5 for 16 hypotheses, 996.8 for 17",
            unknown="rounds",
            at_most=950,
        ),
    ),
    see_also=(
        "It grows with the rounds, so it cannot explain why boosting goes on improving: bounds by the margin can."
    ),
)
def vc_weighted_votes(rounds: Voters, d: VotingDimension) -> CapacityOfClass:
    return rounds * (d + 1) * (3 * log(rounds * (d + 1)) + 2)
