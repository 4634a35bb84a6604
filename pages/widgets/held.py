"""What the fields of a view hold, read before any control is drawn."""

from collections.abc import Iterable
from functools import singledispatch
from typing import Any

from laboratory.views.fields import Field, Pick, Several, Switch, Text
from laboratory.views.given_file import File
from pages.lasting.file import held_file
from pages.widgets.inputs import LONGEST
from pages.widgets.link import current, current_switch, current_text
from pages.widgets.several import stand

FILE = "_file_"  # before the key of a file's control


def files_given(keys: Iterable[str]) -> dict[str, str]:
    """The names of the uploaded files, by the keys of their fields; most keys are of no file."""
    given = {key: held_file(FILE + key) for key in keys}
    return {key: file[0] for key, file in given.items() if file is not None}


@singledispatch
def held(one: Field, key: str, usual: Any) -> Any:
    """What the control of a field holds, before it is drawn. Raises ValueError where that is no value of the field."""
    return one.read(current_text(key, one.spelled(usual), LONGEST))


@held.register
def _(one: Text, key: str, usual: Any) -> Any:
    return one.read(current_text(key, one.usual, LONGEST))


@held.register
def _(one: Pick, key: str, usual: Any) -> Any:
    return current(list(one.options), usual, key)


@held.register
def _(one: Switch, key: str, usual: Any) -> Any:
    return current_switch(key)


@held.register
def _(one: Several, key: str, usual: Any) -> Any:
    return one.read(",".join(stand(list(one.options), key, usual)))


@held.register
def _(one: File, key: str, usual: Any) -> Any:
    file = held_file(FILE + key)
    return file[1] if file else usual
