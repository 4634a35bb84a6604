"""The memorizer in words."""

from bounds.numbers import format_short, pluralize
from laboratory.topics.finite_classes import text as common
from laboratory.topics.finite_classes.memoriser.run import Spikes
from laboratory.views.headline import Headline

MEANING = common.MEANING

CAPTION = (
    "The memorizer answers +1 everywhere but on the examples it stored, where it answers −1, the only label there is."
)


def headline() -> Headline:
    """Both errors, whatever the sample."""
    nothing = "no guarantee: its class has a hypothesis for every labelling"
    return Headline(1, "training error and true risk on a line", measured_text="0 and 1", by=nothing)


def sentence(stored: int) -> str:
    """Both errors of the memorizer."""
    if stored == 0:
        return "Before the first example the true risk is **1**: no point of the line is stored."
    return (
        f"After {pluralize(stored, 'example')} the training error is **0** and the true risk is **1**: a new point of "
        "the line was never stored."
    )


def more(run: Spikes, stored: int) -> str:
    """The expected risk if only few points could occur."""
    return (
        "On a line a new point is never one of those stored. If only "
        f"{pluralize(run.atoms, 'point')} could occur, all equally likely, the expected risk would be "
        f"{format_short(run.at(stored), 4)}."
    )
