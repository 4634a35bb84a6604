"""All that one slip gives: every edit of the formula, every rounding, every sibling."""

import ast
import math
from collections.abc import Iterable, Iterator, Mapping

from bounds.diagnosis import growth_functions, interval_ends, iterations, kinds, siblings
from bounds.diagnosis.answers import TypedAnswer
from bounds.diagnosis.budget import note
from bounds.diagnosis.kinds import factors
from bounds.diagnosis.slip import Suspect
from bounds.diagnosis.task import Task
from bounds.formula.patience import limited_to
from bounds.numbers import nearest_whole
from bounds.theorem import Theorem

OTHER_SIDE, NEAREST, CUT_OFF, ONE_MORE, NOT_ROUNDED = 0.4, 0.41, 0.42, 0.9, 0.3
UNROUNDED = "not rounded to a whole number"
DIGITS_CUT_OFF = "further digits cut off instead of rounded"
ONE_TOO = {True: "one too many: a strict inequality", False: "one too few: a strict inequality"}
ONE_BESIDE = {-1: "one of them forgotten", 1: "one of them counted twice"}  # of what is counted exactly
LARGEST = 1e15  # beyond it a double has no decimals to round
LONGEST = 400_000  # steps for all edits, the simplest first, where a formula sums up many terms
EQUAL = 1e-9  # relative: two names of one value


def singles(task: Task, theorems: Mapping[str, Theorem]) -> tuple[Suspect, ...]:
    """Every number that a single slip gives, lightest first."""
    suspects = [
        *edited(task),
        *doubled(task),
        *siblings.suspects(task, theorems),
        *interval_ends.suspects(task, theorems),
        *growth_functions.suspects(task),
        *iterations.suspects(task),
    ]
    return tuple(sorted(suspects, key=lambda suspect: suspect.weight))


def edited(task: Task, longest: int = LONGEST) -> list[Suspect]:
    """What each edit of the tree gives, where it gives a number: the simplest first, as many as the steps allow."""
    seen: set[str] = set()
    suspects = []
    with limited_to(longest) as work:
        for edit in sorted(kinds.edits(task), key=lambda edit: edit.weight):
            key = ast.dump(edit.tree)
            if key in seen:
                continue
            seen.add(key)
            raw = task.run(edit.tree)
            if math.isfinite(raw):
                suspects.append(Suspect(edit.words, edit.weight, raw, task.finished(raw)))
    note(work)
    return suspects


def doubled(task: Task) -> Iterator[Suspect]:
    """Twice and half the answer of what was solved step by step; edits know them of an expression."""
    raw = task.run(task.tree) if isinstance(task.tree, ast.Compare) else math.nan
    if math.isfinite(raw):
        yield Suspect(factors.TWICE, factors.FACTOR_2, 2 * raw, task.finished(2 * raw))
        yield Suspect(factors.HALF, factors.FACTOR_2, raw / 2, task.finished(raw / 2))


def roundings(task: Task, raw: float, words: str, weight: float) -> Iterator[Suspect]:
    """The same number rounded to the wrong side, or one further, where it comes to a whole one."""
    if not task.whole or not math.isfinite(raw) or abs(raw) >= LARGEST:
        return
    up = task.whole_above
    right, other = nearest_whole(raw, up), nearest_whole(raw, not up)
    joined = f"{words}, " if words else ""
    if other != right:
        yield Suspect(f"{joined}rounded {'down' if up else 'up'}", weight + OTHER_SIDE, raw, other)
        if abs(other - raw) <= abs(right - raw):
            yield Suspect(f"{joined}rounded to the nearest whole number", weight + NEAREST, raw, other)
    if not words:
        if 0 <= other < right:
            yield Suspect(DIGITS_CUT_OFF, CUT_OFF, raw, other)
        beyond = right + 1 if up else right - 1
        if task.unknown or task.theorem.relation != "=":
            yield Suspect(ONE_TOO[up], ONE_MORE, float(beyond), beyond)


def short_of_right(task: Task, raw: float, right: float, answer: TypedAnswer) -> Iterator[Suspect]:
    """The right number, handed in badly."""
    strictly = task.whole and not task.counts
    if strictly and not answer.whole and math.isfinite(raw):
        yield Suspect(UNROUNDED, NOT_ROUNDED, raw, raw)
    if not strictly and not answer.in_full and math.isfinite(right) and answer.cut_off(right):
        yield Suspect(DIGITS_CUT_OFF, CUT_OFF, right, answer.value)


def unrounded(task: Task, every: Iterable[Suspect], answer: TypedAnswer) -> Iterator[Suspect]:
    """What slips give before it is rounded, where that would be the right whole number: 384.16, with 1.96 for z."""
    if task.whole and not task.counts and not answer.whole:
        for suspect in every:
            if (
                math.isfinite(suspect.raw)
                and answer.is_near(suspect.raw)
                and task.finished(suspect.raw) == suspect.value
            ):
                yield Suspect(f"{suspect.words}; and {UNROUNDED}", suspect.weight, suspect.raw, suspect.raw)


def distinct(suspects: Iterable[Suspect]) -> list[tuple[Suspect, tuple[str, ...]]]:
    """One suspect for each value, the lightest, with the other names of that value."""
    kept: list[tuple[Suspect, list[str]]] = []
    for suspect in sorted(suspects, key=lambda suspect: suspect.weight):
        for lightest, others in kept:
            if is_equal(lightest.value, suspect.value) and is_equal(lightest.raw, suspect.raw):
                if suspect.words not in (lightest.words, *others):
                    others.append(suspect.words)
                break
        else:
            kept.append((suspect, []))
    return [(suspect, tuple(others)) for suspect, others in kept]


def is_equal(left: float, right: float) -> bool:
    """Up to rounding errors; nothing is equal to an infinite number."""
    return abs(left - right) <= EQUAL * max(abs(left), abs(right)) < math.inf
