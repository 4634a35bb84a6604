"""The page of the whole graph: every theorem with its edges as links, and how many pairs join each two families."""

import json
import re
from pathlib import Path

import pytest

from bounds import theorems
from bounds.vocabulary.citation import Connection
from docs_builder import graph_page
from docs_builder.sources import Sources

FAMILIES = list(theorems.families)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    sources = Sources(tmp_path_factory.mktemp("sources"))
    assert graph_page.write(sources) == ["graph/index.md"]
    return sources.folder


@pytest.fixture(scope="module")
def lines(folder: Path) -> dict[str, str]:
    """The line of each theorem, by its slug."""
    text = (folder / "graph/index.md").read_text("utf-8")
    return dict(re.findall(r"^- \*\*\[[^\n]*?\]\(\.\./theorems/(\w+)\.md\)\*\*: (.*)$", text, re.MULTILINE))


def linked(line: str) -> set[str]:
    return set(re.findall(r"\(\.\./theorems/(\w+)\.md\)", line))


def test_every_theorem_links_to_what_it_connects_and_back(lines: dict[str, str]) -> None:
    """Independent: the files' own connections and the slugs in their proofs' steps, not the edges read off them."""
    assert set(lines) == set(theorems)
    for slug, theorem in theorems.items():
        others = {connection.another for connection in theorem.connections if isinstance(connection, Connection)}
        others |= {name for step in theorem.proof for name in step.uses.split(", ") if name in theorems}
        assert others <= linked(lines[slug])
        assert all(slug in linked(lines[other]) for other in others)
    assert not linked(lines["repeated_failure"]) - {"confidence_boosting"}


def test_the_cells_count_pairs_of_theorems(folder: Path) -> None:
    """Two families by hand: fisher_test_power_lower uses Serfling and Hoeffding; its own family has four pairs.

    fisher_test_power sharpens it, Boschloo's power uses that, and the z formula is Farrington and Manning's,
    the exact pooled z test Chan's without a margin.
    """
    pairs = graph_page.pairs()
    assert pairs["two_proportions", "two_proportions"] == 4 and pairs["two_proportions", "validation"] == 2
    assert not any(pairs.get(("surrogates", name)) for name in FAMILIES)
    written = (folder / "figures/graph-families.js").read_text("utf-8")
    looks = json.loads(written[written.index("{") : written.rindex("}") + 1])
    assert set(looks) == {"light", "dark"}
    cells = next(trace for trace in looks["light"]["data"] if trace["type"] == "heatmap")
    assert len(cells["y"]) == len(FAMILIES) and cells["x"][0] == graph_page.OWN


def test_every_pair_is_drawn_once() -> None:
    fig = graph_page.families_drawn().plotly
    cells = next(trace for trace in fig.data if trace.type == "heatmap")
    assert sum(map(sum, cells.z)) == sum(graph_page.pairs().values())
