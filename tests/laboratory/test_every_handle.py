"""All that can be taken hold of in figures: it stands where its fields do, and its ends are values of theirs."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

from bounds.words.domain import Interval
from laboratory.fields import Number
from laboratory.handles import Handle, Stops, Way, way_of
from laboratory.shown import Shown
from laboratory.topics import views
from laboratory.view import Drawing

HELD = [place for place in views if any(one.handles is not None for one in views[place].view.draws)]
each_view = pytest.mark.parametrize("place", HELD)


@cache
def shown(place: str) -> list[Shown]:
    """The view at its usual values and at each preset."""
    exhibit = views[place]
    step = exhibit.view.step
    presets = {repr(sorted(preset.items())): preset for preset in ({}, *exhibit.view.presets.values())}
    return [
        exhibit(step=preset.get(step), **{name: value for name, value in preset.items() if name != step})
        for preset in presets.values()
    ]


def handles(place: str) -> Iterator[tuple[Shown, Drawing, Handle]]:
    for one in shown(place):
        for drawing in one.drawings:
            for handle in one.handles(drawing):
                yield one, drawing, handle


def accepted(one: Shown, values: Mapping[str, Any]) -> None:
    """The view takes these values, also as they will stand in the fields and in the address."""
    step = one.view.step
    if one.view.player is not None and step in values:
        assert values[step] in range(one.last + 1)
    told = {name: value for name, value in values.items() if name != step or one.view.player is None}
    fields = {field.name: field for field in one.view.fields}
    typed = {name: fields[name].read(fields[name].spelled(value)) for name, value in told.items()}
    after = one.view.asked({**one.asked, **typed})
    assert {name: after[name] for name in typed} == typed
    assert all(fields[name].stands(after) for name in typed)


def ends(handle: Handle) -> Iterator[tuple[float, ...]]:
    if handle.stops is not None:
        yield from ((value,) for value in handle.stops.values)
    else:
        yield from product(*((way.low, way.high) for way in handle.ways))


@each_view
def test_there_is_something_to_take_hold_of_and_it_has_a_name_of_its_own(place: str) -> None:
    found = [[handle.label for handle in one.handles(drawing)] for one in shown(place) for drawing in one.drawings]
    assert any(found) and all(len(labels) == len(set(labels)) for labels in found)


@each_view
def test_let_go_where_it_stands_it_stays(place: str) -> None:
    exhibit = views[place]
    for one, drawing, handle in handles(place):
        if handle.quiet and handle.label != "Example 1":
            continue  # one of many
        step = handle.held.get(exhibit.view.step, one.step) if exhibit.view.player else None
        held = {name: value for name, value in handle.held.items() if name != exhibit.view.step}
        after = exhibit(step=step, **{**one.asked, **held})
        again = next(each for each in after.handles(drawing) if each.label == handle.label)
        np.testing.assert_allclose(again.now, handle.now, rtol=1e-3, atol=1e-3, err_msg=handle.label)


@each_view
def test_wherever_it_is_let_go_its_fields_take_it(place: str) -> None:
    for one, _, handle in handles(place):
        for at in ends(handle):
            accepted(one, handle.moved(*at))


@each_view
def test_the_browser_can_be_told(place: str) -> None:
    for _, _, handle in handles(place):
        told = json.loads(json.dumps(handle.told, allow_nan=False))
        assert told["label"] == handle.label
        if handle.stops is not None:
            values = handle.stops.values
            assert list(values) == sorted(set(values)) and told["now"] in values
            assert len(told["x"]) == len(told["y"]) == len(values) and len(told["says"]) in (0, len(values))
        else:
            assert handle.ways and all(way.low <= way.now <= way.high and way.step >= 0 for way in handle.ways)


def test_a_handle_may_be_dragged_beyond_its_end_and_stays_there() -> None:
    held = Handle("point", Way("a", 1, 0, 2, 0.1), 5.0, sets=lambda a: {"a": a})
    assert [held.moved(at)["a"] for at in (-3, 1.5, 7)] == [0, 1.5, 2]
    assert held.now == (1,) and held.told["y"] == 5.0


def test_a_field_beyond_its_slider_has_a_way_to_where_it_was_typed() -> None:
    field = Number("w", "Weight", "weight", Interval(-1000, 1000), 0, (-10, 10))
    assert vars(way_of(field, 50.0)) == vars(Way("Weight", 50.0, -10, 50.0))


def test_on_rails_it_sets_its_field_alone() -> None:
    held = Handle("threshold", sets="t", stops=Stops(0, [0, 1], [0.0, 0.5], [1.0, 0.5], ["none", "all"]))
    assert held.moved(1.0) == {"t": 1.0} and held.now == (0,)
