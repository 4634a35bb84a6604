"""QTI 2.1 as a content package, which Canvas and other platforms import: a number is typed, ranges decide."""

import hashlib
import io
import zipfile
from collections.abc import Sequence
from xml.etree import ElementTree as ET

from bounds.exercises.accepted import Accepted
from bounds.exercises.platforms.item import Item
from bounds.exercises.platforms.markup import in_html

TITLE, SUFFIX, MEDIA = "QTI 2.1 (Canvas)", "zip", "application/zip"
ITEM = "http://www.imsglobal.org/xsd/imsqti_v2p1"
PACKAGE = "http://www.imsglobal.org/xsd/imscp_v1p1"
BEGINNING = (1980, 1, 1, 0, 0, 0)  # of all files, so that equal sheets are equal files
RESPONSE, SCORE, FEEDBACK, SOLUTION = "RESPONSE", "SCORE", "FEEDBACK", "SOLUTION"


def write(title: str, questions: Sequence[Item]) -> bytes:
    """A zip with `imsmanifest.xml` and an item a question."""
    names = {f"item{number:03d}": question for number, question in enumerate(questions, 1)}
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as package:
        _add(package, "imsmanifest.xml", _manifest(title, list(names)))
        for name, question in names.items():
            _add(package, f"{name}.xml", _item(name, question))
    return content.getvalue()


def _add(package: zipfile.ZipFile, name: str, tree: ET.Element) -> None:
    ET.indent(tree)
    package.writestr(zipfile.ZipInfo(name, BEGINNING), ET.tostring(tree, encoding="utf-8", xml_declaration=True))


def _manifest(title: str, names: Sequence[str]) -> ET.Element:
    key = hashlib.sha256(title.encode()).hexdigest()[:16]
    manifest = ET.Element("manifest", xmlns=PACKAGE, identifier=f"package-{key}")
    metadata = ET.SubElement(manifest, "metadata")
    ET.SubElement(metadata, "schema").text = "QTIv2.1 Package"
    ET.SubElement(metadata, "schemaversion").text = "1.0.0"
    ET.SubElement(manifest, "organizations")
    resources = ET.SubElement(manifest, "resources")
    for name in names:
        file = f"{name}.xml"
        kept = ET.SubElement(resources, "resource", identifier=name, type="imsqti_item_xmlv2p1", href=file)
        ET.SubElement(kept, "file", href=file)
    return manifest


def _item(name: str, question: Item) -> ET.Element:
    """Declarations, the question, how an answer is judged, and what is then said, in the order that QTI asks for."""
    item = ET.Element(
        "assessmentItem", xmlns=ITEM, identifier=name, title=question.name, adaptive="false", timeDependent="false"
    )
    response = ET.SubElement(item, "responseDeclaration", identifier=RESPONSE, cardinality="single", baseType="float")
    ET.SubElement(ET.SubElement(response, "correctResponse"), "value").text = question.key
    score = ET.SubElement(item, "outcomeDeclaration", identifier=SCORE, cardinality="single", baseType="float")
    ET.SubElement(ET.SubElement(score, "defaultValue"), "value").text = "0"
    ET.SubElement(item, "outcomeDeclaration", identifier=FEEDBACK, cardinality="single", baseType="identifier")
    body = ET.SubElement(item, "itemBody")
    for block in ET.fromstring(f"<div>{in_html(question.text)}</div>"):
        body.append(_without_scope(block))
    typed = ET.SubElement(body, "p")
    ET.SubElement(typed, "textEntryInteraction", responseIdentifier=RESPONSE, expectedLength="15")
    if question.unit:
        ET.SubElement(typed, "span").text = question.unit
    _judged(item, question)
    _said(item, "right", in_html(question.solution))
    for number, (_, _, slip) in enumerate(question.wrong, 1):
        _said(item, f"slip{number}", in_html(slip))
    return item


def _without_scope(block: ET.Element) -> ET.Element:
    """QTI's tables know the scope of a header, but not every platform does; the rest is as it was."""
    for head in block.iter("th"):
        head.attrib.pop("scope", None)
    return block


def _judged(item: ET.Element, question: Item) -> None:
    judging = ET.SubElement(item, "responseProcessing")
    choice = ET.SubElement(judging, "responseCondition")
    first = ET.SubElement(choice, "responseIf")
    _among(ET.SubElement(first, "or"), question.right)
    _set(first, SCORE, "float", "1")
    _set(first, FEEDBACK, "identifier", "right")
    for number, (numbers, _, _) in enumerate(question.wrong, 1):
        other = ET.SubElement(choice, "responseElseIf")
        _among(ET.SubElement(other, "or"), (numbers,))
        _set(other, FEEDBACK, "identifier", f"slip{number}")


def _among(any_of: ET.Element, ranges: Sequence[Accepted]) -> None:
    for numbers in ranges:
        both = ET.SubElement(any_of, "and")
        for sign, end in (("gte", numbers.low), ("lte", numbers.high)):
            compared = ET.SubElement(both, sign)
            ET.SubElement(compared, "variable", identifier=RESPONSE)
            ET.SubElement(compared, "baseValue", baseType="float").text = repr(end)


def _set(part: ET.Element, outcome: str, kind: str, value: str) -> None:
    chosen = ET.SubElement(part, "setOutcomeValue", identifier=outcome)
    ET.SubElement(chosen, "baseValue", baseType=kind).text = value


def _said(item: ET.Element, name: str, words: str) -> None:
    said = ET.SubElement(item, "modalFeedback", outcomeIdentifier=FEEDBACK, identifier=name, showHide="show")
    for block in ET.fromstring(f"<div>{words}</div>"):
        said.append(_without_scope(block))
