"""Markdown with solutions; formulas between dollar signs, as most readers take them."""

from collections.abc import Sequence

from bounds.exercises.platforms.item import Item

TITLE, SUFFIX, MEDIA = "Markdown with solutions", "md", "text/markdown"


def write(title: str, questions: Sequence[Item]) -> str:
    """The sheet, then the solutions."""
    items = [f"{number}. {question.text}" for number, question in enumerate(questions, 1)]
    solved = [_solved(number, question) for number, question in enumerate(questions, 1)]
    return "\n\n".join([f"# {title}", *items, "# Solutions", *solved]) + "\n"


def _solved(number: int, question: Item) -> str:
    wrong = "\n".join(f"- {number}: {slip}" for _, number, slip in question.wrong)
    slips = f"\n\nWrong answers and where they come from:\n\n{wrong}" if wrong else ""
    return f"## {number}. {question.key} {question.unit}".rstrip() + f"\n\n{question.solution}{slips}"
