"""Anki: a text file that its importer reads; the question in front, the answer with its solution behind."""

from collections.abc import Sequence

from bounds.exercises.platforms.item import Item
from bounds.exercises.platforms.markup import in_html

TITLE, SUFFIX, MEDIA = "Anki", "anki.txt", "text/plain"
COLUMNS = ("Front", "Back", "Tags")


def write(title: str, questions: Sequence[Item]) -> str:
    """Lines that tell the importer what it reads, then a card a line."""
    deck = " ".join(title.split())
    head = ["#separator:tab", "#html:true", f"#deck:{deck}", f"#columns:{chr(9).join(COLUMNS)}", "#tags column:3"]
    return "\n".join([*head, *map(_card, questions)]) + "\n"


def _card(question: Item) -> str:
    wrong = "".join(f"<li>{number}: {in_html(slip)[3:-4]}</li>" for _, number, slip in question.wrong)
    slips = f"<p>Wrong answers and where they come from:</p><ul>{wrong}</ul>" if wrong else ""
    back = f"<p><b>{question.key} {question.unit}</b></p>{in_html(question.solution)}{slips}"
    tags = f"learning-theory {question.about.replace(': ', '::').replace(' ', '_')}"
    return "\t".join(" ".join(cell.split()) for cell in (in_html(question.text), back, tags))
