"""Files with a true label and scores, but no prediction: which columns are scores, and of which label or model."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from laboratory.evaluations.areas.scored import NEGATIVE, POSITIVE, positive_label
from laboratory.evaluations.reading.flat import FlatTable
from laboratory.evaluations.reading.naming import named_so, plain_name
from laboratory.evaluations.reading.outcomes import as_share, is_nothing

SCORING = (
    "prob", "score", "logit", "decision", "confidence", "phat", "risk", "likelihood", "pred", "yhat", "margin", "model",
    "output", "softmax",
)  # fmt: skip
# Parts of a column's name that say it is a score, and not of what.
NOISE = {
    "p", "prob", "proba", "probability", "probabilities", "predict", "pred", "prediction", "predicted", "score",
    "scores", "logit", "logits", "class", "label", "y", "softmax", "conf", "confidence", "is", "of",
    "hat", "yhat", "phat", "decision", "function", "output", "raw", "risk", "col", "column",
}  # fmt: skip
_PARTS = re.compile(r"[^0-9A-Za-zÀ-ɏ+]+")
_DIGITS = re.compile(r"(?P<letters>p|prob|proba|class|score|logit|pred|c)(?P<digits>\d+)")
FEW = 2


class ScoreColumns(NamedTuple):
    """Either `of_models`, a column of scores each, or `of_classes`: the column of each label, of which the greatest is
    predicted. `positive` is the label whose score it is, empty where no name says it; `guessed` whether the columns
    are numbered from 0, and taken for the labels in order."""

    of_models: tuple[str, ...] = ()
    of_classes: Mapping[str, str] = {}
    positive: str = ""
    guessed: bool = False


def score_columns(table: FlatTable, label: str, taken: set[str], score: str | None) -> ScoreColumns | None:
    """The scores beside the column `label`; `score` is the column that is chosen or called so. None where none is."""
    labels = set(table.words(label)) - {""}
    free = [name for name in table.columns if name not in taken and name != label and is_numeric(table, name)]
    classes = _classes(free, labels)
    if classes is not None and (score is None or score in classes.of_classes.values()):
        return classes
    if len(labels) > FEW:
        return None
    if score is not None and is_numeric(table, score):
        return ScoreColumns((score,), positive=_of_label(score, labels))
    fractional = [name for name in free if has_fractions(table, name)]
    named = [name for name in fractional if named_so(name, SCORING) or not _rest(name) or _of_label(name, labels)]
    others = [name for name in free if not _may_be_items(table, name)]
    columns = named or (others if all(_in_unit(table, name) for name in others) else [])
    if not columns:
        return None
    if len(columns) > 1 and not any(map(_rest, columns)):
        columns = [next((name for name in columns if _in_unit(table, name)), columns[0])]
    of = {_of_label(name, labels) for name in columns}
    return ScoreColumns(tuple(columns), positive=of.pop() if len(of) == 1 else "")


def _classes(free: Sequence[str], labels: set[str]) -> ScoreColumns | None:
    """Two columns or more whose names hold one label each, all labels among them; or as many as labels, numbered."""
    rests = {_rest(name): name for name in reversed(free) if _rest(name)}
    plain = _names_of(labels, rests)
    if len(labels) < FEW or len(rests) < FEW:
        return None
    if len(plain) == len(labels):
        before = {_before(rests[rest], rest) for rest in plain}
        others = [rest for rest in rests if rest not in plain and _before(rests[rest], rest) in before]
        others = [rest for rest in others if rest.isdigit() or before != {""}]
        names = {rests[rest]: plain.get(rest, rest) for rest in (*plain, *others)}
        return ScoreColumns(of_classes={names[name]: name for name in free if name in names})
    numbered = sorted((rest for rest in rests if rest.isdigit()), key=int)
    if [int(rest) for rest in numbered] == list(range(len(labels))) and not any(word.isdigit() for word in labels):
        ordered = {word: rests[rest] for word, rest in zip(sorted(labels), numbered, strict=True)}
        return ScoreColumns(of_classes=ordered, guessed=True)
    return None


def _names_of(labels: set[str], rests: Iterable[str]) -> dict[str, str]:
    """Those of `rests` that are a label, or of two labels such as 0 and 1 another word for it, such as negative."""
    plain = {"_".join(_parts(word)): word for word in sorted(labels)}
    names = {rest: plain[rest] for rest in rests if rest in plain}
    positive = positive_label(labels)
    if names or not positive or len(labels) != FEW:
        return names
    (negative,) = labels - {positive}
    of = {rest: positive if rest in POSITIVE else negative for rest in rests if rest in POSITIVE | NEGATIVE}
    return of if len(of) == len(set(of.values())) else {}


def is_numeric(table: FlatTable, column: str) -> bool:
    """Whether every cell that holds anything is a number, and some does."""
    words = {word for word in set(table.words(column)) if not is_nothing(word)}
    return bool(words) and all(as_share(word) is not None for word in words)


def has_fractions(table: FlatTable, column: str) -> bool:
    """Whether some number is not whole."""
    return any(number is not None and not number.is_integer() for number in _numbers(table, column))


def _in_unit(table: FlatTable, column: str) -> bool:
    return all(number is None or 0 <= number <= 1 for number in _numbers(table, column)) and has_fractions(
        table, column
    )


def _may_be_items(table: FlatTable, column: str) -> bool:
    """Whether its cells all differ, and are whole numbers."""
    words = set(table.words(column))
    return len(words) == len(table.rows) and not has_fractions(table, column)


def _numbers(table: FlatTable, column: str) -> Iterable[float | None]:
    return map(as_share, set(table.words(column)))


def _of_label(column: str, labels: set[str]) -> str:
    """The label that a column's name holds; empty where it holds none."""
    return _names_of(labels, [_rest(column)]).get(_rest(column), "")


def _rest(column: str) -> str:
    """What a column's name says beside that it is a score: `dog` of `prob_dog`, `1` of `p1` and of `proba[1]`."""
    return "_".join(part for part in _parts(column) if part not in NOISE)


def _before(column: str, rest: str) -> str:
    """What stands before it."""
    return plain_name(column).removesuffix(plain_name(rest))


def _parts(text: str) -> list[str]:
    parts = [part.casefold() for part in _PARTS.split(text) if part]
    split = [match.groups() if (match := _DIGITS.fullmatch(part)) else (part,) for part in parts]
    return [part for several in split for part in several]
