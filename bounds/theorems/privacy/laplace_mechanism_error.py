"""The Laplace mechanism: how wrong the answers become by the noise that makes them private."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.privacy._assumptions import LAPLACE_NOISE
from bounds.theorems.privacy._variables import FailureOfAccuracy, LargestError, Privacy, Queries, Sensitivity
from bounds.vocabulary.citation import Example, Source, Step


def privacy_possible(
    error: LargestError, queries: Queries, sensitivity: Sensitivity, delta: FailureOfAccuracy
) -> Privacy:
    return sensitivity * (log(queries) + log(1 / delta)) / error


@theorem(
    title="Laplace mechanism, largest error",
    statement=(
        r"With probability at least $1-\beta$ over the noise, none of the $k$ answers of the Laplace mechanism is "
        "farther than this from the truth."
    ),
    assumes=(LAPLACE_NOISE,),
    decreasing_in="privacy delta",
    proof=(
        Step(
            "Private: one example changes the density of the answers by a factor of at most e^ε.",
            r"\prod_j\frac{e^{-|y_j-q_j|\varepsilon/\Delta}}{e^{-|y_j-q_j'|\varepsilon/\Delta}}"
            r"\le e^{\varepsilon\|q-q'\|_1/\Delta}\le e^\varepsilon",
        ),
        Step(
            "Accurate: each error has an exponential tail; add up over the answers.",
            r"k\,\mathbb P\Big[|\text{noise}|>\frac\Delta\varepsilon\ln\frac k\beta\Big]=\beta",
            uses="union_bound",
        ),
    ),
    equivalent_forms=(privacy_possible,),
    source=Source(
        "dwork2014",
        "Definition 3.3 and Theorem 3.6, with the accuracy stated after them",
        seen_in="public notes on chapter 3 of the book",
    ),
    examples=(
        Example(dict(queries=10, sensitivity=1, privacy=0.1, delta=0.05), "52.98317367", "mpmath: 10 ln 200"),
        Example(
            dict(queries=1, sensitivity=0.001, delta=0.05),
            "0.2995732274",
            "mpmath: 0.1 ln 20",
            unknown="privacy",
            at_most=0.01,
        ),
    ),
    see_also=(
        "β is the failure probability here, since δ belongs to privacy. For k means over the same m examples with "
        "values in [0, 1] the sensitivity is k/m. gaussian_mechanism measures the sensitivity in Euclidean length."
    ),
)
def laplace_mechanism_error(
    queries: Queries, sensitivity: Sensitivity, privacy: Privacy, delta: FailureOfAccuracy
) -> LargestError:
    return sensitivity / privacy * (log(queries) + log(1 / delta))
