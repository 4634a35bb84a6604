"""Moodle XML: numerical questions; every right interval is an answer, every slip a wrong one with its feedback."""

from collections.abc import Mapping, Sequence
from xml.etree import ElementTree as ET

from bounds.exercises.accepted import Accepted
from bounds.exercises.platforms.item import Item
from bounds.exercises.platforms.markup import in_html

TITLE, SUFFIX, MEDIA = "Moodle XML", "xml", "application/xml"


def write(title: str, questions: Sequence[Item]) -> bytes:
    """A question bank with a category of the sheet's title."""
    return _bank({_named(title): questions})


def write_pools(title: str, sheets: Sequence[Sequence[Item]]) -> bytes:
    """A question bank with a category for each question of the sheet, which holds its variants.

    Moodle draws one of them for each student where a quiz asks for a random question of that category.
    """
    pools = zip(*sheets, strict=True)
    return _bank({f"{_named(title)}/{_named(pool[0].name)}": pool for pool in pools})


def _bank(categories: Mapping[str, Sequence[Item]]) -> bytes:
    quiz = ET.Element("quiz")
    for path, questions in categories.items():
        category = ET.SubElement(quiz, "question", type="category")
        _text(ET.SubElement(category, "category"), f"$course$/top/{path}")
        for question in questions:
            _numerical(quiz, question)
    ET.indent(quiz)
    content: bytes = ET.tostring(quiz, encoding="utf-8", xml_declaration=True)
    return content


def _named(category: str) -> str:
    """A slash would begin a category within the category."""
    return category.replace("/", "-")


def _numerical(quiz: ET.Element, question: Item) -> None:
    element = ET.SubElement(quiz, "question", type="numerical")
    _text(ET.SubElement(element, "name"), question.name)
    _text(ET.SubElement(element, "questiontext", format="html"), in_html(question.text))
    _text(ET.SubElement(element, "generalfeedback", format="html"), in_html(question.solution))
    ET.SubElement(element, "defaultgrade").text = "1"
    for right in question.right:
        _answer(element, 100, right, "")
    for wrong, _, slip in question.wrong:
        _answer(element, 0, wrong, slip)
    tags = ET.SubElement(element, "tags")
    for tag in (question.level, question.about):
        _text(ET.SubElement(tags, "tag"), tag)


def _answer(question: ET.Element, fraction: int, numbers: Accepted, feedback: str) -> None:
    answer = ET.SubElement(question, "answer", fraction=str(fraction), format="moodle_auto_format")
    ET.SubElement(answer, "text").text = repr(numbers.middle)
    _text(ET.SubElement(answer, "feedback", format="html"), in_html(feedback) if feedback else "")
    ET.SubElement(answer, "tolerance").text = repr(numbers.tolerance)


def _text(parent: ET.Element, words: str) -> None:
    ET.SubElement(parent, "text").text = words
