"""Linear models and their losses: what is minimised decides which line you get."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Linear models and losses", "See", ":material/line_axis:", 43)


def render() -> None:
    """See `laboratory.topics.linear_models`."""
    from pages.widgets.laboratory import laboratory

    laboratory("linear_models")
