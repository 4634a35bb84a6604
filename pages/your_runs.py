"""What became of a sweep: learning curves that were run on the command line, on one machine or many."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Your runs", "See", ":material/folder_open:", 85)


def render() -> None:
    """See `laboratory.topics.your_runs`."""
    from pages.by_hand.your_runs import page

    page.render()
