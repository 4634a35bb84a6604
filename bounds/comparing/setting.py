"""What is known: the facts, and what they say about the world, the class and the learner."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, get_args

from bounds.comparing.events import FROM_BELOW, LOWER_BOUND, ORDER, event_of
from bounds.comparing.implications import TEST_MISTAKES, Known, follow, tellable
from bounds.solving import validation
from bounds.solving.validation import DomainError
from bounds.words import vocabulary
from bounds.words.assumptions import Assumption
from bounds.words.vocabulary import Errors, Variable

if TYPE_CHECKING:
    from bounds.theorem import Theorem

# Facts that belong to every question: they say nothing about the class or the learner.
PLAIN = frozenset({"m", "delta", "epsilon", "training_error", "errors", "C"})
SAME_WHATEVER_IT_IS_CALLED = frozenset({"m", "delta", "epsilon", "C", "d", "ln_size"})
CLASS_FACTS = frozenset({"ln_size", "d", "size", "kl", "nodes", "bits", "rademacher"})
OBSERVED = frozenset("training_error errors test_error validation_error margin_error hinge_loss kl variance".split())
CHOSEN = frozenset({"ghost"})  # fixed beforehand by whoever uses the theorem: its usual value serves
# What every question of this kind takes for granted; each row's theorem still lists it.
TAKEN_FOR_GRANTED = frozenset("iid binary_labels zero_one_loss loss_in_unit_interval erm any_learner".split())
HELD_OUT = frozenset({"fixed_hypothesis", "held_out"})
UNTOLD_PROTOCOL = HELD_OUT | {"prior_from_others", "class_sequence", "fresh_examples", "term_left_out"}
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
class Circumstances:
    """The facts by the names of variables; `realizable` is None where nobody knows."""

    facts: Mapping[str, Any]
    realizable: bool | None
    epsilon: float | None
    usual: Mapping[str, str] = field(default_factory=dict)  # what each name means to most theorems

    @cached_property
    def known(self) -> Mapping[str, Known]:
        """The facts and all that follows from them, assumptions among it by their keys."""
        given = {TEST_MISTAKES if self._on_a_test_set(name) else name: value for name, value in self.facts.items()}
        told = {"realizable": self.realizable, "epsilon": self.epsilon}
        return follow({**given, **{name: value for name, value in told.items() if value is not None}})

    def _on_a_test_set(self, name: str) -> bool:
        return name == ON_A_TEST_SET.name and not self.describes_a_class

    @cached_property
    def granted(self) -> frozenset[str]:
        """The keys of all assumptions that the facts tell."""
        told = {key for key, names in TOLD_BY.items() if set(names.split()) & set(self.known)}
        told |= {key for key, fact in self.known.items() if fact.value is True}
        if TEST_MISTAKES in self.known and not self.describes_a_class:
            told |= HELD_OUT
        return TAKEN_FOR_GRANTED | told

    def needs(self, theorem: Theorem) -> tuple[Assumption, ...]:
        """What the theorem assumes and the facts do not tell."""
        return tuple(
            assumption
            for assumption in theorem.assumes
            if assumption.key not in self.granted
            and (assumption.about != "protocol" or assumption.key in UNTOLD_PROTOCOL | tellable())
        )

    def contradiction(self, theorem: Theorem) -> str:
        """Why the facts rule the theorem out, as a sentence; empty where they do not."""
        assumed = {assumption.key for assumption in theorem.assumes}
        realizable = self.known.get("realizable", NOBODY_KNOWS).value
        if "realizable" in assumed and realizable is False:
            return "It assumes that some hypothesis of the class has true risk 0."
        if realizable and event_of(theorem) == LOWER_BOUND and "realizable" not in assumed:
            return "It speaks of worlds in which every hypothesis of the class errs."
        denied = (self.known[key].why for key in sorted(assumed & set(self.known)) if self.known[key].value is False)
        return next((f"{why[:1].upper()}{why[1:]}." for why in denied if why), "")

    def fact(self, theorem: Theorem, variable: Variable) -> Known | None:
        """What is known of a variable, if it is known on the side on which the theorem's promise stays true."""
        found = self.known.get(TEST_MISTAKES if variable.meaning == ON_A_TEST_SET.meaning else variable.name)
        return found if found is not None and _serves(found, theorem, variable.name) else None

    def reasons(self, theorem: Theorem) -> tuple[Known, ...]:
        """What follows from the facts and is used for the theorem: values first, assumptions then."""
        values = [self.fact(theorem, variable) for variable in theorem.variables]
        assumed = [self.known.get(assumption.key) for assumption in theorem.assumes]
        return tuple(dict.fromkeys(one for one in (*values, *assumed) if one is not None and one.why))

    def reads(self, theorem: Theorem) -> tuple[str, ...]:
        """Facts that the theorem takes for something else than most do, each with what it takes it for."""
        return tuple(
            f"{variable.name} as the {variable.meaning}"
            for variable in theorem.variables
            if variable.name in self.facts
            and variable.name not in SAME_WHATEVER_IT_IS_CALLED
            and variable.meaning != self.usual.get(variable.name, variable.meaning)
        )

    @property
    def describes_a_class(self) -> bool:
        return bool(CLASS_FACTS & set(self.facts))

    def with_fact(self, name: str, value: Any) -> Circumstances:
        """The same setting, knowing one thing more."""
        return replace(self, facts={**self.facts, name: value})


NOBODY_KNOWS = Known(None, frozenset())


def _serves(fact: Known, theorem: Theorem, name: str) -> bool:
    """A larger value makes a promise from above weaker where it rises, and one from below stronger."""
    if fact.side == "exactly":
        return True
    if theorem.relation == "=" or name in theorem.tuned | theorem.uneven:
        return False
    rises = name not in theorem.falls_in
    return (fact.side == "at most") == (rises == (theorem.relation == "<="))


def setting(
    facts: Mapping[str, Any], realizable: bool | None, epsilon: Any, theorems: Mapping[str, Theorem]
) -> Circumstances:
    """Facts checked. Raises DomainError for a value that no theorem takes, or for facts that contradict each other,
    and TypeError for a fact that none knows."""
    words = _words(theorems)
    checked = {name: _checked(name, value, words) for name, value in facts.items() if value is not None}
    if epsilon is not None:
        epsilon = _checked("epsilon", epsilon, words)
    _check_dimension(checked, words)
    usual = {name: several[0].meaning for name, several in words.items()}
    return Circumstances(checked, realizable, epsilon, usual)


def _check_dimension(facts: Mapping[str, Any], words: Mapping[str, list[Variable]]) -> None:
    largest = follow({"ln_size": facts["ln_size"]})["d"] if {"ln_size", "d"} <= set(facts) else None
    if largest is not None and facts["d"] > largest.value:
        raise DomainError(
            f"d of compare ({words['d'][0].meaning}) must be at most {largest.value}, {largest.why}; got {facts['d']}"
        )


@cache
def common() -> frozenset[Variable]:
    """The words that the common vocabulary has itself: before those of one family, they are what a name means."""
    told = (getattr(hint, "__metadata__", ()) for hint in vars(vocabulary).values())
    return frozenset(word for words in told for word in words if isinstance(word, Variable))


def _words(theorems: Mapping[str, Theorem]) -> dict[str, list[Variable]]:
    """Every variable of that name in the theorems that can be asked, or else in any, the most usual one first."""
    counted: dict[str, Counter[Variable]] = {}
    others: dict[str, Counter[Variable]] = {}
    for theorem in theorems.values():
        words = counted if event_of(theorem).removesuffix(FROM_BELOW) in ORDER else others
        for variable in theorem.variables:
            words.setdefault(variable.name, Counter())[variable] += 1
    counted = {**others, **counted}
    return {
        name: sorted(several, key=lambda one: (one in common(), several[one]), reverse=True)
        for name, several in counted.items()
    }


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
