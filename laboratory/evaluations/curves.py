"""Accuracy by the number of training examples, where a file has several, and a power law through the errors."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bounds.numbers import format_number
from laboratory.evaluations.accuracies import ModelAccuracy, model_accuracy
from laboratory.evaluations.intervals import ConfidenceInterval
from laboratory.evaluations.results import ItemAnswer, Results

if TYPE_CHECKING:
    from laboratory.experiments import Extrapolated

MOST_EXTRAPOLATED = 10  # models: each takes a tenth of a second
SEED = 0  # of the resampled runs
OTHER_ITEMS = "its runs did not answer the same items at every size, so their errors cannot be compared."
TOO_MANY = f"of many models, the first {MOST_EXTRAPOLATED} are extrapolated."
NO_NAMES = (
    "{model} has several runs at one training size, and no column names the items: there is no learning curve, as "
    "answers to one item cannot be told from answers to several."
)


@dataclass(frozen=True)
class AccuracyCurve:
    """The accuracies of one `model` at its training `sizes`, the smallest first, each with its intervals.

    `runs` is the number of runs that have every size. `law` is the power law through the median errors of these, None
    where `refusal` says why nothing is extrapolated.
    """

    model: str
    sizes: tuple[int, ...]
    accuracies: tuple[ModelAccuracy, ...]
    runs: int
    law: Extrapolated | None
    refusal: str

    @property
    def intervals(self) -> tuple[ConfidenceInterval, ...]:
        """The one to draw at each size: the first that is no approximation and that nothing contradicts."""
        return tuple(map(_sure, self.accuracies))


def _sure(accuracy: ModelAccuracy) -> ConfidenceInterval:
    sure = (each for each in accuracy.intervals if each.kind != "approximate" and not each.contradicted)
    return next(sure, accuracy.interval)


def learning_curves(results: Results, delta: float) -> tuple[AccuracyCurve, ...]:
    """One of each model that was trained on several numbers of examples, unless its items cannot be told apart."""
    by_size = {
        name: sizes for name, answers in results.by_model.items()
        if len(sizes := _by_size(answers)) > 1 and (results.has_items or not _has_runs(sizes))
    }  # fmt: skip
    return tuple(
        _curve(name, sizes, delta, results.has_items, place < MOST_EXTRAPOLATED)
        for place, (name, sizes) in enumerate(by_size.items())
    )


def at_the_largest_size(results: Results) -> Results:
    """The answers of each model as it is after its largest sample; all, where no sizes are known."""
    largest = {
        name: max((answer.size for answer in answers if answer.size is not None), default=None)
        for name, answers in results.by_model.items()
    }
    kept = tuple(answer for answer in results.outcomes if answer.size == largest[answer.model])
    return results if len(kept) == len(results.outcomes) else replace(results, outcomes=kept)


def sizes_in_words(results: Results, curves: Sequence[AccuracyCurve]) -> tuple[str, ...]:
    """Which training size everything but the curves is of, and which models have no curve."""
    several = {name: sizes for name, answers in results.by_model.items() if len(sizes := _by_size(answers)) > 1}
    known = {curve.model for curve in curves}
    lines = [NO_NAMES.format(model=name) for name in several if name not in known]
    if several:
        largest = {max(sizes) for sizes in several.values()}
        at = format_number(largest.pop()) if len(largest) == 1 else "each model's largest number of"
        lines.append(f"Accuracies and comparisons are those after training on {at} examples; curves have the others.")
    return tuple(lines)


def _by_size(answers: Sequence[ItemAnswer]) -> Mapping[int, list[ItemAnswer]]:
    sizes: dict[int, list[ItemAnswer]] = defaultdict(list)
    for answer in answers:
        if answer.size is not None:
            sizes[answer.size].append(answer)
    return dict(sorted(sizes.items()))


def _has_runs(sizes: Mapping[int, Sequence[ItemAnswer]]) -> bool:
    return any(len({answer.run for answer in answers}) > 1 for answers in sizes.values())


def _curve(
    model: str, by_size: Mapping[int, Sequence[ItemAnswer]], delta: float, named: bool, extrapolated: bool
) -> AccuracyCurve:
    accuracies = tuple(model_accuracy(model, answers, delta) for answers in by_size.values())
    runs = set.intersection(*({answer.run for answer in answers} for answers in by_size.values()))
    law, refusal = _law(by_size, named) if extrapolated else (None, TOO_MANY)
    return AccuracyCurve(model, tuple(by_size), accuracies, len(runs), law, refusal)


def _law(by_size: Mapping[int, Sequence[ItemAnswer]], named: bool) -> tuple[Extrapolated | None, str]:
    """The power law of the Learning curves page, or why there is none."""
    import numpy as np
    import pandas as pd

    from laboratory.experiments import NothingToExtrapolate, extrapolate
    from laboratory.experiments.measures import ON_ITEMS

    rights: dict[tuple[str, int], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for size, answers in by_size.items():
        for answer in answers:
            rights[answer.run, size][answer.item].append(answer.right)
    if named and len({frozenset(items) for items in rights.values()}) > 1:
        return None, OTHER_ITEMS
    rows = [
        {"run": run, "m": size, ON_ITEMS.column: 1 - float(np.mean([np.mean(each) for each in items.values()]))}
        for (run, size), items in rights.items()
    ]
    try:
        return extrapolate(pd.DataFrame(rows), np.random.default_rng(SEED)), ""
    except NothingToExtrapolate as refusal:
        return None, str(refusal)
