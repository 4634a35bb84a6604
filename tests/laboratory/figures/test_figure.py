"""A figure put together as plain data is the one that Plotly's own objects would have made."""

import base64
import json
from typing import Any

import numpy as np
import plotly.graph_objects as go
import pytest

from laboratory.figures.figure import Figure, laid_over
from laboratory.figures.panels import at, lay_out, set_axes, word_at


def in_both_ways(build: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    ours, plotlys = Figure({"margin": {"l": 3}}), go.Figure(layout={"margin": {"l": 3}})
    build(ours), build(plotlys)
    return ours.plotly.to_dict(), plotlys.to_dict()


@pytest.mark.parametrize(
    "build",
    [
        lambda fig: fig.add_scatter(x=[1, 2], y=np.array([3.0, 4.0]), line={"width": 2}),
        lambda fig: fig.add_bar(x=["a"], y=[1]).add_heatmap(z=[[1, 2], [3, 4]]).add_contour(z=[[1, 2], [3, 4]]),
        lambda fig: fig.add_traces([{"type": "scatter", "x": [1]}, {"type": "bar", "y": [2]}]),
        lambda fig: fig.add_annotation(x=1, y=2, text="a").add_annotation(x=3, y=4, text="b"),
        lambda fig: fig.add_annotation(text="a").update_annotations(opacity=0.5),
        lambda fig: fig.add_shape(type="rect", x0=0, x1=1, y0=0, y1=1),
        lambda fig: fig.add_hline(y=1.5, line={"dash": "dot"}).add_vline(x=2),
        lambda fig: fig.add_hrect(y0=0, y1=1, fillcolor="red").add_vrect(x0=0, x1=1, layer="below"),
        lambda fig: fig.update_layout(margin={"r": 4}, xaxis={"title": {"text": "m"}}).update_xaxes(range=[0, 1]),
        lambda fig: fig.update_yaxes(range=[0, 1]).update_layout(yaxis={"range": [2, 3]}),
    ],
)
def test_it_is_the_figure_that_plotly_builds(build: Any) -> None:
    ours, plotlys = in_both_ways(build)
    assert ours == plotlys


def test_plotly_checks_it_when_asked_for() -> None:
    with pytest.raises(ValueError, match="colour"):
        _ = Figure().add_scatter(x=[1], colour="red").plotly
    fig = Figure().add_scatter(x=[1])
    assert len(fig.data) == 1
    assert len(fig.add_scatter(x=[2]).data) == 2, "what was checked before is not kept when more is added"


def test_a_marker_at_the_frame_is_drawn_whole_unless_told() -> None:
    """Plotly's own default cuts it in half: https://plotly.com/javascript/reference/scatter/#scatter-cliponaxis."""
    fig = Figure().add_scatter(x=[1], mode="markers").add_scatter(x=[1], mode="lines").add_scatter(x=[1])
    fig.add_scatter(x=[1], mode="lines+markers", cliponaxis=True)
    assert [trace.cliponaxis for trace in fig.data] == [False, None, None, True]


def test_neither_a_copy_nor_a_constant_is_changed() -> None:
    margin = {"l": 1}
    first = Figure({"margin": margin})
    second = first.copy().add_scatter(x=[1]).update_layout(margin={"l": 2}).add_annotation(text="a")
    assert margin == {"l": 1} and first.look == {"margin": {"l": 1}} and not first.traces
    assert second.setting("margin", "l") == 2 and second.setting("margin", "r", "x") is None
    assert laid_over({"a": {"b": 1}, "c": 2}, {"a": {"d": 3}, "c": {"e": 4}}) == {"a": {"b": 1, "d": 3}, "c": {"e": 4}}


@pytest.mark.parametrize("kind", ["f8", "f4", "i4", "i2", "u1", "u4"])
def test_numbers_are_sent_as_bytes(kind: str) -> None:
    values = np.arange(12).astype(kind).reshape(3, 4)
    sent = json.loads(Figure().add_heatmap(z=values, x=values[0]).to_json())["data"][0]
    assert sent["z"]["shape"] == "3, 4" and sent["z"]["dtype"] == kind
    back = np.frombuffer(base64.b64decode(sent["z"]["bdata"]), kind)
    assert np.array_equal(back, values.ravel())
    assert np.array_equal(np.frombuffer(base64.b64decode(sent["x"]["bdata"]), kind), values[0])


def test_what_bytes_do_not_hold_is_sent_in_words() -> None:
    fig = Figure({"width": np.int64(3)}).add_scatter(
        x=np.array([1, 2**40, 3, 4, 5]), y=np.array([1.0, np.nan]), text=np.array(["a", "b"]),
        customdata=[1.5, float("inf"), None], marker={"color": np.array([True, False])}, name=None,
    )  # fmt: skip
    sent = json.loads(fig.to_json())
    assert sent["layout"] == {"width": 3}
    assert sent["data"] == [{
        "type": "scatter", "x": [1, 2**40, 3, 4, 5], "y": [1.0, None], "text": ["a", "b"],
        "customdata": [1.5, None, None], "marker": {"color": [True, False]},
    }]  # fmt: skip
    whole = json.loads(Figure().add_scatter(x=np.arange(5)).to_json())["data"][0]["x"]
    assert whole["dtype"] == "i4", "the browser knows no integers of eight bytes"


def test_panels_are_numbered_row_by_row() -> None:
    fig = lay_out(Figure(), 2, 2, shared_xaxes=True)
    assert (at(0), at(3)) == ({"xaxis": "x", "yaxis": "y"}, {"xaxis": "x4", "yaxis": "y4"})
    assert word_at(1) == {"xref": "x2", "yref": "y2"}
    set_axes(fig, 2, {"range": [0, 1]}, {"range": [2, 3]})
    assert fig.setting("xaxis3", "range") == [0, 1] and fig.setting("yaxis3", "range") == [2, 3]
    low, high = fig.setting("yaxis3", "domain"), fig.setting("yaxis", "domain")
    assert low[1] < high[0], "the third stands under the first"
    fig.update_xaxes(dtick=2)
    assert all(fig.setting(f"xaxis{n}", "dtick") == 2 for n in ("", 2, 3, 4))
