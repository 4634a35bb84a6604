"""A penalty on the weights fits worse and is more stable: where is the balance, and what is guaranteed?"""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Regularisation and stability", "See", ":material/balance:", 62)


def render() -> None:
    """See `laboratory.topics.regularisation`."""
    from pages.widgets.laboratory import laboratory

    laboratory("regularisation")
