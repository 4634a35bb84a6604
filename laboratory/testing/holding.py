"""What can be dragged or clicked in figures: it is where its fields are, and goes as far as they do."""

import json
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import numpy as np

from bounds.testing.checking import ensure
from laboratory.testing.runs import Viewed, check, runs_of
from laboratory.views.handles import Handle
from laboratory.views.view import Drawing, View
from laboratory.views.view_result import ViewResult


@check
def handles_have_names(viewed: Viewed) -> None:
    """Where a drawing has handles there is one somewhere, and no two in one figure have one name."""
    runs = runs_of(viewed)
    if not any(draw.handles is not None for draw in runs.view.drawings):
        return
    results = [
        [handle.label for handle in result.handles(drawing)]
        for result in runs.distinct.values()
        for drawing in result.drawings
    ]
    ensure(any(results), "its drawings have handles, and nothing can be dragged at its usual values or presets")
    twice = [labels for labels in results if len(labels) > len(set(labels))]
    ensure(not twice, f"handles of one figure have the same name: {twice}")


@check
def handles_stay_where_they_are(viewed: Viewed) -> None:
    """Released where it is, a handle stays; of many that are alike the first is tried."""
    runs = runs_of(viewed)
    for result, drawing, handle in _handles(viewed):
        if handle.quiet and handle.label != "Example 1":
            continue
        values = {**result.inputs, **handle.held}
        if runs.view.player is not None:
            values.setdefault(runs.view.step, result.step)
        after = runs.at(values)
        again = next(other for other in after.handles(drawing) if other.label == handle.label)
        stays = np.allclose(again.now, handle.now, rtol=1e-3, atol=1e-3)
        ensure(stays, f"{handle.label} is released at {handle.now}, where it was, and moves to {again.now}")


@check
def fields_take_where_handles_are_let_go(viewed: Viewed) -> None:
    """At each end of its way, as it will be in the fields and in the address."""
    for result, _, handle in _handles(viewed):
        for at in _ends(handle):
            _is_taken(result, handle, handle.moved(*at))


@check
def handles_can_be_told_to_the_browser(viewed: Viewed) -> None:
    """As JSON without nan: where they are, how far they go and what is read on the way."""
    for _, _, handle in _handles(viewed):
        data = json.loads(json.dumps(handle.spec, allow_nan=False))
        ensure(data["label"] == handle.label, f"{handle.label} is sent as {data['label']}")
        if handle.stops is None:
            inside = handle.ways and all(way.low <= way.now <= way.high and way.step >= 0 for way in handle.ways)
            ensure(inside, f"{handle.label} is beyond the ends of its ways, or has none: {handle.ways}")
            continue
        values = list(handle.stops.values)
        ensure(values == sorted(set(values)), f"the stops of {handle.label} do not ascend: {values}")
        ensure(data["now"] in values, f"{handle.label} is at {data['now']}, which is none of its stops {values}")
        lengths = [len(data["x"]), len(data["y"]), len(data["texts"]) or len(values)]
        ensure(set(lengths) == {len(values)}, f"{handle.label} has {len(values)} stops and {lengths} places and words")


@check
def steps_stand_where_curves_have_points(viewed: Viewed) -> None:
    """The first may not: before the first round there is no error to draw."""
    for result, drawing, along in _along(viewed):
        if along.stops is None:
            continue
        steps = list(along.stops.values)
        ensure(steps == list(range(result.last + 1)), f"steps along {along.label} are {steps}, of {result.last + 1}")
        ensure(along.now == (result.step,), f"{along.label} is at {along.now}, and the step is {result.step}")
        x = _places_on_x(result, drawing)
        apart = [np.abs(x - at).min() / (1e-9 + abs(at)) for at in along.stops.x[1:]]
        ensure(not apart or max(apart) < 1e-9, f"along {along.label} a step is where no curve has a point")


@check
def fields_take_what_is_clicked(viewed: Viewed) -> None:
    """A click on a curve sets the fields that run along the axes, wherever on the curve it is."""
    for result, drawing, along in _along(viewed):
        if along.stops is not None:
            continue
        ensure(all(way.name for way in along.ways), f"along {along.label} something without a name is set")
        fields = {number.name: number for number in result.view.numbers}
        for x in _places_on_x(result, drawing):
            for near in (x, float(f"{x:.3g}"), round(x)):
                news = along.moved(*[near] * len(along.ways))
                ensure(set(news) == set(drawing.axes), f"a click at {near} along {along.label} sets {', '.join(news)}")
                read = {name: fields[name].parse(fields[name].to_text(value)) for name, value in news.items()}
                result.view.checked_inputs({**result.inputs, **read})


def _handles(viewed: Viewed) -> Iterator[tuple[ViewResult, Drawing, Handle]]:
    runs = runs_of(viewed)
    if any(draw.handles is not None for draw in runs.view.drawings):
        for result in runs.distinct.values():
            for drawing in result.drawings:
                for handle in result.handles(drawing):
                    yield result, drawing, handle


def _ends(handle: Handle) -> Iterator[tuple[float, ...]]:
    if handle.stops is not None:
        yield from ((value,) for value in handle.stops.values)
    else:
        yield from product(*((way.low, way.high) for way in handle.ways))


def _is_taken(result: ViewResult, handle: Handle, values: Mapping[str, Any]) -> None:
    """The view takes these values, also as they will be in the fields and in the address."""
    step = result.view.step if result.view.player is not None else None
    if step is not None and step in values:
        there = values[step] in range(result.last + 1)
        ensure(there, f"{handle.label} is released at step {values[step]} of {result.last}")
    fields = {field.name: field for field in result.view.fields}
    typed = {name: fields[name].parse(fields[name].to_text(value)) for name, value in values.items() if name != step}
    after = result.view.checked_inputs({**result.inputs, **typed})
    taken = {name: after[name] for name in typed}
    ensure(taken == typed, f"{handle.label} is released at {typed}, and the fields hold {taken}")
    ensure(all(fields[name].is_visible(after) for name in typed), f"{handle.label} sets hidden fields: {typed}")


def _along(viewed: Viewed) -> Iterator[tuple[ViewResult, Drawing, Handle]]:
    """Each drawing along something, with values for which it is shown."""
    runs = runs_of(viewed)
    for drawing in runs.view.drawings:
        if drawing.axes:
            result = (runs.at(values) for values in _ways_to_see(drawing, runs.view))
            seen = next(
                (item for item in result if drawing in item.drawings and item.figure_of(drawing) is not None), None
            )
            ensure(seen, f"a drawing along {' and '.join(drawing.axes)} is shown at none of its defaults and presets")
            along = seen.along(drawing) if seen else None
            if seen and along:
                yield seen, drawing, along


def _ways_to_see(drawing: Drawing, view: View) -> Iterator[dict[str, Any]]:
    """Values of fields for which the drawing may be shown."""
    chosen = {name: next(iter(values)) for name, values in drawing.when.items()}
    for preset in ({}, *view.presets.values()):
        entries = {name: value for name, value in preset.items() if name != view.step}
        yield from (entries, entries | chosen)


def _places_on_x(result: ViewResult, drawing: Drawing) -> np.ndarray[Any, Any]:
    """All numbers on the first x axis at which something is drawn."""
    fig = result.figure_of(drawing)
    traces = fig.traces if fig else []
    results = [trace["x"] for trace in traces if trace.get("xaxis", "x") == "x" and trace.get("x") is not None]
    numbers = np.concatenate([np.ravel(np.asarray(x, np.float64)) for x in results])
    return np.unique(numbers[np.isfinite(numbers)])
