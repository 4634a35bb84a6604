"""Does every link of the built site lead somewhere, and does no page fetch anything from another machine?"""

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ASKED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}  # fetched without a click


class _Page(HTMLParser):
    """What a page links to, what it fetches, and the places in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        entries = {name: value for name, value in attrs if value is not None}
        self.places |= {entries[name] for name in ("id", "name") if name in entries}
        if tag == "a" and "href" in entries:
            self.links.append(entries["href"])
        if tag in ASKED and ASKED[tag] in entries and entries.get("rel") != "canonical":
            self.fetched.append(entries[ASKED[tag]])
        self.fetched += [entries["data-figure"]] if "data-figure" in entries else []


def faults(site: Path) -> Iterator[str]:
    """A sentence for each broken link, and for each thing that is fetched from another machine."""
    for path in sorted(site.rglob("*.html")):
        page, here = _read(path), path.relative_to(site).as_posix()
        yield from (f"{here} fetches {address}" for address in page.fetched if urlsplit(address).netloc)
        inside = [
            link for link in (*page.links, *page.fetched) if not urlsplit(link).scheme and not urlsplit(link).netloc
        ]
        # The page for what is not found is served under any address, so its links begin at the top.
        nowhere = (
            fromkey for fromkey in dict.fromkeys(inside) if here != "404.html" and not _leads(fromkey, path, site)
        )
        yield from (f"{here} links to {address}, which does not exist" for address in nowhere)
    for style in sorted(site.rglob("*.css")):
        if "url(http" in style.read_text("utf-8") or "url(//" in style.read_text("utf-8"):
            yield f"{style.relative_to(site).as_posix()} fetches from another machine"


def _leads(link: str, path: Path, site: Path) -> bool:
    text = urlsplit(link)
    target = (path.parent / unquote(text.path)).resolve() if text.path else path
    if not target.is_relative_to(site.resolve()) and target != path:
        return False
    target = target / "index.html" if target.is_dir() else target
    if not target.is_file():
        return False
    return not text.fragment or target.suffix != ".html" or unquote(text.fragment) in _read(target).places


@cache
def _read(path: Path) -> _Page:
    return _Page(path.read_text("utf-8"))
