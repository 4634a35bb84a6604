"""The number over the figures, and the guarantee beside it."""

from laboratory.view import Headline
from pages.widgets.headline import headline_html


def test_whatever_it_says_is_text() -> None:
    told = headline_html(Headline(1, "<b>mistakes</b>", at_most=2, by="<i>theorem</i> & proof", shown="<u>1</u>"))
    assert not [tag for tag in ("<b>", "<i>", "<u>") if tag in told]
    assert all(text in told for text in ("&lt;b&gt;mistakes", "&lt;i&gt;theorem&lt;/i&gt; &amp; proof", "&lt;u&gt;1"))
    assert "&lt;b&gt;nothing" in headline_html(Headline(1, "mistakes", by="<b>nothing</b>"))
