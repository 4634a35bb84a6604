"""Columns of true labels that may be mistaken for right and wrong, and probabilities for predictions."""

from collections.abc import Mapping

from laboratory.evaluations.reading.by_content import GRADING, is_decided
from laboratory.evaluations.reading.flat import FlatTable
from laboratory.evaluations.reading.naming import DOUBLE_MEANING, named_so, plain_name
from laboratory.evaluations.reading.outcomes import as_number, as_share
from laboratory.evaluations.reading.refusing import ResultsError
from laboratory.evaluations.reading.scores import has_fractions, is_numeric

# What happened to a case, which is to be predicted: nobody calls the verdict on an answer so.
TRUE_OUTCOMES = {
    "survived", "survival", "died", "death", "mortality", "churn", "churned", "exited", "attrition", "default",
    "defaulted", "fraud", "isfraud", "isspam", "spam", "diagnosis", "disease", "hasdisease", "malignant", "cancer",
    "converted", "conversion", "click", "clicked", "readmitted", "toxic", "istoxic", "sentiment", "event", "status",
    "positive", "ispositive", "dead", "alive", "stroke", "diabetes", "sick", "purchased", "subscribed", "deposit",
    "loanstatus", "targets", "hired", "admitted", "isduplicate", "relevant", "relevance",
}  # fmt: skip
PROBABILITIES = ("prob", "logit", "phat", "risk", "yscore", "predscore")
SEVERAL = 2  # columns of numbers beside an outcome: features of cases


def probabilities_for_predictions(table: FlatTable, roles: dict[str, str]) -> None:
    """What is called a prediction, and holds fractions beside two labels, is a score."""
    if not {"label", "prediction"} <= set(roles) or "correct" in roles:
        return
    column = roles["prediction"]
    labels = set(table.words(roles["label"])) - {""}
    if len(labels) > 2 or not is_numeric(table, column) or not has_fractions(table, column):
        return
    if not set(table.words(column)) & {label for label in labels if as_number(label) is None}:
        roles["score"] = roles.pop("prediction")


def turn_outcomes_into_labels(table: FlatTable, roles: dict[str, str], fixed: Mapping[str, str]) -> None:
    """A column of 0 and 1 that says what happened, beside a probability of it, is a label.

    Raises ResultsError where it stands beside features of cases only: then nothing was predicted.
    """
    if {"label", "prediction"} & set(roles) or "correct" in fixed:
        return
    column = roles.get("correct", "") or _only_truth(table, set(roles.values()))
    if not column or ("correct" in roles and plain_name(column) not in DOUBLE_MEANING):
        return
    in_words = any(as_share(word) is None for word in set(table.words(column)) if word)
    if in_words and plain_name(column) in DOUBLE_MEANING:
        return  # such as passed and failed
    score = roles.get("score") or next((name for name in table.columns if _is_probability(table, name, column)), "")
    if score and plain_name(score) not in ("confidence", "score"):
        roles.pop("correct", None)
        roles["label"], roles["score"] = column, score
        return
    others = [name for name in table.columns if name not in roles.values() and name != column]
    features = [name for name in others if is_numeric(table, name)]
    if plain_name(column) in TRUE_OUTCOMES or len(features) >= SEVERAL:
        raise only_labels(column)


def only_labels(column: str) -> ResultsError:
    """The refusal: labels, and no predictions."""
    return ResultsError(
        f"{column} holds true labels, by its name, and no column says what was predicted: bring the predictions (or "
        f"their probabilities) in a column beside it; if it says which answers are right, say correct={column}"
    )


def _only_truth(table: FlatTable, taken: set[str]) -> str:
    """The column that is called like an outcome, or the only one of 0 and 1; none if one is called right or wrong."""
    free = [name for name in table.columns if name not in taken]
    decided = [name for name in free if is_decided(table, name)]
    if any(named_so(name, GRADING) for name in decided):
        return ""
    named = [name for name in decided if plain_name(name) in TRUE_OUTCOMES]
    return next(iter(named or (decided if len(decided) == 1 else [])), "")


def _is_probability(table: FlatTable, column: str, outcome: str) -> bool:
    named = named_so(column, PROBABILITIES) or plain_name(column) in ("p", "p1")
    return column != outcome and named and is_numeric(table, column) and has_fractions(table, column)
