"""LaTeX: the sheet, then on a page of their own the solutions; pdflatex makes a PDF of it."""

from collections.abc import Sequence

from bounds.exercises.platforms.item import Item
from bounds.exercises.platforms.markup import in_latex
from bounds.vocabulary.latex_words import latex_words

TITLE, SUFFIX, MEDIA = "LaTeX with solutions", "tex", "application/x-tex"
HEAD = r"""\documentclass[11pt]{article}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
\usepackage{amsmath,amssymb}
\usepackage[margin=25mm]{geometry}
\setlength{\parindent}{0pt}\setlength{\parskip}{0.6em}\setlength{\emergencystretch}{4em}
\begin{document}
"""
END = "\\end{document}\n"


def write(title: str, questions: Sequence[Item]) -> str:
    """A document of its own."""
    items = [rf"\item {in_latex(question.text)}" for question in questions]
    solved = [_solution(question) for question in questions]
    return "\n".join([
        HEAD, rf"\section*{{{latex_words(title)}}}", *_enumerated(items), r"\clearpage",
        r"\section*{Solutions}", *_enumerated(solved), END,
    ])  # fmt: skip


def _enumerated(items: Sequence[str]) -> Sequence[str]:
    """LaTeX refuses a list without items."""
    return [r"\begin{enumerate}", *items, r"\end{enumerate}"] if items else []


def _solution(question: Item) -> str:
    wrong = "".join(f"\n\\item {latex_words(number)}: {latex_words(slip)}" for _, number, slip in question.wrong)
    slips = f"\n\nWrong answers and where they come from:\n\\begin{{itemize}}{wrong}\n\\end{{itemize}}" if wrong else ""
    answer = f"{latex_words(question.key)} {latex_words(question.unit)}"
    return f"\\item \\textbf{{{answer}}}\n\n{in_latex(question.solution)}{slips}"
