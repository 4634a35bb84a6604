"""The overfitting square in words."""

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.finite_classes import text as common
from laboratory.topics.finite_classes.square.run import HALVES, SquareRun
from laboratory.views.headline import Headline

MEANING = common.MEANING

WORLD = "The data distribution: points are uniform, and the label is 1 in the upper half. Full circles have label 1."


def headline(run: SquareRun) -> Headline:
    """Both errors of one hypothesis."""
    why = "the class contains every labelling" if run.chosen is None else "the sample was chosen to mislead"
    return Headline(
        run.risk, "training error and true risk of the same hypothesis", measured_text="0 and 1/2",
        by=f"no guarantee: {why}",
    )  # fmt: skip


def caption(run: SquareRun) -> str:
    """How to read the hypothesis."""
    marks = "Shaded: where the learner predicts 1. Dashed: the true boundary."
    if run.chosen is None:
        return marks
    return f"{marks} This is not the sample of the first figure: it was drawn among those that mislead."


def sentence(run: SquareRun) -> str:
    """What was learned."""
    if run.chosen is None:
        stored = pluralize(run.m, "example")
        return f"The memorizer labels **{stored}** correctly and misclassifies **half** of the square."
    return (
        f"“Label 1 in {HALVES[run.chosen]}” has training error **{format_number(run.training_error)}** and true risk "
        "exactly **1/2**; the true rule fits as well."
    )


def more(run: SquareRun) -> str:
    """Why nothing in the sample helps."""
    if run.chosen is None:
        return (
            f"The memorizer gives the right label on the {pluralize(run.m, 'example')} and one label on the rest of "
            "the "
            "square. Its training error is 0 and its true risk exactly 1/2 for every sample of any size: the examples "
            "have area 0."
        )
    return (
        "The upper half, the true rule, fits as well, and the sample cannot distinguish the two. Both "
        f"agree on one example with probability 1/2, on all {format_number(run.m)} with probability "
        f"{format_short(run.chance, 4)}."
    )
