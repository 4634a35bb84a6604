"""What is installed of the libraries that not everybody needs: the extras of pyproject.toml, told in one sentence."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec

DISTRIBUTION = "learning-theory-lab"
# By extra, the libraries as they are imported, without which what it is for cannot work; without Numba it can, slowly.
EXTRAS = {
    "lab": ("joblib", "pandas", "plotly", "psutil", "pyarrow", "sklearn", "threadpoolctl"),
    "app": ("streamlit",),
    "cluster": ("dask", "distributed"),
}
BUILDS_ON = {"app": "lab", "cluster": "lab"}
INSTALLED_AS = {"sklearn": "scikit-learn"}  # where pip knows it by another name


class MissingExtra(ModuleNotFoundError):
    """A library that only `extra` brings is not installed; says which, and how it is had."""

    def __init__(self, extra: str, what: str, absent: Sequence[str]) -> None:
        super().__init__(sentence(extra, what, absent), name=absent[0])
        self.extra = extra


def extra_of(library: str) -> str | None:
    """The extra that brings a library; None for what no extra brings."""
    return next((extra for extra, libraries in EXTRAS.items() if library in libraries), None)


def missing(extra: str) -> tuple[str, ...]:
    """The libraries of an extra, and of the one it builds on, that are not installed."""
    below = missing(BUILDS_ON[extra]) if extra in BUILDS_ON else ()
    return (*below, *(library for library in EXTRAS[extra] if not _is_here(library)))


def need(extra: str, what: str) -> None:
    """Raise MissingExtra, a sentence that says `what` needs them, unless the extra's libraries are installed."""
    if absent := missing(extra):
        raise MissingExtra(extra, what, absent)


def sentence(extra: str, what: str, absent: Sequence[str]) -> str:
    """What is not installed, and the command that installs it."""
    names = [INSTALLED_AS.get(library, library) for library in absent]
    listed = " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))
    verb = "is" if len(names) == 1 else "are"
    wanted = " ".join(f'"{line}"' for line in _to_install(extra, names)) or " ".join(names)
    return f"{what} needs {listed}, which {verb} not installed (the extra [{extra}]): pip install {wanted}"


def requirements(extra: str) -> list[str]:
    """What the extra and the one it builds on ask for, as pip takes it; nothing where we are not installed."""
    from importlib.metadata import PackageNotFoundError, requires

    try:
        lines = requires(DISTRIBUTION) or []
    except PackageNotFoundError:
        return []
    wanted = {extra, BUILDS_ON.get(extra, extra)}
    matches = [re.fullmatch(r"\s*([^;]+?)\s*;\s*extra\s*==\s*['\"](\w+)['\"]\s*", line) for line in lines]
    packages = (each[1] for each in matches if each and each[2] in wanted and not each[1].startswith(DISTRIBUTION))
    return list(dict.fromkeys(packages))


def _to_install(extra: str, absent: Sequence[str]) -> list[str]:
    """What of that is not here, with its versions: the `absent`, and what the extra is slow without."""
    named = {re.split(r"[^\w.-]", line)[0]: line for line in requirements(extra)}
    return [line for name, line in named.items() if name in absent or not _is_installed(name)]


def _is_installed(name: str) -> bool:
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


@cache
def _is_here(library: str) -> bool:
    return find_spec(library) is not None
