"""Paths of gradient descent and its relatives: who gets down the valley, and what is guaranteed?"""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Optimisation", "See", ":material/trending_down:", 60)


def render() -> None:
    """See `laboratory.topics.optimisation`."""
    from pages.widgets.laboratory import laboratory

    laboratory("optimisation")
