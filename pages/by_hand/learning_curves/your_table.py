"""A table of one's own as the data set: read as data only, with the receipt of what was understood beside it."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeVar

import streamlit as st

from bounds.numbers import pluralize
from bounds.vocabulary.plain_mathematics import in_plain_text
from bounds.vocabulary.prose import shortened
from laboratory.serving.apart import apart
from laboratory.worlds.files import (
    HeldOutTable,
    Reading,
    Rejected,
    TableError,
    TableReceipt,
    TableWorld,
    column_names,
    from_csv,
    sheet_names,
)
from laboratory.worlds.files.as_told import AGAIN, HELD_OUT, LISTED, READ_AS, drawn_as
from laboratory.worlds.files.parquet import is_parquet
from laboratory.worlds.files.workbook import is_workbook
from pages.lasting.file import file_field, uploaded_file
from pages.lasting.tab import restore
from pages.widgets import say
from pages.widgets.link import check_choice, choice, current, file_in_link

Result = TypeVar("Result")
TYPES = ["csv", "tsv", "txt", "dat", "data", "xlsx", "parquet"]
FILE = "file"  # in the link
EVERY = "none: keep all classes"
WAYS = {HELD_OUT: "rows held out", AGAIN: "table as distribution"}
HELP = (
    "At most 5 MB, 20,000 rows and 200 columns. It stays on this machine, for this tab only. Links do not include it."
)
ROW, MOST_HEIGHT = 76, 380  # pixels: of a column's control, and of all of them


def ask_table(key: str) -> tuple[TableWorld | HeldOutTable, tuple[tuple[str, Any], ...]] | None:
    """The user's table as a data distribution and how it was read: how it is `drawn`, `label`, `positive`, readings.

    None after a message about what is missing.
    """
    name: str = choice(
        st.segmented_control, "How examples are drawn", list(WAYS), HELD_OUT, f"{key}.drawn", required=True,
        format_func=WAYS.__getitem__,
    )  # fmt: skip
    check_choice(f"{key}.drawn", WAYS, "way to draw examples", name)
    st.caption((HeldOutTable if name == HELD_OUT else TableWorld).description)
    if (rows := _ask_rows(key)) is None:
        return None
    table, settings = rows
    return drawn_as(name, table), (("drawn", name), *settings)


def _ask_rows(key: str) -> tuple[TableWorld, tuple[tuple[str, Any], ...]] | None:
    """The rows of the table, and how they were read."""
    if (file := _upload(key)) is None:
        return None
    name, raw = file
    try:
        sheets = sheets_of(raw)
        sheet = choice(st.selectbox, "Sheet", sheets, sheets[0], f"{key}.sheet") if len(sheets) > 1 else None
        names = columns(raw, sheet)
        label = choice(st.selectbox, "Column of the labels", names, names[-1], f"{key}.label")
        usual = read(raw, sheet, label, ())
        reading, chosen = _as_chosen(usual, raw, sheet, label, key)
    except TableError as refusal:
        say.error(f"{name} cannot be used: {refusal}.")
        return None
    _say_how_read(name, reading)
    _ask_readings(usual.receipt, reading.receipt, key)
    of_sheet = (("sheet", sheet),) if sheet else ()
    readings = ((READ_AS + column, reading) for column, reading in chosen)
    world, settings = reading.world, (*of_sheet, ("label", label), *readings)
    positive = None
    if len(world.class_names) > 2:
        texts = [EVERY, *world.class_names]
        positive = choice(st.selectbox, "Positive class", texts, EVERY, f"{key}.positive")
    if positive in (None, EVERY):
        return world, settings
    return against_the_rest(world, positive), (*settings, ("positive", positive))


def _upload(key: str) -> tuple[str, bytes] | None:
    """Name and bytes of the table that was uploaded; None after a message about what to upload."""
    restore()
    file = file_field("Your table, with a column of labels", _field_of(key), HELP, TYPES)
    file_in_link(f"{key}.{FILE}", file and file[0])
    if file is None:
        st.info(
            "Upload a CSV file, a workbook or a Parquet file. Its rows are examples; one column holds their labels."
        )
    return file


def files_given(key: str) -> dict[str, str]:
    """The name of the uploaded table, as the link has it; empty where there is none."""
    file = uploaded_file(_field_of(key))
    return {f"{key}.{FILE}": file[0]} if file else {}


def _field_of(key: str) -> str:
    return f"_{key}_file"


@st.cache_resource(max_entries=8, scope="session", show_spinner="Reading the table …")
def read(raw: bytes, sheet: str | None, label: str, chosen: tuple[tuple[str, str], ...]) -> Reading:
    """The table with the labels of one column, and the readings that were chosen for others. Raises TableError."""
    return _unpacked(partial(from_csv, label=label, readings=dict(chosen), workbook_sheet=sheet), raw)


@st.cache_resource(max_entries=8, scope="session", show_spinner="Reading the table …")
def sheets_of(raw: bytes) -> list[str]:
    """The names of a workbook's sheets; none of any other file. Raises TableError."""
    return list(_unpacked(sheet_names, raw))


@st.cache_resource(max_entries=8, scope="session", show_spinner="Reading the table …")
def columns(raw: bytes, sheet: str | None) -> list[str]:
    """The names of the columns. Raises TableError."""
    return list(_unpacked(partial(column_names, workbook_sheet=sheet), raw))


def _unpacked(work: Callable[[bytes], Result], raw: bytes) -> Result:
    """What is packed is read by a process of its own, with a limit on its memory. Raises TableError."""
    if not (is_parquet(raw) or is_workbook(raw)):
        return work(raw)
    try:
        return apart("it", work, raw)
    except TableError:
        raise
    except ValueError as error:
        raise TableError(str(error)) from None


@st.cache_resource(max_entries=8, scope="session", show_spinner=False, hash_funcs={TableWorld: repr})
def against_the_rest(world: TableWorld, positive: str) -> TableWorld:
    """The table with one class against all others."""
    return world.against_the_rest(positive)


def _as_chosen(
    usual: Reading, raw: bytes, sheet: str | None, label: str, key: str
) -> tuple[Reading, tuple[tuple[str, str], ...]]:
    """The table as the controls below it read it, which are drawn later, and what they change of the `usual` reading.

    Choices that leave no table, such as all columns left out, are reported and not followed. Raises TableError.
    """
    offered = [column for column in usual.receipt.columns if column.may_be]
    held = ((column, current(column.may_be, column.reading, _key_of(column.name, key))) for column in offered)
    chosen = tuple((column.name, kind) for column, kind in held if kind != column.reading)
    try:
        return read(raw, sheet, label, chosen), chosen
    except TableError as refusal:
        say.error(f"The columns keep their former reading: {refusal}.")
        return usual, ()


def _ask_readings(usual: TableReceipt, now: TableReceipt, key: str) -> None:
    """A control for each column, headed by its record."""
    queries = [(before, after) for before, after in zip(usual.columns, now.columns, strict=True) if before.may_be]
    if queries:
        st.caption("How each column is read. A gap in a column that is left out costs no row.")
    with st.container(height=MOST_HEIGHT if len(queries) * ROW > MOST_HEIGHT else "content", border=True):
        for before, after in queries:
            text = say.verbatim(f"{shortened(after.name)}: {shortened(after.text, 120)}")
            choice(st.selectbox, text, list(before.may_be), before.reading, _key_of(before.name, key))


def _key_of(column: str, key: str) -> str:
    return f"{key}.{READ_AS}{column}"


def _say_how_read(name: str, reading: Reading) -> None:
    world, receipt = reading.world, reading.receipt
    st.caption(
        f"{say.verbatim(name)}: {pluralize(len(world.y), 'example')}, {pluralize(world.features, 'feature')}, "
        f"{len(world.class_names)} classes."
    )
    lines = [*receipt.lines, *(column.summary for column in receipt.columns if not column.may_be)]
    st.markdown("\n".join(f"- {say.verbatim(shortened(line, 200))}" for line in lines))
    for doubt in receipt.doubts:
        say.warning(f"{doubt.evidence}. In doubt: {in_plain_text(doubt.assumption.statement)}")
    if reading.rejected:
        _left_out(reading.rejected)


def _left_out(rejected: Iterable[Rejected]) -> None:
    lines = list(rejected)
    with st.expander(f"{len(lines):,} line{'s' if len(lines) > 1 else ''} left out"):
        st.markdown("\n".join(f"- line {line}: {say.verbatim(why)}" for line, why in lines[:LISTED]))
        if len(lines) > LISTED:
            every = "".join(f"line {line}: {why}\n" for line, why in lines)
            st.download_button("All of them", every, "left_out.txt", "text/plain", on_click="ignore")
