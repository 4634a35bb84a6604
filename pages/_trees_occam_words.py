"""Occam's choice in words, computed from its numbers."""

from __future__ import annotations

from bounds.numbers import at_most, in_words, short
from laboratory.topics.trees.occam.run import FIXED_SIZE, THEOREM, FixedSizes, OccamOnOtherSamples, OccamRun
from laboratory.worlds.boolean_cube import BooleanCube
from pages._trees_fields import Choice


def headline_of(run: OccamRun) -> tuple[str, str]:
    """What is promised of the chosen tree."""
    least = float(run.promise[run.chosen])
    if least >= 1:
        return "No promise", f"(the least is {at_most(least)}; no risk exceeds 1)"
    return at_most(least), f"is the most risk promised for Occam's choice, a tree of {_nodes(run, run.chosen)}"


def verdict(run: OccamRun) -> str:
    """The choice, the best size, and what each costs."""
    chosen = (
        f"Occam's choice has **{_nodes(run, run.chosen)}**: training error {short(run.training[run.chosen])}, exact "
        f"risk **{short(run.risk[run.chosen])}**."
    )
    if run.best == run.chosen:
        return f"{chosen} No other size of the sequence has less risk."
    why = "fewer" if run.best > run.chosen else "more"
    return (
        f"{chosen} With {_nodes(run, run.best)} the risk would be least, **{short(run.risk[run.best])}**; the promise "
        f"takes {why}, for it must hold for all trees at once, whatever the world."
    )


def size_sentence(run: OccamRun, size: int) -> str:
    """The tree looked at."""
    promise, risk = float(run.promise[size]), float(run.risk[size])
    empty = " More than 1 says nothing." if promise >= 1 else ""
    return (
        f"The tree of {_nodes(run, size)} misjudges {in_words(float(run.training[size]), 4)} of the sample and takes "
        f"{in_words(run.bits(size))} bits to write down. So its risk is promised to be at most "
        f"{in_words(float(run.training[size]), 4)} + {at_most(float(run.gap[size]))}, that is "
        f"{at_most(promise)}; it is {short(risk)}.{empty}"
    )


def promise_sentence(run: OccamRun) -> str:
    """What is promised, and what that needs."""
    return (
        f"With probability at least {in_words(100 * (1 - run.delta), 8)} % over the sample, no tree's risk lies "
        "further from its training error than its code length allows. That needs independent examples, yes-or-no "
        "features, and a code fixed before the sample was drawn."
    )


def others_sentence(samples: OccamOnOtherSamples, run: OccamRun) -> str:
    """The same choice on many samples."""
    low, high = int(samples.nodes.min()), int(samples.nodes.max())
    chosen = f"always {low} nodes" if low == high else f"between {low} and {high} nodes"
    broke = "never" if samples.broken == 0 else f"{samples.broken} times"
    return (
        f"On {len(samples.risk)} samples of {in_words(run.m)} examples Occam chose {chosen}, its exact risk was "
        f"**{short(samples.risk.mean())}** on average, and the promise, on average {short(samples.promise.mean())}, "
        f"was {broke} broken, where {in_words(100 * run.delta, 8)} % were allowed."
    )


def fixed_sentence(fixed: FixedSizes, asked: Choice) -> str:
    """What fixing the size buys."""
    risk, least, excess = fixed.risk[-1], fixed.least[-1], float(fixed.excess[-1])
    empty = " More than 1 says nothing." if excess >= 1 else ""
    return (
        f"Of *all* trees with {fixed.nodes[-1]} nodes, the one with the fewest mistakes on these {in_words(asked.m)} "
        f"examples has risk {short(risk)}; the best such tree has {short(least)}, and at most {at_most(excess)} "
        f"more was promised.{empty} This holds for a single size, fixed before the sample is seen."
    )


def stopped_short(run: OccamRun) -> str:
    """That larger trees are not shown, or nothing."""
    if run.nodes[-1] == run.grown:
        return ""
    return f"The tree was grown to {in_words(run.grown)} nodes; prunings of up to {run.nodes[-1]} are shown."


def python_snippet(asked: Choice) -> str:
    """Python that makes the same choice and prints its nodes, exact risk and promise."""
    world = type(asked.world)
    return (
        "from laboratory.topics.trees.occam.run import occam_run\n"
        f"from {world.__module__} import {world.__name__}\n\n"
        f"run = occam_run({asked.world!r}, {asked.m}, delta={asked.delta}, seed={asked.seed})\n"
        "print(run.nodes[run.chosen], run.risk[run.chosen], run.promise[run.chosen])\n"
    )


def about_the_world(run: OccamRun) -> str:
    """What the yes-or-no features are."""
    if isinstance(run.world, BooleanCube):
        return f"All {in_words(2 ** int(run.world.features))} answers to {run.world.features} questions, equally likely"
    return f"{run.world.features} yes-or-no questions about the measurements of {len(run.world.examples.y)} tumours"


def _nodes(run: OccamRun, size: int) -> str:
    return "1 node" if run.nodes[size] == 1 else f"{run.nodes[size]} nodes"


LINKS = {
    THEOREM: "Promise of Occam's choice in the Calculator",
    FIXED_SIZE: "A size fixed beforehand in the Calculator",
}
