"""The Markdown that the site is made of, in a folder of its own, and links between its pages."""

import json
from collections.abc import Mapping, Sequence
from fnmatch import fnmatch
from html import escape
from pathlib import Path, PurePosixPath
from typing import Any

from laboratory.figures.figure import Figure
from laboratory.figures.theme import on_page

Menu = list[Any]  # as MkDocs reads it: {"Title": "page.md"}, {"Title": Menu}
FIGURE = """
<figure class="drawn">
<div class="plot" data-figure="{up}figures/{name}.js" data-name="{name}" role="img" aria-label="{words}"></div>
<noscript><p>{words}</p></noscript>
<figcaption>{caption}</figcaption>
</figure>
"""


class Sources:
    """Where pages are written. `only` are patterns such as `theorems/finite_*`; without any, every page is written."""

    def __init__(self, folder: Path, only: Sequence[str] = ()) -> None:
        self.folder, self._only = folder, only

    def wants(self, page: str) -> bool:
        """Whether `page`, as `theorems/sauer.md`, is written. An index always is."""
        name = page.removesuffix(".md")
        return not self._only or name.endswith("index") or any(fnmatch(name, pattern) for pattern in self._only)

    def write(self, page: str, *parts: str) -> None:
        """One page; its parts are set apart by empty lines."""
        self.keep(page, ("\n\n".join(part.strip("\n") for part in parts if part.strip()) + "\n").encode())

    def keep(self, place: str, content: bytes) -> None:
        """A file as it is."""
        path = self.folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def link(self, words: str, to: str, here: str) -> str:
        """A link from one page to another; the words alone, where the other is not written."""
        return f"[{words}]({_up(here)}{to})" if self.wants(to) else words

    def figure(self, name: str, values: Mapping[str, Figure], words: str, here: str, caption: str = "") -> str:
        """HTML for a figure, which is kept beside the pages in both themes; `words` are its alternative text."""
        looks = {theme: json.loads(on_page(trace, theme).to_json()) for theme, trace in values.items()}
        return self.plotted(name, looks, words, here, caption)

    def plotted(self, name: str, looks: Mapping[str, Any], words: str, here: str, caption: str = "") -> str:
        """The same of what Plotly's browser part reads, by theme."""
        text = json.dumps(looks, separators=(",", ":"))
        self.keep(f"figures/{name}.js", f'drawFigure("{name}", {text})\n'.encode())
        # A page is a folder of its own once it is built, unless it is called index.
        deeper = "" if PurePosixPath(here).name == "index.md" else "../"
        return FIGURE.format(up=deeper + _up(here), name=name, words=escape(words), caption=caption)


def _up(page: str) -> str:
    return "../" * page.count("/")
