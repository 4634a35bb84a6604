"""How often does each promise fail, beside how often it may? Every theorem held against worlds whose truth is known."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Audit", "See", ":material/verified:", 80)


def render() -> None:
    """See `laboratory.topics.audit`."""
    from pages.by_hand.audit import page

    page.render()
