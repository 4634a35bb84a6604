"""Which model, and at what price? A richer class errs less on the sample, and choosing has a price of its own."""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Bias, complexity, selection", "See", ":material/tune:", 42)


def render() -> None:
    """See `laboratory.topics.model_selection`."""
    from pages.widgets.laboratory import laboratory

    laboratory("model_selection")
