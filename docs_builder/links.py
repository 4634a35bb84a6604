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
        told = {name: value for name, value in attrs if value is not None}
        self.places |= {told[name] for name in ("id", "name") if name in told}
        if tag == "a" and "href" in told:
            self.links.append(told["href"])
        if tag in ASKED and ASKED[tag] in told and told.get("rel") != "canonical":
            self.fetched.append(told[ASKED[tag]])
        self.fetched += [told["data-figure"]] if "data-figure" in told else []


def faults(site: Path) -> Iterator[str]:
    """A sentence for each broken link, and for each thing that is fetched from another machine."""
    for path in sorted(site.rglob("*.html")):
        page, here = _read(path), path.relative_to(site).as_posix()
        yield from (f"{here} fetches {one}" for one in page.fetched if urlsplit(one).netloc)
        inside = [one for one in (*page.links, *page.fetched) if not urlsplit(one).scheme and not urlsplit(one).netloc]
        # The page for what is not found is served under any address, so its links begin at the top.
        nowhere = (one for one in dict.fromkeys(inside) if here != "404.html" and not _leads(one, path, site))
        yield from (f"{here} links to {one}, which does not exist" for one in nowhere)
    for style in sorted(site.rglob("*.css")):
        if "url(http" in style.read_text("utf-8") or "url(//" in style.read_text("utf-8"):
            yield f"{style.relative_to(site).as_posix()} fetches from another machine"


def _leads(link: str, path: Path, site: Path) -> bool:
    told = urlsplit(link)
    target = (path.parent / unquote(told.path)).resolve() if told.path else path
    if not target.is_relative_to(site.resolve()) and target != path:
        return False
    target = target / "index.html" if target.is_dir() else target
    if not target.is_file():
        return False
    return not told.fragment or target.suffix != ".html" or unquote(told.fragment) in _read(target).places


@cache
def _read(path: Path) -> _Page:
    return _Page(path.read_text("utf-8"))
