"""What is known: the facts, and what they say about the world, the class and the learner."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, get_args

from bounds import validation
from bounds.assumptions import Assumption
from bounds.validation import DomainError
from bounds.vocabulary import Errors

if TYPE_CHECKING:
    from bounds.theorem import Theorem
    from bounds.vocabulary import Variable

# Facts that belong to every question: they say nothing about the class or the learner.
PLAIN = frozenset({"m", "delta", "epsilon", "training_error", "errors", "C"})
CLASS_FACTS = frozenset({"ln_size", "d", "size", "kl", "nodes", "bits", "rademacher"})
OBSERVED = frozenset("training_error errors test_error validation_error margin_error hinge_loss kl variance".split())
CHOSEN = frozenset({"ghost"})  # fixed beforehand by whoever uses the theorem: its usual value serves
# What every question of this kind takes for granted; each row's theorem still lists it.
TAKEN_FOR_GRANTED = frozenset(
    "iid binary_labels zero_one_loss loss_in_unit_interval erm any_learner nontrivial_class two_hypotheses".split()
)
HELD_OUT = frozenset({"fixed_hypothesis", "held_out"})
UNTOLD_PROTOCOL = HELD_OUT | {"prior_from_others", "class_sequence", "fresh_examples", "term_left_out"}
CONSISTENT = frozenset({"consistent_learner", "consistent_outside", "no_mistakes"})
MISTAKES = ("training_error", "errors", "test_error")
ON_A_TEST_SET = get_args(Errors)[1]
# Assumption -> facts that tell it: whoever knows the VC dimension has a class that has one.
TOLD_BY = {
    "finite_class": "ln_size parameters",
    "prior_weights": "ln_size",
    "finite_vc_dimension": "d",
    "compression_scheme": "size",
    "compression_sequence": "size",
    "quantised": "parameters",
    "boolean_features": "nodes features",
    "prefix_code": "bits",
    "bounded_examples": "radius",
    "weights_up_to_b": "norm",
    "bounded_weights": "norm",
    "linearly_separable": "gamma",
    "real_scores": "margin_error",
    "labels_flipped": "noise",
    "massart_noise": "noise_margin",
    "fixed_hypothesis": "test_error validation_error",
    "held_out": "k test_error validation_error",
    "known_variance": "variance",
    "loss_in_range": "loss_range",
    "convex_votes": "theta",
    "multiclass_scores": "classes",
}


@dataclass(frozen=True)
class Setting:
    """The facts by the names of variables; `realizable` is None where nobody knows."""

    facts: Mapping[str, Any]
    realizable: bool | None
    epsilon: float | None

    @cached_property
    def granted(self) -> frozenset[str]:
        """The keys of all assumptions that the facts tell."""
        told = {key for key, names in TOLD_BY.items() if set(names.split()) & set(self.facts)}
        if "errors" in self.facts and not self.describes_a_class:
            told |= HELD_OUT
        if self.realizable:
            told |= {"realizable"} | CONSISTENT
        if any(self.facts.get(name) == 0 for name in MISTAKES):
            told |= CONSISTENT
        return TAKEN_FOR_GRANTED | told

    def needs(self, theorem: Theorem) -> tuple[Assumption, ...]:
        """What the theorem assumes and the facts do not tell."""
        return tuple(
            assumption
            for assumption in theorem.assumes
            if assumption.key not in self.granted
            and (assumption.about != "protocol" or assumption.key in UNTOLD_PROTOCOL)
        )

    def contradiction(self, theorem: Theorem) -> str:
        """Why the facts rule the theorem out, as a sentence; empty where they do not."""
        assumed = {assumption.key for assumption in theorem.assumes}
        mistakes = any(self.facts.get(name) for name in MISTAKES)
        if "realizable" in assumed and self.realizable is False:
            return "It assumes that some hypothesis of the class has true risk 0."
        if assumed & CONSISTENT and mistakes:
            return "It speaks of a hypothesis without a mistake on the sample."
        return ""

    def knows(self, variable: Variable) -> bool:
        """Mistakes are those of a class on the sample, or those of no class in particular on a test set."""
        if variable.name == "errors" and (variable == ON_A_TEST_SET) == self.describes_a_class:
            return False
        return variable.name in self.facts

    @property
    def describes_a_class(self) -> bool:
        return bool(CLASS_FACTS & set(self.facts))

    def with_fact(self, name: str, value: Any) -> Setting:
        """The same setting, knowing one thing more."""
        return Setting(completed({**self.facts, name: value}), self.realizable, self.epsilon)


def setting(
    facts: Mapping[str, Any], realizable: bool | None, epsilon: Any, theorems: Mapping[str, Theorem]
) -> Setting:
    """Facts checked. Raises DomainError for a value that no theorem takes, TypeError for a fact that none knows."""
    words = _words(theorems)
    checked = {name: _checked(name, value, words) for name, value in facts.items() if value is not None}
    if epsilon is not None:
        epsilon = _checked("epsilon", epsilon, words)
    return Setting(completed(checked), realizable, epsilon)


def completed(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts with what follows from them: mistakes and error rate on the sample tell each other."""
    found = dict(facts)
    m = found.get("m")
    if m and "training_error" in found and "errors" not in found:
        errors = round(found["training_error"] * m)
        if abs(errors - found["training_error"] * m) <= 1e-9 * m:
            found["errors"] = errors
    if m and "errors" in found and "training_error" not in found and CLASS_FACTS & set(found):
        found["training_error"] = min(found["errors"] / m, 1.0)
    return found


def _words(theorems: Mapping[str, Theorem]) -> dict[str, list[Variable]]:
    """Every variable of that name, the most usual one first."""
    counted: dict[str, Counter[Variable]] = {}
    for theorem in theorems.values():
        for variable in theorem.variables:
            counted.setdefault(variable.name, Counter())[variable] += 1
    return {name: [variable for variable, _ in several.most_common()] for name, several in counted.items()}


def _checked(name: str, value: Any, words: Mapping[str, list[Variable]]) -> Any:
    """The value as the first variable of that name that takes it sees it."""
    if name not in words:
        near = difflib.get_close_matches(name, words, n=3)
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        raise TypeError(f"no theorem has a variable {name[:60]}{hint}")
    refusal: DomainError | None = None
    for variable in words[name]:
        try:
            return validation.checked_scalar("compare", variable, value)
        except DomainError as one:
            refusal = refusal or one
    assert refusal is not None
    raise refusal
