"""Why a theorem does not apply: which input is missing, or that it answers another question."""

from collections.abc import Iterable

from bounds.comparison.events import EXAMPLES, LOWER_BOUND, event_of
from bounds.comparison.implications import implications
from bounds.comparison.implied_assumptions import HELD_OUT
from bounds.comparison.readings import CALLED, CHOSEN, CLASS_FACTS, PLAIN
from bounds.comparison.setting import Circumstances
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import REALIZABLE

SIGNS = {"at most": "<=", "at least": ">=", "exactly": "="}


def missing(theorem: Theorem, setting: Circumstances, wants_m: bool) -> frozenset[str]:
    """The facts that the theorem needs and that are unknown."""
    free = theorem.free_parameters | CHOSEN
    free |= ({"m"} if wants_m else set()) | ({"epsilon"} if setting.epsilon is not None else set())
    return frozenset(
        variable.name
        for variable in theorem.variables
        if variable.name not in free and setting.fact(theorem, variable) is None
    )


def reason_for_silence(theorem: Theorem, setting: Circumstances, wants_m: bool) -> str:
    """Why a theorem on an event of the question does not answer it; empty where it does."""
    names = {variable.name for variable in theorem.variables}
    if theorem.returns.name == EXAMPLES:
        if not wants_m:
            return "It bounds numbers of examples: ask for m."
        if "epsilon" not in names and theorem.relation == "<=":
            return "It does not bound how many examples an accuracy needs."
    elif wants_m and (theorem.relation != "<=" or "m" not in names - theorem.non_monotone):
        return _unsolvable(theorem, names)
    if names - PLAIN - theorem.free_parameters - CHOSEN:
        return ""
    return _missing_assumptions(theorem, setting)


def _unsolvable(theorem: Theorem, names: set[str]) -> str:
    if theorem.relation != "<=":
        return "It gives no sufficient number of examples."
    if "m" in names:
        return "Its bound is not monotone in m, so that it is not solved for m."
    return "Its bound does not depend on the number of examples."


def _missing_assumptions(theorem: Theorem, setting: Circumstances) -> str:
    """A theorem from plain facts alone is about one fixed hypothesis, or, from below, about any class with two."""
    needs = {need.key: need for need in setting.needs(theorem)}
    if event_of(theorem) == LOWER_BOUND:
        needs = {key: need for key, need in needs.items() if key != REALIZABLE.key}  # a row may need it, and says so
    elif not any(assumption.key in HELD_OUT for assumption in theorem.assumes) and not needs:
        return "The inputs describe no class or hypothesis that it is about."
    if not needs and setting.contradiction(theorem):
        return ""  # it answers the question, and is ruled out
    missing = ", ".join(key.replace("_", " ") for key in needs)
    taught = CLASS_FACTS & setting.facts.keys() if HELD_OUT & needs.keys() else ()
    because = f"; as {' and '.join(sorted(taught))} is given, the m examples are those learnt from" if taught else ""
    return f"It needs further assumptions: {missing}{because}." if needs else ""


def answers_question(theorem: Theorem, setting: Circumstances, wants_m: bool, events: tuple[str, ...]) -> bool:
    """Is the question of the theorem's kind, and is it about what the facts describe?"""
    return event_of(theorem) in events and not reason_for_silence(theorem, setting, wants_m)


def lacking(theorem: Theorem, setting: Circumstances, lacks: Iterable[str]) -> str:
    """Which facts are missing, as a sentence."""
    reasons = []
    for name in lacks:
        meaning = theorem.variable(name).meaning.split(":")[0]
        fact = setting.known.get(name)
        only = f", of which only {name} {SIGNS[fact.side]} {fact.value} is known" if fact is not None else ""
        if fact is not None and (denial := setting.denial(fact.once)):
            only = f", of which nothing is known {denial.why}"
        if told_as := setting.otherwise_meant(name, theorem.variable(name).meaning):
            only = f", and here {name} is the {told_as}"
        reasons.append(f"the {meaning} ({name}){only or _followed_otherwise(setting, name)}")
    return f"It needs {' and '.join(reasons)}."


def _followed_otherwise(setting: Circumstances, name: str) -> str:
    """What a fact given is here, where the missing one would follow from it in another meaning."""
    needs = {need for each in implications() if each.gives == name for need in each.needs}
    for (source, meaning), called in CALLED.items():
        if called in needs and source in setting.facts and (told_as := setting.otherwise_meant(source, meaning)):
            return f", and here {source} is the {told_as}"
    return ""
