"""What a fitted learner says of itself after the first run: words worked out to numbers, and what to beware of."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from bounds.numbers import format_short
from bounds.vocabulary.prose import capitalized
from learners.shared.words import label_of

if TYPE_CHECKING:
    from laboratory.experiments.trial import Trial


def remarks_of(trial: "Trial") -> tuple[str, ...]:
    """In sentences; a learner that is none of the Lab's says nothing."""
    learner = trial.learner
    remarks: Mapping[str, str] = learner.remarks(trial.sample.X) if hasattr(learner, "remarks") else {}
    sentences = (f"{capitalized(remark)}: {how_far}." for remark, how_far in remarks.items())
    return (*_worked_out(learner), *sentences)


def _worked_out(learner: Any) -> Iterator[str]:
    """`Kernel parameter γ: scale is 0.25 here.`, for the words that are read."""
    kind = type(learner)
    some, read = _reads(learner)
    for name in getattr(kind, "from_sample", {}):
        word = getattr(learner, name)
        if isinstance(word, str) and (name in read or name not in some):
            yield f"{capitalized(label_of(kind, name))}: {word} is {format_short(getattr(learner, f'{name}_'))} here."


def _reads(learner: Any) -> tuple[set[str], set[str]]:
    """The arguments that some option of the learner reads, and those that its own options read."""
    options = getattr(type(learner), "options", {})
    some = {argument for values in options.values() for option in values.values() for argument in option.reads}
    own = (values[getattr(learner, name)] for name, values in options.items())
    return some, {argument for option in own for argument in option.reads}
