"""The text of a report, sentence by sentence; mathematics is between dollar signs."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from typing import Protocol as Shape

from bounds.display.bound_values import sure_of
from bounds.numbers import in_latex, rounded_safely
from bounds.reports.version import PROGRAM, VERSION
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.prose import capitalized
from bounds.vocabulary.statement import RELATIONS, Relation, Statement
from bounds.vocabulary.variables import Variable

DIGITS = 12


class SolvedQuestion(Shape):
    """The question that was solved, as `bounds.solving` has it."""

    @property
    def theorem(self) -> Statement: ...
    @property
    def unknown(self) -> Variable: ...
    @property
    def relation(self) -> Relation: ...
    @property
    def target(self) -> float: ...
    @property
    def inputs(self) -> Mapping[str, Any]: ...
    @property
    def wants_smallest(self) -> bool: ...


class Answered(Shape):
    """Its answer."""

    @property
    def value(self) -> Any: ...
    @property
    def achieved(self) -> Any: ...
    @property
    def certified(self) -> bool: ...
    @property
    def why(self) -> str: ...


@dataclass(frozen=True)
class Protocol:
    """`title` names the theorem; `answer`, `inputs`, `statement`, `source`, `certificate` and `program` are sentences,
    and `assumes` the assumptions, a sentence each."""

    title: str
    slug: str
    answer: str
    inputs: str
    statement: str
    assumes: tuple[str, ...]
    source: str
    certificate: str
    program: str


def solved(question: SolvedQuestion, solution: Answered) -> Protocol:
    """About a value that reaches a target."""
    theorem, unknown = question.theorem, question.unknown
    target = f"${theorem.returns.symbol}{RELATIONS[question.relation]}{_number(question.target)}$"
    requirement = f"{theorem.returns.meaning} {target}"
    if solution.value is None:
        answer = f"No {unknown.meaning} ${unknown.symbol}$ exists for {requirement}: {solution.why}."
        return _protocol(theorem, answer, question.inputs, "")
    extreme = "smallest" if question.wants_smallest else "largest"
    value = f"${unknown.symbol}={_number(solution.value)}$"
    relation = theorem.relation_of(solution.achieved, question.relation)
    answer = (
        f"The {extreme} {unknown.meaning} for {requirement} is {value}; with it the bound is "
        f"${theorem.returns.symbol}{RELATIONS[relation]}{_bound(solution.achieved, relation)}$"
        f"{_whose(theorem, {**question.inputs, unknown.name: solution.value})}."
    )
    reason = capitalized(solution.why)
    certificate = f"{reason}." if solution.certified else f"Not certified: {solution.why}."
    return _protocol(theorem, answer, question.inputs, certificate)


def valued(theorem: Statement, inputs: Mapping[str, Any], value: float, whole: int | None) -> Protocol:
    """About the theorem's value."""
    relation = theorem.relation_of(value)
    bound = f"${theorem.returns.symbol}{RELATIONS[relation]}{_bound(value, relation)}$"
    answer = f"The bound is {theorem.returns.meaning} {bound}"
    if whole is not None and whole != value:
        answer += f", so $\\,{in_latex(whole)}$ {theorem.returns.counts}"
    if why := theorem.why_vacuous(value, inputs):
        answer += f", which is vacuous: {why}"
    answer += _whose(theorem, inputs)
    certificate = "Computed in double precision from the formula as it is printed in the program."
    return _protocol(theorem, f"{answer}.", inputs, certificate)


def _whose(theorem: Statement, inputs: Mapping[str, Any]) -> str:
    whose = sure_of(theorem, inputs)
    return f" ({whose})" if whose else ""


def _protocol(theorem: Statement, answer: str, inputs: Mapping[str, Any], certificate: str) -> Protocol:
    return Protocol(
        title=theorem.title,
        slug=theorem.slug,
        answer=answer,
        inputs=_inputs(theorem, inputs),
        statement=theorem.statement,
        assumes=tuple(assumption.statement for assumption in theorem.assumes),
        source=f"{theorem.source.in_full}.",
        certificate=certificate,
        program=f"Computed with {PROGRAM} {VERSION}, theorem {theorem.slug}.",
    )


def _inputs(theorem: Statement, inputs: Mapping[str, Any]) -> str:
    parts = ", ".join(_input(theorem.variable(name), value) for name, value in inputs.items())
    return f"Given: {parts}." if parts else "Nothing else is given."


def _input(variable: Variable, value: Any) -> str:
    unit = f" {variable.unit}" if variable.unit and variable.unit not in variable.meaning else ""
    return f"{variable.meaning} ${variable.symbol}={_number(value)}${unit}"


def _bound(value: float, relation: Relation) -> str:
    """Rounded to its safe side, so that it stays true."""
    if relation == "=":
        return _number(value)
    return in_latex(rounded_safely(value, DIGITS, up=relation == "<="))


def _number(value: Any) -> str:
    plain = isinstance(value, float) and not isinstance(value, Ln)
    return in_latex(value, DIGITS) if plain else in_latex(value)
