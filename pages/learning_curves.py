"""Learning curves: what is promised, and what happens?"""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Learning curves", "See", ":material/show_chart:", 20)


def render() -> None:
    """See `laboratory.topics.learning_curves`."""
    from pages.by_hand.learning_curves import page

    page.render()
