"""Many weak rules together: boosting round by round, bagging tree by tree, and the geometry of a vote."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Boosting", "See", ":material/stacked_line_chart:", 57)


def render() -> None:
    """See `laboratory.topics.boosting`."""
    from pages.widgets.laboratory import laboratory

    laboratory("boosting")
