"""The version space: which hypotheses a sample leaves, how they vote on new points, and why a bias is needed."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Version space", "See", ":material/filter_alt:", 23)


def render() -> None:
    """See `laboratory.topics.version_space`."""
    from pages.widgets.laboratory import laboratory

    laboratory("version_space")
