"""Workbooks written by hand, as Office Open XML has them: no library writes what ours reads."""

import io
import zipfile
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any
from xml.sax.saxutils import escape, quoteattr

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
DAY = 1  # the style of a date
STYLES = (
    f'<styleSheet xmlns="{MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills>'
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>'
    '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>'
)


def workbook(sheets: Mapping[str, Sequence[Sequence[Any]]], hidden: Sequence[str] = ()) -> bytes:
    """The bytes of an .xlsx: cells are numbers, words, booleans, dates, or None where there is none."""
    parts = {"[Content_Types].xml": _types(len(sheets)), "_rels/.rels": _relations({"rId1": "xl/workbook.xml"})}
    places = {f"rId{number}": f"worksheets/sheet{number}.xml" for number in range(1, len(sheets) + 1)}
    named = "".join(
        f'<sheet name={quoteattr(name)} sheetId="{number}" r:id="rId{number}"{_state(name in hidden)}/>'
        for number, name in enumerate(sheets, 1)
    )
    parts["xl/workbook.xml"] = f'<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets>{named}</sheets></workbook>'
    parts["xl/_rels/workbook.xml.rels"] = _relations({**places, "rId99": "styles.xml"})
    parts["xl/styles.xml"] = STYLES
    for number, rows in enumerate(sheets.values(), 1):
        parts[f"xl/worksheets/sheet{number}.xml"] = _sheet(rows)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as into:
        for name, text in parts.items():
            into.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), HEAD + text, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _types(sheets: int) -> str:
    sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    parts = [("/xl/workbook.xml", "sheet.main"), ("/xl/styles.xml", "styles")]
    parts += [(f"/xl/worksheets/sheet{number}.xml", "worksheet") for number in range(1, sheets + 1)]
    each = "".join(f'<Override PartName="{name}" ContentType="{sheet}.{kind}+xml"/>' for name, kind in parts)
    rels = '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    xml = '<Default Extension="xml" ContentType="application/xml"/>'
    return f'<Types xmlns="{PACKAGE}/content-types">{rels}{xml}{each}</Types>'


def _relations(targets: Mapping[str, str]) -> str:
    kinds = {"xl/workbook.xml": "officeDocument", "styles.xml": "styles"}
    each = "".join(
        f'<Relationship Id="{name}" Type="{OFFICE}/{kinds.get(target, "worksheet")}" Target="{target}"/>'
        for name, target in targets.items()
    )
    return f'<Relationships xmlns="{PACKAGE}/relationships">{each}</Relationships>'


def _state(hidden: bool) -> str:
    return ' state="hidden"' if hidden else ""


def _sheet(rows: Sequence[Sequence[Any]]) -> str:
    each = "".join(
        f'<row r="{line}">{"".join(_cell(cell, place, line) for place, cell in enumerate(row))}</row>'
        for line, row in enumerate(rows, 1)
    )
    return f'<worksheet xmlns="{MAIN}"><sheetData>{each}</sheetData></worksheet>'


def _cell(cell: Any, place: int, line: int) -> str:
    at = f"{chr(ord('A') + place)}{line}"
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return f'<c r="{at}" t="b"><v>{int(cell)}</v></c>'
    if isinstance(cell, date):
        return f'<c r="{at}" s="{DAY}"><v>{(cell - date(1899, 12, 30)).days}</v></c>'
    if isinstance(cell, int | float):
        return f'<c r="{at}"><v>{cell!r}</v></c>'
    if cell.startswith("#"):
        return f'<c r="{at}" t="e"><v>{escape(cell)}</v></c>'
    return f'<c r="{at}" t="inlineStr"><is><t xml:space="preserve">{escape(cell)}</t></is></c>'
