"""A user's table as a data distribution of a plan: its file is opened here only, and identified by its content."""

import hashlib
import itertools
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from bounds.vocabulary.near import unknown
from bounds.vocabulary.plain_mathematics import in_plain_text
from laboratory.experiments.plan import Arguments
from laboratory.worlds.files import HeldOutTable, Reading, TableError, TableWorld, from_csv
from laboratory.worlds.files.as_told import HELD_OUT, LISTED, NAMES, READ_AS, drawn_as, readings_told

FILE, DIGEST = "file", "sha256"  # in a plan's [[world]]: where the table lies, and what it must hold
SHORT = 12  # digits of a digest that distinguish two files
AS = READ_AS.rstrip(".")  # TOML makes a table of what is written as.COLUMN


class YourTable(NamedTuple):
    """A user's table as a data distribution, and how it was read, as a `Plan` has it.

    `file` is its name in the plan, `path` where it was, `digest` the SHA-256 of its bytes; `understood` are lines about
    what was read, left out, and is in doubt.
    """

    world: TableWorld | HeldOutTable
    settings: Arguments
    file: str
    path: Path
    digest: str
    understood: tuple[str, ...]

    @property
    def spec(self) -> dict[str, Any]:
        """Its entry in a plan, read again from a file of the same content."""
        return {FILE: self.file, DIGEST: self.digest, **dict(self.settings)}


def given_table(path: Path, spec: Mapping[str, str]) -> YourTable:
    """The table in a file, read as `spec`.

    `label=` names the column of the labels, `positive=` one class against the rest, `sheet=` that of a workbook,
    `as.COLUMN=` how a column is read, and `drawn=` whether rows are held out or drawn with replacement. Raises
    ValueError, in one sentence, for what is no such table, or no such word about it.
    """
    return _table(path, spec, str(path), _content_of(path, str(path)))


def _table(path: Path, spec: Mapping[str, str], file: str, raw: bytes) -> YourTable:
    """See `given_table`; its name in a plan is `file`, and `raw` are its bytes."""
    for name in spec:
        if name not in NAMES and not name.startswith(READ_AS):
            raise ValueError(f"{file}: {unknown('setting', name, NAMES)}; a table takes {', '.join(NAMES)}")
    scheme, positive = spec.get("drawn", HELD_OUT), spec.get("positive")
    reading = _read(file, raw, spec)
    rows = reading.world
    if positive is not None:
        if positive not in rows.class_names:
            has = ", ".join(rows.class_names[:LISTED])
            raise ValueError(f"{file} has no class {positive[:60]} as the positive class; it has {has}")
        rows = rows.against_the_rest(positive)
    world = drawn_as(scheme, rows)
    settings = tuple({"drawn": scheme, **spec}.items())
    return YourTable(world, settings, file, path, _digest(raw), (world.description, *_understood(reading)))


def with_tables(spec: Mapping[str, Any], at: Callable[[str], Path], whose: Path) -> dict[str, Any]:
    """The plan with the tables instead of the entries that name a file, whose path is `at(file)`. An error names the
    plan, `whose`, and not the path, which is private.

    A list among an entry's settings means each of its values in turn. Where the entry has a digest, the content must
    match it. Raises ValueError in one sentence.
    """
    entries = spec.get("world")
    if not isinstance(entries, list):
        return dict(spec)
    results: list[Any] = []
    for entry in entries:
        results.extend(_tables(entry, at, whose) if names_a_file(entry) else [entry])
    return {**spec, "world": results}


def names_a_file(entry: Any) -> bool:
    """Is this [[world]] of a plan a file of data?"""
    return isinstance(entry, Mapping) and FILE in entry


def contents(spec: Mapping[str, Any]) -> dict[str, str]:
    """The digests of the files in a stored plan, by their names there."""
    return {str(entry[FILE]): str(entry.get(DIGEST)) for entry in spec.get("world", ()) if names_a_file(entry)}


def wherever(spec: Mapping[str, Any]) -> dict[str, Any]:
    """A plan as it is stored without the names of its files: it is their content that decides a table."""
    worlds = spec.get("world")
    if not isinstance(worlds, list):
        return dict(spec)
    named = [dict(world) if isinstance(world, Mapping) else world for world in worlds]
    for world in filter(names_a_file, named):
        del world[FILE]
    return {**spec, "world": named}


def _tables(entry: Mapping[str, Any], at: Callable[[str], Path], whose: Path) -> Iterator[YourTable]:
    file = entry[FILE]
    if not isinstance(file, str) or not file:
        raise ValueError(f"{FILE} of a plan's world must be the path of a table; got {file!r}"[:200])
    if "name" in entry:
        raise ValueError(f"{file}: a plan's world has a name or a {FILE}, and this has both")
    settings = _flat(file, entry)
    path, named = at(file), f"{file}, which {whose} names,"
    content = _content_of(path, named)
    wanted, here = entry.get(DIGEST), _digest(content)
    if wanted not in (None, here):
        then = f"{DIGEST} {str(wanted)[:SHORT]}, and now {here[:SHORT]}"
        raise ValueError(f"{named} has other content than the plan was made for ({then}): put the old file back")
    for chosen in itertools.product(*settings.values()):
        yield _table(path, dict(zip(settings, chosen, strict=True)), file, content)


def _flat(file: str, entry: Mapping[str, Any]) -> dict[str, list[str]]:
    """The settings of an entry by their names on the command line, each with its values."""
    results: dict[str, Any] = {}
    for name, value in entry.items():
        if name == AS and isinstance(value, Mapping):
            results |= {f"{READ_AS}{column}": how for column, how in value.items()}
        elif name not in (FILE, DIGEST):
            results[name] = value
    several = {name: value if isinstance(value, list) else [value] for name, value in results.items()}
    for name, values in several.items():
        if not values or not all(isinstance(value, str) for value in values):
            raise ValueError(f"{file}: {name} of a table must be text, or a list of texts; got {results[name]!r}"[:200])
    return several


def _content_of(path: Path, named: str) -> bytes:
    try:
        if not path.is_file():  # a pipe would be waited for, a device never end
            raise FileNotFoundError
        return path.read_bytes()
    except (OSError, ValueError):
        raise ValueError(f"{named} is no file that can be read") from None


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _read(file: str, raw: bytes, spec: Mapping[str, str]) -> Reading:
    try:
        return from_csv(raw, label=spec.get("label"), readings=readings_told(spec), workbook_sheet=spec.get("sheet"))
    except TableError as refusal:
        raise ValueError(f"{file} cannot be used: {refusal}") from None


def _understood(reading: Reading) -> Iterator[str]:
    """How rows and columns were read, and what is in doubt."""
    yield from reading.receipt.lines
    yield from (column.summary for column in reading.receipt.columns)
    yield from (f"line {line} is left out: {why}" for line, why in reading.rejected[:LISTED])
    if len(reading.rejected) > LISTED:
        yield f"{len(reading.rejected) - LISTED:,} more lines are left out"
    for doubt in reading.receipt.doubts:
        yield f"{doubt.evidence}. In doubt: {in_plain_text(doubt.assumption.statement)}"
