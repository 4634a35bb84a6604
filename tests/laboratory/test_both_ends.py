"""Both ends of every number of every view: a figure and a sentence, or one sentence that refuses; never nan."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

import pytest

from laboratory.fields import Number, Seed
from laboratory.topics import views
from laboratory.view import Pieces

LARGE = 1e4  # what counts more than this is left to the slider's end: such runs take long
NEVER = re.compile(r"\bnan\b|\binf\b|Traceback", re.IGNORECASE)
QUICK = [place for place, exhibit in views.items() if not isinstance(exhibit.view.run, Pieces)]


def ends(one: Number) -> Iterator[float]:
    """The ends of the domain; where those are open or far, those of the slider."""
    low, high = (one.stops[0], one.stops[-1]) if one.stops else (None, None)
    domain = one.domain
    yield from {domain.low} if domain.includes_low and math.isfinite(domain.low) else {low} - {None}
    yield from {domain.high} if domain.includes_high and abs(domain.high) <= LARGE else {high} - {None}


@pytest.mark.parametrize("place", QUICK)
def test_a_view_stands_at_both_ends_of_each_number(place: str) -> None:
    exhibit = views[place]
    usual = exhibit.view.usual()
    numbers = [one for one in exhibit.view.numbers if not isinstance(one, Seed) and one.stands(usual)]
    for one in numbers:
        for end in ends(one):
            _stands(place, {one.name: end})


def _stands(place: str, values: dict[str, Any]) -> None:
    refused, said = "", ""
    try:
        shown = views[place](**values)
        said = " ".join([shown.headline.sentence, shown.sentence, shown.more])
        assert all(figure.to_json() for figure in shown.all_drawn), values
    except ValueError as refusal:
        refused = str(refusal)
    assert not NEVER.search(said), (values, said)
    assert said or (len(refused) > 20 and refused.endswith(".")), (values, refused)
