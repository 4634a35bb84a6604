"""k nearest neighbours where the best possible risk is known, why one is good enough, and why dimensions hurt."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Neighbours", "See", ":material/hub:", 58)


def render() -> None:
    """See `laboratory.topics.neighbours`."""
    from pages.widgets.laboratory import laboratory

    laboratory("neighbours")
