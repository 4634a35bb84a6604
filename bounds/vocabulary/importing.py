"""Who asks a package for a name that it has not is told what it may have been."""

import sys
from collections.abc import Iterable
from importlib.util import find_spec

from bounds.vocabulary.near import near


def no_such_name(package: str, name: str, names: Iterable[str]) -> Exception:
    """What a package's `__getattr__` raises: AttributeError, but ImportError where the name is to be imported.

    For `from package import name` Python first asks whether there is such an attribute, and forgets what was said.
    """
    meant = near(name, (one for one in names if not one.startswith("_")), least=0.6)
    hint = f"; did you mean {', '.join(meant)}?" if meant else ""
    told = f"{package} has no {name}{hint}"
    is_imported = sys._getframe(2).f_code.co_name == "_handle_fromlist"
    if is_imported and not name.startswith("_") and find_spec(f"{package}.{name}") is None:
        return ImportError(told, name=package)
    return AttributeError(told, name=name)
