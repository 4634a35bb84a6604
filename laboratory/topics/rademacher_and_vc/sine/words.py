"""Sines, in words."""

from bounds.numbers import in_words
from laboratory.topics.rademacher_and_vc.sine.run import SineRun, sine_table
from laboratory.views.view import Headline

MEANING = """
The class of all x → 1 where sin(θx) > 0 has a single parameter θ. And yet it gives the points 1/2, 1/4, …, 1/2ᵐ every
one of the 2ᵐ labellings, with θ = π(1 + Σ (1 − yⱼ)2ʲ), for every m. At xⱼ = 2⁻ʲ the terms after j add whole turns, the
term of j adds half a turn exactly where yⱼ = 0, and the rest stays below half a turn.

So its **VC dimension is infinite**: no number of examples suffices for every world. Counting parameters does not
measure flexibility. (The notes write the hypothesis as ⌈0.5 sin(θx)⌉; in one copy the ceiling became a bracket.)
"""


def headline(run: SineRun, labelling: int) -> Headline:
    """How many labellings the formula gives, tried in exact arithmetic; a finite VC dimension would not allow all."""
    by = "nothing guaranteed: the VC dimension is infinite"
    given, every = _given(run), 2**run.m
    shown = f"all {in_words(every)}" if given == every else f"{in_words(given)} of {in_words(every)}"
    return Headline(given, "labellings given", by=by, shown=shown)


def sentence(run: SineRun) -> str:
    """What one parameter can do."""
    return f"One parameter θ gives {run.m} points every one of their **{in_words(2**run.m)}** labellings."


def more(run: SineRun, labelling: int) -> str:
    """The frequency for these labels."""
    m, spelled = run.m, ", ".join(map(str, run.labels(labelling)))
    frequency = run.frequency(labelling)
    return (
        f"θ = {in_words(frequency) if frequency > 1 else ''}π gives the points 1/2{', …' if m > 2 else ''}"
        f"{f', 1/{2**m}' if m > 1 else ''} the labels {spelled}. Tried in exact arithmetic, the formula works for "
        f"{in_words(_given(run))} of the {in_words(2**m)} labellings, as it does for every m. One parameter, infinite "
        "VC dimension."
    )


def _given(run: SineRun) -> int:
    """The labellings that their frequency gives."""
    table = sine_table(run)
    return sum(wanted == given for wanted, given in zip(table["labels"], table["given"], strict=True))
