"""The graph of theorems on a page: how often the theorems of two families hang together, and every theorem's edges."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from bounds import theorems
from bounds.display.markdown import markdown_table
from bounds.graph.edges import all_edges
from bounds.numbers import pluralize
from bounds.theorem import Theorem
from bounds.vocabulary.family import family_title
from docs_builder.sources import Menu, Sources
from docs_builder.theorem_pages import ends_of, page_of
from docs_builder.writing import bullets
from laboratory.figures.figure import Figure
from laboratory.figures.heat import heat
from laboratory.figures.theme import figure

PAGE = "graph/index.md"
ABOUT = """# Graph of theorems

{theorems} theorems and {edges}: which rests on, follows from, is a case of, sharpens or limits which. Each edge is
stated in the file of one of the two. Where both numbers can be compared, a test compares them. The app draws the graph,
and `ltlab graph` prints what an edge loses at your numbers."""
CAPTION = (
    "In a row the theorems of one family, by the families whose theorems they rest on, follow from, are cases of, "
    "sharpen or limit: first their own, then those that others use. Numbers count pairs of theorems."
)
COLUMNS = ("Family", "Theorems", "Pairs within", "Rests on or speaks of", "Is used or spoken of by")
OWN = "the same family"
DARKEST = 20  # pairs of theorems in the darkest cells


def write(sources: Sources) -> Menu:
    """The one page."""
    edges = pluralize(len(all_edges()), "edge")
    sources.write(PAGE, ABOUT.format(theorems=len(theorems), edges=edges), *_page(sources))
    return [PAGE]


@cache
def pairs() -> Mapping[tuple[str, str], int]:
    """How many pairs of theorems have an edge, by their families: first that of the theorem which states it."""
    family_of = {slug: name for name, slugs in theorems.families.items() for slug in slugs}
    ends = dict.fromkeys((edge.upper, edge.lower) for edge in all_edges())
    return Counter((family_of[upper], family_of[lower]) for upper, lower in ends)


def families_drawn(theme: str = "light") -> Figure:
    """The families against themselves and those that others use, with the number of pairs on each cell."""
    names = list(theorems.families)
    used = [name for name in names if any(pairs().get((other, name)) for other in names if other != name)]
    counts = [
        [pairs().get((row, row), 0), *(pairs().get((row, name), 0) * (row != name) for name in used)] for row in names
    ]
    rows, columns = [family_title(name) for name in names], [OWN, *map(family_title, used)]
    plain: dict[str, Any] = {"showgrid": False, "zeroline": False, "ticks": "", "automargin": True, "dtick": 1}
    fig = figure(
        theme, hovermode="closest", height=800, xaxis={**plain, "tickangle": -45, "side": "top"},
        yaxis={**plain, "autorange": "reversed"},
    )  # fmt: skip
    digits = [[str(count or "") for count in row] for row in counts]
    heat(fig, columns, rows, counts, digits, "%{y}, of %{x}: %{z}", span=(0, DARKEST), xgap=2, ygap=2, size=12)
    return fig


def _page(sources: Sources) -> Iterable[str]:
    looks = {theme: families_drawn(theme) for theme in ("light", "dark")}
    words = f"{len(theorems.families)} families of theorems, and how many pairs of theorems join each two of them"
    yield f'<div class="wide">{sources.figure("graph-families", looks, words, PAGE, CAPTION)}</div>'
    yield markdown_table(COLUMNS, [_row(name) for name in theorems.families])
    for name, slugs in theorems.families.items():
        yield f"## {family_title(name)} {{#{name}}}"
        yield bullets(_theorem(theorems[slug], sources) for slug in slugs)


def _row(name: str) -> tuple[str, ...]:
    below = {lower: count for (upper, lower), count in pairs().items() if upper == name != lower}
    above = {upper: count for (upper, lower), count in pairs().items() if lower == name != upper}
    size, within = len(theorems.families[name]), pairs().get((name, name), 0)
    return f"[{family_title(name)}](#{name})", str(size), str(within), _counted(below), _counted(above)


def _counted(others: Mapping[str, int]) -> str:
    """The other families, those with most pairs first."""
    ordered = sorted(others.items(), key=lambda item: (-item[1], item[0]))
    return ", ".join(f"[{family_title(name)}](#{name}) {count}" for name, count in ordered)


def _theorem(theorem: Theorem, sources: Sources) -> str:
    """A theorem and its edges, seen from it."""
    edges = "; ".join(
        f"{reads} {', '.join(sources.link(theorems[slug].title, page_of(slug), PAGE) for slug in slugs)}"
        for reads, slugs in ends_of(theorem).items()
    )
    return f"**{sources.link(theorem.title, page_of(theorem.slug), PAGE)}**: {edges or 'no edge'}."
