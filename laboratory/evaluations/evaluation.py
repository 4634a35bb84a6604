"""`evaluate`: from results to accuracies, intervals, comparisons, and what contradicts their assumptions."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from laboratory.evaluations import words
from laboratory.evaluations.accuracies import model_accuracy
from laboratory.evaluations.calibrations import calibration
from laboratory.evaluations.doubts import doubts
from laboratory.evaluations.evidence import Evidence
from laboratory.evaluations.pairs import PairedComparison, comparisons
from laboratory.evaluations.reading.refusing import ResultsError
from laboratory.evaluations.reading.results_of_files import read_results
from laboratory.evaluations.results import Results

MOST_MODELS = 200


@dataclass(frozen=True)
class Evaluation(Evidence):
    """What follows from a file of results, with probability 1 - `delta` for each interval.

    `understood` says how the files were read; `models`, `comparisons`, `calibrations` hold the numbers, each with its
    conditions; `warnings` what in the file contradicts these, `notes` what was not compared.
    """

    def report(self) -> str:
        """One paragraph to quote: accuracies, intervals and comparisons, each with its conditions, and the warnings."""
        return words.paragraph(self)

    def to_markdown(self) -> str:
        """Tables of the intervals and comparisons, and the warnings, as Markdown."""
        return words.markdown(self)

    def to_dict(self) -> dict[str, Any]:
        """Everything but the single answers, as plain values for JSON."""
        return words.plain(self)


def evaluate(
    data: Any, delta: float = 0.05, *, correct: str | None = None, item: str | None = None, model: str | None = None,
    run: str | None = None, cluster: str | None = None, label: str | None = None, prediction: str | None = None,
    score: str | None = None, header: bool | None = None, keep: Mapping[str, str] | None = None,
    baseline: str | None = None,
) -> Evaluation:  # fmt: skip
    """Every guarantee that follows from results of models on the items of a test set. Nothing leaves this machine.

    `data` is a path to a file, or several, a table, a list of rows, or `Results`; for it, and for `correct`, `item`,
    ..., `keep`, see `read_results`. `delta` in (0, 1) is the failure probability of each interval. `baseline` names
    the model that the others are compared with; without it every two are compared, and Holm's method holds for all
    pairs at once. Raises ValueError in one sentence.
    """
    if isinstance(delta, bool) or not isinstance(delta, int | float) or not 0 < delta < 1:
        raise ValueError(f"delta, the failure probability, must be a number in (0, 1); got {str(delta)[:40]}")
    results = data
    if not isinstance(data, Results):
        results = read_results(
            data, correct=correct, item=item, model=model, run=run, cluster=cluster, label=label,
            prediction=prediction, score=score, header=header, keep=keep,
        )  # fmt: skip
    count = len(results.models)
    if count > MOST_MODELS:
        raise ResultsError(f"at most {MOST_MODELS} models are compared; these are {count:,}: is the column right?")
    by_model = results.by_model
    accuracies = tuple(model_accuracy(name, by_model[name], delta, count) for name in results.models)
    made: tuple[PairedComparison, ...] = ()
    notes: tuple[str, ...] = ()
    if count > 1 and results.has_items:
        made, notes = comparisons(accuracies, delta, baseline)
    elif count > 1:
        notes = ("No column names the items: the models cannot be compared item by item.",)
    scored = [calibration(each.model, by_model[each.model], delta, each.by_item.dependence) for each in accuracies]
    calibrations = tuple(each for each in scored if each is not None)
    return Evaluation(results, float(delta), accuracies, made, calibrations, doubts(results, accuracies), notes)
