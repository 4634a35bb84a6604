"""A laboratory as data: its address, its title and sentence, and its views."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass


@dataclass(frozen=True)
class Laboratory:
    """A page of the section "See": its address, title, one sentence, and its views in order with their names.

    `views` maps the folder of each question to the name on its button. A page that is laid out by hand has no views;
    `python` names what it runs, for those who are outside the app. `door` is its description on Start, `icon` a
    Material symbol, and the lowest `order` is first in the menu. All is written as plain values: the menu reads
    them without importing the file.
    """

    address: str
    title: str
    description: str
    views: Mapping[str, str]
    _: KW_ONLY
    door: str
    icon: str  # ":material/name:"
    order: int
    python: str = ""

    def __post_init__(self) -> None:
        if bool(self.views) == bool(self.python):
            raise ValueError(f"the laboratory {self.address} must have either views or, laid out by hand, `python`")
