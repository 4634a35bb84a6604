"""The Ionosphere and Mushroom files of UCI or KEEL as worlds."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from laboratory.worlds.files._headed import headed_rows
from laboratory.worlds.files._reading import Reading, read
from laboratory.worlds.files._refusing import TableError
from laboratory.worlds.files._sheet import Sheet
from laboratory.worlds.files._text import text_of

MUSHROOM = (
    "cap-shape cap-surface cap-color bruises odor gill-attachment gill-spacing gill-size gill-color stalk-shape "
    "stalk-root stalk-surface-above-ring stalk-surface-below-ring stalk-color-above-ring stalk-color-below-ring "
    "veil-type veil-color ring-number ring-type spore-print-color population habitat"
).split()


@dataclass(frozen=True)
class Layout:
    """The layout of a UCI file: names of its columns, one of them `class`, and where to get it."""

    title: str
    names: tuple[str, ...]
    address: str


LAYOUTS: Mapping[str, Layout] = MappingProxyType(
    {
        "ionosphere": Layout(
            "Ionosphere (UCI)",
            (*(f"pulse {i // 2 + 1} {'real' if i % 2 == 0 else 'imaginary'}" for i in range(34)), "class"),
            "https://archive.ics.uci.edu/dataset/52/ionosphere",
        ),
        "mushroom": Layout("Mushroom (UCI)", ("class", *MUSHROOM), "https://archive.ics.uci.edu/dataset/73/mushroom"),
    }
)


def from_uci_file(table: str | bytes, name: str) -> Reading:
    """The world of `ionosphere.data` or `agaricus-lepiota.data`, or of KEEL's .dat of either.

    Categories become features that are 1 or 0; lines with an unknown value ("?", the stalk root of 2,480
    mushrooms) are rejected and named. KEEL's files contain their names, with the label last. Raises
    TableError.
    """
    if name not in LAYOUTS:
        raise TableError(f"name of from_uci_file (data set) must be one of {', '.join(LAYOUTS)}; got {name!r}")
    layout = LAYOUTS[name]
    own, rows = headed_rows(text_of(table).text)
    names = own or list(layout.names)
    label = len(names) - 1 if own else names.index("class")
    return read(layout.title, Sheet(names, rows), label)
