"""Conformal prediction on data that drift slowly, with weights that forget."""

from bounds.formula.functions import maximum
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import DECAYING_WEIGHTS, SLOW_DRIFT, SPLIT
from bounds.theorems.conformal._variables import Coverage, Decay, DriftRate, Miscoverage
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Conformal prediction under slow drift",
    statement=(
        r"If the distribution changes by at most $\varepsilon$ from each example to the next, the conformal set with "
        r"weights $\rho,\rho^2,\dots$ back in time contains the next label with at least this probability, however "
        "many calibration examples there are."
    ),
    assumes=(SPLIT, SLOW_DRIFT, DECAYING_WEIGHTS),
    relation=">=",
    decreasing_in="alpha rate rho",
    proof=(
        Step(
            "Exchanging two independent scores costs each of them its change of distribution.",
            r"d_{TV}(R,R^{(j\text{ back})})\le2j\varepsilon",
        ),
        Step(
            "The weighted mean of j is at most that of a geometric distribution.",
            r"\frac{\sum_{j=1}^mj\rho^j}{\sum_{j=0}^m\rho^j}\le\frac\rho{1-\rho}",
        ),
        Step(
            "So the coverage lost is small.",
            r"\Delta\le\frac{2\varepsilon\rho}{1-\rho}",
            uses="conformal_beyond_exchangeability",
        ),
    ),
    source=Source(
        "barber2023",
        "section on bounded drift, with ρ/(1-ρ) for 1/(1-ρ)",
        seen_in="a public plan that quotes it as a corollary",
    ),
    examples=(
        Example(dict(alpha=0.1, rate=0.0005, rho=0.99), "0.801", "by hand: 0.9 - 0.001 * 99"),
        Example(dict(alpha=0.1, rate=0.01, rho=0.5), "0.88", "by hand: 0.9 - 0.02"),
    ),
    connections=(
        Connection(
            kind="follows",
            another="conformal_beyond_exchangeability",
            because="So much weight lies on the examples that have drifted.",
            at={"drift": "2 * rate * rho / (1 - rho)"},
            equal=True,
        ),
    ),
    see_also=(
        "The smaller ρ, the smaller the loss of coverage, but also the fewer examples count, about 1/(1-ρ), and the "
        "set becomes everything when the test example's own weight 1-ρ exceeds α."
    ),
)
def conformal_drift(alpha: Miscoverage, rate: DriftRate, rho: Decay) -> Coverage:
    return maximum(0, 1 - alpha - 2 * rate * rho / (1 - rho))
