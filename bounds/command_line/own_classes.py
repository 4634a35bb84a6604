"""Classes of one's own on the command line, as a formula or a 0/1 table where a name of the catalogue could stand."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from bounds.command_line.as_json import echo_json
from bounds.command_line.points import read_word
from bounds.command_line.refusing import answer_is_no, sentences
from bounds.vc.dichotomies.restriction import signs
from bounds.vc.dimension import vc_dimension
from bounds.vc.own import wording
from bounds.vc.own.dichotomies import Dichotomies, GrowthValue
from bounds.vc.own.domains import read_range
from bounds.vc.own.exploring import Exploration, explored
from bounds.vc.own.own_class import FormulaClass, own_class
from bounds.vc.own.table import LONGEST, TableClass, looks_like_a_table, read_table_class

LISTED = 16  # labellings that are listed with their hypotheses
_FORMULA = re.compile(r"[<>=≤≥≠∈|\[{]|\bin\b|\bsign\s*\(|\bmod\b|%")


def is_own(word: str) -> bool:
    """Is this a formula, a table, or a file with a table, and no name?"""
    is_typed = bool(_FORMULA.search(word)) or looks_like_a_table(word)
    return is_typed or (word not in vc_dimension and _is_file(word))


def _is_file(word: str) -> bool:
    try:
        return Path(word).is_file()
    except (OSError, ValueError):
        return False


def tell_shattering(word: str, rest: Sequence[str], as_json: bool) -> None:
    """Which labellings of the points the class gives; exit code 1 unless it gives all."""
    dichotomies = _dichotomies(*_read(word, rest))
    if as_json:
        echo_json(**_labellings_in_full(dichotomies))
    else:
        _tell_labellings(dichotomies)
    if not dichotomies.shattered:
        answer_is_no()


def tell_dimension(word: str, rest: Sequence[str], as_json: bool) -> None:
    """VC dimension and growth function, on the points or, without any, on those that are tried."""
    cls, points = _read(word, rest)
    if isinstance(cls, FormulaClass) and not points and _has_no_domain(cls):
        with sentences(ValueError):
            exploration = explored(cls)
        if as_json:
            echo_json(**_exploration_in_full(cls, exploration))
        else:
            _tell_exploration(cls, exploration)
        return
    dichotomies = _dichotomies(cls, points)
    with sentences(ValueError):
        answer = _dimension_in_full(dichotomies) if as_json else _dimension_in_lines(dichotomies)
    if isinstance(answer, dict):
        echo_json(**answer)
    else:
        click.echo("\n".join(answer))


@dataclass(frozen=True)
class KnownDimension:
    """What the VC dimension of a class lies between, None for no upper bound, why, and the parameters of a formula."""

    lower: int
    upper: int | None
    why: str
    parameters: int


def known_dimension(word: str, rest: Sequence[str]) -> KnownDimension:
    """On the points, on the domain, or on the whole space."""
    cls, points = _read(word, rest)
    count = len(cls.parameters) if isinstance(cls, FormulaClass) else 0
    if isinstance(cls, FormulaClass) and not points and _has_no_domain(cls):
        with sentences(ValueError):
            exploration = explored(cls)
        return KnownDimension(
            exploration.dimension, exploration.at_most, wording.explored_in_words(exploration), count
        )  # fmt: skip
    largest = _dichotomies(cls, points).largest_shattered
    return KnownDimension(largest.size, largest.at_most, wording.larger_in_words(_dichotomies(cls, points)), count)


def _has_no_domain(cls: FormulaClass) -> bool:
    with sentences(ValueError):
        return cls.domain is None


def _read(word: str, rest: Sequence[str]) -> tuple[FormulaClass | TableClass, list[Any]]:
    """The class, and the points; words that say what a letter ranges over belong to the class."""
    with sentences(ValueError):
        ranges = [text for text in rest if read_range(text) is not None]
        if _is_file(word):
            with Path(word).open(encoding="utf-8") as file:
                cls: FormulaClass | TableClass = read_table_class(file.read(LONGEST + 1))
        else:
            cls = own_class("; ".join([word, *ranges]))
        words = [text for text in rest if text not in ranges]
        if isinstance(cls, TableClass):
            return cls, [name for text in words for name in re.split(r"[\s,;]+", text) if name]
        return cls, [place for text in words for place in read_word(text)]


def _dichotomies(cls: FormulaClass | TableClass, points: list[Any]) -> Dichotomies:
    with sentences(ValueError):
        return cls.dichotomies(points or None)


def _tell_labellings(dichotomies: Dichotomies) -> None:
    click.echo(
        f"{dichotomies.cls} {wording.verdict(dichotomies)} {dichotomies.size} points: {wording.counted(dichotomies)}"
    )
    if dichotomies.first_missing is not None:
        is_possible = dichotomies.is_possible(dichotomies.first_missing)
        words = wording.labels_in_words(dichotomies.first_missing, dichotomies.names)
        click.echo(f"{'First not seen' if is_possible else 'First impossible'}: {words}")
    click.echo(wording.how(dichotomies))
    if dichotomies.total <= LISTED:
        for labels, hypothesis in dichotomies:
            click.echo(f"  {signs(labels)}  {hypothesis or _without(dichotomies, labels)}")


def _without(dichotomies: Dichotomies, labels: tuple[int, ...]) -> str:
    return "not seen" if dichotomies.is_possible(labels) else "impossible"


def _dimension_in_lines(dichotomies: Dichotomies) -> list[str]:
    points = " ".join(dichotomies.names)
    where = f" on the {dichotomies.size} points {points}" if len(points) < 80 else f" on {dichotomies.size} points"
    return [
        dichotomies.cls,
        "",
        f"VC dimension{where}: {wording.dimension_in_words(dichotomies)}",
        f"Shattered: {wording.shattered_in_words(dichotomies)}",
        f"One point more: {wording.larger_in_words(dichotomies)}",
        wording.how(dichotomies),
        *growth_lines(dichotomies.growth_function),
    ]


def growth_lines(values: Sequence[GrowthValue]) -> list[str]:
    """A growth function beside 2^m, a line for each m; the first m where it is less is the break point."""
    lines = [f"{'m':>4}  {'growth function':>20}  {'2^m':>16}"]
    for value in values:
        mark = "  break point" if value.m == wording.break_point(values) else ""
        lines.append(f"{value.m:>4}  {wording.growth_in_words(value):>20}  {value.everything:>16,}{mark}")
    return lines


def _tell_exploration(cls: FormulaClass, exploration: Exploration) -> None:
    click.echo(f"{cls.text}\n\nVC dimension: {wording.explored_dimension_in_words(exploration)}")
    if exploration.shattered is not None:
        click.echo(f"Shattered: {' '.join(exploration.shattered.names)}")
    click.echo(f"One point more: {wording.explored_in_words(exploration)}")
    if not exploration.is_exact:
        click.echo("On points of your own all is exact where the parameters enter linearly: add the points.")
    click.echo("\n".join(growth_lines(exploration.growth)))


def _labellings_in_full(dichotomies: Dichotomies) -> dict[str, Any]:
    missing = dichotomies.first_missing
    is_impossible = missing is not None and not dichotomies.is_possible(missing)
    return {
        "class": dichotomies.cls,
        "points": dichotomies.names,
        "shattered": dichotomies.shattered,
        "exact": dichotomies.is_exact,
        "realized": dichotomies.realized,
        "total": dichotomies.total,
        "first_impossible": missing if is_impossible else None,
        "labellings": [
            {"labels": labels, "hypothesis": hypothesis, "impossible": not dichotomies.is_possible(labels)}
            for labels, hypothesis in dichotomies
        ]
        if dichotomies.total <= 1 << 12
        else None,
    }


def _dimension_in_full(dichotomies: Dichotomies) -> dict[str, Any]:
    largest = dichotomies.largest_shattered
    lacking = largest.lacking and {
        "points": [dichotomies.names[i] for i in largest.lacking[0]],
        "labels": largest.lacking[1],
    }
    return {
        "class": dichotomies.cls,
        "points": dichotomies.names,
        "value": largest.size if largest.is_exact else None,
        "lower": largest.size,
        "upper": largest.at_most,
        "shattered": [dichotomies.names[i] for i in largest.points],
        "sets_of_one_point_more": largest.sets,
        "lacking": lacking,
        "growth": [growth_in_full(value) for value in dichotomies.growth_function],
    }


def _exploration_in_full(cls: FormulaClass, exploration: Exploration) -> dict[str, Any]:
    return {
        "class": cls.text,
        "points": None,
        "value": exploration.dimension if exploration.is_exact else None,
        "lower": exploration.dimension,
        "upper": exploration.at_most,
        "shattered": exploration.shattered and exploration.shattered.names,
        "sets_tried_of_one_point_more": exploration.missed,
        "never_all_of": exploration.contradiction,
        "growth": [growth_in_full(value) for value in exploration.growth],
    }


def growth_in_full(value: GrowthValue) -> dict[str, Any]:
    """A value of a growth function, as JSON."""
    return {
        "m": value.m,
        "labellings": value.at_least,
        "at_most": value.at_most,
        "exact": value.is_exact,
        "everything": value.everything,
    }
