"""Figures as files that open offline."""

from collections.abc import Iterable
from html import escape
from typing import Any

from laboratory.figures.figure import Figure
from laboratory.figures.theme import background, footer_of, on_paper, text_colour
from laboratory.views.view_result import ViewResult

BARE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"></head><body style="background:{paper};color:{ink};font-family:sans-serif">
{figures}
{footers}</body></html>
"""
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title></head>
<body style="background:{paper};color:{ink};font-family:sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem">
<h1>{title}</h1><p><strong>{headline}</strong></p>
{figures}
<p>{sentence}</p><pre style="white-space:pre-wrap">{snippet}</pre></body></html>
"""
# Plotly's own camera would save a figure without the condition that is beside it on the page.
CONFIG: dict[str, Any] = {"displaylogo": False, "modeBarButtonsToRemove": ["toImage"]}


def figure_html(*figures: Figure, theme: str = "light") -> str:
    """The figures as one HTML page that needs nothing else, with their footers below them, each once."""
    said = dict.fromkeys(footer for fig in figures if (footer := footer_of(fig)))
    footers = "\n".join(f"<p>{escape(footer)}</p>" for footer in said)
    return BARE.format(
        paper=background(theme), ink=text_colour(theme), figures=_embedded(figures, theme), footers=footers
    )


def as_html(title: str, result: ViewResult) -> str:
    """A view as one HTML page that needs nothing else: headline, figures, sentence, and the Python that makes it."""
    theme = result.theme
    return PAGE.format(
        title=escape(title), paper=background(theme), ink=text_colour(theme), headline=escape(result.headline.sentence),
        figures=_embedded(result.figures_with_roles, theme), sentence=escape(result.sentence.replace("**", "")),
        snippet=escape(result.snippet),
    )  # fmt: skip


def _embedded(figures: Iterable[Figure], theme: str) -> str:
    """The figures one below the other; the first includes the library that draws them all."""
    return "\n".join(
        on_paper(figure, theme).plotly.to_html(include_plotlyjs=not place, full_html=False, config=CONFIG)
        for place, figure in enumerate(figures)
    )
