"""Which laboratories show a learner, a theorem or a data distribution, by the companion of the lecture notes."""

from functools import cache

from docs_builder.sources import Sources
from laboratory.topics import laboratories
from pages.looking_up.companion_entries import companion


def laboratory_page(address: str) -> str:
    """The path of a laboratory's page."""
    return f"laboratories/{address}.md"


def laboratories_of(what: str, sources: Sources, here: str) -> list[str]:
    """Links to the laboratories that show `what`, as `learner:perceptron`."""
    return [
        sources.link(laboratories[address].title, laboratory_page(address), here) for address in _seen().get(what, ())
    ]


@cache
def _seen() -> dict[str, list[str]]:
    results: dict[str, list[str]] = {}
    for entry in companion().values():
        pages = [life.removeprefix("page:").partition("?")[0] for life in entry.lives if life.startswith("page:")]
        for life in entry.lives:
            places = results.setdefault(life, [])
            places += [page for page in pages if page in laboratories and page not in places]
    return results
