"""What do accuracy, a ROC curve and costs say of a classifier, and what is the best that anyone can reach?"""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Metrics", "See", ":material/rule:", 70)


def render() -> None:
    """See `laboratory.topics.metrics`."""
    from pages.widgets.laboratory import laboratory

    laboratory("metrics")
