"""What other books print for the answer: another form of the theorem, a formula for the number of examples, or another
theorem that is solved for it.

A book's number is right where its theorem bounds the same event and assumes no more than what is given here.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bounds.comparison.comparable import same_variable
from bounds.comparison.events import EXAMPLES, event_of, same_event, two_sided
from bounds.comparison.readings import PLAIN
from bounds.diagnosis.double_values import in_doubles
from bounds.diagnosis.task import TARGET, Task
from bounds.formula.patience import limited_to
from bounds.solving.printed_forms import fixed_values
from bounds.solving.validation import DomainError, check_where, inside_all
from bounds.theorem import Theorem

ACCURACY = "epsilon"
LONGEST, ONE = 300_000, 30_000  # steps for all theorems that are solved for the number of examples, and for one
# What an assumption grants besides itself, all of those on the left together.
IMPLIED = (
    ({"zero_one_loss"}, "loss_in_unit_interval"),
    ({"consistent_learner"}, "erm"),
    ({"consistent_learner"}, "realizable"),  # whoever is consistent with every sample learns from a class that can be
    ({"realizable", "erm"}, "consistent_learner"),
)


@dataclass(frozen=True, eq=False)
class Book:
    """A theorem, or a form of one, that answers the same: its number, and the whole number that this comes to, if any.

    What is solved for `unknown` is in doubles: `confirms` proves it by the theorem itself.
    """

    theorem: Theorem
    raw: float
    whole: int | None
    unknown: str = ""
    target: float | None = None
    inputs: Mapping[str, Any] | None = None

    def confirms(self) -> bool:
        """Does the theorem, solved with proof, give the number of the doubles?"""
        if not self.unknown or self.inputs is None:
            return True
        word = self.theorem.target_word
        try:
            value = self.theorem.solve(self.unknown, **{word: self.target}, **self.inputs).value
        except (DomainError, OverflowError):
            return False
        return self.whole is None or value == self.whole


def books(task: Task, theorems: Mapping[str, Theorem]) -> tuple[Book, ...]:
    """What other books answer: by forms of the theorem first, then, where a number of examples is asked for, by their
    formulas for it, and by theorems that are solved for it, of its own family first."""
    ordered = sorted(theorems.values(), key=lambda theorem: theorem.family != task.theorem.family)
    return (*_in_print(task), *_printing(task, ordered), *_solved(task, ordered))


def _in_print(task: Task) -> Iterator[Book]:
    """What the theorem's own forms give, of a form also the theorem."""
    base = task.theorem.base or task.theorem
    inputs = {name: float(value) for name, value in task.inputs.items() if name != TARGET}
    for form in (base, *base.in_print.values()):
        if form.slug != task.theorem.slug and _fits(form, inputs, task):
            book = _found(form, task.unknown.name if task.unknown else "", task.inputs.get(TARGET), inputs)
            if book is not None:
                yield book


def _fits(form: Theorem, inputs: Mapping[str, float], task: Task) -> bool:
    """Does the form have the unknown, and are the inputs those that it takes for granted?"""
    fixed = fixed_values(form)
    unknowns = {task.unknown.name} if task.unknown else set()
    return unknowns <= form.names <= {*inputs, *unknowns} and all(
        inputs.get(name) == value for name, value in fixed.items()
    )


def _found(theorem: Theorem, unknown: str, target: Any, facts: Mapping[str, float]) -> Book | None:
    """The number of a theorem of which the task has all inputs, where they are such as it takes."""
    inputs = {name: facts[name] for name in theorem.names - {unknown}}
    try:
        inside_all(theorem, inputs)
        check_where(theorem, inputs, unknown)
        if not unknown:
            return Book(theorem, float(theorem(**inputs)), theorem.whole(**inputs))
    except (DomainError, OverflowError):
        return None
    value = in_doubles(theorem, unknown, None if target is None else float(target), inputs)
    if value is None:
        return None
    task, raw = value
    whole = int(task.finished(raw)) if task.whole else None
    return Book(theorem, raw, whole, unknown, None if target is None else float(target), inputs)


def _printing(task: Task, theorems: list[Theorem]) -> Iterator[Book]:
    """By a formula for the number of examples."""
    inputs = _given(task)
    if inputs is None:
        return
    for theorem in theorems:
        if theorem is not task.theorem and _serves(theorem, task.theorem, inputs):
            for form in (theorem, *theorem.in_print.values()):
                if form.names <= set(inputs) and (book := _found(form, "", None, inputs)) is not None:
                    yield book


def _solved(task: Task, theorems: list[Theorem]) -> Iterator[Book]:
    """By a theorem on the error that is solved for the number of examples."""
    facts = _given(task)
    if facts is None:
        return
    inputs, target = {name: value for name, value in facts.items() if name != ACCURACY}, facts[ACCURACY]
    with limited_to(LONGEST):
        for theorem in theorems:
            if theorem is not task.theorem and _solves(theorem, task.theorem, inputs):
                with limited_to(ONE):
                    book = _found(theorem, "m", target, inputs)
                    if book is not None:
                        yield book


def _given(task: Task) -> Mapping[str, float] | None:
    """The inputs with the target among them, as the accuracy that books name; None where no number of examples is
    asked for."""
    inputs = {name: float(value) for name, value in task.inputs.items() if name != TARGET}
    if task.theorem.relation != "<=":
        return None
    if task.unknown is None:
        return inputs if task.theorem.returns.name == EXAMPLES and ACCURACY in inputs else None
    if task.unknown.name != "m" or ACCURACY in inputs:
        return None
    return {**inputs, ACCURACY: float(task.inputs[TARGET])}


def _serves(book: Theorem, theorem: Theorem, inputs: Mapping[str, Any]) -> bool:
    """Does it bound how many examples the same guarantee needs, from no more inputs?"""
    has_all = ACCURACY in book.names and book.names <= set(inputs)
    return book.returns.name == EXAMPLES and has_all and _guarantees_the_same(book, theorem)


def _solves(book: Theorem, theorem: Theorem, inputs: Mapping[str, Any]) -> bool:
    """Does it give the same guarantee at each number of examples, from the same inputs, about what they describe?

    One of confidence alone is about one hypothesis, or about a class of its own that no input describes.
    """
    return (
        bool(set(inputs) - PLAIN)
        and same_event(book, theorem)
        and book.relation == "<="
        and two_sided(book) == two_sided(theorem)  # 2/δ for 1/δ is a slip that has a name
        and "m" in book.names - book.non_monotone
        and book.names - {"m"} == set(inputs)
        and all(
            same_variable(variable, other)
            for variable in book.variables
            for other in theorem.variables
            if variable.name == other.name
        )
        and _guarantees_the_same(book, theorem)
    )


def _guarantees_the_same(book: Theorem, theorem: Theorem) -> bool:
    return (
        event_of(book) == event_of(theorem)
        and {assumption.key for assumption in book.assumes} <= with_implied_assumptions(theorem)
        and (two_sided(book) or not two_sided(theorem))
    )


def with_implied_assumptions(theorem: Theorem) -> set[str]:
    """The keys of what the theorem assumes, and of what follows from that."""
    keys = {"any_learner", *(assumption.key for assumption in theorem.assumes)}
    for together, key in IMPLIED:
        if together <= keys:
            keys.add(key)
    return keys
