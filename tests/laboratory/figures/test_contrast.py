"""What is written can be read: 4.5 to 1 at least (WCAG 2.2, 1.4.3), measured from the theme, for every pair in use."""

import math
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import plotly.graph_objects as go
import pytest

from laboratory.figures import atlas, plane
from laboratory.figures.figure import Figure, laid_over
from laboratory.figures.heat import heat
from laboratory.figures.theme import (
    BAND,
    GREY,
    background,
    color_of,
    figure,
    linear_axis,
    log_axis,
    mixed,
    on_page,
    on_paper,
    palette,
    readable_on,
)

ENOUGH, ENOUGH_FOR_LINES = 4.5, 3.0
CONFIG = tomllib.loads((Path(__file__).parents[3] / ".streamlit" / "config.toml").read_text("utf-8"))["theme"]
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])

Color = tuple[float, float, float]


def read(color: str) -> tuple[Color, float]:
    """Red, green and blue from 0 to 255, and how much of what is below is hidden."""
    if color.startswith("#"):
        red, green, blue = (float(int(color[i : i + 2], 16)) for i in (1, 3, 5))
        return (red, green, blue), 1.0
    assert color.startswith("rgba("), color
    red, green, blue, share = (float(part) for part in color[5:-1].split(","))
    return (red, green, blue), share


def over(color: str, below: str, share: float | None = None) -> str:
    """The colour that is seen where one lies above another."""
    (above, own), (under, _) = read(color), read(below)
    share = own if share is None else share
    return "#" + "".join(f"{round(share * a + (1 - share) * b):02x}" for a, b in zip(above, under, strict=True))


def luminance(color: str) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    parts = [part / 255 for part in read(color)[0]]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """From 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def test_the_measure_agrees_with_published_values() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)  # WebAIM's example that just fails
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)  # and the one that just passes


@THEMES
def test_curves_names_can_be_read_on_the_page(theme: str) -> None:
    entries = {color: contrast(color, CONFIG[theme]["backgroundColor"]) for color in (*palette(theme), GREY[theme])}
    assert {color: ratio for color, ratio in entries.items() if ratio < ENOUGH} == {}


@THEMES
def test_grey_and_text_can_be_read_on_every_shade(theme: str) -> None:
    page = CONFIG[theme]["backgroundColor"]
    shades = [over(BAND, page), *(over(color_of(color, theme), page, plane.SHADE) for color in (0, 1))]
    shades.append(CONFIG[theme]["secondaryBackgroundColor"])
    for color in (GREY[theme], CONFIG[theme]["textColor"]):
        for shade in shades:
            assert contrast(color, shade) >= ENOUGH, (color, shade)


@THEMES
@pytest.mark.parametrize("color", [0, 1])
def test_digits_can_be_read_on_every_cell_of_a_heat_map(theme: str, color: int) -> None:
    """On all shades from the page's ground to a colour of the palette, as drawn."""
    fig, shares = figure(theme), [share / 100 for share in range(101)]
    heat(fig, list(range(101)), [0], [shares], [["1"] * 101], color=color)
    for share, digit in zip(shares, fig.data[1].textfont.color, strict=True):
        assert contrast(digit, over(color_of(color, theme), background(theme), share)) >= ENOUGH, share


def test_black_or_white_can_be_read_on_every_grey() -> None:
    for level in range(256):
        grey = f"#{level:02x}{level:02x}{level:02x}"
        assert contrast(readable_on(grey), grey) >= ENOUGH


def test_digits_stand_on_their_cells() -> None:
    fig = figure()
    heat(fig, [1, 2], ["a", "b"], [[0.0, 1.0], [math.nan, 0.5]], [["0", "1"], ["", "1/2"]], span=(0, 1))
    cells, digits = fig.data
    assert list(zip(digits.x, digits.y, digits.text, strict=True)) == [
        (1, "a", "0"), (2, "a", "1"), (1, "b", ""), (2, "b", "1/2"),
    ]  # fmt: skip
    assert (cells.zmin, cells.zmax) == (0, 1)


def test_mixing_is_linear_in_the_numbers_of_the_screen() -> None:
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"
    assert mixed("#102030", "#405060", 0) == "#102030"


@THEMES
def test_marks_are_seen_on_what_they_stand_on(theme: str) -> None:
    """Full and open circles on the colour of either answer: 3 to 1 (WCAG 2.2, 1.4.11)."""
    page = CONFIG[theme]["backgroundColor"]
    for mark in (0, 1, 2):
        for answer in (0, 1):
            assert contrast(color_of(mark, theme), over(color_of(answer, theme), page, plane.SHADE)) >= ENOUGH_FOR_LINES


@THEMES
def test_the_accent_can_be_read_as_streamlit_uses_it(theme: str) -> None:
    """A slider's number; the chosen segment on a tenth of the accent, a fifth under the mouse; words on a button."""
    section = CONFIG[theme]
    page, accent = section["backgroundColor"], section["primaryColor"]
    for share in (0.0, 0.1, 0.2):
        assert contrast(accent, over(accent, page, share)) >= ENOUGH
    assert contrast("#ffffff" if theme == "light" else page, accent) >= ENOUGH
    assert contrast(section["linkColor"], page) >= ENOUGH
    assert contrast(section["codeTextColor"], section["codeBackgroundColor"]) >= ENOUGH


@THEMES
def test_names_can_be_read_on_every_region_of_the_atlas(theme: str) -> None:
    section = CONFIG[theme]
    for color in palette(theme):
        region = over(color, section["backgroundColor"], atlas.FILL[theme])
        assert contrast(section["textColor"], region) >= ENOUGH, color


@THEMES
def test_captions_can_be_read(theme: str) -> None:
    """Streamlit writes them in the text's colour, six tenths of it."""
    section = CONFIG[theme]
    assert contrast(over(section["textColor"], section["backgroundColor"], 0.6), section["backgroundColor"]) >= ENOUGH


def words_of(fig: go.Figure) -> list[tuple[str, str]]:
    """What is written on a figure, with the colour of each: the figure's own where none is told."""
    layout = fig.layout
    axes = [layout.xaxis, layout.yaxis]
    pairs = [("ticks", axis.tickfont.color) for axis in axes] + [("title", axis.title.font.color) for axis in axes]
    results = [*pairs, ("legend", layout.legend.font.color)]
    return [("all else", layout.font.color), *((what, color or layout.font.color) for what, color in results)]


@THEMES
@pytest.mark.parametrize("axis", [log_axis, linear_axis])
def test_ticks_titles_and_hover_texts_of_every_figure_can_be_read(
    theme: str, axis: Callable[[str], dict[str, Any]]
) -> None:
    look = on_page(figure(theme, xaxis=axis("examples"), yaxis=axis("error")), theme).look
    fig = Figure(laid_over(look["template"]["layout"], look)).plotly  # as Plotly reads a template
    assert all(color != fig.layout.font.color for what, color in words_of(fig) if what == "ticks")
    for what, color in words_of(fig):
        assert contrast(color, CONFIG[theme]["backgroundColor"]) >= ENOUGH, what
    label = fig.layout.hoverlabel
    assert contrast(label.font.color, label.bgcolor) >= ENOUGH


def test_every_figure_that_a_page_shows_goes_through_it() -> None:
    files = list((Path(__file__).parents[3] / "pages").rglob("*.py"))
    shows = [path for path in files if any(way in path.read_text("utf-8") for way in ("plotly_chart(", "to_json()"))]
    assert sorted(path.name for path in shows) == ["chart.py", "frames.py"]
    assert [path.name for path in shows if "on_page(" not in path.read_text("utf-8")] == []


@THEMES
def test_a_downloaded_figure_can_be_read_too(theme: str) -> None:
    fig = on_paper(figure(theme), theme)
    for what, color in words_of(fig):
        assert contrast(color, fig.layout.paper_bgcolor) >= ENOUGH, what


def test_powers_of_ten_are_as_large_as_other_ticks() -> None:
    """Plotly draws `10²` a quarter larger than it is told, but not words that are given, nor formatted numbers."""
    assert 1.25 * log_axis("m")["tickfont"]["size"] == linear_axis("m")["tickfont"]["size"]
    for inputs in ({"tickvals": [1], "ticktext": ["1"]}, {"tickformat": ",d"}):
        assert log_axis("m", **inputs)["tickfont"] == linear_axis("m")["tickfont"]
