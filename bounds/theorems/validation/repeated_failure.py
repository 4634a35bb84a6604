"""A learner that fails often, run again and again: how seldom all runs fail."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import FRESH_RUNS
from bounds.theorems.validation._repetition_variables import FailureOfOne, Runs
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Probability


def runs_needed(probability: Probability, failure: FailureOfOne) -> Runs:
    return log(probability) / log(failure)


@theorem(
    title="Repeated runs, all of which fail",
    statement=(
        r"$k$ runs of a learner, each on examples of its own, of which each fails with probability at most $q$, all "
        "fail with at most this probability."
    ),
    assumes=(IID, FRESH_RUNS),
    decreasing_in="runs",
    proof=(Step("The runs are independent, as their examples are.", r"\mathbb P\le\prod_{i=1}^kq=q^k"),),
    equivalent_forms=(runs_needed,),
    source=Source("kearns1994", "section 4.2", seen_in="lecture notes on the PAC model"),
    examples=(
        Example(dict(runs=6, failure=0.5), "0.015625", "by hand: 1/64"),
        Example(dict(failure=0.5), "6", "by hand: 1/32 is above 0.025, 1/64 below", unknown="runs", at_most=0.025),
        Example(dict(failure=0.9), "44", "mpmath: ln 0.01/ln 0.9 = 43.71", unknown="runs", at_most=0.01),
    ),
    see_also=(
        "Below δ come log2(1/δ) runs of a learner that fails half of the time. That "
        "one run succeeded does not say which: confidence_boosting chooses."
    ),
)
def repeated_failure(runs: Runs, failure: FailureOfOne) -> Probability:
    return failure**runs
