"""The edges: read off the steps of proofs, and off what theorems say of others in their `connections`."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from bounds.graph.edge import Kind, TheoremEdge
from bounds.theorem import Theorem
from bounds.vocabulary.citation import Step

# Results that proofs call by the name of textbooks, and that are theorems of the Lab.
NAMED_RESULTS = {
    "union bound": "union_bound",
    "Markov's inequality": "markov",
    "Markov": "markov",
    "McDiarmid's inequality": "mcdiarmid",
    "Chernoff's method": "markov",  # of an exponential
}
KINDS: dict[str, Kind] = {
    "follows": "follows from", "specialises": "is a case of", "sharpens": "sharpens", "limits": "limits",
}  # fmt: skip
SLUG = re.compile(r"[a-z0-9]+(_[a-z0-9]+)+")


def results_used(step: Step) -> tuple[str, ...]:
    """What a step of a proof leans on, each by its name: `("sauer", "union bound")`."""
    return tuple(name for name in step.uses.split(", ") if name)


def named(result: str, slugs: Mapping[str, object]) -> str:
    """The slug of a result that a proof uses; empty where it is no theorem of the Lab.

    Raises ValueError for what is written like a slug and is none.
    """
    slug = NAMED_RESULTS.get(result, result)
    if slug in slugs:
        return slug
    if result in NAMED_RESULTS or SLUG.fullmatch(result):
        raise ValueError(f"no theorem is called {slug}, which a proof uses")
    return ""


def edges_of(theorem: Theorem, slugs: Mapping[str, object]) -> Iterator[TheoremEdge]:
    """The edges that a theorem states, its proof first. Raises ValueError for a slug that is none."""
    seen: set[str] = set()
    for step in theorem.proof:
        for result in results_used(step):
            slug = named(result, slugs)
            if slug and slug not in seen:
                seen.add(slug)
                yield TheoremEdge("rests on", theorem.slug, slug, step.text)
    for connection in theorem.connections:
        if connection.another not in slugs:
            raise ValueError(f"no theorem is called {connection.another}, to which {theorem.slug} is connected")
        yield TheoremEdge(KINDS[connection.kind], theorem.slug, connection.another, connection.because, connection)


@cache
def all_edges() -> tuple[TheoremEdge, ...]:
    """Every edge of the graph, by the theorems that state them. All theorems' files are read for it."""
    from bounds import theorems

    return tuple(edge for theorem in theorems.values() for edge in edges_of(theorem, theorems))


@cache
def _ends() -> tuple[Mapping[str, tuple[TheoremEdge, ...]], Mapping[str, tuple[TheoremEdge, ...]]]:
    from bounds import theorems

    below: dict[str, list[TheoremEdge]] = {slug: [] for slug in theorems}
    above: dict[str, list[TheoremEdge]] = {slug: [] for slug in theorems}
    for edge in all_edges():
        below[edge.upper].append(edge)
        above[edge.lower].append(edge)
    return (
        {slug: tuple(edges) for slug, edges in below.items()},
        {slug: tuple(edges) for slug, edges in above.items()},
    )


def stated_by(slug: str) -> tuple[TheoremEdge, ...]:
    """What a theorem rests on, follows from, sharpens and limits. Raises KeyError for no slug."""
    return _ends()[0][slug]


def stated_about(slug: str) -> tuple[TheoremEdge, ...]:
    """The edges of other theorems that lead to this one. Raises KeyError for no slug."""
    return _ends()[1][slug]


def between(first: str, second: str) -> tuple[TheoremEdge, ...]:
    """The edges between two theorems, whichever states them."""
    return tuple(edge for edge in (*stated_by(first), *stated_about(first)) if second in (edge.upper, edge.lower))


def other_results(theorem: Theorem) -> tuple[str, ...]:
    """What its proof uses beyond the Lab's theorems, by the names of textbooks, each once."""
    from bounds import theorems

    used = (result for step in theorem.proof for result in results_used(step))
    return tuple(dict.fromkeys(result for result in used if not named(result, theorems)))
