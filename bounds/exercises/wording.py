"""Questions as sentences, made from the vocabulary's words."""

import re
from collections.abc import Iterable
from typing import Any

from bounds.display.bound_values import ENDS
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.exercises.rounding import rounding
from bounds.numbers import format_number
from bounds.theorem import Theorem
from bounds.vocabulary.citation import Step
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.variables import Variable

FULL_NAMES = {"mistakes": "number of mistakes", "log class size": "logarithm of the class size"}
EXTREMES = {"<=": "At most how large", ">=": "At least how large", "=": "How large"}
_NAME = re.compile(r"[a-z][a-z0-9_]+")
LONG_SYMBOL = 3
MANY = 10**9  # beyond it, as a power
RELATIONS = {"<=": "at most", ">=": "at least", "=": "at most"}


def named(problem: ExerciseProblem) -> str:
    """The question, with the theorem's name."""
    return _joined(f"Use “{problem.theorem.title}”.", numbers(problem), wanted(problem, "this theorem"))


def between(problem: ExerciseProblem, other: Theorem, first: bool) -> str:
    """The question, with two theorems to choose from and the guarantee that is wanted."""
    titles = [problem.theorem.title, other.title]
    title, two = titles if first else reversed(titles)
    choose = f"Choose between “{title}” and “{two}”; where both apply, take the tighter one."
    wish = f"You need this guarantee: {problem.theorem.statement}"
    return _joined(choose, wish, numbers(problem), wanted(problem, "the theorem you choose"))


def described(problem: ExerciseProblem) -> str:
    """The question, with the theorem's assumptions and its argument for its name."""
    theorem = problem.theorem
    assumed = " ".join(assumption.statement for assumption in theorem.assumes)
    last = len(theorem.proof)  # the last step is left to the reader
    argued = " ".join(_argument(number, step, number < last) for number, step in enumerate(theorem.proof, 1))
    sought = "an exact formula" if theorem.relation == "=" else "a bound"
    bound = "your formula" if theorem.relation == "=" else "your bound"
    known = f"Assume: {assumed}" if assumed else ""
    meaning = theorem.returns.meaning
    about = f"for the {full_name(theorem)}" + (f" ({meaning})" if meaning != full_name(theorem) else "")
    derive = f"Derive {sought} {about} by this argument: {argued}"
    return _joined(known, derive, numbers(problem), wanted(problem, bound))


def wanted(problem: ExerciseProblem, bound: str) -> str:
    """What is asked, as a question."""
    theorem, name = problem.theorem, full_name(problem.theorem)
    variable = problem.variable
    if variable is None:
        return f"{EXTREMES[theorem.relation]} is the {name}, by {bound}?{rounding(problem).sentence}"
    verb = "give" if theorem.relation == "=" else "guarantee"
    held = f"{_article(name)} {name} of {RELATIONS[theorem.relation]} {format_number(problem.target)}"
    if variable.domain.integer and variable.unit:
        many = f"How many {variable.unit} {variable.label}"
        allowed = "are needed for" if problem.wants_smallest else "may there be at most for"
        return f"{many} {allowed} {bound} to {verb} {held}?"
    extreme = "smallest" if problem.wants_smallest else "largest"
    explained = f"{meaning(variable)}{_whose(theorem, variable)}"
    what = f"What is the {extreme} {variable.label} ({explained}) for which {bound} {verb}s {held}?"
    return what + rounding(problem).sentence


def numbers(problem: ExerciseProblem) -> str:
    """What is given: `Given are sample size m = 1,000 and failure probability δ = 0.05.`"""
    variables = [variable for variable in problem.theorem.variables if variable.name in problem.inputs]
    values = [
        _told(variable, problem.inputs[variable.name]) + _whose(problem.theorem, variable) for variable in variables
    ]
    return f"Given: {_listed(values)}." if values else ""


def full_name(theorem: Theorem) -> str:
    """What is bounded, as it reads after an article."""
    return FULL_NAMES.get(theorem.returns.name, theorem.returns.name)


def meaning(variable: Variable) -> str:
    """The meaning up to its first explanation."""
    return variable.meaning.partition(";")[0].partition(":")[0]


def _told(variable: Variable, value: Any) -> str:
    # A symbol that is a word of the meaning, as "mean loss" for the mean loss suffered online, is shown once.
    worded = len(variable.label) > LONG_SYMBOL and meaning(variable).startswith(variable.label)
    symbol = "" if worded else f" {variable.label}"
    if variable.counts and isinstance(value, Ln):
        size = int(value.base) ** int(value.multiplier)
        many = format_number(size) if size < MANY else _power(value)
        return f"{many} {variable.counts} ({variable.label} = {format_number(value)})"
    return f"{meaning(variable)}{symbol} = {format_number(value)}"


def _whose(theorem: Theorem, variable: Variable) -> str:
    """Where a number has an end above and one below: whether δ counts for both or for one."""
    return f" {ENDS[theorem.ends]}" if variable.name == "delta" and theorem.ends else ""


def _power(value: Ln) -> str:
    digits = str(value.multiplier).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return f"{value.base}{digits}"


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


def _article(name: str) -> str:
    return "an" if name[:1].lower() in "aeio" else "a"


def _listed(items: Iterable[str]) -> str:
    *first, last = items
    return f"{', '.join(first)} and {last}" if first else last


def _argument(number: int, step: Step, formula: bool) -> str:
    by = f" [{leaning_on(step)}]" if step.uses else ""
    formula_in_latex = f" ${step.formula}$" if formula and step.formula else ""
    return f"({number}) {step.text}{formula_in_latex}{by}"


def leaning_on(step: Step) -> str:
    """What a step of a proof leans on, theorems of ours by their titles."""
    from bounds import theorems

    return _NAME.sub(lambda match: theorems[match[0]].title if match[0] in theorems else match[0], step.uses)
