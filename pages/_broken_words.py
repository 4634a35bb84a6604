"""Broken assumptions in words: what was broken, what the promise still is worth, computed from the run."""

from __future__ import annotations

from bounds.numbers import in_words
from laboratory.topics.broken_assumptions import BrokenRun
from pages._broken_fields import MAKERS, Asked

MEANING = """
A theorem promises something *if* its assumptions hold. Here one of them is broken, a little at first and then more,
and the promise is asked all the same. At the left end of the figure nothing is broken: there the promise fails in at
most a share δ of the runs, as a rule in far fewer, because it has room to spare. That room is all that protects whoever
uses a theorem where it does not apply, and nobody promises how long it lasts.

**Examples that repeat.** Each example has the right distribution, but with some probability it is the one before once
more. The test error is still right on average. But among 100 examples of which nine in ten are copies there are only
about ten different ones, and the theorem counts a hundred. Frames of one film and neighbouring days are such examples.

**Drift.** The threshold moves while the test set is collected; the risk that matters is the one at the end. Errors of
the past are no longer errors of the present, and here more examples are no help at all: the interval shrinks around
the wrong place.

**Noise where none is assumed.** The realizable theorems count on a hypothesis without any mistake. If labels are
flipped, even the best hypothesis has a risk as large as their share, and a promise that shrinks as 1/m falls below
it. Strictly, the theorem still speaks of every hypothesis without training error; there is none left to speak of. The
agnostic theorem needs no such hypothesis and keeps its word: it promises less, a gap of about 1/√m.

**Choosing on the test set.** All candidates are equally good. Whoever tries many and reports the one with the fewest
mistakes reports the luckiest. The predictor depends on the test set now, so the theorem for one that was fixed before
says nothing about it. Counting the candidates, as the theorem on selection does, mends the promise.

**Beyond chance** means: if the promise held, so many failures, or more, would happen with probability at most one in a
million. The exact line needs no such test.
"""
CAPTIONS = {
    "repeat": "A predictor that knows the threshold errs only on flipped labels.",
    "drift": "A predictor that knows where the threshold was at first; its risk is meant at the end, after the drift.",
    "noise": "The learner takes the lowest of the thresholds with the fewest mistakes; its true risk is exact.",
    "look": "Candidates err independently of each other; the one with the fewest mistakes on the test set is reported.",
}
WITHOUT_REPAIR = {
    "repeat": "No theorem is asked instead: it would have to know how strongly the examples depend on each other.",
    "drift": "No theorem is asked instead: the interval does hold the mean risk on the way, with probability at least "
    "1 − δ, but it is the risk at the end that matters.",
}


def at(kind: str, strength: float) -> str:
    """A strength as part of a sentence."""
    told = in_words(float(strength), 3)
    return {
        "repeat": f"a chance of {told} to repeat",
        "drift": f"a drift of {told}",
        "noise": f"a share of {told} flipped",
        "look": "a single candidate" if strength == 1 else f"{told} candidates",
    }[kind]


def share(number: float) -> str:
    """A share in per cent."""
    return f"{in_words(100 * number, 3)} %"


def headline_words(run: BrokenRun, step: int) -> str:
    """What stands behind the failure rate."""
    return f"of {run.runs} runs break the promise; at most {share(run.delta)} promised"


def verdict(run: BrokenRun, kind: str) -> str:
    """At which strength the failure rate first exceeds δ beyond chance, and where the exact one does."""
    return f"{_measured(run, kind)} {_exactly(run, kind)}".strip()


def _measured(run: BrokenRun, kind: str) -> str:
    if (first := run.first_beyond) is None:
        return (
            f"With no strength up to {at(kind, run.strengths[-1])} do more of the {run.runs} runs fail than chance "
            f"explains if δ = {in_words(run.delta)} held: **the promise has that much room to spare**."
        )
    failures = run.verdicts[first].failures
    return (
        f"**With {at(kind, run.strengths[first])}** the promise fails beyond chance for the first time: {failures} of "
        f"{run.runs} runs, where δ = {in_words(run.delta)} allows about {in_words(run.delta * run.runs, 3)}."
    )


def _exactly(run: BrokenRun, kind: str) -> str:
    if run.exact is None:
        return ""
    if (first := run.first_above) is None:
        return f"Exactly, its failure probability never exceeds {in_words(float(run.exact.max()), 3)}."
    chance = in_words(float(run.exact[first]), 3)
    if first == 0:
        return f"Exactly, the failure probability is above δ from the start: {chance}."
    before = in_words(float(run.exact[first - 1]), 3)
    return (
        f"Exactly, the failure probability is {before} with {at(kind, run.strengths[first - 1])} and {chance} with "
        f"{at(kind, run.strengths[first])}."
    )


def assumption(run: BrokenRun, step: int) -> str:
    """Which assumption of which theorem is broken."""
    told = " ".join(f"“{assumption.says}”" for assumption in run.broken)
    which, s = ("both", "") if len(run.broken) == 2 else ("it", "s")
    now = f"Here {which} {'hold' if step == 0 else 'fail'}{s}."
    return f"**{run.theorem.title}** assumes: {told} {now}"


def step_sentence(run: BrokenRun, kind: str, step: int) -> str:
    """What was promised at this strength, and what became of it."""
    failures, truth = run.verdicts[step].failures, in_words(float(run.truth[step]), 3)
    start = f"With {at(kind, run.strengths[step])}"
    if kind == "noise":
        promised = float(run.high[step])
        vacuous = ", which says nothing" if promised >= 1 else ""
        return (
            f"{start} the promise is a true risk of at most {in_words(promised, 3)}{vacuous}; no threshold has less "
            f"than {truth}. It fails on {failures} of {run.runs} samples.{_fits(run, step)}"
        )
    width = in_words(float(run.high[step] - run.truth[step]), 3)
    mean = in_words(float(run.measured[step].mean()), 3)
    exact = "" if run.exact is None else f" (exactly: with probability {in_words(float(run.exact[step]), 3)})"
    return (
        f"{start} the true risk is {truth} and the test error is promised within {width} of it. On average "
        f"the test error is {mean}; it lies outside on {failures} of {run.runs} test sets{exact}."
    )


def _fits(run: BrokenRun, step: int) -> str:
    without = 0 if run.consistent is None else run.runs - int(run.consistent[step])
    if without == 0:
        return ""
    return f" On {without} of {run.runs} every threshold makes mistakes, and the learner takes the best instead."


def repair_sentence(run: BrokenRun, kind: str, step: int) -> str:
    """How the theorem fares that does not need what was broken, or why none is asked."""
    if run.repair is None:
        return WITHOUT_REPAIR[kind]
    from bounds import theorems

    repair = run.repair
    promised = in_words(float(theorems[repair.slug](**repair.given[step])), 3)
    return (
        f"**{theorems[repair.slug].title}** does not assume this. It promises that the error on the sample lies within "
        f"{promised} of the true risk, and failed in {repair.misses[step]} of {run.runs} runs."
    )


def python_snippet(asked: Asked) -> str:
    """Python that makes the same runs and prints the failures at each strength."""
    maker = MAKERS[asked.kind].__name__
    return (
        f"from laboratory.topics.broken_assumptions import {maker}\n\n"
        f"run = {maker}({asked.m}, {asked.delta!r}, {asked.own!r}, runs={asked.runs}, seed={asked.seed})\n"
        "for strength, verdict in zip(run.strengths, run.verdicts):\n"
        "    print(strength, verdict.failures)\n"
    )
