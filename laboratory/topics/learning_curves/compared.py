"""Two learners on one distribution, or one on two: which is better, at which sizes, and whether by chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import format_number
from laboratory.experiments import Plan, measure_of, options_of
from laboratory.topics.learning_curves.figures import CurvesOf
from laboratory.topics.learning_curves.run import format_value
from laboratory.topics.learning_curves.text import NINE_TENTHS, error_rate, spread, unbroken
from learners import about, learners
from learners.shared.words import label_of

if TYPE_CHECKING:
    import pandas as pd

WORLDS_DIFFER = "The data distributions differ, so the errors compare the distributions and not two learners."
NONE_OF_BOTH = "No run has a measured error for both."


def names_of_two(first: Plan, other: Plan) -> tuple[str, str]:
    """What each is called beside the other: by what differs, which for two of one learner stands alone."""
    of_learners = same_world(first, other)
    if of_learners:
        titles = about(first.learner).title, about(other.learner).title
        mine, its = _labelled(first), _labelled(other)
    else:
        titles = str(first.source().title), str(other.source().title)
        mine, its = dict(first.settings), dict(other.settings)
    if titles[0] != titles[1]:
        return titles
    names = _differing(mine, its) or "the same again", _differing(its, mine) or "the same again"
    return names if of_learners and mine != its else (f"{titles[0]} ({names[0]})", f"{titles[1]} ({names[1]})")


def same_world(first: Plan, other: Plan) -> bool:
    """Are both plans run on the very same samples?"""
    return (first.world, first.settings, first.seed, first.sizes) == (
        other.world, other.settings, other.seed, other.sizes,
    ) and first.table is other.table  # fmt: skip


def _labelled(plan: Plan) -> dict[str, Any]:
    """The learner's arguments, as they are called on the page, and so are the options among their values."""
    titles = {
        (name, value): option.title
        for name, options in options_of(plan.learner).items()
        for value, option in options.items()
    }
    kind = learners[plan.learner]
    return {label_of(kind, name): titles.get((name, value), value) for name, value in plan.arguments}


def _differing(mine: Mapping[str, Any], others: Mapping[str, Any]) -> str:
    """What differs; an argument that only one of them reads is there because another differs."""
    differ = {name: value for name, value in mine.items() if name in others and others[name] != value}
    return "; ".join(f"{name.replace('_', ' ')} = {format_value(value)}" for name, value in differ.items())


def run_by_run(first: pd.DataFrame, other: pd.DataFrame) -> pd.DataFrame:
    """Both true risks, or errors on rows not drawn, `first` and `other`, of every run and size that has both."""
    each = (table.drop_duplicates(["run", "m"]).set_index(["run", "m"]) for table in (first, other))
    risks = [table[measure_of(table).column] for table in each]
    return risks[0].to_frame("first").join(risks[1].rename("other"), how="inner").dropna().reset_index()


def verdict(parts: Sequence[CurvesOf], runs: pd.DataFrame, same_samples: bool) -> Iterator[str]:
    """Sentences: the largest size, how often one was better there, and where the order turns.

    Medians are those that the figure and the table show, over all runs of each; `runs`, of `run_by_run`, are counted.
    """
    medians = _medians(parts)
    if not len(medians):
        yield NONE_OF_BOTH
        return
    first, other = (part.name for part in parts)
    last = int(medians.index.max())
    risks = [error_rate(float(medians[which][last])) for which in ("first", "other")]
    measured = [part.measure.name for part in parts]
    same = measured[0] == measured[1]
    of = ["", ""] if same else [f" ({name})" for name in measured]
    both = f"{risks[0]} for {first}{of[0]} and {risks[1]} for {other}{of[1]}"
    yield f"At {format_number(last)} examples the median {measured[0] if same else 'error'} is {both}."
    yield _by_chance(runs[runs["m"] == last], first, other) if same_samples else WORLDS_DIFFER
    if turn := _turn(medians, first, other):
        yield turn


def _medians(parts: Sequence[CurvesOf]) -> pd.DataFrame:
    """The medians `first` and `other` by size, where both have one."""
    first, other = (part.truth.set_index("m")[part.measure.column] for part in parts)
    return first.to_frame("first").join(other.rename("other"), how="inner").sort_index()


def _by_chance(last: pd.DataFrame, first: str, other: str) -> str:
    from scipy.stats import binomtest

    if not len(last):
        return NONE_OF_BOTH
    better, worse = int((last["first"] < last["other"]).sum()), int((last["first"] > last["other"]).sum())
    equal = len(last) - better - worse
    text = f"On the same samples {first} is better in {better} of {format_number(len(last))} runs, {other} in {worse}"
    text += f", and {equal} are equal" if equal else ""
    if not better + worse:
        return f"{text}."
    probability = format_number(float(binomtest(better, better + worse).pvalue), 2)
    return f"{text}; if neither were better, a split at least as uneven would have probability {probability}."


def _turn(medians: pd.DataFrame, first: str, other: str) -> str:
    """Where the order of the medians turns, if it does."""
    order = np.sign((medians["first"] - medians["other"]).to_numpy())
    sizes = medians.index.to_numpy()[order != 0]
    order = order[order != 0]
    turns = np.flatnonzero(np.diff(order))
    if len(turns) > 1:
        return f"The order of the two medians turns {len(turns)} times as the sample grows."
    if not len(turns):
        return ""
    at = int(turns[0])
    leads = (first, other) if order[at] < 0 else (other, first)
    return (
        f"Up to {format_number(int(sizes[at]))} examples {leads[0]} has the smaller median, "
        f"from {format_number(int(sizes[at + 1]))} on {leads[1]}."
    )


def table_of_both(parts: Sequence[CurvesOf], runs: pd.DataFrame, same_samples: bool) -> list[dict[str, str]]:
    """A row for each size: both medians with the middle nine tenths of runs, and how often the first was better."""
    rows: list[dict[int, Any]] = [
        dict(zip(map(int, part.truth["m"].tolist()), part.truth.itertuples(), strict=True)) for part in parts
    ]
    return [_row(m, parts, rows, runs[runs["m"] == m], same_samples) for m in sorted(set(rows[0]) | set(rows[1]))]


def _row(
    m: int, parts: Sequence[CurvesOf], rows: Sequence[Mapping[int, Any]], runs: pd.DataFrame, same_samples: bool
) -> dict[str, str]:
    row = {"examples m": format_number(m)}
    for part, known in zip(parts, rows, strict=True):
        row[f"{part.name}: {part.measure.name} {NINE_TENTHS}"] = unbroken(_risk(known.get(m), part))
    if same_samples:
        better = int((runs["first"] < runs["other"]).sum())
        row[f"{parts[0].name} better in"] = f"{better} of {len(runs)} runs"
    return row


def _risk(row: Any, part: CurvesOf) -> str:
    return "none" if row is None else spread(row, getattr(row, part.measure.column))
