"""`evaluate`: from results to accuracies, intervals, comparisons, and what contradicts their assumptions."""

from collections.abc import Mapping
from dataclasses import replace
from math import isnan
from typing import Any

from laboratory.evaluations.accuracies import model_accuracy
from laboratory.evaluations.areas.areas import area_comparisons
from laboratory.evaluations.areas.of_results import areas_of, reversed_scores
from laboratory.evaluations.calibrations import calibration, uncalibrated
from laboratory.evaluations.curves import at_the_largest_size, learning_curves, sizes_in_words
from laboratory.evaluations.doubts import doubts
from laboratory.evaluations.estimators import evaluate_estimator
from laboratory.evaluations.evaluation import Evaluation
from laboratory.evaluations.memory import without_collection
from laboratory.evaluations.pairs import PairedComparison, comparisons
from laboratory.evaluations.reading.refusing import ResultsError
from laboratory.evaluations.reading.results_of_files import read_results
from laboratory.evaluations.results import Results

MOST_MODELS = 200


def evaluate(
    data: Any, X: Any = None, y: Any = None, delta: float = 0.05, *, correct: str | None = None,
    item: str | None = None, model: str | None = None, run: str | None = None, cluster: str | None = None,
    label: str | None = None, prediction: str | None = None, score: str | None = None, size: str | None = None,
    header: bool | None = None, keep: Mapping[str, str] | None = None, baseline: str | None = None,
    test_size: float | None = None, seed: Any = None, fitted: bool = False, groups: Any = None,
    threshold: float | None = None, positive: str | None = None,
) -> Evaluation:  # fmt: skip
    """Every guarantee that follows from results of models on the items of a test set. Nothing leaves this machine.

    `evaluate(data)`: `data` is a path to a file, or several, a table, a list of rows, or `Results`; for it, and for
    `correct`, `item`, ..., `keep`, `threshold`, `positive`, see `read_results`. `baseline` names the
    model that the others are compared with; without it every two are compared, and Holm's method holds for all pairs at
    once. Where a column says how many examples a model was trained on, several numbers, the evaluation has the accuracy
    by size and its extrapolation as `curves`, and everything else is of the largest size. Scores for one of two labels
    have their area under the ROC curve, with intervals, in `areas`; of each two models, in `area_comparisons`.

    `evaluate(estimator, X, y)`: any object with fit and predict, which classifies, a pipeline too. The share
    `test_size` (0.3) of the rows of `X` (an array, a table or a list) is held out at random, not stratified; a copy is
    fitted to the others and evaluated on these. The split is that of `seed`, an integer (0) or a NumPy generator. With
    `fitted` it is not trained: all rows are its test set, which holds only if it was not trained on them. The result,
    an `EstimatorEvaluation`, has the training error beside the intervals, the bounds that apply to the learner's class,
    the calibration of `predict_proba`, and of two labels the area under the ROC curve. `groups` `(rows,)` says which
    rows belong together, such as those of one patient: then whole groups are held out, `test_size` of them, and the
    intervals are over groups.

    `delta` in (0, 1) is the failure probability of each interval. Raises ValueError in one sentence.

    >>> from laboratory import evaluate
    >>> from sklearn.datasets import load_breast_cancer
    >>> from sklearn.linear_model import LogisticRegression
    >>> from sklearn.pipeline import make_pipeline
    >>> from sklearn.preprocessing import StandardScaler
    >>> X, y = load_breast_cancer(return_X_y=True)
    >>> evaluation = evaluate(make_pipeline(StandardScaler(), LogisticRegression()), X, y)
    >>> evaluation.models[0].items, evaluation.models[0].interval.name
    (171, 'Clopper-Pearson')
    """
    if isinstance(delta, bool) or not isinstance(delta, int | float) or not 0 < delta < 1:
        raise ValueError(f"delta, the failure probability, must be a number in (0, 1); got {str(delta)[:40]}")
    of_data: dict[str, Any] = dict(
        correct=correct, item=item, model=model, run=run, cluster=cluster, label=label, prediction=prediction,
        score=score, size=size, header=header, keep=keep, baseline=baseline, threshold=threshold, positive=positive,
    )  # fmt: skip
    of_estimator = dict(X=X, y=y, test_size=test_size, seed=seed, fitted=fitted or None, groups=groups)
    if hasattr(data, "predict"):
        _refuse(of_data, "results in a file or table, and this is an estimator")
        return evaluate_estimator(data, X, y, delta, test_size, seed, fitted, groups)
    _refuse(of_estimator, f"an object with fit and predict, and this is {type(data).__name__}")
    of_data.pop("baseline")
    with without_collection():
        return _of_results(data if isinstance(data, Results) else read_results(data, **of_data), delta, baseline)


def _refuse(options: Mapping[str, Any], whose: str) -> None:
    """Raise ValueError where an option is set that belongs to the other kind of data."""
    if several := [name for name, value in options.items() if value is not None]:
        hint = "; delta is named: delta=0.05" if several == ["X"] and isinstance(options["X"], int | float) else ""
        raise ResultsError(f"{', '.join(several)} of evaluate would belong to {whose}{hint}")


def _of_results(results: Results, delta: float, baseline: str | None) -> Evaluation:
    """What follows from them."""
    whole, count = results, len(results.models)
    if count > MOST_MODELS:
        raise ResultsError(f"at most {MOST_MODELS} models are compared; these are {count:,}: is the column right?")
    if unjudged := {name for name, answers in whole.by_model.items() if isnan(answers[0].right)}:
        results = replace(results, outcomes=tuple(each for each in results.outcomes if each.model not in unjudged))
    learned, results = learning_curves(results, delta), at_the_largest_size(results)
    scores = at_the_largest_size(whole) if unjudged else results
    by_model, count = results.by_model, len(results.models)
    accuracies = tuple(model_accuracy(name, by_model[name], delta, count) for name in results.models)
    areas, without = areas_of(scores, delta, {each.model: each.by_item.dependence for each in accuracies})
    made: tuple[PairedComparison, ...] = ()
    notes: tuple[str, ...] = ()
    if count > 1 and results.has_items:
        made, notes = comparisons(accuracies, delta, baseline)
    elif count > 1:
        notes = ("No column names the items: the models cannot be compared item by item.",)
    notes = (*sizes_in_words(whole, learned), *notes)
    scored = [
        calibration(each.model, by_model[each.model], delta, each.by_item.dependence, positive=results.positive)
        for each in accuracies
    ]
    calibrations = tuple(each for each in scored if each is not None)
    notes = (*notes, *filter(None, (uncalibrated(*each) for each in scores.by_model.items())), *without)
    warnings = (*doubts(scores, accuracies), *reversed_scores(areas))
    compared = area_comparisons(areas, delta, baseline) if results.has_items else ()
    return Evaluation(
        whole, float(delta), accuracies, made, calibrations, warnings, notes, learned, areas, compared
    )  # fmt: skip
