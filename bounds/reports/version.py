"""Which program computed a number."""

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed

DISTRIBUTION = "learning-theory-lab"
PROGRAM = "Learning Theory Lab"


def version() -> str:
    """The version that is installed; "not installed" where the folder is used as it is."""
    try:
        return installed(DISTRIBUTION)
    except PackageNotFoundError:
        return "not installed"
