"""The worlds in the plane that no line can separate."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from laboratory.worlds.circles import Circles
from laboratory.worlds.spirals import Spirals
from laboratory.worlds.xor import Xor

Planar: TypeAlias = Xor | Circles | Spirals
WORLDS: Mapping[str, Callable[[float], Planar]] = {
    "xor": lambda noise: Xor(noise=noise),
    "circles": lambda noise: Circles(noise=noise),
    "spirals": lambda noise: Spirals(noise=noise),
}
TITLES: Mapping[str, str] = {"xor": "Exclusive or", "circles": "Disc in a ring", "spirals": "Two spirals"}
