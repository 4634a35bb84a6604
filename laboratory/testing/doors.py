"""The doors of a view to the Calculator, and the guarantee that stands in its headline."""

import math
import re
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from bounds import theorems
from bounds.comparison.conditions import unsettled_assumptions
from bounds.numbers import at_least, at_most, exact, format_number, format_short, in_percent
from bounds.testing.checking import ensure
from laboratory.testing.runs import Runs, Viewed, check, looked_at, runs_of
from laboratory.testing.words import texts
from laboratory.views.conditions import is_value_of
from laboratory.views.view_result import ViewResult

SAME = 1e-9  # relative
ROUNDED = 5e-3  # relative: to three digits
SAID_BY_THE_QUESTION = (0.0, 0.5, 1.0, 2.0)  # two classes, a radius of 1, a threshold in the middle
WRITTEN = re.compile(r"([-−]?\d[\d,]*(?:\.\d+)?)(?:·10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?")
PART = re.compile(r"(\d+) of (\d*[1-9]\d*)\b")
OFTEN = re.compile(r"probab|δ|\d\s*%")
Numbers = Mapping[str, Any]


@check
def guarantees_open_in_the_calculator(viewed: Viewed) -> None:
    """With numbers that the theorem takes."""
    for name, result in runs_of(viewed).distinct.items():
        for slug, inputs in result.theorems:
            value = float(theorems[slug](**inputs))
            ensure(np.isfinite(value), f"at {name} {slug} is {value} for {dict(inputs)}")


@check
def guarantee_says_what_it_rests_on(viewed: Viewed) -> None:
    """In one line with its number: all that its theorem assumes and its inputs do not tell.

    The view opens this theorem, or the headline tells itself what it rests on; never both, and never neither. So at
    every step that is looked at.
    """
    for name, at in _seen(viewed):
        headline, bound = at.headline, _bound(at)
        if bound is None:
            continue
        named = [door for door in at.theorems if door[0] == headline.theorem]
        ensure(
            named or not headline.theorem, f"at {name} its headline names {headline.theorem}, which it does not open"
        )
        behind = _behind(at, bound)
        source = "a theorem that the view opens, named or by its value, or from what the headline tells in rests_on"
        one_of_them = (behind is not None) != (headline.rests_on is not None)
        ensure(one_of_them, f"at {name} {headline.sentence!r} must come from {source}")
        rests = headline.rests_on or () if behind is None else unsettled_assumptions(theorems[behind[0]], behind[1])
        unsaid = [assumption.clause for assumption in rests if assumption.clause not in headline.sentence]
        ensure(not unsaid, f"at {name} its headline {headline.sentence!r} does not say that {' and '.join(unsaid)}")


@check
def guarantee_says_how_often_it_holds(viewed: Viewed) -> None:
    """Where it fails with probability δ at most, its line says 1 - δ: a mean, or a single run, stands beside it.

    So do the sentences that tell of another theorem's number.
    """
    for name, at in _seen(viewed):
        bound = _bound(at)
        behind = None if bound is None else _behind(at, bound)
        if behind is not None and bound is not None and "delta" in behind[1]:
            delta = float(behind[1]["delta"])
            itself = math.isclose(bound, delta, rel_tol=SAME) and not is_value_of(*behind, bound)
            often = f"{(1 - exact(delta)) * 100:.8g}".rstrip("0") if not itself else ""
            said = [float(number) for number in re.findall(r"[\d.]+(?=\s%)", at.headline.sentence)]
            ensure(itself or float(often) in said, f"at {name} {at.headline.sentence!r} does not say {often} %")
        for slug, inputs in at.theorems:
            if "delta" in inputs:
                _told_with_it(name, at, slug, inputs, bound)


def _told_with_it(name: str, at: ViewResult, slug: str, inputs: Numbers, bound: float | None) -> None:
    """No text tells the theorem's number without its probability, unless it is that of the headline."""
    value = float(theorems[slug](**inputs))
    if bound is not None and math.isclose(value, bound, rel_tol=SAME):
        return
    looks = {way(look) for look in (value, in_percent(value)) for way in (at_most, at_least, format_short)}
    for text in (at.sentence, *at.more.split("\n\n")):
        there = [look for look in looks if re.search(rf"(?<![\d.,−]){re.escape(look)}(?![\d·]|[.,]\d)", text)]
        often = OFTEN.search(text) or any(number in text for number in (format_number(inputs["delta"]),))
        ensure(
            often or not [look for look in there if "." in look], f"at {name} {text!r} tells {there} of {slug} as sure"
        )


@check
def doors_carry_the_numbers_shown(viewed: Viewed) -> None:
    """What a door tells the theorem is shown by the view, too, or else what the theorem then says.

    Behind a guarantee that names its theorem, the door leads to this very number: it is the theorem's value, that value
    beside what is shown, or one of its inputs.
    """
    runs = runs_of(viewed)
    for name, at in _seen(viewed):
        known = _Known.of(runs, at)
        for slug, inputs in at.theorems:
            strange = {key: value for key, value in inputs.items() if not known.tells(float(value))}
            stated = not strange or known.tells(float(theorems[slug](**inputs)))
            ensure(stated, f"at {name} it opens {slug} with {strange}, which it does not show")
        bound = _bound(at)
        named = [door for door in at.theorems if door[0] == at.headline.theorem]
        if bound is not None and named:
            leads = any(known.leads_to(*door, bound) for door in named)
            ensure(leads, f"at {name} {at.headline.sentence!r} opens {named}, and none leads there")


class _Known:
    """The numbers that a view shows: `exactly`, in fields, table, figures and headline, and as `written` in texts."""

    def __init__(self, exactly: np.ndarray, written: np.ndarray) -> None:
        self.exactly, self.written = exactly, written

    @staticmethod
    def of(runs: Runs, at: ViewResult) -> "_Known":
        """All numbers of what is shown."""
        arrays = [value for figure in runs.figures(at) for trace in figure.data for value in (trace.x, trace.y)]
        values = [*at.inputs.values(), at.headline.value, *at.table.values(), *arrays]
        read = [_read(*match) for text in texts(at) for match in WRITTEN.findall(text)]
        read += [int(part) / int(of) for text in texts(at) for part, of in PART.findall(text)]
        return _Known(np.unique(np.concatenate([SAID_BY_THE_QUESTION, *map(_reals, values)])), np.unique(read))

    def tells(self, value: float) -> bool:
        """Is it shown, or as good as: logarithm or root of what is; rounded in a text, in per cent, or its rest."""
        of_it = math.exp(min(value, 700))
        in_a_text = (value, 100 * value, 100 * (1 - value), of_it)
        return (
            self.has(value) or self.has(of_it) or self.has(value**2)
            or any(_is_among(self.written, number, ROUNDED) for number in in_a_text)
        )  # fmt: skip

    def has(self, value: float) -> bool:
        """Is it shown exactly?"""
        return _is_among(self.exactly, value, SAME)

    def leads_to(self, slug: str, inputs: Numbers, bound: float) -> bool:
        """Is the guarantee what this door opens with, or comes to?"""
        value = float(theorems[slug](**inputs))
        if is_value_of(slug, inputs, bound) or any(
            math.isclose(bound, number, rel_tol=SAME) for number in (2 * value, 1 - value, *map(float, inputs.values()))
        ):
            return True
        return self.has(value) or self.has(bound - value) or self.has(bound + value)


def _is_among(ordered: np.ndarray, value: float, relative: float) -> bool:
    """Is one of the numbers, in increasing order, as near to the value as that? Only its two neighbours can be."""
    place = int(np.searchsorted(ordered, value))
    return any(
        math.isclose(near, value, rel_tol=relative, abs_tol=1e-15) for near in ordered[max(place - 1, 0) : place + 1]
    )


def _read(mantissa: str, power: str) -> float:
    """A number as texts write it: `−1,234.5`, `1.495·10⁷`."""
    ten = "".join("-" if sign == "⁻" else str("⁰¹²³⁴⁵⁶⁷⁸⁹".index(sign)) for sign in power)
    return float(f"{mantissa.replace(',', '').replace('−', '-')}e{ten or 0}")


def _reals(values: Any) -> np.ndarray:
    try:
        numbers = np.asarray(values, np.float64).ravel()
    except (TypeError, ValueError):
        return np.zeros(0)
    return numbers[np.isfinite(numbers)]


def _seen(viewed: Viewed) -> Iterator[tuple[str, ViewResult]]:
    return ((name, at) for name, result in runs_of(viewed).distinct.items() for at in looked_at(result))


def _bound(at: ViewResult) -> float | None:
    headline = at.headline
    bound = headline.at_most if headline.at_least is None else headline.at_least
    return None if bound is None else float(bound)


def _behind(at: ViewResult, bound: float) -> tuple[str, Numbers] | None:
    """The door to the theorem that guarantees it: the one named, or the first that comes to this number."""
    named = [door for door in at.theorems if door[0] == at.headline.theorem]
    return next(iter(named or [door for door in at.theorems if is_value_of(*door, bound)]), None)
