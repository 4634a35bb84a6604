"""What a choice costs, in words computed from the numbers: the best of many, and structural risk."""

from __future__ import annotations

import numpy as np

from bounds.numbers import in_words, short
from laboratory.topics.model_selection.best.run import LotteryRun
from laboratory.topics.model_selection.srm.run import StructureRun
from pages._selection_fields import Lottery, Structure
from pages._selection_words import safely


def lottery_headline(run: LotteryRun) -> str:
    """What stands behind the mean of the least error."""
    shown = "error of one candidate" if run.k == 1 else f"least of {in_words(run.k)} errors"
    return f"{shown}, on average; each candidate truly errs with {short(run.error)}"


def lottery_caption(run: LotteryRun) -> str:
    """How to read the figure of the least error."""
    return (
        f"Exact, for candidates that err independently of each other. Grey: nine of ten draws. Dots: the "
        f"{in_words(run.k)} errors of one draw; the ring is the one chosen."
    )


def nested_caption(run: LotteryRun) -> str:
    """How to read the histograms."""
    return (
        f"{in_words(len(run.plain))} draws of {in_words(run.m)} examples in {run.folds} folds. The least error is "
        "taken over all folds; nested folds choose on the others and test on the one left."
    )


def lottery_verdict(run: LotteryRun) -> str:
    """One draw: what the chosen one showed, and what it shows on fresh examples."""
    shown = float(run.one.min())
    return (
        f"In this draw the chosen one errs on **{short(shown)}** of the {in_words(run.m)} examples that chose it and "
        f"on **{short(run.test)}** of as many fresh ones. Its true risk is {short(run.error)}, like everybody's."
    )


def promise_sentence(run: LotteryRun) -> str:
    """What is promised of the chosen one, and what leaving out the number of candidates would say."""
    confidence = _percent(1 - run.delta, digits=8)
    promise = (
        f"With probability at least {confidence}, no candidate's error lies more than {safely(run.gap, True)} from its "
        f"risk, so the least is at least {safely(run.error - run.gap, False)}: that needs candidates fixed before the "
        "examples are drawn, but no independence between them."
    )
    if run.k == 1:
        return f"{promise} With one candidate nothing is chosen."
    return (
        f"{promise} A promise that forgets the choice would say {safely(float(run.promised[0]), False)}; the least "
        f"error of these {in_words(run.k)} lies below that in {_percent(run.misled)} of all draws, where "
        f"{_percent(run.delta)} were allowed."
    )


def nested_sentence(run: LotteryRun) -> str:
    """What the two ways to report come to on average."""
    return (
        f"Over {in_words(len(run.plain))} draws the least cross-validation error is **{short(run.plain.mean())}** on "
        f"average ({short(run.expected)} exactly, where all folds are of one size), nested folds report "
        f"**{short(run.nested.mean())}**, and the truth is {short(run.error)}."
    )


def structure_headline(run: StructureRun) -> tuple[str, str]:
    """The least bound, and of what."""
    least, dimension = float(run.bound[run.chosen]), run.dimensions[run.chosen]
    if least >= 1:
        return "No promise", f"(the least bound is {safely(least, True)}; errors never exceed 1)"
    return safely(least, True), f"is the least bound on the true risk, at VC dimension {dimension}"


def structure_verdict(run: StructureRun) -> str:
    """Which class is taken and which would be best."""
    at, dimension = run.chosen, run.dimensions[run.chosen]
    needs = (
        f"The world's own labels change {2 * int(run.world.intervals)} times, which takes VC dimension {run.needed}."
    )
    first = (
        f"The bound chooses **VC dimension {dimension}**: training error {short(run.training[at])} + confidence "
        f"{safely(float(run.confidence[at]), True)}. The true risk of what it takes is **{short(run.risk[at])}**."
    )
    if run.best == at:
        return f"{first} No class here has less. {needs}"
    least = f"{first} The least, {short(run.risk[run.best])}, is at VC dimension {run.dimensions[run.best]}"
    if run.best < at:
        return f"{least}. {needs}"
    return f"{least}: a promise for the worst case asks for more examples before it lets a richer class in. {needs}"


def confidence_caption(run: StructureRun) -> str:
    """How to read the three confidences."""
    return (
        f"All for δ = {in_words(run.delta)}. Solid: all classes at once, each with its share of δ. Dashed: the "
        "textbook form with all of δ for one class. Dotted: the misprint, which leaves out a 1."
    )


def printed_sentence(run: StructureRun) -> str:
    """What the printed form would do."""
    at = run.chosen
    picked = run.dimensions[run.chosen_by(run.printed)]
    same = "chooses the same class" if picked == run.dimensions[at] else f"chooses VC dimension {picked} instead"
    falls = bool((np.diff(run.printed) < 0).any())
    return (
        f"One set of notes prints the confidence without a 1 and gives every class all of δ. For the class chosen that "
        f"is {short(run.printed[at])} in place of the proved {safely(float(run.confidence[at]), True)}; it {same} here"
        + (", and it even falls where the VC dimension grows." if falls else ".")
        + f" And with all of δ for each of {len(run.dimensions)} classes, the least of their bounds is only known to "
        f"fail with probability at most {len(run.dimensions)} δ."
    )


def lottery_snippet(asked: Lottery) -> str:
    """Python that makes the same run."""
    told = ", ".join(f"{name}={value!r}" for name, value in asked._asdict().items())
    return (
        "from laboratory.topics.model_selection.best.run import lottery_run\n\n"
        f"run = lottery_run({told})\n"
        "print(run.expected, run.plain.mean(), run.nested.mean())\n"
    )


def structure_snippet(asked: Structure) -> str:
    """Python that makes the same run."""
    told = ", ".join(f"{name}={value!r}" for name, value in asked._asdict().items() if name != "world")
    return (
        "from laboratory.topics.model_selection.srm.run import structure_run\n"
        "from laboratory.worlds.interval_union import IntervalUnion\n\n"
        f"run = structure_run({asked.world!r}, {told})\n"
        "print(run.dimensions[run.chosen], run.bound[run.chosen], run.risk[run.chosen])\n"
    )


def _percent(share: float, digits: int = 3) -> str:
    return f"{in_words(float(f'{100 * share:.{digits}g}'))}\u00a0%"
