"""A figure as the plain data that Plotly's browser part draws.

Plotly's own Python objects check each property when it is set, which took more time than all that a view computes. So
a figure is put together unchecked, and checked when it is used as Plotly's: outside the app, and by the tests, for
every figure of every view.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Self

import numpy as np

if TYPE_CHECKING:
    import plotly.graph_objects as go

TYPED = {"f8", "f4", "i4", "i2", "i1", "u4", "u2", "u1"}  # numbers that the browser reads without parsing
SMALL = 4  # numbers: fewer are shorter in words
SAFE = 2**31


class Figure:
    """`traces` and `look`, which Plotly calls data and layout.

    Methods have the names and arguments of Plotly's, without its shorthands: `line={"width": 0}`, not `line_width=0`.
    """

    def __init__(self, look: Mapping[str, Any] | None = None, traces: Iterable[Mapping[str, Any]] = ()) -> None:
        self.look: dict[str, Any] = dict(look or {})
        self.traces: list[dict[str, Any]] = [dict(trace) for trace in traces]
        self._checked: go.Figure | None = None

    @property
    def plotly(self) -> go.Figure:
        """The same as Plotly's figure, checked. Raises ValueError where Plotly knows no such property."""
        import plotly.graph_objects as go

        if self._checked is None:
            self._checked = go.Figure(self.traces, self.look)
        return self._checked

    @property
    def data(self) -> Any:
        """The traces as Plotly's objects."""
        return self.plotly.data

    @property
    def layout(self) -> Any:
        """The look as Plotly's object."""
        return self.plotly.layout

    def add_scatter(self, **trace: Any) -> Self:
        """Lines, markers or words; a marker whose middle is on the frame is drawn whole."""
        whole = {"cliponaxis": False} if "markers" in trace.get("mode", "") else {}  # lines still end at the frame
        return self._add("scatter", {**whole, **trace})

    def add_bar(self, **trace: Any) -> Self:
        """Bars."""
        return self._add("bar", trace)

    def add_heatmap(self, **trace: Any) -> Self:
        """Cells coloured by a number."""
        return self._add("heatmap", trace)

    def add_contour(self, **trace: Any) -> Self:
        """Lines of equal height."""
        return self._add("contour", trace)

    def add_traces(self, traces: Iterable[Mapping[str, Any]]) -> Self:
        """Several at once, each with its `type`."""
        return self._with(traces=traces)

    def add_annotation(self, **words: Any) -> Self:
        """Words at a place."""
        return self._also("annotations", words)

    def add_shape(self, **shape: Any) -> Self:
        """A line or rectangle that belongs to no trace."""
        return self._also("shapes", shape)

    def add_hline(self, y: float, **more: Any) -> Self:
        """A line through the whole figure at height `y`."""
        return self.add_shape(type="line", xref="x domain", yref="y", x0=0, x1=1, y0=y, y1=y, **more)

    def add_vline(self, x: float, **more: Any) -> Self:
        """A line from top to bottom at `x`."""
        return self.add_shape(type="line", xref="x", yref="y domain", y0=0, y1=1, x0=x, x1=x, **more)

    def add_hrect(self, y0: float, y1: float, **more: Any) -> Self:
        """A band through the whole figure."""
        return self.add_shape(type="rect", xref="x domain", yref="y", x0=0, x1=1, y0=y0, y1=y1, **more)

    def add_vrect(self, x0: float, x1: float, **more: Any) -> Self:
        """A band from top to bottom."""
        return self.add_shape(type="rect", xref="x", yref="y domain", y0=0, y1=1, x0=x0, x1=x1, **more)

    def update_layout(self, **more: Any) -> Self:
        """Lay these settings over the look, level by level."""
        return self._with(look=laid_over(self.look, more))

    def update_xaxes(self, **more: Any) -> Self:
        """The same for every x axis."""
        return self._axes("xaxis", more)

    def update_yaxes(self, **more: Any) -> Self:
        """The same for every y axis."""
        return self._axes("yaxis", more)

    def update_annotations(self, **more: Any) -> Self:
        """The same for all words at places."""
        return self._with(look={**self.look, "annotations": [laid_over(word, more) for word in self.words]})

    def setting(self, *path: str) -> Any:
        """The setting of the look at `path`, such as `"margin", "r"`; None where there is none."""
        now: Any = self.look
        for name in path:
            now = now.get(name) if isinstance(now, Mapping) else None
        return now

    @property
    def words(self) -> list[dict[str, Any]]:
        """The annotations."""
        return list(self.look.get("annotations", ()))

    def copy(self) -> Figure:
        """Another figure that begins as this one; what is added to it is not added here."""
        return Figure(self.look, self.traces)

    def to_json(self) -> str:
        """What the browser draws: arrays as bytes, nan as a gap."""
        return json.dumps({"data": _plain(self.traces), "layout": _plain(self.look)}, allow_nan=False)

    def _add(self, kind: str, trace: Mapping[str, Any]) -> Self:
        return self._with(traces=[{"type": kind, **trace}])

    def _also(self, of: str, item: Mapping[str, Any]) -> Self:
        return self._with(look={**self.look, of: [*self.look.get(of, ()), dict(item)]})

    def _axes(self, axis: str, more: Mapping[str, Any]) -> Self:
        names = [name for name in self.look if name.startswith(axis)] or [axis]
        return self.update_layout(**dict.fromkeys(names, more))

    def _with(self, look: dict[str, Any] | None = None, traces: Iterable[Mapping[str, Any]] = ()) -> Self:
        self._checked = None
        self.look = self.look if look is None else look
        self.traces.extend(dict(trace) for trace in traces)
        return self


def laid_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of `below` with the settings of `above`, level by level."""
    both = {
        name: laid_over(below[name], value) if isinstance(value, Mapping) and isinstance(below.get(name), Mapping)
        else value
        for name, value in above.items()
    }  # fmt: skip
    return {**below, **both}


def _plain(value: Any) -> Any:
    """The value as JSON has it."""
    if isinstance(value, Mapping):
        return {name: _plain(item) for name, item in value.items() if item is not None}
    if isinstance(value, np.ndarray):
        return _array(value)
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, np.generic):
        value = value.item()
    return None if isinstance(value, float) and not np.isfinite(value) else value


def _array(values: np.ndarray[Any, Any]) -> Any:
    if values.dtype.kind == "i" and values.itemsize == 8 and values.size and np.abs(values).max() < SAFE:
        values = values.astype(np.int32)
    kind = values.dtype.str[1:]
    if kind not in TYPED or values.size < SMALL or not values.dtype.isnative:
        return _plain(values.tolist())
    shape = {} if values.ndim == 1 else {"shape": ", ".join(map(str, values.shape))}
    return {"dtype": kind, "bdata": b64encode(np.ascontiguousarray(values).tobytes()).decode("ascii"), **shape}
