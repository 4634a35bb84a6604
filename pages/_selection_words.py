"""What model selection did, in words computed from its numbers."""

from __future__ import annotations

import numpy as np

from bounds.numbers import in_words, rounded_safely, short
from laboratory.topics.model_selection.degree.run import DegreesRun
from laboratory.topics.model_selection.folds.run import TRAIN, FoldsRun
from laboratory.topics.model_selection.parts.run import RELABELLED, PartsRun
from pages._selection_fields import Fits, Folds, Parts


def degree_headline(run: DegreesRun, degree: int) -> str:
    """What stands behind the true risk."""
    return f"true risk of degree {degree}; Bayes risk {short(run.world.bayes_risk)}"


def degree_verdict(run: DegreesRun, degree: int) -> str:
    """The three errors of this degree, and whether it under- or overfits."""
    training = _nothing_or(run.training[degree], run, degree)
    first = (
        f"**Degree {degree}** has training error {training}, validation error {short(run.validation[degree])} and true "
        f"risk **{short(run.risk[degree])}** (all as mean squared errors)."
    )
    if degree == run.best:
        return f"{first} No other degree has a lower true risk on this sample."
    if degree < run.best:
        richer = f"degree {run.best}, fitted to the same sample, has {short(run.risk[run.best])}"
        if run.least[degree] <= run.risk[run.best]:
            return f"{first} It **underfits**: {richer}."
        rest = f"even the best polynomial of degree {degree} has risk {short(run.least[degree])}"
        return f"{first} It **underfits**: {rest}, while {richer}."
    return (
        f"{first} It **overfits**: on the sample it does no worse than degree {run.best} "
        f"({training} against {_nothing_or(run.training[run.best], run, run.best)}), on new examples worse "
        f"({short(run.risk[degree])} against {short(run.risk[run.best])})."
    )


def choice_sentence(run: DegreesRun) -> str:
    """What the training error and the validation set would choose."""
    last = run.degrees[-1]
    meets = " and meets every training example" if run.interpolates else ""
    least = f"The training error never rises with the degree; degree {last} has the least{meets}."
    held = len(run.validation_set.y)
    choose = "validation example chooses" if held == 1 else f"{in_words(held)} validation examples choose"
    chosen = f"The {choose} degree **{run.chosen}**, with true risk {short(run.risk[run.chosen])}"
    if run.chosen == run.best:
        return f"{least} {chosen}; no degree has less."
    return f"{least} {chosen}; degree {run.best} would have {short(run.risk[run.best])}."


def parts_headline(run: PartsRun) -> str:
    """What stands behind the least expected risk."""
    return f"least expected risk, at degree {run.best}, of which {short(run.noise)} is noise"


def measured_caption(run: PartsRun) -> str:
    """How the dots compare with the exact curve."""
    curves = f"Curves: exact. Dots: the mean true risk of fits to {RELABELLED} samples with new labels at these places"
    if not (run.deviation > 0).all():
        return f"{curves}."
    farthest = float(np.max(np.abs(run.measured - run.expected) / run.deviation))
    return f"{curves}, at most {short(farthest)} standard errors from the sum."


def parts_verdict(run: PartsRun) -> str:
    """Bias falls, variance rises, in between their sum is least."""
    last, best = len(run.degrees) - 1, run.best
    return (
        f"Bias² goes from {short(run.bias[0])} at degree 0 to {short(run.bias[last])} at degree {last}, the variance "
        f"from {short(run.variance[0])} to {short(run.variance[last])}. Their sum with the noise, "
        f"**{short(run.expected[best])}**, is least at degree **{best}**: {short(run.noise)} + {short(run.bias[best])} "
        f"+ {short(run.variance[best])}."
    )


def two_splits_sentence(run: PartsRun) -> str:
    """Bias is not the approximation error."""
    at = run.best
    return (
        f"Approximation and estimation error split the same sum elsewhere. At degree {at} the best polynomial of the "
        f"class has risk {short(run.least[at])}, so the approximation error is {short(run.approximation[at])} and the "
        f"estimation error {short(run.estimation[at])}; bias² is {short(run.bias[at])}, as the mean fit is not that "
        "best polynomial."
    )


def scheme_caption(run: FoldsRun) -> str:
    """How to read the blocks."""
    trained = (run.roles == TRAIN).sum(axis=1)
    first = int(trained[0])
    if run.scheme == "holdout":
        parts = (
            f"{first} examples train, {int((run.roles[0] == 1).sum())} choose, {int((run.roles[0] == 2).sum())} test"
        )
        return f"{parts}. They are dealt at random; the picture puts those of a part side by side."
    dealt = "Examples are dealt at random; the picture puts those of a fold side by side"
    if run.scheme == "folds":
        many = f"{first}" if len(set(trained.tolist())) == 1 else f"{trained.min()} or {trained.max()}"
        return f"{len(run.roles)} trainings for each degree, each on {many} examples. {dealt}."
    return f"{len(run.roles)} inner trainings for each degree. {dealt}, anew within each outer fold."


def folds_verdict(run: FoldsRun) -> str:
    """What was chosen, and how good it is."""
    of = {
        "holdout": f"the examples that choose, {short(run.least)}. Trained on half of all examples",
        "folds": f"the folds, {short(run.least)} on average. Trained once more, on all {run.m} examples",
        "nested": f"the folds, {short(run.least)} on average. Trained once more, on all {run.m} examples",
    }[run.scheme]
    best = int(np.argmin(run.risk))
    ending = "no degree has less" if best == run.chosen else f"degree {best} would have {short(run.risk[best])}"
    return (
        f"Degree **{run.chosen}** has the least error on {of}, its true risk is **{short(run.true_risk)}**; {ending}. "
        f"That took {_many(run.fits, 'fit')}."
    )


def estimate_sentence(run: FoldsRun) -> str:
    """What the scheme says about the risk of what it gives."""
    if run.scheme == "holdout":
        tests = int((run.roles[0] == 2).sum())
        return (
            f"The {tests} test examples chose nothing, so their error, **{short(run.estimate)}**, estimates that risk "
            "without bias, as long as they are asked once only."
        )
    if run.scheme == "folds":
        fewer = int((run.roles[0] == TRAIN).sum())
        return (
            f"The least mean, {short(run.least)}, is no test error. It belongs to predictors trained on {fewer} of "
            f"{run.m} examples, and it was taken because it is the least: “Best of many” shows what that costs."
        )
    chosen = ", ".join(map(str, run.outer))
    return (
        f"The outer folds chose the degrees {chosen}, and what they chose had an error of **{short(run.estimate)}** on "
        "average on the examples they kept out. It estimates the risk of the whole procedure, choosing included, on a "
        "somewhat smaller sample; it is the error of no single predictor."
    )


def degrees_snippet(asked: Fits) -> str:
    """Python that makes the same run."""
    return _snippet("degree", f"degrees_run({_arguments(asked)})", "run.chosen, run.risk", asked.world)


def parts_snippet(asked: Parts) -> str:
    """Python that makes the same run."""
    return _snippet("parts", f"parts_run({_arguments(asked)})", "run.best, run.expected", asked.world)


def folds_snippet(asked: Folds) -> str:
    """Python that makes the same run."""
    return _snippet("folds", f"folds_run({_arguments(asked)})", "run.chosen, run.errors, run.true_risk", asked.world)


def safely(number: float, up: bool) -> str:
    """A promise in four digits, rounded so that it stays true."""
    return in_words(rounded_safely(number, 4, up=up))


def _snippet(question: str, call: str, shown: str, world: object) -> str:
    name = type(world).__name__
    return (
        f"from laboratory.topics.model_selection.{question}.run import {call.partition('(')[0]}\n"
        f"from laboratory.worlds.regression.{name.lower()} import {name}\n\n"
        f"world = {world!r}\nrun = {call}\nprint({shown})\n"
    )


def _arguments(asked: Fits | Parts | Folds) -> str:
    rest = (f"{name}={value!r}" for name, value in asked._asdict().items() if name != "world")
    return ", ".join(["world", *rest])


def _nothing_or(error: float, run: DegreesRun, degree: int) -> str:
    """0 where the polynomial meets every example, but for rounding."""
    return "0" if degree == run.degrees[-1] and run.interpolates else short(error)


def _many(count: int, one: str) -> str:
    return f"{in_words(count)} {one}{'' if count == 1 else 's'}"
