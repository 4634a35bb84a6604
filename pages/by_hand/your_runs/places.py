"""Which folders of this machine the page may read: the person's own, and for others only what was shared with them."""

import os
from pathlib import Path

from laboratory.sweeps import Store
from pages.widgets.hosts import is_served_to_others

PUT_OUT = "LTLAB_RUNS"  # the folder whose sweeps everybody may see
USUAL = "runs"
MANIFEST = "manifest.json"


def shelf() -> Path | None:
    """The folder whose sweeps are listed; None where the app is served to others and nothing was shared."""
    folder = os.environ.get(PUT_OUT)
    if folder:
        return Path(folder)
    return None if is_served_to_others() else Path(USUAL)


def on_the_shelf() -> dict[str, Path]:
    """The sweeps in it, by their folders' names."""
    place = shelf()
    manifests = sorted(place.glob(f"*/{MANIFEST}")) if place and place.is_dir() else []
    return {path.parent.name: path.parent for path in manifests}


def may_be_typed() -> bool:
    """May any folder be named? Only by the person at this machine."""
    return not is_served_to_others()


def opened(folder: Path) -> Store:
    """The sweep in a folder. Raises ValueError in one sentence."""
    return Store.open(folder)
