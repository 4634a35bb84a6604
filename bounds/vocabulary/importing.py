"""The error for a name that a package does not have, with what may have been meant."""

import sys
from collections.abc import Iterable
from importlib.util import find_spec

from bounds.vocabulary.near import near


def no_such_name(package: str, name: str, names: Iterable[str]) -> Exception:
    """What a package's `__getattr__` raises: AttributeError, but ImportError where the name is to be imported.

    For `from package import name` Python first looks for such an attribute, and drops that error's text. It looks for
    `__path__` at every such import: nothing is meant by that.
    """
    if name.startswith("__"):
        return AttributeError(f"{package} has no {name}", name=name)
    meant = near(name, (public for public in names if not public.startswith("_")), least=0.6)
    hint = f"; did you mean {', '.join(meant)}?" if meant else ""
    message = f"{package} has no {name}{hint}"
    is_imported = sys._getframe(2).f_code.co_name == "_handle_fromlist"
    if is_imported and not name.startswith("_") and find_spec(f"{package}.{name}") is None:
        return ImportError(message, name=package)
    return AttributeError(message, name=name)
