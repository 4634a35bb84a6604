"""The text of a view: usually a module of its folder."""

from collections.abc import Callable
from typing import Protocol

from laboratory.views.headline import Headline


class ViewText(Protocol):
    """The text of a view: `headline` returns a `Headline`, and `sentence` one sentence on what to notice.

    `MEANING` explains the view, in Markdown. A function `more` may return further sentences.
    """

    MEANING: str
    headline: Callable[..., Headline]
    sentence: Callable[..., str]
