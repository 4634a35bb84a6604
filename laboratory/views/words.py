"""The words of a view: a module of its folder, as a rule."""

from collections.abc import Callable
from typing import Any, Protocol


class Words(Protocol):
    """What a view says: `headline` returns a `Headline`, and `sentence` one sentence on what to notice.

    `MEANING` says, in Markdown, what the view is about. A function `more` may return further sentences.
    """

    MEANING: str
    headline: Callable[..., Any]
    sentence: Callable[..., Any]
