"""From the rows of a table, whose columns are known, to the answers, column by column."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bounds.numbers import pluralize
from laboratory.evaluations.areas.scored import positive_label
from laboratory.evaluations.reading.by_content import GRADING, says_so
from laboratory.evaluations.reading.columns import Roles
from laboratory.evaluations.reading.flat import FlatTable, Rows, cells_of, rows_at
from laboratory.evaluations.reading.labels import LabelMatch, agreement, known
from laboratory.evaluations.reading.naming import DOUBLE_MEANING, PREFIX, SPLITS, TRAINING, named_so, plain_name
from laboratory.evaluations.reading.outcomes import is_nothing, outcomes, shares_of, training_size, words_of
from laboratory.evaluations.reading.prefixes import prefix
from laboratory.evaluations.reading.refusing import ResultsError
from laboratory.evaluations.reading.scored_answers import ScorePredictions, Wishes, by_the_greatest, by_threshold
from laboratory.evaluations.reading.scores import ScoreColumns
from laboratory.evaluations.results import ItemAnswer

NEITHER = "neither right nor wrong"
NO_ITEM = "no item"
NO_SIZE = "no number of training examples"
UNCLEAR = {"", "0", "1", "true", "false", "yes", "no", "y", "n"}  # what a feature may hold, too
Row = dict[str, Any]
Words = list[str]
Numbers = list[float | None]
Judged = tuple[str | Words, Numbers, Words, Words, Numbers]  # whose, right, the labels, the predictions, the scores
USUAL = Wishes()


@dataclass
class Answers:
    """The answers in the order of the rows, of one model after the other where the table is wide."""

    answers: list[ItemAnswer] = field(default_factory=list)
    notes: tuple[str, ...] = ()
    cautions: tuple[str, ...] = ()
    positive: str = ""


def answers_of(
    table: FlatTable, places: Sequence[int], roles: Roles, name: str, left_out: Counter[str], wishes: Wishes = USUAL
) -> Answers:  # fmt: skip
    """Of the rows at these places; what is left out is counted. Raises ResultsError."""
    rows = rows_at(table.rows, places)
    made = Answers(cautions=(*_splits(table, rows), *_unnamed(table, roles)))
    items = _of_groups(rows, _items(rows, places, roles, left_out), roles, made)
    sizes = _sizes(rows, roles, items, left_out)
    clusters = _clusters(rows, items, roles)
    shared: list[list[Any]] = [_words(rows, roles, "content"), sizes, _column(rows, roles.group)]
    labels, runs = _words(rows, roles, "label"), _words(rows, roles, "run")
    if wishes.positive and wishes.positive not in labels:
        listed = ", ".join(sorted({*labels} - {""})[:12])[:200] or "none"
        raise ResultsError(f"positive={wishes.positive[:40]!r} is no label of the file; its labels are {listed}")
    for whose, rights, true, predictions, scores in _judged(table, rows, roles, name, labels, made, wishes):
        names = whose if isinstance(whose, list) else [whose] * len(rows)
        before = len(made.answers)
        every = zip(items, names, runs, clusters, rights, true, predictions, scores, *shared, strict=True)
        if None in rights or not all(items):
            made.answers += [ItemAnswer._make(row) for row in every if row[0] and row[4] is not None]
        else:
            made.answers += map(ItemAnswer._make, every)
        if missing := sum(map(bool, items)) - len(made.answers) + before:
            left_out[NEITHER] += missing
    return made


def _judged(
    table: FlatTable, rows: Rows, roles: Roles, name: str, labels: list[str], made: Answers, wishes: Wishes
) -> Iterable[Judged]:  # fmt: skip
    """Whose answers are right, and their scores."""
    whose = [word or name for word in _words(rows, roles, "model")]
    if roles.scored is not None:
        yield from _scored(rows, roles, whose, labels, made, wishes)
        return
    in_a_column = shares_of(_cells(rows, roles, "score")) if "score" in roles.by_role else None
    scores = in_a_column or [None] * len(rows)
    made.positive = wishes.positive or roles.positive
    if roles.models:
        for model in roles.models:
            if roles.predicted:
                yield model, *_compared(labels, _column(rows, model), made), scores
            else:
                rights = outcomes(cells_of(rows, model))
                yield model, rights, labels, _words(rows, roles, "prediction"), scores
        return
    if "correct" not in roles.by_role:
        yield whose, *_compared(labels, _words(rows, roles, "prediction"), made), scores
        return
    if not table.roles and {"label", "prediction"} <= set(roles.by_role):
        other = says_so(rows, *(roles.by_role[role] for role in ("correct", "label", "prediction")))
        made.cautions += (other,) if other else ()
    rights = outcomes(_cells(rows, roles, "correct"))
    yield whose, rights, labels, known(_words(rows, roles, "prediction"), labels), scores


def _scored(
    rows: Rows, roles: Roles, whose: Words, labels: Words, made: Answers, wishes: Wishes
) -> Iterable[Judged]:  # fmt: skip
    """Predictions that are made of scores, and what was taken for what."""
    of = _by_wish(roles.scored or ScoreColumns(), wishes)
    parts: list[tuple[str | Words, ScorePredictions]] = []
    said: dict[str, list[str]] = {}
    if of.of_classes:
        columns = {name: cells_of(rows, name) for name in of.of_classes.values()}
        parts.append((whose, by_the_greatest(labels, columns, of, wishes.positive)))
        made.cautions += parts[0][1].cautions
    for column in of.of_models:
        cells = cells_of(rows, column)
        part = by_threshold(labels, cells, (column, roles.by_role["label"]), of.positive, wishes)
        parts.append((whose if len(of.of_models) == 1 else column, part))
        for line in part.cautions:
            said.setdefault(line, []).append(column)
    for line, columns_of in said.items():
        name = columns_of[0] if len(columns_of) == 1 else f"each of {', '.join(columns_of)[:200]}"
        made.cautions += (line.replace("{column}", name),)
    for model, part in parts:
        made.positive = part.positive
        yield model, part.rights, labels, part.predictions, part.scores


def _by_wish(of: ScoreColumns, wishes: Wishes) -> ScoreColumns:
    """Of two labels' columns the one that a threshold is for. Raises ResultsError of more labels."""
    if wishes.threshold is None or not of.of_classes:
        return of
    if len(of.of_classes) > 2:
        raise ResultsError(f"threshold is for the score of one of two labels; there are {len(of.of_classes)}")
    positive = wishes.positive or positive_label(set(of.of_classes)) or max(of.of_classes)
    return ScoreColumns((of.of_classes[positive],), positive=positive)


def _compared(labels: Words, written: Words, made: Answers) -> tuple[list[float | None], Words, Words]:
    """Which predictions are the label, None where one of them is missing; and both in the words that were compared."""
    predictions = known(written, labels)
    said: LabelMatch = agreement(labels, predictions)
    made.notes += tuple(note for note in said.notes if note not in made.notes)
    made.cautions += tuple(line for line in said.cautions if line not in made.cautions)
    keys = {word: said.key(word) if word else "" for word in {*labels, *predictions}}
    true, guessed = ([keys[word] for word in words] for words in (labels, predictions))
    rights = [
        float(label == prediction) if label and prediction else None
        for label, prediction in zip(true, guessed, strict=True)
    ]
    return rights, true, guessed


def _items(rows: Rows, places: Sequence[int], roles: Roles, left_out: Counter[str]) -> list[str]:
    """The items' names, by their places where no column has them; empty where there is none."""
    if "item" not in roles.by_role:
        return [str(place + 1) for place in places]
    words = _words(rows, roles, "item")
    often = {word for word, times in Counter(filter(is_nothing, words)).items() if times > 1}
    items = ["" if word in often else word for word in words] if often else words
    if none := sum(not item for item in items):
        left_out[NO_ITEM] += none
    return items


def _of_groups(rows: Rows, items: Words, roles: Roles, made: Answers) -> Words:
    """Names that repeat, but in every group only once, are names within that group."""
    if not roles.group or "item" not in roles.by_role or len(set(items)) == len(items):
        return items
    groups = _column(rows, roles.group)
    of = [_words(rows, roles, role) for role in ("model", "run", "size")]
    alone = Counter(key for key in zip(items, *of, strict=True) if key[0])
    within = Counter(key for key in zip(items, groups, *of, strict=True) if key[0])
    if max(alone.values(), default=1) == 1 or max(within.values()) > 1:
        return items
    made.notes += (f"items of one name in another {roles.group} are other items",)
    return [f"{group}/{item}" if item else "" for group, item in zip(groups, items, strict=True)]


def _sizes(rows: Rows, roles: Roles, items: list[str], left_out: Counter[str]) -> list[int | None]:
    if "size" not in roles.by_role:
        return [None] * len(rows)
    sizes = list(map(training_size, _cells(rows, roles, "size")))
    for place, size in enumerate(sizes):
        if size is None and items[place]:
            left_out[NO_SIZE] += 1
            items[place] = ""
    return sizes


def _clusters(rows: Rows, items: list[str], roles: Roles) -> list[str]:
    if roles.by_role.get("cluster") == PREFIX:
        return [prefix(item) for item in items]
    return ["" if is_nothing(word) else word for word in _words(rows, roles, "cluster")]


def _cells(rows: Rows, roles: Roles, role: str) -> list[Any]:
    column = roles.by_role[role]
    return cells_of(rows, column)


def _words(rows: Rows, roles: Roles, role: str) -> list[str]:
    return _column(rows, roles.by_role.get(role, ""))


def _column(rows: Rows, column: str) -> list[str]:
    """The words of a column; empty ones where there is no such column."""
    return words_of(cells_of(rows, column)) if column else [""] * len(rows)


def _splits(table: FlatTable, rows: Rows) -> Iterable[str]:
    """A column that says which rows were trained on."""
    for column in table.columns:
        if plain_name(column) in SPLITS:
            words = Counter(word.casefold() for word in _column(rows, column))
            seen = sum(words[word] for word in TRAINING)
            if seen and len(words) > 1:
                keep = next((word for word in words if word.startswith(("test", "eval", "held"))), "test")
                yield (
                    f"{column} says that {pluralize(seen, 'row')} were there for training or choosing: they are no "
                    f"test set, and stand among these. Keep the others, as by {column}={keep}."
                )


def _unnamed(table: FlatTable, roles: Roles) -> Iterable[str]:
    """What is taken for predictions, or for right and wrong, by its content alone is said where the numbers are."""
    if roles.predicted:
        label = roles.by_role["label"]
        yield (
            f"No column says right or wrong: {', '.join(roles.models)[:200]} are taken as the predictions of a model "
            f"each, right where they are equal to {label}."
        )
        return
    columns = roles.models or (roles.by_role.get("correct", ""),)
    column = roles.by_role.get("correct", "")
    alone = plain_name(column) in DOUBLE_MEANING and not {"label", "prediction"} & set(roles.by_role)
    if alone and set(table.words(column)) <= {"0", "1", ""}:
        yield (
            f"{column} is taken for which answers are right. If it is what happened, the true label, no accuracy "
            "follows: bring the predictions beside it."
        )
    others = {*table.columns} - {*roles.by_role.values(), *columns, roles.group}
    if not others or not roles.content or any(named_so(name, GRADING) for name in columns):
        return
    words = {word.casefold() for name in columns for word in set(table.words(name))}
    if words <= UNCLEAR:
        is_taken = "is taken" if len(columns) == 1 else "are taken, a model each"
        yield f"No column is called right or wrong: {', '.join(columns)[:200]} {is_taken}, by the content alone."
