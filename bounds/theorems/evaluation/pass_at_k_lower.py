"""A lower bound on pass@k of one problem."""

from bounds.formula.functions import at_least_once, binomial_lower
from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import INDEPENDENT_RUNS
from bounds.theorems.evaluation._conditions import no_more_right_than_runs
from bounds.theorems.evaluation._proofs import PASS
from bounds.theorems.evaluation._variables import Attempts, PassAtK, ProblemRuns, RightRuns
from bounds.vocabulary.citation import Connection, Example, Source
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Pass@k of one problem, from below",
    statement=(
        r"Of $n$ runs on one problem $c$ are right. With probability at least $1-\delta$ over these runs, at least one "
        r"of $k$ fresh ones is right with at least this probability."
    ),
    assumes=(INDEPENDENT_RUNS,),
    ends="one",
    relation=">=",
    decreasing_in="runs",
    where=(no_more_right_than_runs,),
    proof=PASS,
    source=Source("clopper1934", "the limits for the probability of one run, transformed"),
    examples=(
        Example(dict(runs=5, right=5, k=1, delta=0.05), "0.54928027", "by hand: .05^(1/5)"),
        Example(dict(runs=20, right=1, k=10, delta=0.05), "0.0253206", "by hand: 1 - .95^(10/20)"),
        Example(dict(runs=20, right=0, k=10, delta=0.05), "0", "by hand: none right, none sure"),
    ),
    connections=(
        Connection(
            kind="follows",
            another="test_set_binomial_lower",
            because="The runs that are right are counted in place of errors; pass@k rises with the probability of one.",
            at={"m": "runs", "errors": "right"},
            value="at_least_once(value, k)",
            equal=True,
        ),
    ),
    see_also=(
        "pass_at_k_upper is the other end; for both at once give each δ/2. The unbiased estimate is 1 - C(n-c, k)/C(n, "
        "k); 1 - (1 - c/n)^k is too small on average."
    ),
)
def pass_at_k_lower(runs: ProblemRuns, right: RightRuns, k: Attempts, delta: Confidence) -> PassAtK:
    return at_least_once(binomial_lower(right, runs, delta), k)
