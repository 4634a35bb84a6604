"""A comparison in the words of a teaching assistant."""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from bounds import theorems
from bounds.comparison.compare import Comparison, LeftOut, Row, Unlock
from bounds.comparison.events import from_below
from bounds.comparison.questions import Inquiry, question_of
from bounds.numbers import format_number, pluralize
from bounds.solving.whole_numbers import in_whole_words
from laboratory.figures.comparison import shown_value
from pages.widgets.symbols import typeset
from pages.widgets.wording import confidence

WORDS = ("halving", "optimism")  # slugs that are words of a sentence, too
_SLUG = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b")
_POWER = re.compile(r"\b\d+(?:\.\d+)?e[-+]?\d+\b")


def plain(text: str, *slugs: str) -> str:
    """Titles in quotes for slugs, ln|H| for ln_size, 10⁻⁶ for 1e-06.

    Slugs of one word, such as `chebyshev`, are known by `slugs`.
    """
    for slug in slugs:
        text = re.sub(rf"\b{slug}\b", _quoted(slug), text)
    named = _SLUG.sub(lambda name: _quoted(name[0]) if name[0] in theorems else _labels().get(name[0], name[0]), text)
    return _POWER.sub(lambda number: format_number(float(number[0])), named)


def in_plain_words(text: str) -> str:
    """A text about theorems as Markdown: their titles for all slugs, formulas for symbols."""
    return typeset(plain(text, *(slug for slug in theorems if "_" not in slug and slug not in WORDS)))


@cache
def _labels() -> dict[str, str]:
    """The symbols of all variables, by name."""
    return {variable.name: variable.label for theorem in theorems.values() for variable in theorem.variables}


def _quoted(slug: str) -> str:
    return f"“{theorems[slug].title}”"


def best_by_facts(comparison: Comparison) -> Row | None:
    """The best row of the first event that needs no assumption besides the facts; None where there is none."""
    return next((row for row in comparison if not row.needs and _is_informative(row)), None)


def best_with_more(comparison: Comparison) -> Row | None:
    """The best row of the first event that needs an extra assumption, where none without it is as good."""
    informative = [row for row in comparison if _is_informative(row)]
    first = [row for row in informative if row.event == informative[0].event]
    enough = min((row.value for row in first if not row.needs), default=math.inf)
    return next((row for row in first if row.needs and row.value < enough), None)


def _is_informative(row: Row) -> bool:
    return not (row.vacuous or row.open_constant or from_below(row.event))


def row_statement(row: Row, facts: Mapping[str, Any]) -> str:
    """`With 40,316 examples the gap is at most 0.05, with probability at least 95 % (VC bound of Devroye 1982).`"""
    question = question_of(row.theorem.returns.name)
    if question is not None and not question.of_a_sample:  # none is drawn, and none has a size
        return f"{_without_a_sample(row, question.first)} ({row.theorem.title})."
    asked_for_m = isinstance(row.value, int)
    m, bound = (shown_value(row), format_number(facts["epsilon"])) if asked_for_m else (_size(facts), shown_value(row))
    often = f", {confidence(row.inputs['delta'])}" if "delta" in row.inputs else ", on average over samples"
    start = f"With {m} example{'' if m == '1' else 's'} the" if m else "The"
    return f"{start} {row.event} is at most {bound}{often} ({row.theorem.title})."


def _without_a_sample(row: Row, first: str) -> str:
    if row.whole is not None:
        return f"The learner makes {in_whole_words(row.theorem, row.whole)}"
    if not first:
        return f"{row.event[:1].upper()}{row.event[1:]}: at most {shown_value(row)}"
    number = pluralize(row.inputs[first], row.theorem.variable(first).unit.removesuffix("s"))
    return f"With {number} the {row.event} is at most {shown_value(row)}"


def _size(facts: Mapping[str, Any]) -> str:
    return format_number(facts["m"]) if "m" in facts else ""


def with_more(row: Row, facts: Mapping[str, Any]) -> str:
    """The same of a row that needs an extra assumption, with that assumption."""
    return f"With an extra assumption: {' '.join(need.statement for need in row.needs)} {row_statement(row, facts)}"


def spread(comparison: Comparison) -> str:
    """How far apart the answers are, and why that is no contradiction."""
    informative = [row for row in comparison if _is_informative(row)]
    alike = [row for row in informative if _of_one_scale(row) is _of_one_scale(informative[0])]
    rows = sorted(alike, key=lambda row: row.value)
    if len(rows) < 2 or rows[0].value == rows[-1].value:
        return ""
    return (
        f"{len(rows)} theorems apply, with bounds from {shown_value(rows[0])} to {shown_value(rows[-1])}. "
        "They do not contradict each other: they differ in what they bound, in assumptions and in proofs."
    )


def _of_one_scale(row: Row) -> Inquiry | None:
    """Risks, gaps and excess risks are shares; a question without a sample has a scale of its own."""
    question = question_of(row.event)
    return None if question is None or question.of_a_sample else question


def event_header(event: str, rows: Sequence[Row], quantity: str) -> str:
    """An event as a heading, with how many theorems bound it and how far apart they are."""
    words = f"{event[:1].upper()}{event[1:]}"
    if quantity == "m":
        words += ", examples that are needed" if from_below(event) else ", examples that are enough"
    closed = [row for row in rows if not row.open_constant]
    if not closed:
        return f"{words}: up to an unspecified constant"
    ordered = sorted([row for row in closed if not row.needs] or closed, key=lambda row: row.value)
    only = ", under an extra assumption" if ordered[0].needs else ""
    if len(ordered) < 2:
        return f"{words}: {shown_value(ordered[0])}{only}"
    return f"{words}: {shown_value(ordered[0])} to {shown_value(ordered[-1])}{only}, by {len(ordered)} theorems"


def left_out(why: str, out: Sequence[LeftOut]) -> str:
    """A reason, and the theorems that are left out for it."""
    return f"{plain(why)} *{'; '.join(entry.theorem.title for entry in out)}*"


def offer_sentence(unlock: Unlock) -> str:
    """What another assumption would gain, with the fact's symbol for its name in code."""
    variable = unlock.variable
    return plain(unlock.text.replace(f"({variable.name} = ", f"({variable.label} = "), unlock.theorem.slug)


def notes(row: Row) -> Iterator[str]:
    """What must be said beside a row's value."""
    if row.vacuous:
        yield "vacuous"
    if row.open_constant:
        yield "unspecified constant"
    if not row.certified and not row.open_constant:
        yield "not certified"


MEANING = """
An **event** is what a bound is about, such as the true risk of the hypothesis returned, the gap between its training
error and its true risk, or the regret against the best expert. Only within one event does a smaller number mean a
tighter bound. *Expected* events are averages and need no failure probability.

A row may **need** an extra assumption: that the learner has no training error, or that a number was fixed before the
sample was seen. The row holds only under that assumption. It is listed below the rows that need no more, and moves up
once you tick the assumption. A row with an **unspecified constant** shows a rate only: 1 was taken for the constant,
and nothing is guaranteed.

Choosing the best of several bounds after looking at the data needs a share of δ for each. Sample sizes do not depend
on the data, and may be compared freely.
"""
