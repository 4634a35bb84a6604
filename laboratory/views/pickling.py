"""The file of a view: a pickled view is the name of its file, where its functions are."""

import importlib
from pickle import PicklingError
from typing import Any

NAME, FILE = "VIEW", ".view"  # what a view is called in its file, and how the module's name ends


def home_of(view: Any) -> str:
    """The module of a view, which is beside the module of its run. Raises PicklingError where there is none."""
    run = getattr(view.run, "run", view.run)  # of a long run, that of a piece
    module: str = run.__module__.rpartition(".")[0] + FILE
    try:
        if at_home(module) is view:
            return module
    except (ImportError, AttributeError, TypeError):  # TypeError: a run in a module of no package
        pass
    raise PicklingError(f"only a view that is called {NAME} in a file view.py, beside its run, can be pickled")


def at_home(module: str) -> Any:
    """The view of that module."""
    return getattr(importlib.import_module(module), NAME)
