"""What tests find around them: a home, a folder for what is temporary, locale, time zone, umask; nothing of the user's.

Processes that tests start inherit it. What is kept between runs, for it would take minutes to make anew, stays where it
is: Numba's code lies beside its source, or where NUMBA_CACHE_DIR says; what uv has downloaded is asked of it here.
"""

import locale
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

LOCALE = "en_US.UTF-8" if sys.platform == "darwin" else "C.UTF-8"
ZONE, UMASK = "UTC", 0o022
# Begin or end the names of variables.
OF_THE_USER = ("PROXY", "STREAMLIT_", "LTLAB_", "DASK_", "LC_", "LANGUAGE", "XDG_", "IPYTHON", "JUPYTER_")


@contextmanager
def own_surroundings() -> Iterator[None]:
    """As on a new machine, until the tests end."""
    before, umask, spoken = dict(os.environ), os.umask(UMASK), locale.setlocale(locale.LC_ALL)
    with ExitStack() as ending:
        ending.callback(os.umask, umask)
        ending.callback(locale.setlocale, locale.LC_ALL, spoken)
        # pytest keeps what failed tests have written where it always does.
        place = Path(tempfile.mkdtemp(prefix="lab-"))
        ending.callback(shutil.rmtree, place, ignore_errors=True)
        ending.callback(_set, before)
        _set(_environment(before, place))
        locale.setlocale(locale.LC_ALL, LOCALE)
        yield


def _environment(before: Mapping[str, str], place: Path) -> dict[str, str]:
    """The variables of a process that was started within `place`."""
    for name in ("home", "tmp"):
        (place / name).mkdir()
    kept = {name: value for name, value in before.items() if not _is_the_users(name.upper())}
    caches = Path(before.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return {
        "UV_CACHE_DIR": str(caches / "uv"), "PYTEST_DEBUG_TEMPROOT": tempfile.gettempdir(), **kept,
        "HOME": str(place / "home"), "TMPDIR": str(place / "tmp"), "LANG": LOCALE, "LC_ALL": LOCALE, "TZ": ZONE,
    }  # fmt: skip


def _is_the_users(name: str) -> bool:
    return name.startswith(OF_THE_USER) or name.endswith(OF_THE_USER)


def _set(environment: Mapping[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    tempfile.tempdir = None  # it is asked for anew
    if hasattr(time, "tzset"):
        time.tzset()
