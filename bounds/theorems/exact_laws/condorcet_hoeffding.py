"""A closed bound on the error of a vote of independent classifiers."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import INDEPENDENT_VOTERS
from bounds.theorems.exact_laws._variables import EnsembleRisk, VoterError, Voters
from bounds.vocabulary.assumptions import BINARY_LABELS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Accuracy


def voter_error(epsilon: Accuracy, voters: Voters) -> VoterError:
    return 1 / 2 - sqrt(log(1 / epsilon) / (2 * voters))


@theorem(
    title="Majority of independent voters, Hoeffding",
    statement=(
        r"The majority of $T$ voters, each wrong with probability $q\le\frac12$ independently, is wrong with at most "
        r"this probability."
    ),
    assumes=(BINARY_LABELS, INDEPENDENT_VOTERS),
    decreasing_in="voters",
    proof=(
        Step(
            "The share of wrong voters exceeds its mean by at least 1/2 - q.",
            r"\mathbb P\big[\tfrac1T\mathrm{Bin}(T,q)-q\ge\tfrac12-q\big]\le e^{-2T(1/2-q)^2}",
            uses="hoeffding_one_sided",
        ),
    ),
    equivalent_forms=(voter_error,),
    source=Source("dietterich2000", "section 1, with Hoeffding's inequality"),
    examples=(
        Example(dict(voters=21, error=0.3), "0.186373976", "mpmath: exp(-1.68)"),
        Example(dict(error=0.4), "151", "mpmath: ln 20/0.02 = 149.79, and odd", unknown="voters", at_most=0.05),
    ),
    connections=(
        Connection(kind="follows", another="condorcet", because="The exact tail is below Hoeffding's bound."),
    ),
    see_also=("condorcet is exact: {{condorcet voters=21 error=0.3}} for the first example."),
)
def condorcet_hoeffding(voters: Voters, error: VoterError) -> EnsembleRisk:
    return exp(-2 * voters * (1 / 2 - error) ** 2)
