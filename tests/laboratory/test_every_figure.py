"""Every figure of every view: bands have a width, lines can be told apart, names stand at their own lines."""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from laboratory.figures.theme import text_colour
from laboratory.shown import Shown
from laboratory.topics import views
from laboratory.view import Pieces
from tests.laboratory.test_every_view import all_shown

FEW = 4  # a polygon of no more points may be a segment: the hull of two points

each_view = pytest.mark.parametrize("place", views)


def figures(place: str) -> Iterator[tuple[str, Any]]:
    """The figures at usual values and presets, each with the name of what it shows."""
    for name, one in all_shown(place).items():
        yield from ((f"{name}, figure {number}", figure) for number, figure in enumerate(one.figures, 1))


def area(line: Any) -> float:
    """Twice the area within a closed line, gaps left out."""
    x, y = np.array(line.x, dtype=float), np.array(line.y, dtype=float)
    known = np.isfinite(x) & np.isfinite(y)
    x, y = x[known], y[known]
    return float(abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))))


def look(line: Any) -> tuple[Any, ...] | None:
    """What tells a line from others; None for what is no line, or has no name."""
    drawn = line.type == "scatter" and line.name and line.mode and "lines" in line.mode
    return (line.line.color, line.line.dash, line.line.width) if drawn and line.line.color else None


@each_view
def test_what_is_filled_has_a_width(place: str) -> None:
    for name, figure in figures(place):
        filled = [one for one in figure.data if one.type == "scatter" and one.fill == "toself" and len(one.x) > FEW]
        assert all(area(one) > 0 for one in filled), name


@each_view
def test_no_marker_is_cut_at_the_frame(place: str) -> None:
    for name, figure in figures(place):
        framed = figure.layout.xaxis.visible is not False
        marks = [one for one in figure.data if one.type == "scatter" and "markers" in (one.mode or "")]
        assert not [one.name for one in marks if framed and one.cliponaxis is not False], name


@each_view
def test_a_caption_speaks_of_lines_and_marks_that_are_drawn(place: str) -> None:
    for name, one in all_shown(place).items():
        for drawing, figure in zip(one.drawings, one.figures, strict=True):
            caption = one.told(drawing.caption)
            spoken = {look for words, look in SPOKEN.items() if re.search(words, caption, re.IGNORECASE)}
            assert spoken <= drawn_looks(figure), f"{name}: {caption}"


SPOKEN = {  # of what a caption says: Plotly's name
    r"(?<!dash-)\bdotted": "dot",
    r"\bdashed": "dash",
    r"\bdash-dotted": "dashdot",
    r"\blong dashes": "longdash",
    r"\bdiamonds?\b": "diamond",
}


def drawn_looks(figure: Any) -> set[str]:
    """The dashes and markers that can be seen in a figure."""
    seen = [one for one in figure.data if one.type in {"scatter", "contour"} and one.opacity != 0]
    lines = [one.line for one in (*seen, *figure.layout.shapes)]
    symbols = np.hstack([[], *(one.marker.symbol for one in seen if one.type == "scatter" and one.marker.symbol)])
    return {one.dash for one in lines if one.dash} | {str(one).removesuffix("-open") for one in symbols}


@each_view
def test_lines_that_look_the_same_are_of_one_kind(place: str) -> None:
    """Kind is the first word of a line's name: `cone, above` and `cone, below` may look the same.

    So may the two sides of one thing, lines on axes of their own, and lines that say themselves what they all are.
    """
    for name, figure in figures(place):
        kinds = defaultdict(set)
        for line in figure.data:
            if line.type == "scatter" and line.mode == "lines" and look(line):
                kind = line.legendgroup or re.split(r"[\s:,]", line.name)[0]
                kinds[look(line), line.xaxis, line.yaxis].add(kind)
        assert all(len(same) == 1 or same in SIDES for same in kinds.values()), f"{name}: {dict(kinds)}"


SIDES = ({"positive", "negative"}, {"lower", "upper"}, {"β", "−β"})  # edges of a band, ends of an interval


@each_view
def test_a_name_has_the_colour_of_its_line(place: str) -> None:
    """Or that of text, where the line's own could not be read."""
    for name, figure in figures(place):
        colours = {line.name: line.line.color for line in figure.data if look(line) and not line.legendgroup}
        for note in figure.layout.annotations:
            text = re.sub(r"<[^>]+>", " ", note.text or "").replace("  ", " ")
            named = [line for line in colours if text == line or text.startswith((f"{line},", f"{line} "))]
            if named and note.font.color:
                assert note.font.color in (colours[max(named, key=len)], text_colour("light")), f"{name}: {text}"


@each_view
def test_another_seed_is_another_run_and_its_snippet_makes_it(place: str) -> None:
    view = views[place].view
    if view.seed is None or isinstance(view.run, Pieces):
        return
    drawn = {name: allowed[0] for name, allowed in view.seed.when.items()}  # where the sample is drawn at all
    drawn |= TELLING.get(place, {})
    usual, other = (views[place](**drawn, **{view.seed.name: seed}) for seed in (1, 2))
    assert [repr(other.table), *map(str, other.figures)] != [repr(usual.table), *map(str, usual.figures)]
    names: dict[str, Any] = {}
    exec(compile(other.snippet.partition("print(")[0], place, "exec"), names)
    again = Shown(view, other.asked, run=names["run"])
    assert [again.headline, again.sentence, repr(again.table)] == [other.headline, other.sentence, repr(other.table)]


@each_view
def test_a_label_is_a_word_of_what_the_field_means(place: str) -> None:
    for field in views[place].view.numbers:
        label, meaning = (stems(words) for words in (field.label, field.meaning))
        assert label & meaning or field.label in PLAINER, f"{field.label}: {field.meaning}"


# Points in general position have as many labellings by halfspaces, whatever the seed; by boxes they have not.
TELLING = {"rademacher_and_vc.growth": {"family": "boxes"}}
PLAINER = {"Threshold", "Slope c"}  # than what they mean: a probability to predict from, Lipschitz's constant
SMALL = {"of", "the", "each", "per", "for", "and"}


def stems(words: str) -> set[str]:
    """The first letters of each word, so that `example` stands in `examples`."""
    return {word[:5] for word in re.findall(r"[^\W\d_]+", words.lower()) if word not in SMALL}
