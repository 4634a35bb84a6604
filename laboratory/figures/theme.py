"""One look for all figures, with the colours of the app's own configuration."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import plotly.graph_objects as go
    from plotly.basedatatypes import BaseFigure

DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
MARGIN = {"l": 0, "r": 12, "t": 12, "b": 0}
HEIGHT = 420
TICK = 12  # pixels
POWER = 1.25  # Plotly writes powers of ten so many times as large as other ticks
GREY = {"light": "#62615d", "dark": "#a9acaf"}  # what is quiet: marker lines, asides, mistakes' crosses
BAND = "rgba(128, 128, 128, 0.14)"  # where nothing is promised, or within a margin
VEIL = 0.62  # of the page's ground over a figure that no longer fits the fields


@cache
def palette(theme: str = "light") -> tuple[str, ...]:
    """The ten chart colours of a theme, `light` or `dark`."""
    return tuple(_theme(theme)["chartCategoricalColors"])


@cache
def _theme(theme: str) -> dict[str, Any]:
    config = tomllib.loads((Path(__file__).parents[2] / ".streamlit" / "config.toml").read_text("utf-8"))
    section: dict[str, Any] = config["theme"][theme]
    return section


def ground(theme: str = "light") -> str:
    """The colour of the page behind a figure, to write on lines without being struck through."""
    return str(_theme(theme)["backgroundColor"])


def text_colour(theme: str = "light") -> str:
    """The colour that the page writes with."""
    return str(_theme(theme)["textColor"])


def figure(theme: str = "light", **layout: Any) -> go.Figure:
    """An empty figure in our look, which remembers its theme. Colours of paper and text are left to the page."""
    import plotly.graph_objects as go

    label = {"namelength": -1, "align": "left"}
    usual = {"margin": MARGIN, "height": HEIGHT, "showlegend": False, "hovermode": "x unified", "hoverlabel": label}
    return go.Figure(layout={**usual, "meta": {"theme": theme}, **layout})


def theme_of(drawn: go.Figure) -> str:
    """The theme that a figure was begun in."""
    return str((drawn.layout.meta or {}).get("theme", "light"))


def ink(color: int | None, theme: str) -> str:
    """The colour of that place in the palette; grey for None."""
    return GREY[theme] if color is None else palette(theme)[color % len(palette(theme))]


def see_through(color: str, share: float) -> str:
    """The colour `#rrggbb`, of which only a share hides what is below."""
    red, green, blue = _rgb(color)
    return f"rgba({red}, {green}, {blue}, {share:g})"


def mixed(low: str, high: str, share: float) -> str:
    """The colour `#rrggbb` so far on the way from one to the other: what a heatmap shows between them."""
    ends = zip(_rgb(low), _rgb(high), strict=True)
    return "#" + "".join(f"{round(start + share * (end - start)):02x}" for start, end in ends)


def readable_on(color: str) -> str:
    """Black or white: whichever can be read better on the colour `#rrggbb`, at 4.5 to 1 at least."""
    shares = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in _rgb(color))]
    luminance = sum(weight * share for weight, share in zip((0.2126, 0.7152, 0.0722), shares, strict=True))
    return "#000000" if (luminance + 0.05) ** 2 > 1.05 * 0.05 else "#ffffff"


def _rgb(color: str) -> tuple[int, ...]:
    return tuple(int(color[i : i + 2], 16) for i in (1, 3, 5))


def greyed(drawn: go.Figure, theme: str = "light") -> go.Figure:
    """A copy under a veil in the page's colour: the last good figure, while a field is wrong."""
    import plotly.graph_objects as go

    copy = go.Figure(drawn)
    whole = {"xref": "paper", "yref": "paper", "x0": -1, "x1": 2, "y0": -1, "y1": 2}
    veil = {"fillcolor": see_through(ground(theme), VEIL), "line": {"width": 0}, "layer": "above"}
    copy.add_shape(type="rect", **whole, **veil)
    copy.update_annotations(opacity=1 - VEIL)
    copy.update_layout(hovermode=False)
    return copy


def on_paper(drawn: go.Figure, theme: str = "light") -> go.Figure:
    """A copy that stands alone, outside the app: with its own background, text and colours."""
    import plotly.graph_objects as go

    section = _theme(theme)
    copy = go.Figure(drawn)
    copy.update_layout(
        template="plotly_white" if theme == "light" else "plotly_dark",
        colorway=list(palette(theme)),
        paper_bgcolor=section["backgroundColor"],
        plot_bgcolor=section["backgroundColor"],
        font={"color": section["textColor"], "family": "Source Sans 3, Helvetica, Arial, sans-serif"},
        margin={"l": 70, "r": max(40, drawn.layout.margin.r or 0), "t": 30, "b": 60},
    )
    return copy


def on_page(drawn: go.Figure, theme: str = "light") -> BaseFigure:
    """The same figure with ticks, titles and hover texts that can be read: the page's own are too pale (3.65 to 1).

    It is ready to be sent and can only be shown: Plotly's checks of these colours took a quarter of a slider's answer.
    """
    section, spec = _theme(theme), drawn.to_dict()
    words = {"font": {"color": section["textColor"]}}
    label = {"bgcolor": section["secondaryBackgroundColor"], "bordercolor": section["borderColor"], **words}
    axis = {"tickfont": {"color": GREY[theme]}, "title": words}
    names = {"xaxis", "yaxis", *(name for name in spec["layout"] if name.startswith(("xaxis", "yaxis")))}
    dress = {**words, "legend": words, "hoverlabel": label, **dict.fromkeys(names, axis)}
    _lay_over(spec["layout"], dress)
    return _checked_already()(spec)


def _lay_over(below: dict[str, Any], above: Mapping[str, Any]) -> None:
    """Write into `below` what `above` says, level by level."""
    for name, value in above.items():
        if isinstance(value, Mapping):
            _lay_over(below.setdefault(name, {}), value)
        else:
            below[name] = value


@cache
def _checked_already() -> Callable[[dict[str, Any]], BaseFigure]:
    """A kind of figure that gives a specification as it was given."""
    from plotly.basedatatypes import BaseFigure

    class Checked(BaseFigure):  # type: ignore[misc]  # Plotly tells no types
        def __init__(self, spec: dict[str, Any]) -> None:
            self._spec = spec

        def to_dict(self) -> dict[str, Any]:
            return self._spec

    return Checked


def log_axis(title: str, **more: Any) -> dict[str, Any]:
    """A logarithmic axis with ticks at powers of ten."""
    size = TICK if {"tickvals", "tickformat"} & more.keys() else TICK / POWER
    powers = {"type": "log", "dtick": 1, "exponentformat": "power", "tickfont": {"size": size}}
    return {"title": {"text": title}, "ticks": "outside", **powers, **more}


def linear_axis(title: str, **more: Any) -> dict[str, Any]:
    """A linear axis."""
    ticks = {"ticks": "outside", "tickfont": {"size": TICK}}
    return {"title": {"text": title}, "rangemode": "tozero", **ticks, **more}
