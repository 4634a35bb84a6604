"""The scores of the extrapolation, read from the file that `python -m laboratory.experiments.replays` writes."""

import csv
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass, fields
from functools import cache
from pathlib import Path

from bounds.batches.spreadsheet import csv_rows
from bounds.vocabulary.prose import listed
from laboratory.experiments.replays.run import FACTORS, Replay
from laboratory.worlds.data_sets import DATA_SETS

FILE = Path(__file__).with_name("scores.csv")


@dataclass(frozen=True)
class Score:
    """How many replayed curves were extrapolated to `factor` times their largest size, and how well.

    Of those not `refused` the interval `held` the true median, or the median lay `below` it or `above` it, or too near
    an end of it to be decided.
    """

    learner: str
    world: str
    factor: int
    refused: int
    held: int
    below: int
    above: int
    undecided: int

    @property
    def replayed(self) -> int:
        """How many curves there were."""
        return self.refused + self.extrapolated

    @property
    def extrapolated(self) -> int:
        """How many were not refused."""
        return self.held + self.below + self.above + self.undecided


def counted(replays: Iterable[Replay]) -> list[Score]:
    """The scores of replays of one learner on one distribution, by factor."""
    each = list(replays)
    (names,) = {(replay.learner, replay.world) for replay in each}
    verdicts = {factor: Counter(replay.verdict for replay in each if replay.factor == factor) for factor in FACTORS}
    return [
        Score(*names, factor, *(of[verdict] for verdict in ("refused", "held", "below", "above", "undecided")))
        for factor, of in verdicts.items()
    ]


@cache
def scores() -> tuple[Score, ...]:
    """All scores, by learner, distribution and factor."""
    with FILE.open(encoding="utf-8", newline="") as file:
        return tuple(
            Score(row.pop("learner"), row.pop("world"), **{name: int(number) for name, number in row.items()})
            for row in csv.DictReader(file)
        )


def score_of(learner: str, factor: int) -> Score | None:
    """The scores of a learner at a factor, added up over the distributions; None where it was never replayed."""
    rows = [score for score in scores() if score.learner == learner and score.factor == factor]
    return added(rows) if rows else None


def distributions(learner: str = "") -> str:
    """Where a learner was replayed, or all were, to be read after "on": how many data distributions, and which data
    sets are among them."""
    names = {score.world for score in scores() if learner in ("", score.learner)}
    data_sets = [name.replace("_", " ") for name in DATA_SETS if name in names]
    drawn_from = f"draws with replacement from the data set{'s' if len(data_sets) > 1 else ''} {listed(data_sets)}"
    return f"{len(names)} data distributions, among them {drawn_from}"


def added(rows: Sequence[Score]) -> Score:
    """The sums of several scores; what they do not share is named "all"."""
    (factor,) = {row.factor for row in rows}
    sums = (sum(getattr(row, name) for row in rows) for name in COUNTS)
    return Score(_shared(row.learner for row in rows), _shared(row.world for row in rows), factor, *sums)


def _shared(names: Iterable[str]) -> str:
    first, *others = set(names)
    return "all" if others else first


def write(rows: Iterable[Score]) -> None:
    """Write the file."""
    names = [field.name for field in fields(Score)]
    in_order = sorted(rows, key=lambda row: (row.learner, row.world, row.factor))
    text = csv_rows([names, *(astuple(row) for row in in_order)])
    FILE.write_text(text, encoding="utf-8", newline="\n")


COUNTS = tuple(field.name for field in fields(Score))[3:]
