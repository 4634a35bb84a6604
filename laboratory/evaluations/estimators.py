"""An estimator of one's own: trained on some rows, evaluated on the others."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import format_number, format_short, pluralize
from laboratory.evaluations import words
from laboratory.evaluations.accuracies import model_accuracy
from laboratory.evaluations.areas.areas import ModelArea, model_area
from laboratory.evaluations.areas.scored import scored
from laboratory.evaluations.calibrations import calibration
from laboratory.evaluations.doubts import doubts
from laboratory.evaluations.evaluation import Evaluation
from laboratory.evaluations.holding_out import (
    HeldOut,
    Positions,
    check_classifies,
    held_out,
    held_out_groups,
    labels_of,
    predicted_labels,
    scores_of_two,
)
from laboratory.evaluations.reading.outcomes import word_of
from laboratory.evaluations.reading.refusing import ResultsError
from laboratory.evaluations.results import ItemAnswer, Results
from laboratory.evaluations.training_bounds import TrainingBound, training_bounds
from laboratory.worlds.files import groups_of
from learners.shared.copying import fitted_copy
from learners.shared.rows import rows_at

LONGEST_REASON = 200  # letters of what an estimator says itself
COLUMNS = {"item": "position of the row in X", "label": "y", "prediction": "predict"}

OF_GROUPS = (
    "From the training rows alone no theorem here bounds the true risk: rows of one group are not independent, and "
    "each assumes that all rows are. The accuracy is that for rows of new groups."
)


@dataclass(frozen=True, repr=False)
class EstimatorEvaluation(Evaluation):
    """The same of an estimator: `fitted` is what was trained, `split` which rows of X it was trained and evaluated on.

    `training_error` is its share of wrong labels on the training rows, `bounds` what theorems say of its true risk
    from these alone, each on its own with probability 1 - `delta`. Of what came already fitted, `split` and
    `training_error` are None: its training rows are unknown.
    """

    fitted: Any = None
    split: HeldOut | None = None
    training_error: float | None = None
    bounds: tuple[TrainingBound, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Everything but the single answers, as plain values for JSON."""
        bounds = [
            {"theorem": each.theorem, "value": each.value, "start": each.start,
             "inputs": {name: np.asarray(value).tolist() for name, value in each.inputs.items()},
             "condition": each.rests_on.removeprefix(", "), "class": each.of_class}
            for each in self.bounds
        ]  # fmt: skip
        rows = None if self.split is None else len(self.split.training)
        return {
            **words.plain(self), "training_rows": rows, "training_error": self.training_error, "bounds": bounds,
        }  # fmt: skip


def evaluate_estimator(
    estimator: Any, X: Any, y: Any, delta: float, test_size: float | None, seed: Any, fitted: bool, groups: Any = None
) -> EstimatorEvaluation:
    """See `evaluate`."""
    check_classifies(estimator)
    labels = labels_of(X, y)
    within = None if groups is None else groups_of(groups, len(labels))
    if fitted:
        if test_size is not None or seed is not None:
            raise ValueError("with fitted=True no row is held out: leave test_size and seed out")
        every = np.arange(len(labels))
        return _evaluated(estimator, X, labels, within, every, delta, notes=(_of_fitted(estimator),))
    split = held_out(len(labels), test_size, seed) if within is None else held_out_groups(within, test_size, seed)
    are_apart = within is None or len(np.unique(within)) == len(within)
    training = rows_at(X, split.training), labels[split.training]
    model = _fitted(estimator, training)
    wrong = predicted_labels(model, *training) != training[1]
    error = float(np.mean(wrong))
    bounds, why_none = training_bounds(model, X, labels, training, delta) if are_apart else ((), "")
    notes = (
        _of_split(split, error, within),
        *_of_copies(training[0], rows_at(X, split.test)),
        *(_of_no_bound(bounds, why_none) if are_apart else (OF_GROUPS,)),
        *(bound.in_words(delta) for bound in bounds),
    )
    more = {"fitted": model, "split": split, "training_error": error, "bounds": bounds}
    return _evaluated(model, X, labels, within, split.test, delta, notes, **more)


def _fitted(estimator: Any, training: tuple[Any, Any]) -> Any:
    """A copy that was trained. Raises ResultsError for what the estimator itself refuses, such as a single label."""
    try:
        return fitted_copy(estimator, *training)
    except (ValueError, TypeError) as refusal:
        why = " ".join(str(refusal).split())
        why = why if len(why) <= LONGEST_REASON else f"{why[: LONGEST_REASON - 1]}…"
        rows = pluralize(len(training[1]), "training row")
        raise ResultsError(f"{_name(estimator)} cannot be fitted to the {rows}: {why}") from refusal


def _evaluated(
    model: Any, X: Any, labels: NDArray[Any], within: Positions | None, places: NDArray[Any], delta: float,
    notes: tuple[str, ...], **more: Any,
) -> EstimatorEvaluation:  # fmt: skip
    """The evaluation on the rows at these places, which are `within` groups."""
    clusters = [""] * len(places) if within is None else [str(group) for group in within[places].tolist()]
    results = _results(model, rows_at(X, places), labels[places], places, clusters, shuffled="split" in more)
    (name,) = results.models
    accuracy = model_accuracy(name, results.outcomes, delta)
    calibrated = calibration(name, results.outcomes, delta, accuracy.by_item.dependence, of_answers=True)
    calibrations = () if calibrated is None else (calibrated,)
    areas, why = _areas(model, rows_at(X, places), results, delta, accuracy.by_item.dependence)
    model_fields = {"fitted": model, "areas": areas, **more}
    return EstimatorEvaluation(
        results, float(delta), (accuracy,), (), calibrations, doubts(results, (accuracy,)), (*notes, *why),
        **model_fields,
    )  # fmt: skip


def _areas(
    model: Any, X: Any, results: Results, delta: float, dependence: str
) -> tuple[tuple[ModelArea, ...], tuple[str, ...]]:  # fmt: skip
    """The area under the ROC curve, where it scores two labels; or why there is none, where one was expected."""
    positive, scores = scores_of_two(model, X)
    if scores is None:
        return (), ()
    answers = [
        answer._replace(score=score) for answer, score in zip(results.outcomes, scores.tolist(), strict=True)
    ]  # fmt: skip
    read = scored(answers, word_of(positive), dependence)
    if isinstance(read, str):
        return (), (read,) if read else ()
    return (model_area(answers[0].model, read, delta),), ()


def _results(
    model: Any, X: Any, labels: NDArray[Any], places: NDArray[Any], clusters: list[str], shuffled: bool
) -> Results:  # fmt: skip
    predicted = predicted_labels(model, X, labels)
    scores = _confidences(model, X, predicted)
    columns = COLUMNS if scores[0] is None else {**COLUMNS, "score": "predict_proba of the predicted label"}
    columns = {**columns, "cluster": "groups"} if any(clusters) else columns
    name = _name(model)
    answers = tuple(
        ItemAnswer(str(place), name, "", cluster, float(label == answer), word_of(label), word_of(answer), score)
        for place, cluster, label, answer, score in zip(
            places.tolist(), clusters, labels.tolist(), predicted.tolist(), scores, strict=True
        )
    )  # fmt: skip
    kind = "rows held out at random" if shuffled else "the rows of X"
    return Results(answers, has_items=True, columns=columns, kinds=(kind,), shuffled=shuffled, source="table")


def _confidences(model: Any, X: Any, predicted: NDArray[Any]) -> list[float | None]:
    """The probability that it gives to each predicted label; None for all where it gives none."""
    nothing: list[float | None] = [None] * len(predicted)
    if not (hasattr(model, "predict_proba") and hasattr(model, "classes_")):
        return nothing
    classes = {label: column for column, label in enumerate(np.asarray(model.classes_).tolist())}
    probabilities = np.asarray(model.predict_proba(X), dtype=np.float64)
    if probabilities.shape != (len(predicted), len(classes)) or not set(predicted.tolist()) <= set(classes):
        return nothing
    columns = [classes[label] for label in predicted.tolist()]
    return [float(row[column]) for row, column in zip(probabilities, columns, strict=True)]


def _name(model: Any) -> str:
    """`StandardScaler + LogisticRegression` of a pipeline."""
    steps = getattr(model, "steps", None) or [("", model)]
    return " + ".join(type(step).__name__ for _, step in steps if not isinstance(step, str))


def _of_split(split: HeldOut, error: float, within: Positions | None) -> str:
    apart = "" if within is None else f" in {pluralize(len(np.unique(within[split.test])), 'whole group')}"
    trained, test = pluralize(len(split.training), "row"), pluralize(len(split.test), "row")
    return (
        f"Trained on {trained}, with training error {format_short(error, 4)}; the {test} held out{apart}, chosen at "
        "random, were not seen until it was fixed, unless X was prepared or the estimator chosen with their help."
    )


def _of_no_bound(bounds: tuple[TrainingBound, ...], why: str) -> Iterator[str]:
    if not bounds:
        yield f"From the training rows alone no theorem here bounds the true risk: {why}."


def _of_copies(training: Any, test: Any) -> Iterator[str]:
    """Rows that stand on both sides of the split."""
    if hasattr(training, "tocsr"):
        return
    known, held = np.asarray(training), np.asarray(test)
    if known.dtype.kind not in "biufU" or known.dtype != held.dtype:
        return
    seen = {row.tobytes() for row in known}
    if 2 * len(seen) < len(known):
        return  # few different rows are possible, and any sample repeats them
    if count := sum(row.tobytes() in seen for row in held):
        copies = f"{pluralize(count, 'row')} of the {format_number(len(held))} held out"
        yield f"Equal to a training row: {copies}; if these are copies, the accuracy is too high."


def _of_fitted(estimator: Any) -> str:
    return (
        f"{_name(estimator)} came fitted: this holds only if none of these rows was trained on, nor used to choose it."
    )
