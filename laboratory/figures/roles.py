"""The role of a curve. Its colour, dash, marker, width and name follow from the role only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from laboratory.figures.theme import BAND, DASHES, background, color_of, mixed, with_alpha

MARKERS = ("circle", "diamond", "square", "triangle-up", "cross", "star")
HEAVY = 3.5  # pixels: a name is bold from here on
MEASURED = (0, 3, 2, 4, 7)  # colours of curves of several
BOUNDS = (1, 5, 6, 8, 9)  # colours of bounds: no measured curve has them, but labels of examples may, undashed
BOUND_MARKERS = (
    *MARKERS[1:], "triangle-down", "pentagon", "hexagon", "hexagram", "triangle-left", "triangle-right",
    "star-triangle-up", "star-square", "star-diamond", "octagon", "diamond-tall", "diamond-wide",
    "star-triangle-down", "hourglass",
)  # fmt: skip
SHOWN_APART = len(BOUNDS) * (len(DASHES) - 1)  # bounds by colour and dash alone


class Look(dict[str, Any]):
    """A trace's `line` or `marker`, which keeps whether what it draws was known before the run, and is a bound.

    Bounds, the Bayes risk and given examples are known; everything else was measured.
    """

    def __init__(self, look: Mapping[str, Any], known: bool, bound: bool = False) -> None:
        super().__init__(look)
        self.known, self.bound = known, bound


@dataclass(frozen=True)
class Role:
    """`color` is as `color_of` takes it; `width` in pixels; `name` is at the end and in the hover text.

    `known` is what stays visible where one is to guess what was measured. `share` of the colour is mixed with the
    page's; what lies below shows through where `alpha` is less than 1. `bound` is what a theorem bounds.
    """

    name: str
    color: int | str | None
    dash: str = "solid"
    marker: str = "circle"
    width: float = 2.0
    known: bool = False
    share: float = 1.0
    alpha: float = 1.0
    bound: bool = False

    def ink(self, theme: str) -> str:
        """Its colour in a theme."""
        color = color_of(self.color, theme)
        color = mixed(background(theme), color, self.share) if self.share < 1 else color
        return with_alpha(color, self.alpha) if self.alpha < 1 else color

    def shade(self, theme: str, share: float) -> str:
        """Its colour in what it fills; that of a shade is as it is."""
        color = self.ink(theme)
        return with_alpha(color, share) if color.startswith("#") else color

    def line(self, theme: str, **more: Any) -> dict[str, Any]:
        """A trace's `line`."""
        return Look({"color": self.ink(theme), "width": self.width, "dash": self.dash, **more}, self.known, self.bound)

    def dots(self, theme: str, size: Any = 7, edge: float = 2, **more: Any) -> dict[str, Any]:
        """A trace's `marker`, whose outline is `edge` pixels wide."""
        color = self.ink(theme)
        look = {"symbol": self.marker, "size": size, "color": color, "line": {"width": edge, "color": color}, **more}
        return Look(look, self.known, self.bound)

    @property
    def title(self) -> str:
        """Its name as it is written at the curve's end: heavy curves have heavy names."""
        return f"<b>{self.name}</b>" if self.width >= HEAVY else self.name

    def called(self, name: str) -> Role:
        """The same look for a thing of another name."""
        return replace(self, name=name)

    def but(self, **fields: Any) -> Role:
        """The same with another dash, width, marker, ..."""
        return replace(self, **fields)

    @property
    def beforehand(self) -> Role:
        """The same for what is known before the run."""
        return replace(self, known=True)


TRUTH = Role("true risk", 0, width=4.0)
GUARANTEE = Role("bound", BOUNDS[0], DASHES[1], BOUND_MARKERS[0], 2.0, known=True, bound=True)
VALIDATION = Role("validation error", 2, "dashdot", "square", 2.5)
TRAINING = Role("training error", 3, "10px,4px", "circle-open", 1.5)  # long dashes, near each other where it is steep
TEST = Role("test error", 4, "longdashdot", "triangle-up", 2.5)
BAYES = Role("Bayes risk", 7, "dot", "cross", 1.5, known=True)
QUIET = Role("", None, "dot", "x-thin", 1.0)
AXIS = Role("", None, width=1.0, known=True)  # what belongs to the drawing: a line at 0, the frame of a square
SAMPLE = Role("examples", None, known=True)  # not told apart by label
POSITIVE, NEGATIVE = Role("positive", 0, known=True), Role("negative", 1, marker="circle-open", known=True)  # examples
PATCH = Role("", BAND, width=0.0)  # a grey shade: where a bound is vacuous, or within a margin
WORDS, GROUND = Role("", "textColor"), Role("", "backgroundColor")  # the page's own

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
    dash, marker = DASHES[index % len(DASHES)], MARKERS[index % len(MARKERS)]
    return Role(name, MEASURED[index % len(MEASURED)], dash, marker, width)


def guarantee(index: int = 0, name: str = GUARANTEE.name) -> Role:
    """The first bound of a figure, or a further one: never solid, never coloured like what is measured.

    Colours and dashes come round together after 25 bounds, with the marker after 475.
    """
    color = BOUNDS[index % len(BOUNDS)]
    turn = index + index // len(BOUNDS)
    dash = DASHES[1 + turn % (len(DASHES) - 1)]
    marker = BOUND_MARKERS[(index + index // SHOWN_APART) % len(BOUND_MARKERS)]
    return replace(GUARANTEE, name=name, color=color, dash=dash, marker=marker)


def inks_of(role: Role | Sequence[Role], theme: str) -> tuple[Role, str | list[str]]:
    """The first role and its colour; with several, the colours of all."""
    return (role, role.ink(theme)) if isinstance(role, Role) else (role[0], [each.ink(theme) for each in role])


def known(mark: Mapping[str, Any]) -> bool:
    """Whether a trace, a shape or a word shows what was known before the run."""
    return any(isinstance(look, Look) and look.known for look in mark.values())
