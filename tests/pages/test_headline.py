"""The number over the figures, and its bound."""

from html import escape

from laboratory.views.headline import Headline
from pages.widgets.headline import headline_html


def test_whatever_it_says_is_text() -> None:
    what, by, number = "<b>mistakes</b>", "<i>theorem</i> & proof", "<u>1</u>"
    text = headline_html(Headline(1, what, at_most=2, by=by, measured_text=number))
    for words in (what, by, number):
        assert escape(words) in text and words not in text
    condition = ", if a < b & c > d"
    assert escape(condition) in headline_html(Headline(1, "mistakes", at_most=2, condition=condition))
    assert "if a" not in headline_html(Headline(1, "mistakes", condition=condition))  # nothing is guaranteed
    assert escape(what) in headline_html(Headline(1, number, by=what))
