"""The role of a curve. Its colour, dash, marker, width and name follow from the role only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from laboratory.figures.theme import DASHES, color_of

MARKERS = ("circle", "diamond", "square", "triangle-up", "cross", "star")
HEAVY = 3.5  # pixels: a name is bold from here on
BOUNDS = (1, 5, 6, 8, 9)  # colours of bounds: no measured curve has them


class Look(dict[str, Any]):
    """A trace's `line` or `marker`, which keeps whether what it draws was known before the run.

    Bounds, the Bayes risk and given examples are known; everything else was measured.
    """

    def __init__(self, look: Mapping[str, Any], known: bool) -> None:
        super().__init__(look)
        self.known = known


@dataclass(frozen=True)
class Role:
    """`color` is a place in the palette, None is grey; `width` in pixels; `name` is at the end and in the hover text.

    `known` is what stays visible where one is to guess what was measured.
    """

    name: str
    color: int | None
    dash: str = "solid"
    marker: str = "circle"
    width: float = 2.0
    known: bool = False

    def ink(self, theme: str) -> str:
        """Its colour in a theme."""
        return color_of(self.color, theme)

    def line(self, theme: str, **more: Any) -> dict[str, Any]:
        """A trace's `line`."""
        return Look({"color": self.ink(theme), "width": self.width, "dash": self.dash, **more}, self.known)

    def dots(self, theme: str, size: float = 7, **more: Any) -> dict[str, Any]:
        """A trace's `marker`."""
        color = self.ink(theme)
        look = {"symbol": self.marker, "size": size, "color": color, "line": {"width": 2, "color": color}, **more}
        return Look(look, self.known)

    @property
    def title(self) -> str:
        """Its name as it is written at the curve's end: heavy curves have heavy names."""
        return f"<b>{self.name}</b>" if self.width >= HEAVY else self.name

    def called(self, name: str) -> Role:
        """The same look for a thing of another name."""
        return replace(self, name=name)


TRUTH = Role("true risk", 0, width=4.0)
GUARANTEE = Role("bound", 1, "dash", "diamond", 2.0, known=True)
VALIDATION = Role("validation error", 2, "dashdot", "square", 2.5)
TRAINING = Role("training error", 3, "10px,4px", "circle-open", 1.5)  # long dashes, near each other where it is steep
TEST = Role("test error", 4, "longdashdot", "triangle-up", 2.5)
BAYES = Role("Bayes risk", 7, "dot", "cross", 1.5, known=True)
QUIET = Role("", None, "dot", "x-thin", 1.0)

ROLES = {
    "truth": TRUTH,
    "guarantee": GUARANTEE,
    "validation": VALIDATION,
    "training": TRAINING,
    "test": TEST,
    "bayes": BAYES,
}


def role(name: str) -> Role:
    """The role of that name: `role("training")`; KeyError if there is none."""
    return ROLES[name]


def one_of(index: int, name: str, width: float = 2.5) -> Role:
    """One curve of several of the same kind, measured: methods, learners, settings. They differ in colour and dash."""
    return Role(name, index, DASHES[index % len(DASHES)], MARKERS[index % len(MARKERS)], width)


def guarantee(index: int = 0, name: str = GUARANTEE.name) -> Role:
    """The first bound of a figure, or a further one: never solid, never coloured like what is measured."""
    if index == 0:
        return GUARANTEE.called(name)
    turn = index + index // len(BOUNDS)  # colours and dashes come round at different times
    dash, marker = DASHES[1 + turn % (len(DASHES) - 1)], MARKERS[1 + turn % (len(MARKERS) - 1)]
    return Role(name, BOUNDS[index % len(BOUNDS)], dash, marker, GUARANTEE.width, known=True)


def sample_look(look: Mapping[str, Any]) -> Look:
    """The look of what was given, not measured: the examples of a sample."""
    return Look(look, known=True)


def known(trace: Mapping[str, Any]) -> bool:
    """Whether a trace or a shape shows what was known before the run."""
    return any(isinstance(look, Look) and look.known for look in (trace.get("line"), trace.get("marker")))
