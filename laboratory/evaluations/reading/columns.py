"""Which column is what: by the format, by what people call such columns, or as they say."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from laboratory.evaluations.reading.flat import ROLES, FlatTable
from laboratory.evaluations.reading.outcomes import is_right_or_wrong, outcome, training_size, word_of
from laboratory.evaluations.reading.refusing import ResultsError

ALIASES: Mapping[str, tuple[str, ...]] = {
    "item": (
        "item", "itemid", "id", "taskid", "docid", "questionid", "instanceid", "sampleid", "exampleid", "qid",
        "problemid", "problem", "uid", "index", "idx",
    ),
    "correct": (
        "correct", "iscorrect", "passed", "right", "acc", "accuracy", "exactmatch", "em", "outcome", "result",
        "success", "match", "score",
    ),
    "label": ("label", "truelabel", "target", "truth", "groundtruth", "gold", "expected", "ytrue", "actual"),
    "prediction": ("prediction", "pred", "predicted", "ypred", "predictedlabel", "yhat"),
    "score": ("confidence", "probability", "prob", "proba", "score", "yscore", "yprob"),
    "model": ("model", "modelname", "modelid", "system", "classifier", "estimator", "method"),
    "run": ("run", "epoch", "seed", "trial", "repeat", "repetition", "attempt"),
    "cluster": ("cluster", "clusterid", "group", "groupid", "passage", "passageid", "conversation", "document",
                "template", "patient", "user"),
    "content": ("dochash", "question", "prompt", "input", "text"),
    "size": ("ntrain", "trainsize", "trainingsize", "trainsizes", "ntraining", "trainingrows", "trainingexamples",
             "size"),
}  # fmt: skip
PREFIX = "prefix"  # `cluster="prefix"`: what stands before the last separator of the item's name


class Roles(NamedTuple):
    """The column of each role; `models` are columns of their own, a model each, where the table is wide."""

    by_role: Mapping[str, str]
    models: tuple[str, ...] = ()

    def cell(self, row: Mapping[str, Any], role: str) -> Any:
        """What the row holds in that role; None where no column has it."""
        return row.get(self.by_role[role]) if role in self.by_role else None


def plain_name(name: str) -> str:
    """A name without case and signs: `Exact-Match` is `exactmatch`.

    >>> plain_name("Is_Correct")
    'iscorrect'
    """
    return re.sub(r"[^a-z0-9]", "", name.casefold())


def roles_of(table: FlatTable, chosen: Mapping[str, str | None]) -> Roles:
    """The roles as they are `chosen`, else as the format has them, else by the columns' names.

    Raises ResultsError where a chosen column is not there, or nothing says right or wrong.
    """
    roles = {**table.roles, **_chosen(table, chosen)}
    for role in ROLES:
        if role not in roles and (column := _called(table, role, roles)):
            roles[role] = column
    if "correct" in roles or {"label", "prediction"} <= set(roles):
        return Roles(roles)
    return _by_content(table, roles)


def _chosen(table: FlatTable, chosen: Mapping[str, str | None]) -> dict[str, str]:
    named = {role: column for role, column in chosen.items() if column}
    for role, column in named.items():
        if column not in table.columns and not (role == "cluster" and column == PREFIX):
            raise ResultsError(
                f"{role}={column[:60]!r} names no column; the columns are {', '.join(table.columns[:12])[:300]}"
            )
    return named


def _called(table: FlatTable, role: str, roles: Mapping[str, str]) -> str | None:
    """The first free column that is called so; a column that says right or wrong must hold nothing else."""
    taken, items = set(roles.values()), roles.get("item")
    names = {plain_name(name): name for name in reversed(table.columns) if name not in taken}
    candidates = [names[alias] for alias in ALIASES[role] if alias in names]
    if role == "correct":
        candidates = [name for name in candidates if _is_decided(table, name)]
    if role == "size":
        candidates = [name for name in candidates if _holds_sizes(table, name, items)]
    return candidates[0] if candidates else None


def _is_decided(table: FlatTable, column: str) -> bool:
    """Whether each cell that holds anything is right or wrong."""
    cells = [row[column] for row in table.rows if row.get(column) not in (None, "")]
    return bool(cells) and all(is_right_or_wrong(cell) for cell in cells)


def _holds_sizes(table: FlatTable, column: str, items: str | None) -> bool:
    """Whether each cell is a number of training examples; a mere "size" may be of an item, and then never differs."""
    cells = [row.get(column) for row in table.rows]
    if not all(training_size(cell) for cell in cells):
        return False
    if plain_name(column) != "size":
        return True
    if items is None:
        return False
    pairs = {(word_of(row.get(items)), training_size(cell)) for row, cell in zip(table.rows, cells, strict=True)}
    return len(pairs) > len({item for item, _ in pairs})


def _by_content(table: FlatTable, roles: dict[str, str]) -> Roles:
    """No name says it: what holds right and wrong only is it, and several such columns are a model each."""
    taken = {roles[role] for role in roles if role != "score"}
    free = [name for name in table.columns if name not in taken and _is_decided(table, name)]
    if len(free) > 1 and "model" not in roles and not all(name.startswith("column ") for name in free):
        roles.pop("score", None)
        return Roles(_with_item(table, roles, free), tuple(free))
    if not free:
        raise ResultsError(_nothing_says(table))
    roles["correct"] = free[-1]
    return Roles(_with_item(table, roles, free[-1:]))


def _with_item(table: FlatTable, roles: dict[str, str], taken: Sequence[str]) -> dict[str, str]:
    """Of a table without names, the first column is the item if its cells all differ."""
    first = table.columns[0]
    cells = [str(row.get(first)) for row in table.rows]
    if "item" not in roles and first not in {*roles.values(), *taken} and len(set(cells)) == len(cells) > 1:
        roles["item"] = first
    return roles


def _nothing_says(table: FlatTable) -> str:
    near = [name for name in table.columns if all(outcome(row.get(name)) is not None for row in table.rows[:1000])]
    hint = f"; may it be {near[0]!r}? Then say correct={near[0]}" if near else ""
    return (
        "no column says which answers are right: a column of 0 and 1 (or true, false, right, wrong), or a label "
        f"beside a prediction; the columns are {', '.join(table.columns[:12])[:300]}{hint}"
    )
