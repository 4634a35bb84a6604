"""An upper bound on pass@k of one problem."""

from bounds.formula.functions import at_least_once, binomial_upper
from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import INDEPENDENT_RUNS
from bounds.theorems.evaluation._conditions import no_more_right_than_runs
from bounds.theorems.evaluation._proofs import PASS
from bounds.theorems.evaluation._variables import Attempts, PassAtK, ProblemRuns, RightRuns
from bounds.vocabulary.citation import Connection, Example, Source
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Pass@k of one problem, from above",
    statement=(
        r"Of $n$ runs on one problem $c$ are right. With probability at least $1-\delta$ over these runs, at least one "
        r"of $k$ fresh ones is right with at most this probability."
    ),
    assumes=(INDEPENDENT_RUNS,),
    ends="one",
    decreasing_in="runs delta",
    where=(no_more_right_than_runs,),
    proof=PASS,
    source=Source("clopper1934", "the limits for the probability of one run, transformed"),
    examples=(
        Example(dict(runs=20, right=0, k=1, delta=0.05), "0.13910834", "by hand: 1 - .05^(1/20)"),
        Example(dict(runs=20, right=0, k=10, delta=0.05), "0.77639320", "by hand: 1 - .05^(10/20)"),
        Example(dict(runs=5, right=5, k=3, delta=0.05), "1", "by hand: all right, nothing is excluded"),
    ),
    connections=(
        Connection(
            kind="follows",
            another="test_set_binomial",
            because="The runs that are right are counted in place of errors; pass@k rises with the probability of one.",
            at={"m": "runs", "errors": "right"},
            value="at_least_once(value, k)",
            equal=True,
        ),
    ),
    see_also=(
        "pass_at_k_lower is the other end. A problem that no run solved is not one that none will: 20 failures leave "
        "{{pass_at_k_upper runs=20 right=0 k=10 delta=0.05}} for ten attempts."
    ),
)
def pass_at_k_upper(runs: ProblemRuns, right: RightRuns, k: Attempts, delta: Confidence) -> PassAtK:
    return at_least_once(binomial_upper(right, runs, delta), k)
