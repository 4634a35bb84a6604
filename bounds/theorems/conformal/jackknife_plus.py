"""The jackknife+: leave-one-out intervals with a guarantee."""

from bounds.formula.functions import maximum
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import EXCHANGEABLE, SYMMETRIC_LEARNER
from bounds.theorems.conformal._variables import Coverage, Miscoverage
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Jackknife+ coverage",
    statement=(
        r"The jackknife+ interval at level $\alpha$ contains a new label with at least this probability, over "
        r"sample and "
        r"test example together, for every distribution and every sample size."
    ),
    assumes=(EXCHANGEABLE, SYMMETRIC_LEARNER),
    relation=">=",
    decreasing_in="alpha",
    proof=(
        Step(
            "Compare leave-two-out residuals of all m + 1 examples: a tournament; a miss makes the test example lose "
            "too often.",
            r"\#\{j:R_{ij}>R_{ji}\}\ge(1-\alpha)(m+1)",
        ),
        Step(
            "At most 2α(m+1) players of a tournament can lose so often, and the test example is any of them.",
            r"\mathbb P[Y\notin C]\le2\alpha",
            uses="Landau's theorem on tournaments, exchangeability",
        ),
    ),
    source=Source("barber2021", "Theorem 1"),
    examples=(
        Example(dict(alpha=0.1), "0.8", "by hand"),
        Example(dict(), "0.05", "by hand", unknown="alpha", at_least=0.9),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="cv_plus",
            because="As many folds as examples.",
            at={"folds": "m"},
            equal=True,
        ),
    ),
    see_also="Usually the coverage is near 1 - α; conformal_coverage guarantees that, but trains on fewer examples.",
)
def jackknife_plus(alpha: Miscoverage) -> Coverage:
    return maximum(0, 1 - 2 * alpha)
