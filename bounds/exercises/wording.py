"""Questions as sentences, made from the vocabulary's words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bounds.display.promise import ENDS
from bounds.exercises.rounding import rounding
from bounds.numbers import in_words
from bounds.vocabulary.logarithm import Ln

if TYPE_CHECKING:
    from bounds.exercises.asked import Asked
    from bounds.theorem import Theorem
    from bounds.vocabulary.citation import Step
    from bounds.vocabulary.variables import Variable

FULL_NAMES = {"mistakes": "number of mistakes", "log class size": "logarithm of the class size"}
EXTREMES = {"<=": "At most how large", ">=": "At least how large", "=": "How large"}
_NAME = re.compile(r"[a-z][a-z0-9_]+")
LONG_SYMBOL = 3
MANY = 10**9  # beyond it, as a power
RELATIONS = {"<=": "at most", ">=": "at least", "=": "at most"}


def named(asked: Asked) -> str:
    """The question, with the theorem's name."""
    return _joined(f"Use “{asked.theorem.title}”.", numbers(asked), wanted(asked, "this theorem"))


def between(asked: Asked, other: Theorem, first: bool) -> str:
    """The question, with two theorems to choose from and the promise that is wanted."""
    titles = [asked.theorem.title, other.title]
    one, two = titles if first else reversed(titles)
    choose = f"Choose between “{one}” and “{two}”; where both would do, take the stronger."
    wish = f"You want to be sure of this: {asked.theorem.says}"
    return _joined(choose, wish, numbers(asked), wanted(asked, "the theorem you choose"))


def described(asked: Asked) -> str:
    """The question, with the theorem's assumptions and its argument for its name."""
    theorem = asked.theorem
    assumed = " ".join(assumption.says for assumption in theorem.assumes)
    last = len(theorem.proof)  # the last step is left to the reader
    argued = " ".join(_argument(number, step, number < last) for number, step in enumerate(theorem.proof, 1))
    sought = "an exact formula" if theorem.relation == "=" else "a bound"
    bound = "your formula" if theorem.relation == "=" else "your bound"
    known = f"Assume: {assumed}" if assumed else ""
    told = theorem.returns.meaning
    about = f"for the {full_name(theorem)}" + (f" ({told})" if told != full_name(theorem) else "")
    derive = f"Derive {sought} {about} by this argument: {argued}"
    return _joined(known, derive, numbers(asked), wanted(asked, bound))


def wanted(asked: Asked, bound: str) -> str:
    """What is asked, as a question."""
    theorem, name = asked.theorem, full_name(asked.theorem)
    variable = asked.variable
    if variable is None:
        return f"{EXTREMES[theorem.relation]} is the {name}, by {bound}?{rounding(asked).sentence}"
    verb = "give" if theorem.relation == "=" else "promise"
    held = f"{_article(name)} {name} of {RELATIONS[theorem.relation]} {in_words(asked.target)}"
    if variable.domain.integer and variable.unit:
        many = f"How many {variable.unit} {variable.label}"
        allowed = "are needed for" if asked.wants_smallest else "may there be at most for"
        return f"{many} {allowed} {bound} to {verb} {held}?"
    extreme = "smallest" if asked.wants_smallest else "largest"
    explained = f"{meaning(variable)}{_whose(theorem, variable)}"
    what = f"What is the {extreme} {variable.label} ({explained}) for which {bound} {verb}s {held}?"
    return what + rounding(asked).sentence


def numbers(asked: Asked) -> str:
    """What is given: `Given are sample size m = 1,000 and failure probability δ = 0.05.`"""
    given = [one for one in asked.theorem.variables if one.name in asked.given]
    told = [_told(one, asked.given[one.name]) + _whose(asked.theorem, one) for one in given]
    return f"Given: {_listed(told)}." if told else ""


def full_name(theorem: Theorem) -> str:
    """What is bounded, as it reads after an article."""
    return FULL_NAMES.get(theorem.returns.name, theorem.returns.name)


def meaning(variable: Variable) -> str:
    """The meaning up to its first explanation."""
    return variable.meaning.partition(";")[0].partition(":")[0]


def _told(variable: Variable, value: Any) -> str:
    # A symbol that is a word of the meaning, as "mean loss" for the mean loss suffered online, is told once.
    worded = len(variable.label) > LONG_SYMBOL and meaning(variable).startswith(variable.label)
    symbol = "" if worded else f" {variable.label}"
    if variable.counts and isinstance(value, Ln):
        size = int(value.base) ** int(value.multiplier)
        many = in_words(size) if size < MANY else _power(value)
        return f"{many} {variable.counts} ({variable.label} = {in_words(value)})"
    return f"{meaning(variable)}{symbol} = {in_words(value)}"


def _whose(theorem: Theorem, variable: Variable) -> str:
    """Where a number has an end above and one below: whether δ pays for both or for one."""
    return f" {ENDS[theorem.ends]}" if variable.name == "delta" and theorem.ends else ""


def _power(value: Ln) -> str:
    digits = str(value.multiplier).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return f"{value.base}{digits}"


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


def _article(name: str) -> str:
    return "an" if name[:1].lower() in "aeio" else "a"


def _listed(told: Iterable[str]) -> str:
    *first, last = told
    return f"{', '.join(first)} and {last}" if first else last


def _argument(number: int, step: Step, formula: bool) -> str:
    by = f" [{leaning_on(step)}]" if step.uses else ""
    shown = f" ${step.formula}$" if formula and step.formula else ""
    return f"({number}) {step.says}{shown}{by}"


def leaning_on(step: Step) -> str:
    """What a step of a proof leans on, theorems of ours by their titles."""
    from bounds import theorems

    return _NAME.sub(lambda found: theorems[found[0]].title if found[0] in theorems else found[0], step.uses)
