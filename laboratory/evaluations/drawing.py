"""The figure of an evaluation, and what it is called where nobody sees it."""

from bounds.numbers import format_short, pluralize
from laboratory.evaluations.evidence import Evidence
from laboratory.figures.axes import Scale
from laboratory.figures.figure import Figure
from laboratory.figures.forest import ForestLine, forest

ACCURACY, DIFFERENCE = Scale("accuracy"), Scale("difference of accuracies")
MOST = 30  # lines


def accuracy_lines(evidence: Evidence) -> list[ForestLine]:
    """Of one model all its intervals; of several the one to quote of each."""
    if len(evidence.models) == 1:
        (model,) = evidence.models
        return [
            ForestLine(each.name, each.low, model.accuracy, each.high, bool(each.contradicted))
            for each in model.intervals
        ]
    return [
        ForestLine(model.model, model.interval.low, model.accuracy, model.interval.high,
                   bool(model.interval.contradicted))
        for model in evidence.models[:MOST]
    ]  # fmt: skip


def accuracies(evidence: Evidence, theme: str = "light") -> Figure:
    """The accuracy with its intervals."""
    return forest(accuracy_lines(evidence), ACCURACY, theme)


def accuracies_in_words(evidence: Evidence) -> str:
    """What a person sees of it."""
    lines = accuracy_lines(evidence)
    listed = "; ".join(f"{line.name} {format_short(line.low, 4)} to {format_short(line.high, 4)}" for line in lines)
    return f"{pluralize(len(lines), 'interval')} of accuracies: {listed}."


def difference_lines(evidence: Evidence) -> list[ForestLine]:
    """The interval to quote of each comparison."""
    quoted = [(each, each.interval) for each in evidence.comparisons[:MOST]]
    return [
        ForestLine(f"{each.first} − {each.second}", interval.low, each.difference, interval.high)
        for each, interval in quoted if interval is not None
    ]  # fmt: skip


def differences(evidence: Evidence, theme: str = "light") -> Figure:
    """Each difference with its interval; where it holds 0, neither is known to be better."""
    return forest(difference_lines(evidence), DIFFERENCE, theme, holds=0)


def differences_in_words(evidence: Evidence) -> str:
    """What a person sees of it."""
    lines = difference_lines(evidence)
    listed = "; ".join(f"{line.name} {format_short(line.low, 3)} to {format_short(line.high, 3)}" for line in lines)
    return f"{pluralize(len(lines), 'interval')} of differences of accuracies: {listed}."
