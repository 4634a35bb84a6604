"""What MkDocs calls while it builds: formulas are typeset when a page's Markdown has become HTML."""

from typing import Any

from docs_builder.mathematics import typeset


def on_page_content(html: str, page: Any, **_: Any) -> str:
    """Raises ValueError naming page and formula, where one cannot be typeset."""
    try:
        return typeset(html)
    except ValueError as fault:
        raise ValueError(f"{page.file.src_uri}: {fault}") from fault
