"""What a figure says of the point under the pointer: whose it is, and its value."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from laboratory.shown import Shown
from laboratory.topics import views
from laboratory.view import Pieces

QUICK = [place for place in views if not isinstance(views[place].view.run, Pieces)]
SILENT = {"skip", "none"}  # areas, borders and what stands for others, which say it


def traces(place: str) -> Iterator[Mapping[str, Any]]:
    shown = Shown(views[place].view, views[place].view.usual())
    for drawn in shown.all_drawn:
        if drawn.setting("hovermode") is not False:
            yield from (trace for trace in drawn.traces if trace.get("hoverinfo") not in SILENT)


def words(card: str) -> list[str]:
    """What a card says besides its numbers."""
    without = re.sub(r"%\{(?!y\}|text|hovertext|customdata)[^}]*\}|<[^>]*>", " ", card)
    return re.findall(r"[^\W\d_]+|%\{[^}]*\}|\d", without)


@pytest.mark.parametrize("place", QUICK)
def test_a_card_names_the_thing_and_gives_its_value(place: str) -> None:
    for trace in traces(place):
        card = trace.get("hovertemplate")
        if card is None:
            assert trace.get("hoverinfo") == "text" and len(trace["text"]), trace.get("name")
            continue
        assert words(card), (trace.get("name"), card)
        assert "%{" in card or any(character.isdigit() for character in card), (trace.get("name"), card)
