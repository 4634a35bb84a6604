"""Side conditions of the sample sizes of prediction models."""

from bounds.formula.functions import log, log_one_minus, one_minus_exp
from bounds.theorems.prediction_models._variables import CoxSnell, OptimismAllowed, Prevalence, Shrinkage
from bounds.vocabulary.variables import Number


def explains_less_than_the_shrinkage(cox_snell: CoxSnell, shrinkage: Shrinkage) -> Number:
    return cox_snell < shrinkage


def explains_no_more_than_all(cox_snell: CoxSnell, prevalence: Prevalence) -> Number:
    entropy = -(prevalence * log(prevalence) + (1 - prevalence) * log_one_minus(prevalence))
    return cox_snell <= one_minus_exp(2 * entropy)


def leaves_something_unexplained(cox_snell: CoxSnell, prevalence: Prevalence, optimism: OptimismAllowed) -> Number:
    entropy = -(prevalence * log(prevalence) + (1 - prevalence) * log_one_minus(prevalence))
    return cox_snell + optimism * one_minus_exp(2 * entropy) < 1
