"""Patients for a prediction model whose coefficients need little shrinking."""

from bounds.formula.functions import log_one_minus
from bounds.theorem import theorem
from bounds.theorems.prediction_models._assumptions import HEURISTIC_SHRINKAGE, UNPENALISED
from bounds.theorems.prediction_models._conditions import explains_less_than_the_shrinkage
from bounds.theorems.prediction_models._variables import CoxSnell, SampleSizeOfCriterion, Shrinkage
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Parameters


@theorem(
    title="Sample size for a shrinkage factor (Riley)",
    statement=(
        r"A logistic regression with $p$ parameters, fitted to $n$ patients, whose optimism-corrected $R^2$ by Cox and "
        r"Snell is as anticipated, has an expected calibration slope of about $S$ in new patients at this $n$. An "
        "approximation, not a bound."
    ),
    assumes=(IID, UNPENALISED, HEURISTIC_SHRINKAGE),
    decreasing_in="cox_snell",
    where=(explains_less_than_the_shrinkage,),
    proof=(
        Step(
            "The heuristic shrinkage factor takes the p parameters off the likelihood ratio statistic.",
            r"S=1-\frac p{\mathrm{LR}}",
            uses="van Houwelingen and le Cessie's factor, an approximation",
        ),
        Step(
            "The statistic is n times a function of the R² of the development sample, which is the anticipated "
            "one over S.",
            r"\mathrm{LR}=-n\ln\bigl(1-R^2_{\mathrm{app}}\bigr),\qquad R^2_{\mathrm{app}}=R^2/S",
        ),
        Step("Solve for n.", r"n=\frac p{(S-1)\ln(1-R^2/S)}"),
    ),
    source=Source("riley2019", "criterion (i)", seen_in="the abstract, and tests of a published program"),
    examples=(
        Example(
            dict(parameters=24, cox_snell=0.288, shrinkage=0.9),
            "622.3058",
            "mpmath: -24/(0.1 ln 0.68); pmsampsize prints 623",
        ),
        Example(dict(parameters=23, cox_snell=0.1, shrinkage=0.9), "1952.743", "mpmath: -23/(0.1 ln(1 - 1/9))"),
    ),
    see_also=(
        "optimism_sample_size is the second criterion. The third, the precision of the overall risk, is "
        "normal_interval solved for m: {{solve normal_interval m at_most=0.05 delta=0.05 test_error=0.2}} if a fifth "
        "of the patients have the outcome. The largest of the three is the answer. VC bounds ask for more: they hold "
        "for the worst distribution, and speak of the error and not of calibration."
    ),
)
def shrinkage_sample_size(parameters: Parameters, cox_snell: CoxSnell, shrinkage: Shrinkage) -> SampleSizeOfCriterion:
    return parameters / ((shrinkage - 1) * log_one_minus(cox_snell / shrinkage))
