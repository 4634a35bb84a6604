"""What a notebook of the documentation must keep to, as complaints about one."""

import ast
import re
from collections.abc import Iterator
from typing import Any

from IPython.core.inputtransformer2 import TransformerManager

ID = re.compile(r"[a-z]+(-[a-z]+)*")
CODE_IN_PROSE = re.compile(r"`[^`]*`|\]\([^)]*\)")
NAMED = re.compile(r"(?i)\b(section|chapter|theorem|lemma|example|corollary|equation|exercise)s? \d+(\.\d+)*")
NUMBER = re.compile(r"(?<![\w.])\d+(?:[,_]\d{3})*(?:\.\d+)?( ?%)?")
YEAR = re.compile(r"(19|20)\d\d")
MOST_FIGURES = 3
SHOWN = ("homework_numbers",)  # by the part of the site that is built every day, which runs them
WIDEST = 84  # characters of code that a page shows without scrolling


def cells(notebook: Any, kind: str) -> list[Any]:
    """Its cells of one kind, "code" or "markdown"."""
    return [cell for cell in notebook.cells if cell.cell_type == kind]


def parsed(source: str) -> ast.Module:
    """A cell as the kernel understands it, lines that begin with `!` included."""
    return ast.parse(TransformerManager().transform_cell(source))


def as_kept(notebook: Any) -> Iterator[str]:
    """What is wrong with it as it stands in git: cells only, with ids that stay, for the usual kernel."""
    ids = [cell.get("id", "") for cell in notebook.cells]
    if not all(ID.fullmatch(slug) for slug in ids) or len(set(ids)) < len(ids):
        yield "every cell needs an id of its own, in words"
    if notebook.metadata.get("kernelspec", {}).get("name") != "python3":
        yield "its kernel must be python3"
    for cell in cells(notebook, "code"):
        if cell.outputs or cell.execution_count is not None:
            yield f"{cell.id} holds what it once put out"
        if max(map(len, cell.source.splitlines()), default=0) > WIDEST:
            yield f"{cell.id} has a line wider than a page"
    yield from _opening(notebook)


def _opening(notebook: Any) -> Iterator[str]:
    first = notebook.cells[0]
    parts = first.source.strip().split("\n\n")
    if first.cell_type != "markdown" or len(parts) != 2 or not re.fullmatch(r"# \S.*", parts[0]):
        yield "it must begin with its title and one paragraph that says what it is for"
    elif len(parts[1].split()) < 15:
        yield "the paragraph below its title says too little"
    if any(re.search(r"(?m)^# ", cell.source) for cell in cells(notebook, "markdown")[1:]):
        yield "it has more than one title"


def unasserted(notebook: Any) -> list[str]:
    """The numbers of two digits and more in its prose that no `assert` holds to anything."""
    held = {number for cell in cells(notebook, "code") for number in _asserted(cell.source)}
    texts = [text for cell in cells(notebook, "markdown") for text in _numbers_in(cell.source)]
    return [text for text, values in texts if not held.intersection(values)]


def _asserted(source: str) -> Iterator[float]:
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.Assert):
            values = [item.value for item in ast.walk(node.test) if isinstance(item, ast.Constant)]
            numbers = [value for value in values if isinstance(value, int | float) and not isinstance(value, bool)]
            yield from map(float, numbers)


def _numbers_in(prose: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Each number as it is written, and what it may stand for: 5 % is 0.05, too."""
    prose = NAMED.sub("", CODE_IN_PROSE.sub("", prose.replace("{,}", ",")))
    for hit in NUMBER.finditer(prose):
        written = hit.group().replace(",", "").rstrip("% ")
        if len(written.replace(".", "").strip("0")) > 1 and not YEAR.fullmatch(hit.group()):
            yield hit.group(), (float(written), round(float(written) / 100, 12))


def silent(notebook: Any) -> list[str]:
    """After a run: the cells that end in an expression, and so claim to show something, and show nothing."""
    return [cell.id for cell in cells(notebook, "code") if not cell.outputs and _shows(cell.source)]


def _shows(source: str) -> bool:
    return isinstance(parsed(source).body[-1], ast.Expr)


def warned(notebook: Any) -> list[str]:
    """After a run: what stands on the error stream."""
    outputs = [output for cell in cells(notebook, "code") for output in cell.outputs]
    return [output.text for output in outputs if output.output_type == "stream" and output.name == "stderr"]


def figures(notebook: Any) -> int:
    """After a run: the number of Plotly's figures."""
    outputs = [output for cell in cells(notebook, "code") for output in cell.outputs]
    return sum("application/vnd.plotly.v1+json" in output.get("data", {}) for output in outputs)


def shows_what_it_claims(notebook: Any) -> None:
    """After a run: nothing silent, no warning, a figure and not too many."""
    assert not silent(notebook) and not warned(notebook)
    assert 1 <= figures(notebook) <= MOST_FIGURES
