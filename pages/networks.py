"""Networks of units: what layers buy, how errors run backwards, and when to stop."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Networks", "See", ":material/device_hub:", 64)


def render() -> None:
    """See `laboratory.topics.networks`."""
    from pages.widgets.laboratory import laboratory

    laboratory("networks")
