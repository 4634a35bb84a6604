"""Beside the map: its regions by number, and what each theorem gives at your point."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import streamlit as st

from bounds.atlas import Atlas, AtlasQuestion, Standing
from bounds.numbers import at_most, percent
from laboratory.figures.atlas import Point, legend
from pages.solving.map_words import meaning, short_title
from pages.widgets import say
from pages.widgets.calculator_link import calculator_link
from pages.widgets.chart import theme_now
from pages.widgets.main_number import headline

AT_ONCE = 8  # theorems in the table before it folds


def region_legend(result: Atlas) -> None:
    """The regions by number; colours are repeated as squares."""
    lines = [
        f'<div><span style="display:inline-block;width:0.8em;height:0.8em;background:{color};opacity:0.6"></span> '
        f"<b>{number}</b> {title}, {percent(share, 2)} of the map</div>"
        for number, title, color, share in legend(result, theme_now())
    ]
    nothing = float(np.mean(result.winner < 0))
    if nothing:
        lines.append(f"<div>Grey, {percent(nothing, 2)} of the map: all bounds vacuous (1 or more).</div>")
    st.html("".join(lines) + "<div>Dotted lines: the smallest bound is 0.5, 0.1 and 0.01.</div>")


def bounds_at_point(setting: AtlasQuestion, values: Mapping[str, Any], places: Sequence[Standing], point: Point) -> str:
    """The smallest bound at your point, and a table of all; returns the headline."""
    best = next((place for place in places if place.on_the_map and not place.vacuous), None)
    if best is None:
        said = headline("Vacuous bounds", f"on the {setting.event}")
    else:
        said = headline(at_most(best.value), meaning(setting, best))
    st.markdown(point.description)
    if best is not None:
        _to_the_calculator(values, best)
    applying = [place for place in places if not place.why]
    _table(applying[:AT_ONCE])
    if rest := applying[AT_ONCE:]:
        with st.expander(f"{len(rest)} more"):
            _table(rest)
    _silent([place for place in places if place.why])
    return said


def _silent(places: Sequence[Standing]) -> None:
    """The theorems that do not apply at the point, each with its reason."""
    if places:
        with st.expander(f"{len(places)} theorem{'s do' if len(places) > 1 else ' does'} not apply here"):
            for place in places:
                st.markdown(say.verbatim(f"{short_title(place)}: {place.why}."))


def _table(places: Sequence[Standing]) -> None:
    table = {"theorem": [short_title(place) for place in places], "bound": [_value_in_words(place) for place in places]}
    st.table(table, border="horizontal")


def _value_in_words(place: Standing) -> str:
    value = at_most(place.value)
    return f"{value} (vacuous)" if place.vacuous else value


def _to_the_calculator(values: Mapping[str, Any], best: Standing) -> None:
    theorem = best.contestant.theorem
    inputs = {name: value for name, value in values.items() if name in theorem.names}
    calculator_link("Open this theorem", theorem.slug, inputs)
