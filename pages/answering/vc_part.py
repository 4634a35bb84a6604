"""The catalogue of VC dimensions: a table of all classes, and one of them with its argument and its witness."""

from math import inf
from typing import Any

import streamlit as st

from bounds import vc_dimension
from bounds.display.calls import typed
from bounds.numbers import format_number, pluralize
from bounds.reading.points import read_points, written
from bounds.vc.dimension import HypothesisClass, VCDimension
from bounds.vc.growth_functions import beside_all
from bounds.vc.own.wording import break_point, dimension_headline
from bounds.vc.shattering import decidable, exact_points
from laboratory.figures.growth_values import growth_columns
from pages.answering.last_answer import greyed, kept, mend
from pages.answering.phone_order import earlier
from pages.answering.shatter_part import dimension, send
from pages.answering.shatter_points import MOST
from pages.widgets import say
from pages.widgets.downloads import csv_text
from pages.widgets.inputs import variable_input
from pages.widgets.link import check_choice, choice
from pages.widgets.main_number import headline
from pages.widgets.page import entry_at
from pages.widgets.symbols import typeset

FIRST = "halfspaces"
LOW = 3  # dimensions whose points can be written in a line
_ROWS = "_rows_of_vc_dimensions"


def render() -> dict[str, str]:
    """One class in full, then all of them; returns the view's own part of the address."""
    st.write(
        "The VC dimension is the largest number of points that a class shatters. Each proof has two parts: points "
        "that are shattered, and the reason that no more can be."
    )
    says, asks = st.columns([3, 2], gap="large")
    with asks, earlier("class"):
        names = list(vc_dimension)
        slug: str = choice(st.selectbox, "Class", names, FIRST, "of", format_func=lambda name: vc_dimension[name].title)
        check_choice("of", names, "class in this catalogue", slug)
        record = vc_dimension.record(slug)
        st.markdown(record.description)
        inputs = {
            parameter.name: variable_input(slug, parameter, f"vc.{parameter.name}") for parameter in record.parameters
        }
    with says:
        now = _known(slug, inputs)
        result, stale = kept(f"vc {slug}", None if now is None else (now, inputs))
        if now is None:
            mend(stale)
        if result is not None:
            with greyed(stale, "vc"):
                _show(slug, *result)
    st.header("All classes")
    st.markdown("Each class has its default parameters. Select a row to open it above.")
    _table()
    return {"of": slug} | {f"vc.{name}": st.session_state[f"vc.{name}"] for name in inputs}


def _known(slug: str, inputs: dict[str, Any]) -> VCDimension | None:
    """What is known of the class; None where a field holds no number, or after an error message."""
    if None in inputs.values():
        return None
    try:
        return vc_dimension(slug, **inputs)
    except (ValueError, TypeError, OverflowError) as refusal:
        say.error(refusal)
        return None


def _show(slug: str, known: VCDimension, inputs: dict[str, Any]) -> None:
    headline(*dimension_headline(known.lower, known.upper))
    st.markdown(f"**At least:** {typeset(known.cls.why_lower)}")
    st.markdown(f"**At most:** {typeset(known.cls.why_upper)}")
    _witness(slug, known)
    _growth(slug, known)
    st.markdown(f"*{typeset(known.source)}*")
    address = {"of": slug, **{f"of.{name}": typed(value) for name, value in inputs.items()}}
    st.page_link(entry_at("learnability"), label="Can it be learned, and from how many examples?", query_params=address)
    arguments = ", ".join([f'"{slug}"', *(f"{name}={value!r}" for name, value in inputs.items())])
    with st.expander("The same in Python"):
        names = "Ln, vc_dimension" if "Ln(" in arguments else "vc_dimension"
        st.code(
            f"from bounds import {names}\n\nknown = vc_dimension({arguments})\nprint(known, known.witness)\n",
            language="python",
        )


def _growth(slug: str, known: VCDimension) -> None:
    """The growth function around the break point, where it is known or bounded."""
    values = beside_all(slug, **known.parameters)
    if not values:
        return
    with st.expander("Growth function beside 2ᵐ"):
        st.table(growth_columns(values))
        if (breaks := break_point(values)) is not None:
            st.markdown(f"The break point is {breaks}: no {breaks} points are shattered.")


def _witness(slug: str, known: VCDimension) -> None:
    """The points that are shattered, and a button that shows it where they can be drawn."""
    if known.witness is None:
        return
    points = exact_points(known.witness[:MOST])
    size = len(known.witness)
    here = f"`{written(points)}`" if size <= MOST and len(points[0]) <= LOW else f"{size:,} points; Python lists them"
    likewise = ", and any other number of points likewise" if known.value == inf else ""
    st.markdown(f"**Shattered:** {here}{likewise}.")
    if slug in decidable() and size <= MOST and len(points[0]) == dimension(slug):
        inputs = {name: str(value) for name, value in known.parameters.items() if name != "n"}
        arguments = (slug, written(points), inputs)
        st.button("See them shattered", key="_see", on_click=_see, args=arguments, type="primary")


def _see(slug: str, points: str, inputs: dict[str, str]) -> None:
    st.session_state["part"] = "shatter"
    send(slug, read_points(points), inputs)


def _table() -> None:
    rows = [_row(slug, record) for slug, record in vc_dimension.items()]
    columns = {name: [row[name] for row in rows] for name in rows[0]}
    st.dataframe(
        columns, hide_index=True, height="content", on_select=_chosen, selection_mode="single-row", key=_ROWS,
        column_config={"source": st.column_config.TextColumn(width="large")},
    )  # fmt: skip
    st.download_button(
        "CSV", csv_text(columns), "vc-dimensions.csv", "text/csv", key="vc_csv", on_click="ignore",
        icon=":material/table:",
    )  # fmt: skip


def _chosen() -> None:
    """A row that is clicked opens its class."""
    rows = st.session_state[_ROWS]["selection"]["rows"]
    if rows:
        st.session_state["of"] = list(vc_dimension)[rows[0]]


def _row(slug: str, record: HypothesisClass) -> dict[str, str]:
    usual = {parameter.name: parameter.default for parameter in record.parameters}
    known = vc_dimension(slug, **usual)
    size = len(known.witness or ())
    return {
        "class": record.title,
        "with": ", ".join(
            f"{parameter.label} = {format_number(usual[parameter.name])}" for parameter in record.parameters
        ),
        "VC dimension": str(known),
        "witness": pluralize(size, "point") if size else "",
        "source": known.source,
    }
