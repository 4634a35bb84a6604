"""The exponential mechanism: a private choice among many results loses little against the best of them."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.theorems.privacy._assumptions import EXPONENTIAL_MECHANISM
from bounds.theorems.privacy._variables import FailureOfAccuracy, LogResults, Privacy, UtilityLost, UtilitySensitivity
from bounds.vocabulary.citation import Example, Source, Step


def privacy_possible(
    utility: UtilityLost, ln_results: LogResults, sensitivity: UtilitySensitivity, delta: FailureOfAccuracy
) -> Privacy:
    return 2 * sensitivity * (ln_results + log(1 / delta)) / utility


def failure_probability(
    utility: UtilityLost, ln_results: LogResults, sensitivity: UtilitySensitivity, privacy: Privacy
) -> FailureOfAccuracy:
    return exp(ln_results - utility * privacy / (2 * sensitivity))


@theorem(
    title="Exponential mechanism, utility lost",
    statement=(
        r"With probability at least $1-\beta$ over the draw, the result of the exponential mechanism has a utility "
        "within this of the best one's."
    ),
    assumes=(EXPONENTIAL_MECHANISM,),
    decreasing_in="privacy delta",
    proof=(
        Step(
            "Private: one example changes each weight, and their sum, by a factor of at most the root of e^ε.",
            r"\frac{e^{\varepsilon u/(2\Delta)}}{e^{\varepsilon u'/(2\Delta)}}\le e^{\varepsilon/2},\qquad "
            r"e^{\varepsilon/2}\cdot e^{\varepsilon/2}=e^\varepsilon",
        ),
        Step(
            "Useful: the results that lose more than t all together weigh little beside the best one.",
            r"\mathbb P[u(\hat r)<\max u-t]\le\frac{|\mathcal R|\,e^{\varepsilon(\max u-t)/(2\Delta)}}"
            r"{e^{\varepsilon\max u/(2\Delta)}}=|\mathcal R|\,e^{-\varepsilon t/(2\Delta)}",
            uses="union_bound",
        ),
        Step("Choose t so that this is β.", r"t=\frac{2\Delta}\varepsilon\ln\frac{|\mathcal R|}\beta"),
    ),
    equivalent_forms=(privacy_possible, failure_probability),
    source=Source(
        "dwork2014",
        "Theorem 3.10, Theorem 3.11 and Corollary 3.12",
        seen_in="two sets of notes, one of which quotes Theorem 3.11",
    ),
    examples=(
        Example(
            dict(ln_results=log(100), sensitivity=1, privacy=0.5, delta=0.05),
            "30.4036098",
            "mpmath: 4 ln 2000",
        ),
        Example(dict(ln_results=0, sensitivity=0.5, privacy=2, delta=0.5), "0.34657359", "mpmath: ln(2)/2"),
        Example(
            dict(ln_results=log(100), sensitivity=0.001, delta=0.05),
            "0.76009025",
            "mpmath: 0.1 ln 2000",
            unknown="privacy",
            at_most=0.02,
        ),
    ),
    see_also=(
        "Where the best utility is reached by several results, their number divides |R|. For the smallest of k error "
        "rates on m examples, u is minus the error rate and Δ = 1/m: a private choice of hyperparameters, or of a "
        "hypothesis. laplace_mechanism_error is for answers that are numbers."
    ),
)
def exponential_mechanism(
    ln_results: LogResults, sensitivity: UtilitySensitivity, privacy: Privacy, delta: FailureOfAccuracy
) -> UtilityLost:
    return 2 * sensitivity / privacy * (ln_results + log(1 / delta))
