"""One look for all figures, with the colours of the app's own configuration."""

import tomllib
from functools import cache
from typing import Any

from laboratory.figures.figure import Figure
from laboratory.serving.paths import app_folder

DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
MARGIN = {"l": 0, "r": 12, "t": 12, "b": 0}
HEIGHT = 420
TICK, TITLE = 12, 14  # pixels: words at ticks, at axes
FONT = "Source Sans, sans-serif"
GRID = 0.1  # of the words' colour in the lines behind a figure
POWER = 1.25  # Plotly writes powers of ten so many times as large as other ticks
GREY = {"light": "#62615d", "dark": "#a9acaf"}  # what is quiet: marker lines, asides, crosses on misclassified examples
BAND = "rgba(128, 128, 128, 0.14)"  # where a bound is vacuous, or within a margin
UNDER_WORDS = 0.75  # of the page's background behind words that a line runs through
VEIL = 0.62  # of the page's background over a figure that no longer fits the fields


@cache
def palette(theme: str = "light") -> tuple[str, ...]:
    """The ten chart colours of a theme, `light` or `dark`."""
    return tuple(_theme(theme)["chartCategoricalColors"])


@cache
def _theme(theme: str) -> dict[str, Any]:
    config = tomllib.loads((app_folder() / ".streamlit" / "config.toml").read_text("utf-8"))
    section: dict[str, Any] = config["theme"][theme]
    return section


def background(theme: str = "light") -> str:
    """The background colour of the page."""
    return str(_theme(theme)["backgroundColor"])


def readable_background(theme: str = "light") -> str:
    """What lies behind words on a figure whose lines would run through them."""
    return with_alpha(background(theme), UNDER_WORDS)


def text_colour(theme: str = "light") -> str:
    """The text colour of the page."""
    return str(_theme(theme)["textColor"])


def figure(theme: str = "light", **layout: Any) -> Figure:
    """An empty figure in our look, which keeps its theme. Colours of background and text are left to the page."""
    label = {"namelength": -1, "align": "left"}
    usual = {"margin": MARGIN, "height": HEIGHT, "showlegend": False, "hovermode": "x unified", "hoverlabel": label}
    return Figure({**usual, "meta": {"theme": theme}, **layout})


def theme_of(fig: Figure) -> str:
    """The theme of a figure."""
    return str(fig.setting("meta", "theme") or "light")


def with_footer(fig: Figure, sentence: str) -> Figure:
    """A copy with a footer for its export: the headline over a figure stays behind on the page."""
    return fig.copy().update_layout(meta={"footer": sentence})


def footer_of(fig: Figure) -> str:
    """That sentence; empty where there is none."""
    return str(fig.setting("meta", "footer") or "")


def color_of(color: int | str | None, theme: str) -> str:
    """The colour of that place in the palette, or of that name in the configuration; grey for None."""
    if isinstance(color, str):
        return str(_theme(theme).get(color, color))
    return GREY[theme] if color is None else palette(theme)[color % len(palette(theme))]


def with_alpha(color: str, share: float) -> str:
    """The colour `#rrggbb` with this opacity."""
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


def greyed(fig: Figure, theme: str = "light") -> Figure:
    """A copy under a veil in the page's colour: the last good figure, while a field is wrong."""
    whole = {"xref": "paper", "yref": "paper", "x0": -1, "x1": 2, "y0": -1, "y1": 2}
    veil = {"fillcolor": with_alpha(background(theme), VEIL), "line": {"width": 0}, "layer": "above"}
    veiled = fig.copy().add_shape(type="rect", **whole, **veil).update_annotations(opacity=1 - VEIL)
    return veiled.update_layout(hovermode=False)


def on_paper(fig: Figure, theme: str = "light") -> Figure:
    """A copy for use outside the app: with its own background, text and colours."""
    section = _theme(theme)
    return fig.copy().update_layout(
        template="plotly_white" if theme == "light" else "plotly_dark",
        colorway=list(palette(theme)),
        paper_bgcolor=section["backgroundColor"],
        plot_bgcolor=section["backgroundColor"],
        font={"color": section["textColor"], "family": "Source Sans 3, Helvetica, Arial, sans-serif"},
        margin={"l": 70, "r": max(40, fig.setting("margin", "r") or 0), "t": 30, "b": 60},
    )


def on_page(fig: Figure, theme: str = "light") -> Figure:
    """A copy in the look of the page: what the figure itself does not set is set by the theme's template."""
    return fig.copy().update_layout(template=_template(theme))


@cache
def _template(theme: str) -> dict[str, Any]:
    """What every figure on a page has in common; ticks, titles and hover texts keep 4.5 to 1 against the ground."""
    section, lines = _theme(theme), with_alpha(text_colour(theme), GRID)
    words = {"color": section["textColor"], "family": FONT}
    axis = {"tickfont": {"color": GREY[theme], "size": TICK}, "tickcolor": lines, "gridcolor": lines,
            "zerolinecolor": lines, "automargin": True}  # fmt: skip
    title = {"font": {**words, "size": TITLE}}
    ground = dict.fromkeys(("paper_bgcolor", "plot_bgcolor"), section["backgroundColor"])
    label = {"bgcolor": section["secondaryBackgroundColor"], "bordercolor": section["borderColor"], "font": words}
    return {"layout": {
        **ground, "colorway": list(palette(theme)), "font": {**words, "size": TICK}, "margin": {"pad": 8},
        "legend": {"font": words, "title": {"font": words}}, "hoverlabel": label,
        "xaxis": {**axis, "showgrid": False, "zeroline": False, "title": {**title, "standoff": 20}},
        "yaxis": {**axis, "title": {**title, "standoff": 24}},
    }}  # fmt: skip


def log_axis(title: str, **more: Any) -> dict[str, Any]:
    """A logarithmic axis with ticks at powers of ten."""
    size = TICK if {"tickvals", "tickformat"} & more.keys() else TICK / POWER
    powers = {"type": "log", "dtick": 1, "exponentformat": "power", "tickfont": {"size": size}}
    return {"title": {"text": title}, "ticks": "outside", **powers, **more}


def linear_axis(title: str, **more: Any) -> dict[str, Any]:
    """A linear axis."""
    ticks = {"ticks": "outside", "tickfont": {"size": TICK}}
    return {"title": {"text": title}, "rangemode": "tozero", **ticks, **more}
