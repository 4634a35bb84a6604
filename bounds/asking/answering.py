"""Answers from what was ranked: numbers of theorems, sizes and dimensions of the class, and things to run."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import inf
from typing import Any

from bounds.asking.answers import RankedAnswer
from bounds.asking.classes import NamedClass
from bounds.asking.fitting import Fitted
from bounds.asking.mentions import Mention
from bounds.asking.question import ReadQuestion
from bounds.asking.tools import Tool
from bounds.comparison.conditions import unsettled_assumptions
from bounds.numbers import format_number
from bounds.solving.validation import DomainError
from bounds.theorem import Theorem
from bounds.vc.dimension import vc_dimension
from bounds.vc.growth_functions import LARGEST, growth_values

DIGITS = 4
OUTRIGHT = 40.0  # score of what is wanted, word for word, of the class that is named
ABOUT_A_CLASS, BESIDE = 16.0, 4.0  # score of what is known of the class that is named
OTHERS = 2.0  # less for each number that is none of its parameters


def of_theorem(fit: Fitted, settled: frozenset[str] = frozenset()) -> RankedAnswer:
    """A theorem's number, where the question gives all its inputs and they have one.

    It needs what neither the inputs nor the question's words settle: `settled` are the keys of the latter.
    """
    theorem, inputs = fit.theorem, dict(fit.inputs)
    value, number, why = None, "", ""
    if not fit.missing:
        try:
            value, number = _computed(fit, inputs)
        except (DomainError, ValueError, OverflowError) as refusal:
            why = str(refusal)
    known = {name: value for name, value in inputs.items() if name in theorem.names}
    needs = tuple(need for need in unsettled_assumptions(theorem, known) if need.key not in settled)
    return RankedAnswer(
        "theorem", theorem.slug, theorem.title, fit.unknown, inputs, value, str(theorem.source), needs, fit.missing,
        number, why,
    )  # fmt: skip


def _computed(fit: Fitted, inputs: Mapping[str, Any]) -> tuple[Any, str]:
    """The value, and how it is written. Raises as the solver does, and ValueError where nothing solves it."""
    theorem = fit.theorem
    if fit.unknown:
        solution = theorem.solve(fit.unknown, **inputs)
        if solution.value is None:
            raise ValueError(solution.why)
        return solution.value, f"{theorem.variable(fit.unknown).label} = {format_number(solution.value)}"
    bound, whole = float(theorem(**inputs)), theorem.whole(**inputs)
    written = format_number(bound, DIGITS) if whole is None else format_number(whole)
    vacuous = " (vacuous)" if theorem.is_vacuous(bound, **inputs) else ""
    return bound if whole is None else whole, f"{theorem.returns.label} {theorem.relation_of(bound)} {written}{vacuous}"


def of_class(question: ReadQuestion) -> Iterator[tuple[float, RankedAnswer]]:
    """The size and the VC dimension of the class that is named, with how well each answers."""
    cls = question.named_class
    if cls is None:
        return
    counts = "class size" in question.wanted or not {"vc", "growth", "shatter"} & question.facts
    wants_it = question.is_about_class or bool({"vc dimension", "class size"} & set(question.wanted[:1]))
    if "growth" in question.wanted and cls.growth and "vc" not in question.facts:
        wants_it = False
    if "probability" in question.wanted[:1]:
        wants_it = False
    if {"by hand", "picture"} & {*question.wanted} and not {"vc dimension", "class size"} & {*question.wanted}:
        wants_it = False  # something is to be worked out with a hypothesis of it, or to be looked at
    others = [mention for mention in question.reader.mentions if mention.start not in question.by_class]
    score = (ABOUT_A_CLASS if wants_it else BESIDE) - OTHERS * min(len(others), 3)
    yield from _growth(question, cls)
    if cls.vc_name:
        yield score - bool(counts and cls.count_name), _dimension(cls)
    if cls.count_name:
        yield score - (not counts), _count(cls)


BREAK_POINT = re.compile(r"\bbreak[- ]?points?\b", re.IGNORECASE)


def _growth(question: ReadQuestion, cls: NamedClass) -> Iterator[tuple[float, RankedAnswer]]:
    """The break point, and the growth function where a table knows it and the theorem only bounds it."""
    dimension = cls.dimension
    if dimension is None or dimension.value is None:
        return
    record, parameters = vc_dimension[cls.vc_name], dict(cls.parameters)
    answer = RankedAnswer("vc", cls.vc_name, record.title, given=parameters, source=record.source)
    if BREAK_POINT.search(question.text):
        value = dimension.value + 1
        number = "no break point" if value == inf else f"break point {format_number(int(value))}"
        yield OUTRIGHT, replace(answer, value=value if value == inf else int(value), number=number)
    m = next((mention.value for mention in question.reader.mentions if _is_of_points(question, mention)), 0)
    if "growth" in question.wanted and "growth" in question.facts and 0 < m <= LARGEST:
        last = growth_values(cls.vc_name, int(m), **parameters)[-1:]
        if last and last[0].is_exact and cls.growth and _theorem(cls.growth).relation != "=":
            value, number = last[0].at_least, f"τ({format_number(int(m))}) = {format_number(last[0].at_least)}"
            yield OUTRIGHT, replace(answer, value=value, number=number)


def _is_of_points(question: ReadQuestion, mention: Mention) -> bool:
    """Is it a whole number that is no parameter of the class, and not what is to be checked?"""
    whole = isinstance(mention.value, int) and not mention.share
    return whole and mention.start not in question.by_class and mention not in question.claims


def _theorem(slug: str) -> Theorem:
    from bounds import theorems  # reads them all

    return theorems[slug]


def _count(cls: NamedClass) -> RankedAnswer:
    counted, parameters = cls.counted, dict(cls.parameters)
    if counted is None:
        return RankedAnswer("count", cls.count_name, cls.title, given=parameters, missing=cls.missing)
    if counted.number is None:
        value, number = float(counted), f"ln|H| = {format_number(float(counted), DIGITS)}"
    else:
        value, number = counted.number, f"|H| {'≤' if counted.at_most else '='} {format_number(counted.number)}"
    return RankedAnswer("count", cls.count_name, cls.title, given=parameters, value=value, number=number)


def _dimension(cls: NamedClass) -> RankedAnswer:
    dimension, record, parameters = cls.dimension, vc_dimension[cls.vc_name], dict(cls.parameters)
    if dimension is None:
        missing = cls.missing
        return RankedAnswer("vc", cls.vc_name, record.title, given=parameters, source=record.source, missing=missing)
    value = dimension.upper if dimension.upper == inf else int(dimension.upper)
    number = f"VC dimension {dimension}"
    return RankedAnswer(
        "vc", cls.vc_name, record.title, given=parameters, value=value, source=record.source, number=number
    )


def of_tool(tool: Tool) -> RankedAnswer:
    """Something to run or to open."""
    return RankedAnswer(tool.kind, tool.name, tool.title)
