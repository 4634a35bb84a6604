"""The Markdown of our exercises (paragraphs, tables, emphasis, LaTeX between dollar signs) as HTML and as LaTeX."""

import html
import re
from collections.abc import Callable, Iterator, Sequence

from bounds.vocabulary.latex_words import EMPHASIS, MATHEMATICS, latex_words

RULE = re.compile(r"\|(\s*:?-+:?\s*\|)+")


def in_html(markdown: str) -> str:
    r"""HTML; mathematics between `\(` and `\)`, as the MathJax of Moodle, Canvas and Anki reads it."""
    return "".join(_blocks(markdown, _html_words, _html_table, "<p>{}</p>"))


def in_latex(markdown: str) -> str:
    """LaTeX for pdflatex with amsmath and amssymb."""
    return "\n\n".join(_blocks(markdown, latex_words, _latex_table, "{}"))


def _blocks(
    markdown: str, words: Callable[[str], str], table: Callable[[Sequence[Sequence[str]]], str], paragraph: str
) -> Iterator[str]:
    for block in re.split(r"\n\s*\n", markdown.strip()):
        lines = [line.strip() for line in block.strip().splitlines()]
        if len(lines) > 1 and RULE.fullmatch(lines[1]):
            yield table([[words(cell) for cell in _cells(line)] for line in (lines[0], *lines[2:])])
        else:
            yield paragraph.format(words(block.strip()))


def _cells(line: str) -> list[str]:
    """Bars within mathematics part no cells."""
    held = MATHEMATICS.sub(lambda match: match[0].replace("|", "\0"), line)
    return [cell.strip().replace("\0", "|") for cell in held.strip().strip("|").split("|")]


def _html_words(text: str) -> str:
    return "".join(_html_part(part) for part in MATHEMATICS.split(text))


def _html_part(part: str) -> str:
    if part.startswith("$$"):
        return rf"\[{html.escape(part[2:-2], quote=False)}\]"
    if part.startswith("$"):
        return rf"\({html.escape(part[1:-1], quote=False)}\)"
    return EMPHASIS.sub(r"<em>\1</em>", html.escape(part, quote=False))


def _html_table(rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{cell}</th>' for cell in rows[0])
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows[1:])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _latex_table(rows: Sequence[Sequence[str]]) -> str:
    lines = [" & ".join(row) + r" \\" for row in rows]
    columns = "l" * len(rows[0])
    return "\n".join(
        [rf"\begin{{tabular}}{{{columns}}}", r"\hline", lines[0], r"\hline", *lines[1:], r"\hline", r"\end{tabular}"]
    )
