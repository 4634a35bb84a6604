"""The memoriser in words."""

from bounds.numbers import counted, in_words, short
from laboratory.topics.finite_classes import words as common
from laboratory.topics.finite_classes.memoriser.run import Spikes
from laboratory.views.view import Headline

MEANING = common.MEANING

CAPTION = (
    "The memoriser answers +1 everywhere but on the examples it stored, where it says −1, the only label there is."
)


def headline() -> Headline:
    """Both errors, whatever the sample."""
    nothing = "nothing guaranteed: its class has a hypothesis for every labelling"
    return Headline(1, "training error and true risk on a line", shown="0 and 1", by=nothing)


def sentence(stored: int) -> str:
    """Both errors of the memoriser."""
    return (
        f"After {counted(stored, 'example')} the training error is **0** and the true risk is **1**: a new point of "
        "the line was never stored."
    )


def more(run: Spikes, stored: int) -> str:
    """What would be so if only few points could occur."""
    return (
        "On a line a new point is never one of those stored. If only "
        f"{in_words(run.atoms)} points could occur, all equally likely, the expected risk would be "
        f"{short(run.at(stored), 4)}."
    )
