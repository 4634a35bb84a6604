"""A page for each laboratory: every view at its default settings, with its figures, headline and bounds."""

from collections.abc import Iterable
from functools import partial
from itertools import groupby
from pathlib import Path

from bounds import theorems
from docs_builder import theorem_pages
from docs_builder.seen_in import laboratory_page
from docs_builder.sources import Menu, Sources
from docs_builder.writing import bullets, code, titled
from laboratory.topics import laboratories, views
from laboratory.views.laboratory import Laboratory
from laboratory.views.view import View
from laboratory.views.view_result import ViewResult
from pages.looking_up.in_notes import where_in_the_notes

INDEX = "laboratories/index.md"
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
FILMS = PICTURES / "films"
SAYS = """# Laboratories

Each view runs an algorithm on a data distribution whose truth is known, and compares the result with bounds. The pages
here show the default settings; in the app all of them can be changed."""


def write(sources: Sources) -> Menu:
    """Every laboratory, and the list of them, by group as in the app's menu."""
    menu: Menu = [INDEX]
    texts = [SAYS]
    for group, of in groupby(sorted(laboratories.values(), key=lambda item: item.place), lambda item: item.group):
        every = list(of)
        wanted = [item for item in every if sources.wants(laboratory_page(item.address))]
        for item in wanted:
            sources.write(laboratory_page(item.address), *page(item, sources))
        entries: Menu = [{item.title: laboratory_page(item.address)} for item in wanted]
        menu += [{group: entries}] if group and entries else entries
        lines = bullets(map(partial(_line, sources), every))
        texts.append(titled(group, lines) if group else lines)
    sources.write(INDEX, *texts)
    return menu


def _line(sources: Sources, item: Laboratory) -> str:
    return f"{sources.link(item.title, laboratory_page(item.address), INDEX)}: {item.description}"


def page(laboratory: Laboratory, sources: Sources) -> Iterable[str]:
    """The parts of one page."""
    yield f"# {laboratory.title}"
    yield laboratory.description
    yield _screen(laboratory, sources)
    if laboratory.python:
        yield f"In Python: [`{laboratory.python}`](../api/laboratory.md)."
    for question, name in laboratory.views.items():
        yield f"## {name}"
        yield from view(laboratory.address, question, sources)


def view(address: str, question: str, sources: Sources) -> Iterable[str]:
    """The parts of one view, at its default settings."""
    here, entry = laboratory_page(address), views[f"{address}.{question}"]
    visible, dark = entry(), entry(theme="dark")
    yield visible.view.text.MEANING
    for number, drawing in enumerate(visible.drawings):
        figures = {"light": visible.figure_of(drawing), "dark": dark.of_run(visible.run).figure_of(drawing)}
        looks = {theme: fig for theme, fig in figures.items() if fig is not None}
        if looks:
            name = f"view-{address}-{question}-{number}"
            yield sources.figure(name, looks, visible.text_of(drawing.alt_text), here, visible.text_of(drawing.caption))
    yield _film(address, question, sources)
    yield f"**{visible.headline.sentence}**"
    yield visible.sentence
    yield f"Settings: {_fields(visible.view)}."
    yield _guaranteed(visible, sources, here)
    yield code(visible.snippet)
    if text := where_in_the_notes(address, question):
        yield f"In the lecture notes:\n\n{text}"


def _fields(place: View) -> str:
    return ", ".join(field.label.lower() if field.label[1:2].islower() else field.label for field in place.fields)


def _guaranteed(result: ViewResult, sources: Sources, here: str) -> str:
    results = [text for guarantee in result.view.guarantees if (text := result.theorem_of(guarantee)) is not None]
    slugs = dict.fromkeys(slug for slug, _ in results)
    links = [sources.link(theorems[slug].title, theorem_pages.page_of(slug), here) for slug in slugs]
    return titled_line("Theorem" if len(links) == 1 else "Theorems", links)


def titled_line(heading: str, links: list[str]) -> str:
    """One line of links; empty where there are none."""
    return f"{heading}: {', '.join(links)}." if links else ""


def _film(address: str, question: str, sources: Sources) -> str:
    """A strip of steps, of views that were filmed; `docs_builder.films` lists them."""
    strip = FILMS / f"{address}.{question}.png"
    if not strip.is_file():
        return ""
    sources.keep(f"pictures/{strip.name}", strip.read_bytes())
    return f"The app plays all steps. Some of them:\n\n![Steps of {question}](../pictures/{strip.name})"


def _screen(laboratory: Laboratory, sources: Sources) -> str:
    """A picture of the page, of those that are laid out by hand."""
    picture = PICTURES / f"{laboratory.address.replace('_', '-')}.png"
    if not picture.is_file():
        return ""
    sources.keep(f"pictures/{picture.name}", picture.read_bytes())
    return f"![The page {laboratory.title}](../pictures/{picture.name})"
