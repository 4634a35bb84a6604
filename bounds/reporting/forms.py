"""A report as plain text, Markdown, LaTeX or HTML. One paragraph, so that it can stand in a paper's method section."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from bounds.reporting.protocol import Protocol

MATHEMATICS = re.compile(r"(\$\$.+?\$\$|\$.+?\$)", re.DOTALL)
SPECIAL = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}"} | {
    sign: f"\\{sign}" for sign in "&%#_{}"
}


def text(about: Protocol) -> str:
    """Plain text; mathematics stands as LaTeX between dollar signs."""
    return f"{about.title}. {' '.join(_sentences(about))}\n"


def markdown(about: Protocol) -> str:
    """Markdown with mathematics between dollar signs."""
    return f"**{about.title}.** {' '.join(_sentences(about))}\n"


def latex(about: Protocol) -> str:
    """A paragraph for a document with amsmath and amssymb."""
    return f"\\paragraph{{{_escaped(about.title)}.}} {' '.join(map(_escaped, _sentences(about)))}\n"


def in_html(about: Protocol) -> str:
    """A paragraph; mathematics as MathJax and KaTeX read it, between dollar signs."""
    return f"<p><strong>{html.escape(about.title)}.</strong> {html.escape(' '.join(_sentences(about)))}</p>\n"


FORMS: Mapping[str, Callable[[Protocol], str]] = MappingProxyType(
    {"text": text, "markdown": markdown, "latex": latex, "html": in_html}
)


def _sentences(about: Protocol) -> Iterable[str]:
    yield from (about.answer, about.inputs, f"The theorem: {about.says}")
    yield from (f"Assumed: {' '.join(about.assumes)}", f"Source: {about.source}")
    yield from filter(None, (about.certificate, about.program))


def _escaped(sentence: str) -> str:
    """The sentence as LaTeX reads it: what is no mathematics loses its signs' meaning."""
    parts = MATHEMATICS.split(sentence)
    return "".join(part if part.startswith("$") else _plain(part) for part in parts)


def _plain(words: str) -> str:
    return "".join(SPECIAL.get(sign, sign) for sign in words)
