"""Fewer dimensions and many of them: projections, principal components, sparse signals, and empty space."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Dimensions", "See", ":material/view_in_ar:", 66)


def render() -> None:
    """See `laboratory.topics.dimensions`."""
    from pages.widgets.laboratory import laboratory

    laboratory("dimensions")
