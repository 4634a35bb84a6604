"""Finite classes: samples that mislead, and what the union bound pays for them."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Finite classes", "See", ":material/grid_view:", 22)


def render() -> None:
    """See `laboratory.topics.finite_classes`."""
    from pages.widgets.laboratory import laboratory

    laboratory("finite_classes")
