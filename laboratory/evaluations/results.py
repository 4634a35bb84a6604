"""Results of one or several models on the items of a test set, and what was understood of the files."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from bounds.numbers import format_number, pluralize


class ItemAnswer(NamedTuple):
    """One answer: `right` is 1, 0 or a grade between, nan where only its score is known; `cluster`, `run`, `content`
    are empty where unknown.

    `size` is how many examples the model was trained on, None where that is unknown. `group` may be a cluster, or not.
    """

    item: str
    model: str
    run: str
    cluster: str
    right: float
    label: str = ""
    prediction: str = ""
    score: float | None = None
    content: str = ""
    size: int | None = None
    group: str = ""


@dataclass(frozen=True)
class Results:
    """Every answer in the order of the files.

    `has_items` is whether a column names the items: without one, models cannot be compared item by item.
    `columns` says which column is what, by role; `left_out` counts rows that were not used, by reason. Where the
    answers were `shuffled` their order says nothing. `source` is what they come from, in words. `cautions` are what
    reading them leaves in doubt; `group` is the column whose items may be clusters, `positive` the label
    whose score the scores are; both are empty where there is none, or nobody knows.
    """

    outcomes: tuple[ItemAnswer, ...]
    has_items: bool
    columns: Mapping[str, str] = field(default_factory=dict)
    kinds: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    left_out: Mapping[str, int] = field(default_factory=Counter)
    shuffled: bool = False
    source: str = "file"
    cautions: tuple[str, ...] = ()
    group: str = ""
    positive: str = ""

    @cached_property
    def models(self) -> tuple[str, ...]:
        """Their names, in the order of the files."""
        return tuple(dict.fromkeys(answer.model for answer in self.outcomes))

    @cached_property
    def by_model(self) -> Mapping[str, tuple[ItemAnswer, ...]]:
        """The answers of each model."""
        answers: dict[str, list[ItemAnswer]] = {name: [] for name in self.models}
        for answer in self.outcomes:
            answers[answer.model].append(answer)
        return {name: tuple(own) for name, own in answers.items()}

    @property
    def understood(self) -> tuple[str, ...]:
        """Sentences: which files, how much is in them, which column is what, and what was left out."""
        items = len({answer.item for answer in self.outcomes})
        clusters = len({answer.cluster for answer in self.outcomes} - {""})
        counts = [
            pluralize(len(self.outcomes), "answer"),
            pluralize(items, "item"),
            pluralize(len(self.models), "model"),
        ]
        if runs := len({answer.run for answer in self.outcomes} - {""}):
            counts.append(pluralize(runs, "run"))
        if sizes := len({answer.size for answer in self.outcomes} - {None}):
            counts.append(pluralize(sizes, "training size"))
        if clusters:
            counts.append(pluralize(clusters, "cluster"))
        roles = ", ".join(f"{role} = {column}" for role, column in self.columns.items())
        lines = [f"Read as {' and '.join(self.kinds)}: {', '.join(counts)}.", f"Columns: {roles}."]
        lines += [f"Understood: {note}." for note in self.notes]
        lines += [f"Left out: {format_number(rows)} × {reason}." for reason, rows in self.left_out.items()]
        return tuple(lines)
