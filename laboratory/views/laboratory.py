"""A laboratory as data: its address, its title and sentence, and its views."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass

# Under the menu's Explore, in this order; what is in no group stands above them.
GROUPS = (
    "",
    "Foundations",
    "Linear and kernels",
    "Trees, ensembles, neighbours",
    "Optimization and networks",
    "Choosing and measuring",
)


@dataclass(frozen=True)
class Laboratory:
    """A page that one explores: its address, title, one sentence, and its views in order with their names.

    `views` maps the folder of each question to the name on its button. A page that is laid out by hand has no views;
    `python` names what it runs, for those who are outside the app. `door` is its description on Start, `icon` a
    Material symbol, `group` one of GROUPS, and the lowest `order` is first in its group. A page that is not `in_menu`
    opens by its address and by links. All is written as plain values: the menu reads them without importing the file.
    """

    address: str
    title: str
    description: str
    views: Mapping[str, str]
    _: KW_ONLY
    door: str
    icon: str  # ":material/name:"
    group: str
    order: int
    in_menu: bool = True
    python: str = ""

    def __post_init__(self) -> None:
        if bool(self.views) == bool(self.python):
            raise ValueError(f"the laboratory {self.address} must have either views or, laid out by hand, `python`")
        check_group(self.title, self.group)

    @property
    def place(self) -> tuple[int, int]:
        """What laboratories are sorted by: the group, and the order in it."""
        return GROUPS.index(self.group), self.order


def check_group(title: str, group: str) -> None:
    """Raises ValueError for a page whose group does not exist."""
    if group not in GROUPS:
        raise ValueError(f"group of {title} must be one of {', '.join(map(repr, GROUPS))}; got {group!r}")
