"""Four learners on the same random 60/40 splits of real data: who errs less, and is that more than luck?"""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Homework", "See", ":material/assignment:", 75)


def render() -> None:
    """See `laboratory.topics.homework`."""
    from pages.widgets.laboratory import laboratory

    laboratory("homework")
