"""A promise is asked where one of its assumptions is broken: how much of that does it bear?"""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Broken assumptions", "See", ":material/broken_image:", 78)


def render() -> None:
    """See `laboratory.topics.broken_assumptions`."""
    from pages.widgets.laboratory import laboratory

    laboratory("broken_assumptions")
