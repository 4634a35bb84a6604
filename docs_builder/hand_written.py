"""Pages that are written by hand, from their place in the repository to their place on the site."""

import re
from collections.abc import Callable
from pathlib import Path
from posixpath import join, normpath

from docs_builder.evidence import in_numbers, unseen_sources
from docs_builder.sources import Menu, Sources

ROOT = Path(__file__).parents[1]
PLACES = {
    "README.md": "index.md",
    "docs/theorems.md": "theorems/index.md",  # written anew, with a page behind each
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
}
USE = ("docs/installing.md", "docs/evaluations.md", "docs/teaching.md", "docs/scaling.md", "docs/deploying.md")
TRUST = ("docs/how_we_know.md", "docs/what_we_do_not_claim.md")
COUNTED: dict[str, Callable[[Sources, str], str]] = {
    "docs/how_we_know.md": in_numbers,
    "docs/what_we_do_not_claim.md": unseen_sources,
}  # at their ends
PROJECT = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def write(sources: Sources) -> Menu:
    """The first page, and those on using, trusting and building the Lab."""
    for name in ("README.md", *USE, *TRUST, *PROJECT):
        _write(name, sources)
    return [{"Start": "index.md"}]


def menu_of(names: tuple[str, ...]) -> Menu:
    """A part of the menu; a page's title is its first heading."""
    return [_place(name) for name in names]


def _place(name: str) -> str:
    return PLACES.get(name, name.removeprefix("docs/").replace(".ipynb", ".md"))


def _write(name: str, sources: Sources) -> None:
    folder = name.rpartition("/")[0]

    def linked(hit: re.Match[str]) -> str:
        picture, words, to = hit.groups()
        if "://" in to or to.startswith("#"):
            return hit[0]
        path, _, part = normpath(join(folder, to)).partition("#")
        if picture:
            sources.keep(path.removeprefix("docs/"), (ROOT / path).read_bytes())
            return f"![{words}]({path.removeprefix('docs/')})"
        if not path.endswith((".md", ".ipynb")):
            return words
        return f"[{words}]({_place(path)}{f'#{part}' if part else ''})"

    counted = COUNTED[name](sources, _place(name)) if name in COUNTED else ""
    sources.write(_place(name), _LINK.sub(linked, (ROOT / name).read_text("utf-8")), counted)
