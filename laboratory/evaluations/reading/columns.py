"""Which column is what: by the format, by what people call such columns, or as they say."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from laboratory.evaluations.areas.scored import positive_label
from laboratory.evaluations.reading.by_content import (
    GRADING,
    is_decided,
    nothing_says,
    prediction_columns,
    right_columns,
    unnamed_columns,
)
from laboratory.evaluations.reading.flat import ROLES, FlatTable
from laboratory.evaluations.reading.naming import (
    ALIASES,
    ANSWER,
    DOUBLE_MEANING,
    PERHAPS_CLUSTERS,
    PREFIX,
    named_so,
    plain_name,
)
from laboratory.evaluations.reading.outcomes import training_size
from laboratory.evaluations.reading.refusing import ResultsError
from laboratory.evaluations.reading.scores import ScoreColumns, score_columns
from laboratory.evaluations.reading.true_labels import probabilities_for_predictions, turn_outcomes_into_labels

MOSTLY = 0.9  # of the cells of a column that is called correct


class Roles(NamedTuple):
    """The column of each role; `models` are columns of their own, a model each, where the table is wide: right and
    wrong, or `predicted` labels. Items that are equal in the column `group` may be a cluster. What says right and wrong
    is known from its `content` alone. `scored` are the scores that predictions are made of, where no column has these;
    `positive` is the label that the name of the column of scores holds.
    """

    by_role: Mapping[str, str]
    models: tuple[str, ...] = ()
    predicted: bool = False
    group: str = ""
    content: bool = False
    scored: ScoreColumns | None = None
    positive: str = ""


def roles_of(table: FlatTable, chosen: Mapping[str, str | None]) -> Roles:
    """The roles as they are `chosen`, else as the format has them, else by the columns' names.

    Raises ResultsError where a chosen column is not there, or nothing says right or wrong.
    """
    fixed = {**table.roles, **_chosen(table, chosen)}
    roles = dict(fixed)
    for role in ROLES:
        if role not in roles and (column := _called(table, role, roles)):
            roles[role] = column
    _turned(table, roles, fixed)
    if not table.roles:
        probabilities_for_predictions(table, roles)
        turn_outcomes_into_labels(table, roles, fixed)
    says = "correct" in roles or {"label", "prediction"} <= set(roles)
    read = _with_score(table, roles) if says else _by_content(table, roles)
    return read._replace(group=_group(table, read))


def _with_score(table: FlatTable, roles: dict[str, str]) -> Roles:
    """Beside two labels and predictions, a score whose column's name holds the label that it is of."""
    if table.roles or "score" in roles or not {"label", "prediction"} <= set(roles):
        return Roles(roles)
    labels = set(table.words(roles["label"])) - {""}
    columns = score_columns(table, roles["label"], set(roles.values()), None) if len(labels) == 2 else None
    if columns is None or columns.guessed:
        return Roles(roles)
    positive = columns.positive or positive_label(labels) or max(labels)
    column = columns.of_classes.get(positive) or (columns.of_models[0] if columns.positive else "")
    return Roles({**roles, "score": column}, positive=positive) if column else Roles(roles)


def _turned(table: FlatTable, roles: dict[str, str], fixed: Mapping[str, str]) -> None:
    """An answer may be the label or the prediction; what is called an outcome, and holds what is predicted, a label."""
    free = {plain_name(name): name for name in table.columns if name not in roles.values()}
    for role, other in (("prediction", "label"), ("label", "prediction")):
        if ANSWER in free and other in roles and role not in roles:
            roles[role] = free.pop(ANSWER)
    if ANSWER in free and not {"correct", "label", "prediction"} & set(roles):
        roles["label"] = free.pop(ANSWER)
    outcome_column = roles.get("correct", "")
    if "correct" in fixed or "label" in roles or "prediction" not in roles:
        return
    if plain_name(outcome_column) in DOUBLE_MEANING:
        true = set(table.words(outcome_column))
        if set(table.words(roles["prediction"])) <= {*true, ""}:
            roles["label"] = roles.pop("correct")


def _group(table: FlatTable, roles: Roles) -> str:
    """A column by whose name its items may be clusters, where no other is."""
    if "cluster" in roles.by_role:
        return ""
    free = [name for name in table.columns if name not in {*roles.by_role.values(), *roles.models}]
    called = [name for name in free if plain_name(name) in PERHAPS_CLUSTERS]
    return next((name for name in called if len(set(table.words(name))) > 1), "")


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
    items = roles.get("item")
    candidates = _names(table, role, set(roles.values()))
    if role == "correct":
        decided = [name for name in candidates if is_decided(table, name)]
        strong = [name for name in candidates if plain_name(name) in ALIASES[role][:4]]
        candidates = decided or [name for name in strong if is_decided(table, name, MOSTLY)]
    if role == "score":  # prob_a is that of a, and not proba
        candidates = [name for name in candidates if not name.casefold().endswith(("_a", "-a", " a", ".a"))]
    if role == "size":
        candidates = [name for name in candidates if _holds_sizes(table, name, items)]
    return candidates[0] if candidates else None


def _names(table: FlatTable, role: str, taken: set[str]) -> list[str]:
    """The free columns that are called so, the usual names first; `result.correct` is called correct, too."""
    free = [name for name in reversed(table.columns) if name not in taken]
    inner = {} if table.roles else {plain_name(name.rpartition(".")[2]): name for name in free if "." in name}
    names = inner | {plain_name(name): name for name in free}
    return list(dict.fromkeys(names[alias] for alias in ALIASES[role] if alias in names))


def _holds_sizes(table: FlatTable, column: str, items: str | None) -> bool:
    """Whether each cell is a number of training examples; a mere "size" may be of an item, and then never differs."""
    cells = table.cells(column)
    if not all(training_size(cell) for cell in cells):
        return False
    if plain_name(column) != "size":
        return True
    if items is None:
        return False
    pairs = set(zip(table.words(items), map(training_size, cells), strict=True))
    return len(pairs) > len({item for item, _ in pairs})


def _by_content(table: FlatTable, roles: dict[str, str]) -> Roles:
    """No name says it: beside a label, what holds labels is a prediction; else what holds right and wrong only is it.
    Several such columns are a model each."""
    taken = {roles[role] for role in roles if role != "score"}
    if label := roles.get("label"):
        has_score = "score" in roles or any(plain_name(name).startswith("prob") for name in table.columns)
        if predicted := prediction_columns(table, label, taken, has_score):
            roles = {role: column for role, column in roles.items() if column not in predicted}
            if len(predicted) > 1:
                return Roles(_with_item(table, roles, predicted), tuple(predicted), predicted=True)
            roles["prediction"] = predicted[0]
            return Roles(_with_item(table, roles, predicted))
        scored = score_columns(table, label, taken, roles.get("score"))
        graded = _graded(table, label, taken, roles.get("score", ""))
        if scored is not None and not graded:
            return Roles(_with_item(table, roles, _columns_of(scored)), scored=scored)
    free = right_columns(table, taken)
    if label and has_only_labels(table, free, label):
        free = []
    if len(free) > 1 and all(name.startswith("column ") for name in free):
        raise unnamed_columns(free)
    if len(free) > 1 and "model" not in roles:
        roles.pop("score", None)
        return Roles(_with_item(table, roles, free), tuple(free), content=True)
    if not free:
        raise nothing_says(table, roles, _names(table, "correct", taken))
    roles["correct"] = free[-1]
    return Roles(_with_item(table, roles, free[-1:]), content=True)


def _graded(table: FlatTable, label: str, taken: set[str], score: str) -> list[str]:
    """What says right and wrong by its name, or, beside a confidence that may be in an answer, by other words than the
    labels are."""
    decided = [name for name in table.columns if name not in {*taken, score} and is_decided(table, name)]
    if plain_name(score) in ("confidence", "score") and decided and not has_only_labels(table, decided, label):
        return decided
    return [name for name in decided if named_so(name, GRADING)]


def _columns_of(scored: ScoreColumns) -> tuple[str, ...]:
    return (*scored.of_models, *scored.of_classes.values())


def has_only_labels(table: FlatTable, free: Sequence[str], label: str) -> bool:
    """Whether right and wrong would be told by words that are the labels, so that it may be a feature."""
    labels = set(table.words(label))
    return (
        bool(free)
        and set(table.words(free[-1])) <= labels
        and not any(plain_name(name).endswith(("correct", "right", "acc")) for name in free)
    )


def _with_item(table: FlatTable, roles: dict[str, str], taken: Sequence[str]) -> dict[str, str]:
    """Of a table without names, the first column is the item if its cells all differ."""
    first = table.columns[0]
    cells = list(map(str, table.cells(first)))
    if "item" not in roles and first not in {*roles.values(), *taken} and len(set(cells)) == len(cells) > 1:
        roles["item"] = first
    return roles
