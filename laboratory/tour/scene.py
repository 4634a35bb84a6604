"""A scene of the tour: a view, a question before it is shown, the answer from the run, and what it teaches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import Any

from laboratory.topics import ViewEntry, views
from laboratory.views.headline import Headline
from laboratory.views.view_result import ViewResult


@dataclass(frozen=True)
class Scene:
    """One question about one view.

    `place` is the view's address, as `model_selection.fooled`; `settings` and `step` its fields and its player's step.
    `asks` is the question, `truth` the answer as a headline computed from the run, whose number is guessed; with
    `options` one of them is chosen instead, and `truth` shows that option. `reveals` says what happened, which theorem
    explains it, and on what assumptions. `theorems` are slugs, each opened with the numbers that `opened_with` takes
    from the run, or with the theorem's own. Texts are Markdown; functions get what is shown.

    Every number of a bound has its condition beside it: as everywhere by `condition_of`, or in words of the scene's
    own. `keeps` holds these, each under its assumption's key; they are in one sentence with the number, or in the
    question, which is always shown.
    """

    order: int
    title: str
    place: str
    asks: Callable[[ViewResult], str] | str
    truth: Callable[[ViewResult], Headline]
    reveals: Callable[[ViewResult], str]
    theorems: Mapping[str, Callable[[ViewResult], Mapping[str, Any]]]
    _: KW_ONLY
    settings: Mapping[str, Any] = field(default_factory=dict)
    step: int | None = None
    options: tuple[str, ...] = ()
    keeps: Mapping[str, str] = field(default_factory=dict)
    name: str = ""

    def called(self, name: str) -> Scene:
        """The same under the name of its file."""
        return replace(self, name=name)

    @property
    def entry(self) -> ViewEntry:
        """The view at its place."""
        return views[self.place]

    def result(self, **inputs: Any) -> ViewResult:
        """What the view shows; `inputs` are other values than the scene's own, such as another seed."""
        return self.entry(step=self.step, **{**self.settings, **inputs})

    def question(self, result: ViewResult) -> str:
        """The question about this run."""
        return self.asks if isinstance(self.asks, str) else self.asks(result)
