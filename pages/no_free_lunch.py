"""No free lunch, consistency and rates: what no learner can do, and how fast the others get there."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("No free lunch and rates", "See", ":material/all_inclusive:", 44)


def render() -> None:
    """See `laboratory.topics.no_free_lunch`."""
    from pages.widgets.laboratory import laboratory

    laboratory("no_free_lunch")
