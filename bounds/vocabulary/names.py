"""What people call a variable: the letters of books, its everyday twins, and values that are rarely intended.

All of it is defined here, once for each meaning, whichever theorem has the variable. Which names one theorem reads,
and which it does not because they could be two things there, is decided in `bounds.vocabulary.readings`.
"""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from bounds.vocabulary.domain import Interval, at_least, integers
from bounds.vocabulary.exactly import complement, in_nats, log_of_size, share_of, times
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.variables import Variable


@dataclass(frozen=True)
class Twin:
    """A quantity that people give instead of a variable, such as the confidence 1 - δ for the failure probability δ.

    `to_variable` gives the variable's value exactly; where `beside` names another variable of the theorem, it takes
    that one's value too.
    """

    names: str  # that may be typed for it, the first its own
    meaning: str
    formula: str  # its symbol, around that of the variable: `1 - {}`
    domain: Callable[[Interval], Interval]  # of the variable's domain
    to_variable: Callable[..., Any]
    beside: str = ""
    any_length: bool = False  # also whole numbers longer than a formula takes: 2^1024 hypotheses
    unit: str = ""

    def of(self, variable: Variable) -> Variable:
        """The twin as a variable of its own, which is checked and complained about like any other."""
        label, domain = self.formula.format(variable.label), self.domain(variable.domain)
        name, default = self.names.split()[0], domain.low  # nothing shows either
        return Variable(name, label, self.meaning, self.unit, domain, (default, default), default, plain=label)


@dataclass(frozen=True)
class Unlikely:
    """Legal values that are rarely intended: what they `mean`, and the value that is `rather` meant."""

    holds: Callable[[Any], bool]
    means: Callable[[Any], str]
    rather: Callable[[Any], Any]


@dataclass(frozen=True)
class Called:
    """All that is known by a variable's name and meaning (a regular expression from its beginning on)."""

    name: str
    meaning: str = ""
    letters: str = ""
    twins: tuple[Twin, ...] = ()
    unlikely: tuple[Unlikely, ...] = ()


def called(variable: Variable) -> Called:
    """The letters, twins and unlikely values of a variable; none of them where nothing is listed."""
    return _called(variable.name, variable.meaning)


def unlikely(variable: Variable, value: Any) -> Unlikely | None:
    """Why this legal value is rarely intended; None where it is an ordinary one."""
    reasons = (reason for reason in called(variable).unlikely if reason.holds(value))
    return next((reason for reason in reasons if _is_another(variable, value, reason.rather(value))), None)


def rather_meant(variable: Variable, value: Any) -> list[Any]:
    """What may have been meant by a value outside the domain, or by an unlikely one: values of the domain."""
    if not math.isfinite(value):
        return []
    as_percentage = [share_of(value, 100)] if _is_share(variable) and 1 <= value <= 100 else []
    candidates = [*as_percentage]
    for number in (*as_percentage, value):
        candidates += [reason.rather(number) for reason in called(variable).unlikely if reason.holds(number)]
    return [candidate for candidate in dict.fromkeys(candidates) if _is_another(variable, value, candidate)]


@cache
def _called(name: str, meaning: str) -> Called:
    entry = next((entry for entry in CALLED if entry.name == name and re.match(entry.meaning, meaning)), None)
    return entry or Called(name)


def _is_share(variable: Variable) -> bool:
    return variable.domain.low >= 0 and variable.domain.high <= 1


def _is_another(variable: Variable, value: Any, rather: Any) -> bool:
    return bool(rather != value) and variable.domain.contains(rather)


def _complement_of(domain: Interval) -> Interval:
    ends = complement(domain.high), complement(domain.low)
    return Interval(*ends, closed_low=domain.includes_high, closed_high=domain.includes_low)


def _accuracy(names: str, meaning: str) -> Twin:
    return Twin(names, meaning, "1 - {}", _complement_of, complement)


def _mistakes(names: str, meaning: str) -> Twin:
    """The number of misclassified examples, where the variable is their share of m."""
    return Twin(names, meaning, "m {}", lambda domain: integers(0), share_of, beside="m", unit="mistakes")


CONFIDENCE = Twin(
    "confidence confidence_level conf 1-δ 1-delta 1-α 1-alpha", "probability that the bound holds", "1 - {}",
    _complement_of, complement,
)  # fmt: skip
COVERAGE = Twin("coverage 1-α 1-alpha", "coverage", "1 - {}", _complement_of, complement)
CLASS_SIZE = Twin(
    "size |H| H M class_size hypotheses number_of_hypotheses", "number of hypotheses", "|H|",
    lambda domain: integers(1), log_of_size, any_length=True, unit="hypotheses",
)  # fmt: skip
CLASS_IN_BITS = Twin(
    "log2_size log2|H| log2(H) log2H", "logarithm of the class size to base 2", "log₂|H|",
    lambda domain: at_least(0), in_nats, unit="bits",
)  # fmt: skip
ERROR_RATE = Twin(
    "error_rate error test_error rate", "share of misclassified examples", "{}/m",
    lambda domain: Interval(0, 1), times, beside="m",
)  # fmt: skip
RIGHT_RATE = Twin(
    "right_rate accuracy", "share classified correctly", "1 - {}/m",
    lambda domain: Interval(0, 1), lambda share, m: times(complement(share), m), beside="m",
)  # fmt: skip


def _in_a_hundred(share: Any) -> str:
    return f"{100 * float(share):.6g} of 100"


HARDLY_SURE = Unlikely(
    lambda delta: 0.5 <= delta <= 1, lambda delta: f"may fail for {_in_a_hundred(delta)} samples", complement
)
HARDLY_COVERED = Unlikely(
    lambda alpha: 0.5 <= alpha <= 1, lambda alpha: f"may miss {_in_a_hundred(alpha)} labels", complement
)
HARDLY_ACCURATE = Unlikely(
    lambda epsilon: 0.5 < epsilon <= 1, lambda epsilon: f"allows {_in_a_hundred(epsilon)} to be wrong", complement
)
SIZE_ITSELF = Unlikely(
    lambda ln_size: not isinstance(ln_size, Ln) and ln_size >= 20 and ln_size == int(ln_size),
    lambda ln_size: f"is a class of e^{int(ln_size)} hypotheses",
    log_of_size,
)
ALWAYS_WRONG = Unlikely(
    lambda error: error == 1,
    lambda error: "means that every example is misclassified",
    lambda error: share_of(error, 100),
)
RIGHT = "probability of a correct prediction"

CALLED = (
    Called(
        "m", "sample size|calibration examples|number of (points|scenarios)|tosses of the coin",
        "n N l ℓ |S| samples examples observations trials n_samples sample_size number_of_samples num_samples "
        "number_of_examples n_examples num_examples #examples #samples",
    ),
    Called(
        "delta", "failure probability",
        "α alpha η eta failure_probability error_probability significance significance_level", (CONFIDENCE,),
        (HARDLY_SURE,),
    ),
    Called("alpha", "miscoverage", "miscoverage", (COVERAGE,), (HARDLY_COVERED,)),
    Called(
        "ln_size", "", "ln_H ln(H) ln(|H|) log|H| log(H) log(|H|) log_H log_size", (CLASS_SIZE, CLASS_IN_BITS),
        (SIZE_ITSELF,),
    ),
    # Books call ε itself the accuracy, everyday speech 1 - ε: whoever types that word is asked which.
    Called(
        "epsilon", "accuracy", "accuracy error tolerance",
        (_accuracy("1-epsilon 1-ε accuracy", "share classified correctly"),), (HARDLY_ACCURATE,),
    ),
    Called("d", "VC dimension", "vc h vcdim vc_dim vc_dimension dvc d_vc"),
    Called("d", "pseudo-dimension", "pdim pseudo_dimension"),
    Called("d", "Natarajan", "natarajan natarajan_dimension ndim"),
    Called("littlestone", "", "ldim littlestone_dimension"),
    Called(
        "training_error", "error on the (sample|training set)$",
        "error error_rate train_error training_risk training_loss empirical_risk empirical_error emp_risk R_emp L_S",
        (_accuracy("training_accuracy train_accuracy accuracy", "share of the sample classified correctly"),
         _mistakes("mistakes errors n_errors wrong", "misclassified training examples")),
        (ALWAYS_WRONG,),
    ),
    Called(
        "training_error", "error on the", "error error_rate train_error empirical_risk",
        (_accuracy("training_accuracy train_accuracy accuracy", "share classified correctly"),), (ALWAYS_WRONG,),
    ),
    Called(
        "test_error", "mean loss on the test set", "error error_rate test_risk test_loss",
        (_accuracy("test_accuracy accuracy", "share of the test set classified correctly"),
         _mistakes("mistakes errors n_errors wrong", "misclassified test examples")),
        (ALWAYS_WRONG,),
    ),
    Called(
        "validation_error", "error on the validation set", "error error_rate val_error validation_risk validation_loss",
        (_accuracy("validation_accuracy val_accuracy accuracy", "share of the validation set classified correctly"),),
        (ALWAYS_WRONG,),
    ),
    Called("risk", "true risk", "error true_risk true_error", (_accuracy("accuracy", RIGHT),),
           (ALWAYS_WRONG,)),
    Called("error", "", "risk error_rate", (_accuracy("accuracy", RIGHT),), (ALWAYS_WRONG,)),
    Called("bayes_risk", "", "bayes_error R*", (_accuracy("bayes_accuracy", "accuracy of the Bayes classifier"),)),
    Called("errors", "(misclassified (test|training) examples|number of mistakes)$", "mistakes n_errors wrong",
           (ERROR_RATE, RIGHT_RATE)),
    Called("gamma", "((least|smallest) )?margin", "margin"),
    Called("gamma", "edge", "edge"),
    Called("k", "number of candidate models", "K models candidates"),
    Called("k", "number of folds", "K folds"),
    Called("k", "neighbours", "K neighbours neighbors n_neighbors"),
    Called("kl", "relative entropy", "KL kl_divergence KL(Q||P) KL(ρ||π) relative_entropy"),
    Called("n", "dimension|number of features", "dim dimension n_features"),
    Called("features", "", "dim n_features"),
    Called("radius", "radius|largest length of an example", "R"),
    Called("variance", "(sample )?variance", "var"),
    Called("sigma", "standard deviation", "std sd standard_deviation"),
    Called("rounds", "rounds of boosting", "n_rounds iterations"),
    Called("parameters", "", "n_parameters"),
    Called("only_first", "", "b n10 n_10"),
    Called("only_second", "", "c n01 n_01"),
)  # fmt: skip
