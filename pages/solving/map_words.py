"""The map in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from bounds import Ln
from bounds.atlas import AtlasQuestion, Standing
from bounds.numbers import at_most, format_number, pluralize
from pages.widgets.wording import confidence

EVENTS = {"true risk": "the true risk", "gap": "the gap to the training error", "excess risk": "the excess risk"}

MEANING = """
Every cell of the map is a pair of a sample size and a capacity. Each theorem that applies is evaluated there with the
same δ. The cell has the colour of the smallest bound. A two-sided bound on the gap also bounds the true risk (the
training error is added) and the excess risk (it counts twice). A sample complexity is solved for ε.
"""


def meaning(setting: AtlasQuestion, best: Standing) -> str:
    """What the number at your point bounds, and under which condition."""
    return f"{setting.event} at most{best.contestant.condition(setting)}"


def short_title(place: Standing) -> str:
    """The contestant as the table names it."""
    away = "" if place.on_the_map else ", not shown on the map"
    return f"{place.contestant.title}{away}"


def point_sentence(setting: AtlasQuestion, inputs: Mapping[str, Any], places: Sequence[Standing]) -> str:
    """The tightest bound on the map at your point, the next one, and those that are too slow for the map."""
    capacity = inputs[setting.capacity]
    size = format_number(capacity, None if isinstance(capacity, int) or hasattr(capacity, "base") else 4)
    label = "d" if setting.capacity == "d" else "ln|H|"
    examples = pluralize(inputs["m"], "example")
    start = f"With {examples} and {label} = {size}"
    useful = [place for place in places if place.on_the_map and not place.vacuous]
    apart = "".join(
        f" Not on the map: {place.contestant.title}, "
        f"at most {at_most(place.value)}{place.contestant.condition(setting)}."
        for place in places if not (place.on_the_map or place.vacuous)
    )  # fmt: skip
    if not useful:
        return f"{start} all bounds on the map are vacuous: every bound on the {setting.event} is 1 or more.{apart}"
    first, often = useful[0].contestant, confidence(inputs["delta"])
    sentence = (
        f"{start}, the {setting.event} is at most {at_most(useful[0].value)}, {often}{first.condition(setting)} "
        f"({first.title})"
    )
    if len(useful) == 1:
        return f"{sentence}. All other bounds on the map are vacuous there.{apart}"
    return f"{sentence}. The next bound is {at_most(useful[1].value)} ({useful[1].contestant.title}).{apart}"


def python_snippet(setting: AtlasQuestion, inputs: Mapping[str, Any], without: Sequence[str]) -> str:
    """Python that prints every theorem's bound at your point."""
    capacity = inputs[setting.capacity]
    names = "from bounds import Ln\n" if isinstance(capacity, Ln) else ""
    more = f", without={list(without)!r}" if without else ""
    return (
        f"{names}from bounds.atlas import AtlasQuestion, ranking\n\nsetting = {setting!r}\n"
        f"for place in ranking(setting, m={inputs['m']!r}, capacity={capacity!r}{more}):\n"
        "    print(place.contestant.title, place.value)\n"
    )
