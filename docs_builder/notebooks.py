"""The notebooks, executed when the site is built and shown with their output."""

import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from docs_builder.sources import Menu, Sources

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "notebooks"
INDEX = "notebooks/index.md"
PLOTLY = "application/vnd.plotly.v1+json"
QUIET = ["--log-level=ERROR"]  # its kernel logs warnings about networks otherwise
LONGEST = 300  # seconds a cell may take on a busy machine
SAYS = """# Notebooks

Lessons that can be read here and run at home: each was executed when this site was built, and can be downloaded."""


def write(sources: Sources) -> Menu:
    """Every notebook, executed, and the list of them."""
    menu: Menu = [INDEX]
    lines = []
    for path in sorted(FOLDER.glob("*.ipynb")):
        page = f"notebooks/{path.stem}.md"
        title = _title(path)
        lines.append(f"- {sources.link(title, page, INDEX)}")
        if sources.wants(page):
            _write(path, page, sources)
            menu.append({title: page})
    sources.write(INDEX, SAYS, "\n".join(lines))
    return menu


def executed(path: Path) -> Any:
    """The notebook with its outputs, run in an empty folder. Raises CellExecutionError where a cell fails."""
    from nbclient import NotebookClient
    from nbformat import v4

    notebook: Any = v4.reads(path.read_text("utf-8"))
    with TemporaryDirectory() as folder:
        NotebookClient(
            notebook, timeout=LONGEST, resources={"metadata": {"path": folder}}, extra_arguments=QUIET
        ).execute(env={**os.environ, "PYTHONPATH": str(ROOT)})
    return notebook


def _write(path: Path, page: str, sources: Sources) -> None:
    from nbconvert import MarkdownExporter
    from nbformat import v4

    notebook = executed(path)
    sources.keep(f"notebooks/{path.name}", v4.writes(notebook).encode())
    for number, output in enumerate(piece for cell in notebook.cells for piece in cell.get("outputs", ())):
        _as_page_shows(output.get("data", {}), f"notebook-{path.stem}-{number}", page, sources)
    body, pictures = MarkdownExporter().from_notebook_node(notebook)
    for name, content in pictures.get("outputs", {}).items():
        sources.keep(f"notebooks/{name}", content)
    sources.write(page, body, f"[Download this notebook]({path.name})")


def _as_page_shows(data: dict[str, Any], name: str, page: str, sources: Sources) -> None:
    """A figure is drawn as all others here; it keeps its own light background."""
    if PLOTLY in data:
        figure = {part: data[PLOTLY].get(part) for part in ("data", "layout")}
        words = "; ".join(filter(None, (trace.get("name") for trace in figure["data"] or [])))
        looks = dict.fromkeys(("light", "dark"), figure)
        data.clear()
        data["text/html"] = sources.plotted(name, looks, f"A figure of {words}" if words else "A figure", page)


def _title(path: Path) -> str:
    cells = json.loads(path.read_text("utf-8"))["cells"]
    return str("".join(cells[0]["source"]).partition("\n")[0].lstrip("# "))
