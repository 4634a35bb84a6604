"""The whole site: its sources are written to a temporary folder, built, and every link is checked."""

import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from docs_builder import (
    glossary_page,
    graph_page,
    hand_written,
    laboratory_pages,
    learner_pages,
    links,
    looks,
    notebooks,
    reference,
    theorem_pages,
    world_pages,
)
from docs_builder.sources import Menu, Sources
from docs_builder.whole_folder import whole_folder

HERE = Path(__file__).parent
PARTS: dict[str, Callable[[Sources], Menu]] = {
    "Theorems": theorem_pages.write,
    "Graph of theorems": graph_page.write,
    "Laboratories": laboratory_pages.write,
    "Learners": learner_pages.write,
    "Data distributions": world_pages.write,
    "Glossary": glossary_page.write,
    "Notebooks": notebooks.write,
    "Reference": reference.write,
}


def build(to: Path, only: Sequence[str] = (), progress: Callable[[str], None] = lambda words: None) -> list[str]:
    """Write the site to `to`, whole or not at all; the faults found in it, a sentence each.

    `progress` hears what is being done. Raises OSError where `to` cannot be written, or is the folder of other files.
    """
    with TemporaryDirectory() as folder, whole_folder(to, "index.html") as site:
        sources = Sources(Path(folder), only)
        menu = write(sources, progress)
        progress("the site, and its links")
        return [*_built(menu, sources.folder, site), *links.faults(site)]


def write(sources: Sources, progress: Callable[[str], None] = lambda words: None) -> Menu:
    """All sources; the menu over them."""
    began = monotonic()
    menu = hand_written.write(sources)
    looks.write(sources)
    menu.append({"Use": hand_written.menu_of(hand_written.USE)})
    for title, part in PARTS.items():
        menu.append({title: part(sources)})
        progress(f"{title.lower()}: {monotonic() - began:.0f} s")
    menu.append({"Trust": hand_written.menu_of(hand_written.TRUST)})
    return [*menu, {"Project": hand_written.menu_of(hand_written.PROJECT)}]


def _built(menu: Menu, sources: Path, to: Path) -> list[str]:
    """The warnings of MkDocs and its plugins during the build."""
    from mkdocs.commands.build import build as build_site
    from mkdocs.config import load_config

    heard = _Heard()
    logging.getLogger("mkdocs").addHandler(heard)
    sys.path.insert(0, str(HERE.parent))  # mkdocstrings looks there for what it is to read
    try:
        config = load_config(str(HERE / "mkdocs.yml"), docs_dir=str(sources), site_dir=str(to), nav=menu)
        config.plugins.on_startup(command="build", dirty=False)
        build_site(config)
        config.plugins.on_shutdown()
    finally:
        logging.getLogger("mkdocs").removeHandler(heard)
        sys.path.remove(str(HERE.parent))
    return heard.complaints


class _Heard(logging.Handler):
    """Warnings, which are faults here."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.complaints: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.complaints.append(record.getMessage())
