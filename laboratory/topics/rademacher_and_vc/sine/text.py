"""Sines, in words."""

from bounds.numbers import format_number, pluralize
from laboratory.topics.rademacher_and_vc.sine.run import SineRun, labelled, sine_table
from laboratory.views.headline import Headline

MEANING = """
The class of all x → 1 where sin(θx) > 0 has a single parameter θ. Yet it realizes all 2ᵐ labellings of the points
1/2, 1/4, …, 1/2ᵐ, with θ = π(1 + Σ (1 − yⱼ)2ʲ), for every m. At xⱼ = 2⁻ʲ the terms after j add whole turns, the
term of j adds half a turn exactly where yⱼ = 0, and the rest stays below half a turn.

So its **VC dimension is infinite**: no sample size suffices for every data distribution. The number of parameters does
not measure flexibility. (The notes write the hypothesis as ⌈0.5 sin(θx)⌉; in one copy the ceiling became a bracket.)
"""


def headline(run: SineRun) -> Headline:
    """How many labellings the formula realizes in exact arithmetic; with a finite VC dimension not all are possible."""
    by = "no guarantee: the VC dimension is infinite"
    realized, every = _realized(run), 2**run.m
    share = (
        f"all {format_number(every)}" if realized == every else f"{format_number(realized)} of {format_number(every)}"
    )
    return Headline(realized, "labellings realized", by=by, measured_text=share)


def sentence(run: SineRun, labelling: int) -> str:
    """The parameter of this labelling, one of all."""
    realized = f"**{format_number(2**run.m)}** labellings of {pluralize(run.m, 'point')}"
    return f"One parameter realizes all {realized}; {_theta(run, labelling)} realizes this one."


def more(run: SineRun, labelling: int) -> str:
    """The frequency for these labels."""
    m = run.m
    return (
        f"{_theta(run, labelling)} gives {labelled(run, labelling)}. In exact "
        f"arithmetic, the formula is correct for {format_number(_realized(run))} of the {format_number(2**m)} "
        "labellings, as for every m. One parameter, infinite VC dimension."
    )


def _theta(run: SineRun, labelling: int) -> str:
    frequency = run.frequency(labelling)
    return f"θ = {format_number(frequency) if frequency > 1 else ''}π"


def _realized(run: SineRun) -> int:
    """The labellings that their frequency realizes."""
    table = sine_table(run)
    return sum(labels == signs for labels, signs in zip(table["labels"], table["signs"], strict=True))
