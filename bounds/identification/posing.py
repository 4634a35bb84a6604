"""Which question the inputs pose to a theorem: its value, or the one variable that is not given."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bounds.comparison.setting import Circumstances
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.identification.facts import GivenFacts
from bounds.solving.printed_forms import fixed_values
from bounds.solving.typed_inputs import TARGETS, Understood, readable, understood
from bounds.solving.validation import DomainError, checked_scalar, checked_target
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import Assumption

OWNER = "identify"  # in the sentence about a value outside its domain
FEWEST = 2  # facts: one of many that happens to give the number tells nothing


@dataclass(frozen=True, eq=False)
class Posed:
    """A question, how the facts were read for it, what the theorem `needs` besides them, and which it leaves `unused`.

    `follows` tells the inputs that follow from other facts, a sentence each.
    """

    problem: ExerciseProblem
    understood: Understood
    needs: tuple[Assumption, ...]
    unused: tuple[str, ...]
    follows: tuple[str, ...]

    @property
    def unlikelihood(self) -> tuple[int, int, int]:
        """What orders questions: that which uses every fact, and needs no more, first."""
        return len(self.unused), len(self.needs), len(self.follows)


class NotPosed(Exception):
    """The inputs are those of the theorem, and it refuses one: the message says why."""


def posed(theorem: Theorem, facts: GivenFacts) -> Posed | None:
    """The question, where the facts pose one that they do not rule out. Raises NotPosed for a value that is none."""
    covered = set(readable(theorem, facts.facts).values())
    missing = theorem.names - covered
    unknown = next(iter(missing)) if len(missing) == 1 and missing <= set(theorem.solvable) else ""
    if unknown and _target(theorem) not in readable(theorem, facts.facts, unknown).values():
        unknown = ""
    names = readable(theorem, facts.facts, unknown)
    if len(names) < min(FEWEST, len(facts.facts)):
        return None
    try:
        heard = understood(theorem, {name: facts.facts[name] for name in names}, unknown)
        return _question(theorem, facts, heard, unknown, tuple(name for name in facts.facts if name not in names))
    except TypeError:
        return None  # a twin without what it stands beside, or one thing given twice
    except DomainError as refusal:
        raise NotPosed(str(refusal)) from None


def _question(
    theorem: Theorem, facts: GivenFacts, heard: Understood, unknown: str, unused: tuple[str, ...]
) -> Posed | None:
    """With what follows from the facts, too; None where an input is still missing, or the facts deny an assumption."""
    inputs = dict(heard.inputs)
    targets = [inputs.pop(word) for word in TARGETS if word in inputs]
    target = checked_target(_target(theorem), targets[0]) if unknown else None
    inputs = {name: checked_scalar(theorem.variable(name), value) for name, value in inputs.items()}
    setting = Circumstances(inputs, facts.realizable, target if unknown == "m" else None, {}, facts.assumed)
    follows = dict(_following(theorem, setting, theorem.names - set(inputs) - {unknown}))
    complete = {**inputs, **{name: value for name, (value, _) in follows.items()}}
    if set(complete) | ({unknown} if unknown else set()) != theorem.names or setting.contradiction(theorem):
        return None
    problem = ExerciseProblem(theorem, unknown, complete, target)
    return Posed(problem, heard, setting.needs(theorem), unused, tuple(why for _, why in follows.values()))


def _following(
    theorem: Theorem, setting: Circumstances, missing: frozenset[str]
) -> Iterator[tuple[str, tuple[Any, str]]]:
    """The inputs that follow exactly from what was given, each with its reason."""
    if not setting.facts:
        return
    for name in sorted(missing):
        fact = setting.fact(theorem, theorem.variable(name))
        if fact is None or fact.side != "exactly":
            return
        yield name, (fact.value, fact.why)


def _in_print(question: Posed) -> Iterator[Posed]:
    """The same question to the theorem's forms, where the inputs are those that they take for granted."""
    problem = question.problem
    for form in problem.theorem.in_print.values():
        fits = all(problem.inputs.get(name) == value for name, value in fixed_values(form).items())
        names = form.names - {problem.unknown}
        if fits and names <= set(problem.inputs) and (not problem.unknown or problem.unknown in form.names):
            inputs = {name: problem.inputs[name] for name in problem.inputs if name in names}
            yield replace(question, problem=ExerciseProblem(form, problem.unknown, inputs, problem.target))


def _by_forms(theorem: Theorem, facts: GivenFacts) -> Iterator[Posed]:
    """Forms that need fewer inputs than their theorem."""
    for form in theorem.in_print.values():
        if form.names != theorem.names and not fixed_values(form) and (question := posed(form, facts)):
            yield question


def _target(theorem: Theorem) -> str:
    return theorem.target_word


def questions(facts: GivenFacts, theorems: Mapping[str, Theorem]) -> tuple[list[Posed], list[str]]:
    """Every question that the facts pose, the likeliest first, and why theorems refused that have all their inputs."""
    posed_questions, refused = [], []
    for theorem in theorems.values():
        try:
            question = posed(theorem, facts)
        except NotPosed as refusal:
            refused.append(str(refusal))
        else:
            posed_questions += [question, *_in_print(question)] if question else list(_by_forms(theorem, facts))
    return sorted(posed_questions, key=lambda question: question.unlikelihood), refused
