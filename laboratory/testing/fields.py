"""The fields of a view: few numbers, each with a slider, that read back what they spell."""

import math
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from bounds.testing.checking import ensure
from laboratory.testing.runs import Viewed, check, runs_of, view_of
from laboratory.testing.words import NEVER_SHOWN
from laboratory.views.fields import Field, Number, Seed
from laboratory.views.view import View

MOST_MAIN_NUMBERS = 4
LARGE = 1e4  # larger ends of a domain are left to the slider's end: such runs take long
SMALL_WORDS = {"of", "the", "each", "per", "for", "and"}


@check
def fields_are_few(viewed: Viewed) -> None:
    """At most four numbers are unfolded, each with a slider, and no two fields have one name."""
    runs = runs_of(viewed)
    for name, result in runs.distinct.items():
        main = [number.name for number in runs.view.numbers if not number.advanced and number.is_visible(result.inputs)]
        ensure(len(main) <= MOST_MAIN_NUMBERS, f"at {name} it asks for {len(main)} numbers: {', '.join(main)}")
    names = [field.name for field in runs.view.fields]
    ensure(len(set(names)) == len(names), f"two of its fields have one name: {', '.join(names)}")
    bare = [number.name for number in runs.view.numbers if not number.advanced and number.slides is None]
    ensure(not bare, f"{', '.join(bare)} has no slider")


@check
def fields_read_back(viewed: Viewed) -> None:
    """A field reads what it spells, at its default and at its slider's stops; it refuses what is no number."""
    view = view_of(viewed)
    for field in view.fields:
        values = [view.defaults()[field.name], *(field.stops if isinstance(field, Number) else ())]
        for value in values:
            spelled = field.to_text(value)
            reading = field.parse(spelled)
            ensure(reading == value, f"{field.name} spells {value!r} as {spelled!r}, and reads {reading!r}")
        if isinstance(field, Number):
            refused = _refusal(field)
            ensure(
                field.domain.words in refused, f"{field.name} must be {field.domain.words}; of x it says {refused!r}"
            )


@check
def unknown_field_is_refused(viewed: Viewed) -> None:
    """A name that no field has is named in the refusal."""
    try:
        view_of(viewed).checked_inputs({"nonsense": 1})
    except ValueError as error:
        ensure("nonsense" in str(error), f"it refuses the field nonsense and does not name it: {error}")
    else:
        raise AssertionError("it takes a field called nonsense")


@check
def labels_are_words_of_their_meaning(viewed: Viewed, plainer: Collection[str] = ()) -> None:
    """A label is a word of the field's meaning; `plainer` are other allowed labels."""
    for number in view_of(viewed).numbers:
        shared = _stems(number.label) & _stems(number.meaning)
        ensure(shared or number.label in plainer, f"{number.label!r} is no word of what it means, {number.meaning!r}")


@check
def stands_at_both_ends(viewed: Viewed, by_turns: bool = False) -> None:
    """At both ends of every number: a figure and a sentence, or one sentence that refuses; never nan.

    A number that is hidden at the defaults is tried where it is shown. `by_turns=True` tries one end of each number:
    the first of one, the last of the next.
    """
    runs = runs_of(viewed)
    if runs.is_long:
        return
    numbers = [number for number in runs.view.numbers if not isinstance(number, Seed)]
    for place, number in enumerate(numbers):
        others, both = asked_with(runs.view, number), list(ends(number))
        for end in both[place % 2 :][:1] if by_turns else both:
            _stands(viewed, {**others, number.name: end})


def asked_with(view: View, field: Field) -> dict[str, Any]:
    """What other fields must hold for a field to be shown, where their defaults hide it."""
    usual, others = view.defaults(), dict[str, Any]()
    fields = {other.name: other for other in view.fields}
    for name, allowed in {} if field.is_visible(usual) else field.when.items():
        first = next(iter(allowed))
        others |= asked_with(view, fields[name]) | {name: (first,) if isinstance(usual[name], tuple) else first}
    return others


def ends(field: Number) -> Iterator[float]:
    """The ends of the domain; where those are open or far, those of the slider."""
    low, high = (field.stops[0], field.stops[-1]) if field.stops else (None, None)
    domain = field.domain
    first = domain.low if domain.includes_low and math.isfinite(domain.low) else low
    last = domain.high if domain.includes_high and abs(domain.high) <= LARGE else high
    yield from (end for end in (first, last) if end is not None)


def _stands(viewed: Viewed, inputs: Mapping[str, Any]) -> None:
    runs, place = runs_of(viewed), " and ".join(f"{name} = {value}" for name, value in inputs.items())
    try:
        result = runs.at(inputs)
        said = " ".join([result.headline.sentence, result.sentence, result.more])
        for figure in result.figures_with_roles:
            figure.to_json()
    except ValueError as error:
        flag = len(str(error)) > 20 and str(error).endswith(".")
        ensure(flag, f"at {place} it is refused without a sentence: {error}")
        return
    ensure(said.strip() and not NEVER_SHOWN.search(said), f"at {place} it says {said!r}")


def _refusal(field: Number) -> str:
    try:
        value = field.parse("x")
    except ValueError as error:
        return str(error)
    raise AssertionError(f"{field.name} reads x as {value!r}")


def _stems(words: str) -> set[str]:
    """The first letters of each word, so that `example` matches `examples`."""
    return {word[:5] for word in re.findall(r"[^\W\d_]+", words.lower()) if word not in SMALL_WORDS}
