"""The perceptron corrects its mistakes one by one: how many can there be?"""

from __future__ import annotations

from pages.widgets.page import Page

PAGE = Page("Perceptron", "See", ":material/linear_scale:", 41)


def render() -> None:
    """See `laboratory.topics.perceptron_lab`."""
    from pages.widgets.laboratory import laboratory

    laboratory("perceptron_lab")
