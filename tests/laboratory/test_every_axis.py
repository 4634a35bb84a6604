"""What runs along an axis: a click on a curve sets it, wherever the click is."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from laboratory.handles import Handle
from laboratory.shown import Shown
from laboratory.topics import views
from laboratory.view import Drawing, View
from tests.sentences import pattern

ALONG = [place for place in views if any(one.axes for one in views[place].view.draws)]
each_view = pytest.mark.parametrize("place", ALONG)


def ways_to_see(drawing: Drawing, view: View) -> Iterator[dict[str, Any]]:
    """Values of fields for which the drawing may stand."""
    chosen = {name: next(iter(values)) for name, values in drawing.when.items()}
    for preset in ({}, *view.presets.values()):
        told = {name: value for name, value in preset.items() if name != view.step}
        yield from (told, told | chosen)


def seen(place: str) -> Iterator[tuple[Shown, Drawing]]:
    """Each drawing along something, with values for which it stands."""
    exhibit = views[place]
    for drawing in exhibit.view.draws:
        if drawing.axes:
            asked = (exhibit.view.asked(told) for told in ways_to_see(drawing, exhibit.view))
            shown = (Shown(exhibit.view, told) for told in asked)
            yield next(one for one in shown if drawing in one.drawings and one.drawn(drawing) is not None), drawing


def places_on_x(shown: Shown, drawing: Drawing) -> np.ndarray[Any, Any]:
    """All numbers at which something stands on the first x axis."""
    drawn = shown.drawn(drawing)
    assert drawn is not None
    traces = (trace["x"] for trace in drawn.traces if trace.get("xaxis", "x") == "x" and trace.get("x") is not None)
    numbers = np.concatenate([np.ravel(np.asarray(x, np.float64)) for x in traces])
    return np.unique(numbers[np.isfinite(numbers)])


def test_curves_run_along_fields_and_steps_in_many_laboratories() -> None:
    assert len(ALONG) > 40


@each_view
def test_steps_stand_where_curves_have_points(place: str) -> None:
    """The first may not: before the first round there is no error to draw."""
    for shown, drawing in seen(place):
        along = shown.along(drawing)
        assert isinstance(along, Handle)
        if along.stops is not None:
            assert list(along.stops.values) == list(range(shown.last + 1))
            x = places_on_x(shown, drawing)
            apart = [np.abs(x - at).min() / (1e-9 + abs(at)) for at in along.stops.x[1:]]
            assert max(apart) < 1e-9
            assert along.now == (shown.step,)


@each_view
def test_a_field_takes_what_is_clicked(place: str) -> None:
    for shown, drawing in seen(place):
        along = shown.along(drawing)
        assert along is not None
        if along.stops is not None:
            continue
        assert [way.name for way in along.ways]
        for x in places_on_x(shown, drawing):
            for near in (x, float(f"{x:.3g}"), round(x)):
                news = along.moved(*[near] * len(along.ways))
                assert set(news) == set(drawing.axes)
                fields = {one.name: one for one in shown.view.numbers}
                read = {name: fields[name].read(fields[name].spelled(value)) for name, value in news.items()}
                shown.view.asked({**shown.asked, **read})


def test_a_drawing_runs_along_numbers_of_its_view_only() -> None:
    view = views["perceptron_lab.updates"].view
    stranger = Drawing(lambda run: None, "nothing", along="nowhere")
    with pytest.raises(ValueError, match=pattern("nowhere no number")):
        replace(view, draws=(*view.draws, stranger))
