"""Finite classes in words: what each view shows, computed from its numbers."""

from __future__ import annotations

from bounds.numbers import in_words, rounded_safely
from laboratory.topics.finite_classes.areas.run import BadHypotheses
from laboratory.topics.finite_classes.chosen.run import RUNS, ChosenRun, NeighbourRuns
from laboratory.topics.finite_classes.fitting import FIVE, HALVES, FivePoints, Spikes, SquareRun

MEANING = """
A learner sees only its sample. A hypothesis is **bad** if its true risk is at least ε, and a sample is **misleading**
if some bad hypothesis makes no mistake on it: then a learner that asks for nothing but a perfect fit may take it.

**One bad hypothesis** survives m independent examples with probability at most (1 − ε)^m. **All of them together**: the
set of misleading samples is the union of such sets, and its probability is at most the sum of theirs, which counts
what overlaps more than once. That is the **union bound**, and it gives |H| (1 − ε)^m ≤ |H| e^(−εm), the promise for
finite classes.

**A class that is too rich** has no such bound. The memoriser has a hypothesis for every labelling of everything: its
training error is 0 on every sample, whatever the truth.

**Hoeffding's inequality** speaks of one hypothesis that was fixed before the sample was drawn. The one that was chosen
*because* it does well on this sample is another matter: its losses on the sample are no longer independent trials.
What holds for it must hold for all hypotheses at once, and costs a factor |H|, or ln |H| in the gap.
"""


def areas_sentence(bad: BadHypotheses, m: int) -> str:
    """What share of the samples misleads, beside sum and promise."""
    exact, summed, promise = float(bad.misled(m)), float(sum(bad.areas(m))), float(bad.promised(m))
    samples = bad.points**m
    counted = (
        f"Of all {in_words(samples)} samples of {m} examples, {in_words(int(bad.misled(m) * samples))} mislead"
        if samples < 10**7
        else f"A sample of {m} examples misleads with probability {short(exact)}"
    )
    twice = (
        f"The areas add up to {short(summed)}: the union bound counts overlaps again."
        if summed > exact * (1 + 1e-9)
        else "The areas do not overlap at all, so that their sum is exact."
    )
    promised = f"The theorem promises at most {up(promise)}" + (
        ", which is no promise: probabilities never exceed 1." if promise >= 1 else "."
    )
    return f"{counted}: on them some bad hypothesis looks perfect. {twice} {promised}"


def added_sentence(bad: BadHypotheses, m: int, added: int) -> str:
    """What the last hypothesis that was counted adds."""
    if added == 0:
        return "No hypothesis has been counted yet. Step forward to add their areas one by one."
    own = bad.areas(m)[added - 1]
    new = bad.misled(m, added) - (bad.misled(m, added - 1) if added > 1 else 0)
    twice = float(own - new)
    tail = f"; {short(twice)} of it had been counted already" if twice > 0 else "; nothing of it had been counted"
    return (
        f"Hypothesis {added} errs on {len(bad.errs[added - 1])} of {bad.points} points. Its area is "
        f"{short(float(own))}{tail}."
    )


def square_sentence(run: SquareRun) -> str:
    """What ERM took from a misleading sample."""
    m = len(run.labels)
    if run.chosen is None:
        return (
            f"The memoriser gives the right label on the {m} examples and one label on the whole rest of the square. "
            "Its training error is 0 and its true risk exactly 1/2, for every sample of any size: no point of the "
            "square is ever drawn twice."
        )
    also = "the upper half, the truth, fits as well, and nothing in the sample tells them apart"
    return (
        f"“Label 1 in {HALVES[run.chosen]}” has training error {in_words(run.training_error)} and true risk exactly "
        f"1/2; {also}. Such a sample has probability 1/2 for each example, {in_words(run.chance, 4)} together."
    )


def five_sentence(five: FivePoints) -> str:
    """How many labellings are left, and how they do on what was not seen."""
    left = FIVE - five.seen
    if left == 0:
        return "All five points were seen, and one labelling is left: nothing had to be learnt about unseen points."
    share = ", ".join(f"{n} make {k}" for k, n in enumerate(five.counts.tolist()))
    return (
        f"{len(five.consistent)} of 32 labellings agree with the {five.seen} points seen, and every one of them has "
        f"training error 0. On the {left} unseen they differ in every way: {share} of {left} mistakes. On each unseen "
        "point half of them say 1, so that the sample tells nothing about it."
    )


def memoriser_sentence(run: Spikes, shown: int) -> str:
    """Both risks of the memoriser."""
    return (
        f"After {in_words(shown)} examples the training error is 0 and the true risk is 1: on a line a new point is "
        f"never one of those stored. If only {in_words(run.atoms)} points could occur, all equally likely, the "
        f"expected risk would be {short(run.at(shown))}."
    )


def unseen_sentence(epsilon: float, m: int, chance: float, promise: float) -> str:
    """How probable it is to miss a point, and what that does to a learner."""
    likely = "likely" if chance > 0.5 else "unlikely"
    return (
        f"A domain of two points: the rare one has probability {in_words(epsilon)}. In {in_words(m)} examples it is "
        f"missed with probability {short(chance)} (at most {up(promise)}), so it is {likely} that a learner must "
        f"guess its label. That is why a risk of exactly 0 cannot be asked for, and a risk below "
        f"{in_words(epsilon)} only with more than about {in_words(round(1 / epsilon))} examples."
    )


def chosen_sentence(run: ChosenRun) -> str:
    """How often the naive promise fails, for the fixed hypothesis and for the chosen one."""
    fixed, chosen = run.beyond(run.naive)
    safe = run.beyond(run.union)[1]
    measured = int((run.chosen > run.naive + 1e-12).sum())
    if run.hypotheses == 1:
        return (
            f"With one hypothesis there is no choice: its deviation exceeds Hoeffding's {short(run.naive)} with "
            f"probability {short(fixed)}, and {in_words(run.delta)} is allowed."
        )
    return (
        f"Hoeffding's gap {short(run.naive)} may be exceeded with probability {in_words(run.delta)}. The hypothesis "
        f"fixed beforehand exceeds it with probability {short(fixed)}; the one that ERM chose of "
        f"{in_words(run.hypotheses)} with probability **{short(chosen)}** (measured: {in_words(measured)} of "
        f"{in_words(RUNS)} samples). The union bound's gap {short(run.union)} "
        f"it exceeds with probability {short(safe)}."
    )


def neighbours_sentence(runs: NeighbourRuns) -> str:
    """How often a naive confidence bound covers the nearest neighbour's risk."""
    return (
        f"The nearest neighbour has training error 0 on every sample, and Hoeffding's inequality would promise a risk "
        f"of at most {short(float(runs.naive.max()))}. The true risk is {short(float(runs.risk.mean()))} on average, "
        f"so that the promise holds in **{runs.held} of {len(runs.risk)}** samples, where "
        f"{in_words(100 * (1 - runs.delta), 4)} % were announced. The predictor was made from "
        "the sample it is judged on."
    )


def short(number: float) -> str:
    """Four significant digits."""
    return in_words(float(f"{number:.4g}"))


def up(number: float) -> str:
    """The same, never below the number."""
    return in_words(rounded_safely(number, 4, up=True))
