"""What the curves lack, in sentences: at which sizes, why, and where a promise begins."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from bounds.numbers import in_words
from laboratory.experiments import Missing, Plan
from learners import about
from pages.widgets.say import shortened

LONGEST = 400  # letters of a reason, which may repeat what was typed
NUMBER = re.compile(r"[\d,.]+")  # the same reason at another size differs in its numbers only


def missing_in_words(lacking: Iterable[Missing], plan: Plan) -> list[str]:
    """A sentence for each reason: the learner's refusals, then the promises that are not defined at some sizes."""
    same = groupby(lacking, key=lambda one: (one.theorem, one.begins, NUMBER.sub("", one.why)))
    return [_promise(list(some), plan) if theorem else _learner(list(some), plan) for (theorem, *_), some in same]


def _learner(some: Sequence[Missing], plan: Plan) -> str:
    """`k nearest neighbours has no result at 1, 2 and 4 examples: ...`"""
    return f"{about(plan.learner).title} has no result at {_sizes(some)}: {_reason(some[-1])}"


def _promise(some: Sequence[Missing], plan: Plan) -> str:
    """`The promise by VC begins at m = 61; there is none at 20 and 39 examples: ...`"""
    label = plan.granted()[some[0].theorem].label
    begins = f"begins at m = {in_words(some[0].begins)}; there is none" if some[0].begins else "does not exist"
    return f"The promise by {label} {begins} at {_sizes(some)}: {_reason(some[-1])}"


def _sizes(some: Sequence[Missing]) -> str:
    """The sizes, and in how many runs where these are not all."""
    told = [in_words(one.m) + (f" ({one.runs} of {one.of} runs)" if one.runs < one.of else "") for one in some]
    listed = " and ".join([", ".join(told[:-1]), told[-1]] if len(told) > 1 else told)
    return f"{listed} example{'' if listed == '1' else 's'}"


def _reason(one: Missing) -> str:
    return shortened(one.why.strip().rstrip("."), LONGEST) + "."
