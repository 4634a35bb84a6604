"""A page for each data distribution: its examples, its settings, the assumptions that hold, and its truth."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from bounds.display.markdown import markdown_table
from docs_builder.sources import Menu, Sources
from docs_builder.writing import bullets, code, titled
from laboratory.figures.figure import Figure
from laboratory.figures.plane import empty_plane, examples, window_around
from laboratory.worlds import worlds as worlds_of_labels
from laboratory.worlds.regression import worlds as worlds_of_numbers
from laboratory.worlds.setting import Setting

INDEX = "worlds/index.md"
SEEN = 200  # examples in a picture
SAYS = """# Data distributions

A data distribution draws independent examples and has a known truth: the exact risk of a predictor, not an estimate. So
the result of a learner can be compared with a theorem's bound. Tables of your own, and of the UCI and OpenML
collections, are read by `laboratory.worlds.files`."""


def page_of(name: str) -> str:
    """The path of a data distribution's page."""
    return f"worlds/{name}.md"


def write(sources: Sources) -> Menu:
    """Every data distribution, those with labels first, and the list of them."""
    kinds = {"Of labels": _by_title(worlds_of_labels), "Of real numbers": _by_title(worlds_of_numbers)}
    menu: Menu = [INDEX]
    lists = []
    for kind, worlds in kinds.items():
        wanted = {title: name for title, name in worlds.items() if sources.wants(page_of(name))}
        for name in wanted.values():
            sources.write(page_of(name), *page(name, sources))
        menu += [{kind: [{title: page_of(name)} for title, name in wanted.items()]}] if wanted else []
        lines = (
            f"{sources.link(title, page_of(name), INDEX)}: {_world(name).description}" for title, name in worlds.items()
        )
        lists.append(titled(kind, bullets(lines)))
    sources.write(INDEX, SAYS, *lists)
    return menu


def page(name: str, sources: Sources) -> Iterable[str]:
    """The parts of one page."""
    world = _world(name)
    usual = world()
    package = "laboratory.worlds" if name in worlds_of_labels else "laboratory.worlds.regression"
    call = f'world = worlds["{name}"]()\nX, y = world.draw(numpy.random.default_rng(0), 100)'
    yield f"# {usual.title}"
    yield usual.description
    yield code(f"import numpy\nfrom {package} import worlds\n\n{call}")
    yield titled("Settings", markdown_table(("name", "meaning", "domain", "default"), map(_row, world.settings)))
    yield titled("At its default settings", bullets(_facts(usual)))
    yield titled("Assumptions that hold", bullets(sorted(grant.statement for grant in usual.satisfies)))
    if fig := _picture(usual):
        words = f"{SEEN} examples of {usual.title}"
        yield titled("A sample", sources.figure(f"world-{name}", fig, words, page_of(name), f"{words}."))


def _world(name: str) -> Any:
    return worlds_of_labels[name] if name in worlds_of_labels else worlds_of_numbers[name]


def _by_title(worlds: Mapping[str, Any]) -> dict[str, str]:
    return {worlds[name]().title: name for name in worlds}


def _row(setting: Setting) -> tuple[str, str, str, str]:
    return f"`{setting.name}`", setting.meaning, setting.words, f"`{setting.default!r}`"


def _facts(usual: Any) -> Iterable[str]:
    yield f"{usual.features} feature{'s' * (usual.features != 1)}"
    yield f"smallest risk of any predictor (`bayes_risk`): {usual.bayes_risk:.6g}"
    if realizable := getattr(usual, "realizable_by", ""):
        yield f"realizable by {realizable}"


def _picture(usual: Any) -> dict[str, Figure]:
    """A sample on the plane, where there is one to draw it on."""
    if usual.features != 2 or not hasattr(usual, "classes"):
        return {}
    X, y = usual.draw(np.random.default_rng(0), SEEN)
    points = np.asarray(X, float)
    figures = {theme: empty_plane(window_around(points), theme) for theme in ("light", "dark")}
    for fig in figures.values():
        examples(fig, points, y == usual.classes[-1])
    return figures
