"""Patients for a prediction model whose apparent fit is hardly too good."""

from bounds.formula.functions import log, log_one_minus, one_minus_exp
from bounds.theorem import theorem
from bounds.theorems.prediction_models._assumptions import HEURISTIC_SHRINKAGE, UNPENALISED
from bounds.theorems.prediction_models._conditions import explains_no_more_than_all, leaves_something_unexplained
from bounds.theorems.prediction_models._variables import (
    CoxSnell,
    OptimismAllowed,
    Prevalence,
    SampleSizeOfCriterion,
)
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Parameters


@theorem(
    title="Sample size for the optimism in R² (Riley)",
    statement=(
        r"A logistic regression with $p$ parameters is fitted to $n$ patients, of whom a share $\varphi$ has the "
        r"outcome. At this $n$ its apparent $R^2$ by Nagelkerke exceeds the anticipated one by about $\Delta$. An "
        "approximation, not a bound."
    ),
    assumes=(IID, UNPENALISED, HEURISTIC_SHRINKAGE),
    decreasing_in="cox_snell optimism",
    non_monotone="prevalence",
    where=(explains_no_more_than_all, leaves_something_unexplained),
    proof=(
        Step(
            "Nagelkerke divides by the largest R² that Cox and Snell's can have.",
            r"R^2_{\max}=1-\bigl(\varphi^\varphi(1-\varphi)^{1-\varphi}\bigr)^2",
        ),
        Step(
            "An optimism of Δ is one of Δ times that in Cox and Snell's R²: the shrinkage factor is the anticipated "
            "one over the apparent one.",
            r"S=\frac{R^2}{R^2+\Delta R^2_{\max}},\qquad R^2/S=R^2+\Delta R^2_{\max}",
            uses="van Houwelingen and le Cessie's factor, an approximation",
        ),
        Step("Put this S into the first criterion.", uses="shrinkage_sample_size"),
    ),
    source=Source("riley2019", "criterion (ii)", seen_in="the abstract, and tests of a published program"),
    examples=(
        Example(
            dict(parameters=24, cox_snell=0.288, prevalence=0.174, optimism=0.05),
            "661.0973",
            "mpmath: S = 0.288/0.31816 = 0.90520; pmsampsize prints 662",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="shrinkage_sample_size",
            because="The optimism allowed fixes the shrinkage factor.",
            at={
                "shrinkage": "cox_snell / (cox_snell + optimism * one_minus_exp(-2 * (prevalence * log(prevalence)"
                " + (1 - prevalence) * log_one_minus(prevalence))))"
            },
            equal=True,
        ),
    ),
    see_also=(
        "It asks for more than shrinkage_sample_size at S = 0.9 where the model explains much. Nagelkerke's R² must "
        "not be entered as Cox and Snell's."
    ),
)
def optimism_sample_size(
    parameters: Parameters, cox_snell: CoxSnell, prevalence: Prevalence, optimism: OptimismAllowed
) -> SampleSizeOfCriterion:
    entropy = -(prevalence * log(prevalence) + (1 - prevalence) * log_one_minus(prevalence))
    largest = one_minus_exp(2 * entropy)
    apparent = cox_snell + optimism * largest
    return -parameters * apparent / (optimism * largest * log_one_minus(apparent))
