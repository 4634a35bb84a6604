"""The areas under the ROC curve of the models in a file, and why some have none."""

from collections.abc import Iterator, Mapping, Sequence

from laboratory.evaluations.accuracies import item_means
from laboratory.evaluations.areas.areas import ModelArea, model_area
from laboratory.evaluations.areas.scored import Scored, scored
from laboratory.evaluations.results import Results

CHANCE = 0.5


def areas_of(
    results: Results, delta: float, dependences: Mapping[str, str]
) -> tuple[tuple[ModelArea, ...], tuple[str, ...]]:
    """Of each model with scores for one of two labels; and sentences about those whose scores are of something else.

    `dependences` say of models whose accuracy is known what in the file speaks against independent items.
    """
    read = {}
    for model, answers in results.by_model.items():
        dependence = dependences[model] if model in dependences else item_means(answers).dependence
        read[model] = scored(answers, results.positive, dependence)
    usable = {model: each for model, each in read.items() if isinstance(each, Scored)}
    areas = tuple(model_area(model, each, delta, len(usable)) for model, each in usable.items())
    return areas, tuple(each for each in read.values() if isinstance(each, str) and each)


def reversed_scores(areas: Sequence[ModelArea]) -> Iterator[str]:
    """Areas that are surely below 1/2."""
    for area in areas:
        if area.interval.high < CHANCE:
            yield (
                f"The scores of {area.model} are lower for label {area.positive[:40]} than for the other: if they are "
                "the other's, say so by positive= and its name, which turns the AUC and the predictions round."
            )
