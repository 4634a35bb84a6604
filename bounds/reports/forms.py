"""A report as plain text, Markdown, LaTeX or HTML: one paragraph, for the method section of a paper."""

import html
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from bounds.reports.protocol import Protocol
from bounds.vocabulary.latex_words import latex_words
from bounds.vocabulary.plain_mathematics import in_plain_text


def text(about: Protocol) -> str:
    """Plain text; mathematics in signs that every screen has."""
    return f"{in_plain_text(about.title)}. {' '.join(map(in_plain_text, _sentences(about)))}\n"


def markdown(about: Protocol) -> str:
    """Markdown with mathematics between dollar signs."""
    return f"**{about.title}.** {' '.join(_sentences(about))}\n"


def latex(about: Protocol) -> str:
    """A paragraph for a document with amsmath and amssymb; a long formula in it does not run into the margin."""
    title, sentences = latex_words(about.title), " ".join(map(latex_words, _sentences(about)))
    return f"{{\\emergencystretch=4em\\paragraph{{{title}.}} {sentences}\\par}}\n"


def in_html(about: Protocol) -> str:
    """A paragraph; mathematics as MathJax and KaTeX read it, between dollar signs."""
    return f"<p><strong>{html.escape(about.title)}.</strong> {html.escape(' '.join(_sentences(about)))}</p>\n"


FORMS: Mapping[str, Callable[[Protocol], str]] = MappingProxyType(
    {"text": text, "markdown": markdown, "latex": latex, "html": in_html}
)


def _sentences(about: Protocol) -> Iterable[str]:
    yield from (about.answer, about.inputs, f"The theorem: {about.statement}")
    yield from (f"Assumed: {' '.join(about.assumes)}", f"Source: {about.source}")
    yield from filter(None, (about.certificate, about.program))
