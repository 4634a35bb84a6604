"""Decision trees: what makes a split good, when is it one too many, and what does a tree say?"""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Trees", "See", ":material/account_tree:", 55)


def render() -> None:
    """See `laboratory.topics.trees`."""
    from pages.widgets.laboratory import laboratory

    laboratory("trees")
