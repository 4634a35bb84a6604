"""What is known: the inputs, and what follows from them about the distribution, the class and the learner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from bounds.comparison.events import LOWER_BOUND, event_of
from bounds.comparison.implications import READ_AS, TEST_MISTAKES, Known, contradictions, follow, value_in_words
from bounds.comparison.implied_assumptions import (
    FIXED_HERE,
    HELD_OUT,
    SAID_ALL_THE_SAME,
    TAKEN_FOR_GRANTED,
    as_told,
    tellable,
    tells,
)
from bounds.comparison.questions import Inquiry
from bounds.comparison.readings import CALLED, CLASS_FACTS, ON_THE_SAMPLE, SAME_BY_NAME, meanings, usual_meaning, words
from bounds.comparison.typed_facts import no_such_fact
from bounds.solving import validation
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import REALIZABLE, Assumption
from bounds.vocabulary.variables import Variable

OBSERVED = frozenset(
    "training_error errors test_error validation_error margin_error hinge_loss kl variance best_mistakes".split()
)


@dataclass(frozen=True)
class Circumstances:
    """The facts by the names of variables, the assumptions given to hold or not; `realizable` is None where unknown."""

    facts: Mapping[str, Any]
    realizable: bool | None
    epsilon: float | None
    usual: Mapping[str, str] = field(default_factory=dict)  # what each name means to most theorems
    assumptions: Mapping[str, bool] = field(default_factory=dict)  # by the assumptions' keys
    question: Inquiry | None = None  # where it is about no sample

    @cached_property
    def known(self) -> Mapping[str, Known]:
        """The facts and all that follows from them, assumptions among it by their keys."""
        facts = {self._called(name): value for name, value in self.facts.items()}
        known = {"realizable": self.realizable, "epsilon": self.epsilon}
        known = {name: value for name, value in known.items() if value is not None}
        return follow({**facts, **self.assumptions, **known})

    @cached_property
    def _meanings(self) -> Mapping[str, frozenset[str]]:
        held = frozenset(key for key, holds in self.assumptions.items() if holds)
        return meanings(frozenset(self.facts), held, "m" in self.facts or self.epsilon is not None, self.question)

    def _called(self, name: str) -> str:
        """What implications call the fact: by its own name where it means there what it usually does."""
        means = self._meanings.get(name)
        if means is None or usual_meaning(name) in means:
            return name
        meaning = min(means)
        return CALLED.get((name, meaning), f"{name}, the {meaning}")

    def satisfied_keys(self, theorem: Theorem) -> frozenset[str]:
        """The keys of those of the theorem's assumptions that the facts tell."""
        keys = {assumption.key for assumption in theorem.assumes} - self.denied(theorem).keys()
        return frozenset(key for key in keys if self._is_satisfied(theorem, key))

    def _is_satisfied(self, theorem: Theorem, key: str) -> bool:
        if key in TAKEN_FOR_GRANTED or (key in self.known and self.known[key].value is True):
            return True
        if key in FIXED_HERE:
            return FIXED_HERE[key] not in self.facts
        if key in HELD_OUT and self.describes_a_class:
            return False  # the m examples are those that the hypothesis was learnt from
        if key in HELD_OUT and TEST_MISTAKES in self.known:
            return True
        return any(tells(key, name) and self._means(theorem, name) for name in self._names)

    def _means(self, theorem: Theorem, name: str) -> bool:
        """Is the fact known as the theorem means it, or as most do where it does not ask for it?"""
        variables = [variable for variable in theorem.variables if variable.name == name]
        return self.fact(theorem, variables[0]) is not None if variables else name in self.known

    @cached_property
    def _names(self) -> frozenset[str]:
        return frozenset({*self.facts, *self.known})

    def denied(self, theorem: Theorem) -> Mapping[str, Known]:
        """Those of the theorem's assumptions that the facts contradict, by their keys."""
        keys = [assumption.key for assumption in theorem.assumes]
        assumed = {key: self.known[key] for key in keys if key in self.known}
        return {key: known for key, known in assumed.items() if known.value is False and known.unless not in keys}

    def needs(self, theorem: Theorem) -> tuple[Assumption, ...]:
        """What the theorem assumes, or a fact it uses rests on, and the facts neither tell nor deny."""
        settled = self.satisfied_keys(theorem) | set(self.denied(theorem))
        own = tuple(assumption for assumption in theorem.assumes if assumption.key not in settled)
        return (*own, *(need for need in self._once(theorem) if need not in own))

    def _once(self, theorem: Theorem) -> Iterator[Assumption]:
        """What the facts need that are used for the theorem, and do not tell."""
        facts = [self.fact(theorem, variable) for variable in theorem.variables]
        for key in dict.fromkeys(fact.once for fact in facts if fact is not None and fact.once):
            if key not in self.known and not any(tells(key, name) for name in self._names):
                yield tellable()[key]

    def rests_on(self, theorem: Theorem) -> tuple[Assumption, ...]:
        """What it needs, and what is taken for granted where theorems are ranked and said where their numbers stand."""
        needs = self.needs(theorem)
        said = {key for key in SAID_ALL_THE_SAME if key not in self.known}
        own = (assumption for assumption in theorem.assumes if assumption in needs or assumption.key in said)
        return tuple(dict.fromkeys((*own, *needs)))

    def contradiction(self, theorem: Theorem) -> str:
        """Why the facts rule the theorem out, as a sentence; empty where they do not."""
        realizable = self.known.get("realizable", NOBODY_KNOWS).value
        assumes_it = any(assumption.key == "realizable" for assumption in theorem.assumes)
        if assumes_it and self.realizable is False:
            return "It assumes that some hypothesis of the class has true risk 0."
        if realizable and event_of(theorem) == LOWER_BOUND and not assumes_it:
            return "It assumes that every hypothesis of the class has a positive true risk."
        says = {assumption.key: assumption.clause for assumption in theorem.assumes}
        for key, denial in sorted(self.denied(theorem).items()):
            why = denial.why or f"it assumes what the inputs contradict: {says[key]}"
            return f"{why[:1].upper()}{why[1:]}."
        return ""

    def fact(self, theorem: Theorem, variable: Variable) -> Known | None:
        """What is known of a variable, if it is known in the theorem's meaning, and on the side on which the theorem's
        bound stays true."""
        if variable.name in self.facts:
            means = self._meanings.get(variable.name)
            return self.known[self._called(variable.name)] if means is None or variable.meaning in means else None
        meant = (variable.name, variable.meaning)
        fact = self.known.get(CALLED.get(meant, variable.name))
        usual = meant in CALLED or variable.name in SAME_BY_NAME or variable.meaning == usual_meaning(variable.name)
        serves = fact is not None and usual and _serves(fact, theorem, variable.name) and not self.denial(fact.once)
        return fact if serves else None

    def denial(self, key: str) -> Known | None:
        """What denies the assumption; None where nothing does."""
        return known if (known := self.known.get(key, NOBODY_KNOWS)).value is False else None

    def otherwise_meant(self, name: str, meaning: str) -> str:
        """What a name given stands for, where somebody means something else by it; empty where it does not."""
        means = self._meanings.get(name, frozenset({meaning}))
        return "" if meaning in means else min(means)

    def reasons(self, theorem: Theorem) -> tuple[Known, ...]:
        """What follows from the facts and is used for the theorem: values first, assumptions then."""
        values = [self.fact(theorem, variable) for variable in theorem.variables]
        assumed = [self.known.get(assumption.key) for assumption in theorem.assumes]
        return tuple(dict.fromkeys(known for known in (*values, *assumed) if known is not None and known.why))

    def reads(self, theorem: Theorem) -> tuple[str, ...]:
        """Facts that the theorem takes for something else than most do, each with what it takes it for."""
        return tuple(
            f"{variable.name} as the {variable.meaning}"
            for variable in theorem.variables
            if variable.name in self.facts
            and variable.name not in SAME_BY_NAME
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
    """A larger value makes an upper bound weaker where it rises, and a lower bound stronger."""
    if fact.side == "exactly":
        return True
    if theorem.relation == "=" or name in theorem.free_parameters | theorem.non_monotone:
        return False
    rises = name not in theorem.decreasing_in
    return (fact.side == "at most") == (rises == (theorem.relation == "<="))


def setting(
    facts: Mapping[str, Any],
    realizable: bool | None,
    epsilon: Any,
    theorems: Mapping[str, Theorem],
    question: Inquiry | None = None,
) -> Circumstances:
    """Facts checked, as the question means their names. Raises DomainError for a value that no theorem takes, or for
    facts that contradict each other, and TypeError for a fact that none knows."""
    several = words(theorems, question)
    values = {name: value for name, value in facts.items() if value is not None}
    assumptions = {
        name: as_told(name, value) for name, value in values.items() if name not in several and name in tellable()
    }
    checked = {name: _checked(name, value, several) for name, value in values.items() if name not in assumptions}
    if epsilon is not None:
        epsilon = _checked("epsilon", epsilon, several)
    usual = {name: variables[0].meaning for name, variables in several.items()}
    circumstances = Circumstances(checked, realizable, epsilon, usual, assumptions, question)
    for name, known, follows in contradictions(circumstances.known):
        raise DomainError(_refusal(name, known, follows, usual))
    return circumstances


def _refusal(name: str, known: Known, follows: Known, usual: Mapping[str, str]) -> str:
    """Two inputs that cannot both be true, in one sentence."""
    if known.why:
        return f"the inputs contradict each other: {known.why}; but {follows.why}"
    assumptions = {**tellable(), REALIZABLE.key: REALIZABLE}
    whether = f"whether {assumptions[name].clause}" if name in assumptions else ""
    own = {"errors": ON_THE_SAMPLE.meaning}
    own |= {called: means for (_, means), called in CALLED.items() if called in READ_AS}
    meaning = whether or own.get(name) or usual.get(READ_AS.get(name, name), name)
    side = "" if follows.side == "exactly" else f"{follows.side} "
    must, got = f"{side}{value_in_words(follows.value)}, {follows.why}", value_in_words(known.value)
    return f"{READ_AS.get(name, name)} ({meaning}) must be {must}; got {got}"


def _checked(name: str, value: Any, several: Mapping[str, Sequence[Variable]]) -> Any:
    """The value as the first variable of that name that takes it sees it."""
    if name not in several:
        raise TypeError(no_such_fact(name))
    refusal: DomainError | None = None
    for variable in several[name]:
        try:
            return validation.checked_scalar(variable, value)
        except DomainError as error:
            refusal = refusal or error
    assert refusal is not None
    raise refusal
