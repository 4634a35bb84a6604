"""Condorcet: the exact error of a vote of independent classifiers."""

from bounds.formula.functions import binomial_sf
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import INDEPENDENT_VOTERS
from bounds.theorems.exact_laws._variables import EnsembleRisk, VoterError, Voters
from bounds.vocabulary.assumptions import BINARY_LABELS
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Majority of independent voters",
    statement=(
        r"The majority of an odd number $T$ of voters, each wrong with probability $q$ independently, is wrong with "
        r"exactly this probability."
    ),
    assumes=(BINARY_LABELS, INDEPENDENT_VOTERS),
    relation="=",
    decreasing_in="voters",
    proof=(
        Step("The number of wrong voters is binomial.", r"\mathbb P[\mathrm{Bin}(T,q)\ge\tfrac{T+1}2]"),
        Step("Two more voters can only help below one half: they matter at a margin of one.", r"q<\tfrac12"),
    ),
    source=Source("dietterich2000", "section 1; Condorcet (1785)"),
    examples=(
        Example(dict(voters=21, error=0.3), "0.0263899407", "SciPy: binom.sf(10, 21, 0.3)"),
        Example(dict(voters=3, error=0.1), "0.028", "by hand: 3 * 0.01 * 0.9 + 0.001"),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="binomial_upper_tail",
            because="The vote is wrong where more than half of the voters are.",
            at={"m": "voters", "errors": "(voters + 1) / 2", "risk": "error"},
            equal=True,
        ),
    ),
    see_also="condorcet_hoeffding is a closed bound above it. Real voters are not independent: forest_strength.",
)
def condorcet(voters: Voters, error: VoterError) -> EnsembleRisk:
    return binomial_sf((voters - 1) / 2, voters, error)
