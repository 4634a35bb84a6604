"""Broken assumptions in words: what was broken, what the promise still is worth, computed from the run."""

from bounds.comparison.conditions import condition_of
from bounds.numbers import TIDY, at_most, in_words
from laboratory.topics.broken_assumptions.run import BrokenRun
from laboratory.views.conditions import with_probability
from laboratory.views.view import Headline

MEANING = """
A theorem promises something *if* its assumptions hold. Here one of them is broken, a little at first and then more,
and the promise is asked all the same. At the left end of the figure nothing is broken: there the guarantee fails in at
most a share δ of the runs, as a rule in far fewer, because it has room to spare. That room is all that protects
whoever uses a theorem where it does not apply, and nobody promises how long it lasts.

**Examples that repeat.** Each example has the right distribution, but with some probability it is the one before once
more. The test error is still right on average. But among 100 examples of which nine in ten are copies there are only
about ten different ones, and the theorem counts a hundred. Frames of one film and neighbouring days are such examples.

**Drift.** The threshold moves while the test set is collected; the risk that matters is the one at the end. Errors of
the past are no longer errors of the present, and here more examples are no help at all: the interval shrinks around
the wrong place.

**Noise where none is assumed.** The realizable theorems count on a hypothesis without any mistake. If labels are
flipped, even the best hypothesis has a risk as large as their share, and a guarantee that shrinks as 1/m falls below
it. Strictly, the theorem still speaks of every hypothesis without training error; there is none left to speak of. The
agnostic theorem needs no such hypothesis and keeps its word: it promises less, a gap of about 1/√m.

**Choosing on the test set.** All candidates are equally good. Whoever tries many and reports the one with the fewest
mistakes reports the luckiest. The predictor depends on the test set now, so the theorem for one that was fixed before
says nothing about it. Counting the candidates, as the theorem on selection does, mends the guarantee.

**More often than δ** means that the 95 % interval of the failure rate lies above δ; one interval in twenty does so, or
lies below the truth, by chance. The test that errs **once in a million** is stricter: if the guarantee held, so many
failures, or more, would happen with probability at most 10⁻⁶. The exact line needs no such test.
"""
CAPTIONS = {
    "repeat": "A predictor that knows the threshold errs only on flipped labels.",
    "drift": "A predictor that knows where the threshold was at first; its risk is meant at the end, after the drift.",
    "noise": "The learner takes the lowest of the thresholds with the fewest mistakes; its true risk is exact.",
    "look": "Candidates err independently of each other; the one with the fewest mistakes on the test set is reported.",
}
WITHOUT_REPAIR = {
    "repeat": "No other theorem is asked in its place: it would have to know how strongly the examples depend on each "
    "other.",
    "drift": "No other theorem is asked in its place: the interval does hold the mean risk on the way, with "
    "probability at least 1 − δ, but it is the risk at the end that matters.",
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


def headline(run: BrokenRun, step: int) -> Headline:
    """The share of runs that break the guarantee, beside δ."""
    what = f"of {run.runs} runs break the guarantee"
    said = condition_of(run.theorem, run.given)
    unsaid = " and ".join(one.clause for one in run.broken if one.clause not in said)
    holds = f"here {unsaid}" if unsaid else "it holds here"
    by = holds if step == 0 else f"were it true that {unsaid}" if unsaid else "were it to hold"
    return Headline(run.verdicts[step].rate, what, at_most=run.delta, by=by, share=True, theorem=run.theorem.slug)


def caption(run: BrokenRun, runs: int, seed: int) -> str:
    """How to read the failure rates."""
    exact = "Line: the exact probability at each strength, joined. " if run.exact is not None else ""
    return (
        f"{exact}Dots: shares of {runs} simulated runs (seed {seed}) with 95 % intervals; the ring is the strength "
        "shown in the other figure."
    )


def measured_caption(run: BrokenRun) -> str:
    """How to read what was measured at one strength."""
    law = "" if run.laws is None else " Blue steps: as many runs as the exact law expects."
    return f"Hatched: runs in which the guarantee fails.{law} {CAPTIONS[run.kind]}"


def sentence(run: BrokenRun) -> str:
    """From which strength on the guarantee is seen to fail too often."""
    if (first := run.first_seen) is None:
        return f"Up to {at(run.kind, run.strengths[-1])} no 95 % interval lies above δ: **there is room to spare**."
    return (
        f"From **{at(run.kind, run.strengths[first])}** on, the guarantee fails more often than δ: "
        f"{run.verdicts[first].failures} of {run.runs} runs."
    )


def more(run: BrokenRun, step: int) -> str:
    """What chance explains, what was guaranteed at this strength, which assumption fails, and what would mend it."""
    told = f"{_measured(run)} {_exactly(run, run.kind)}".strip()
    here = f"{_at_this_strength(run, run.kind, step)}  \n{_assumption(run, step)}"
    return "\n\n".join((told, here, _repair(run, step)))


def _measured(run: BrokenRun) -> str:
    allowed = f"δ = {in_words(run.delta)} allows about {in_words(run.delta * run.runs, 3)}"
    if (first := run.first_beyond) is None:
        return (
            f"With no strength up to {at(run.kind, run.strengths[-1])} do so many of the {run.runs} runs fail that it "
            f"would be chance once in a million at most if δ = {in_words(run.delta)} held."
        )
    return (
        f"**With {at(run.kind, run.strengths[first])}** a test that is wrong once in a million at most finds it false: "
        f"{run.verdicts[first].failures} of {run.runs} runs fail, where {allowed}."
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


def _assumption(run: BrokenRun, step: int) -> str:
    """Which assumption of which theorem is broken."""
    told = " ".join(f"“{assumption.says}”" for assumption in run.broken)
    which, s = ("both", "") if len(run.broken) == 2 else ("it", "s")
    now = f"Here {which} {'hold' if step == 0 else 'fail'}{s}."
    return f"**{run.theorem.title}** assumes: {told} {now}"


def _at_this_strength(run: BrokenRun, kind: str, step: int) -> str:
    """What was promised at this strength, and what became of it."""
    failures, truth = run.verdicts[step].failures, in_words(float(run.truth[step]), 3)
    start, often = f"With {at(kind, run.strengths[step])}", with_probability(run.delta)
    if kind == "noise":
        promised = float(run.high[step])
        vacuous = ", which says nothing" if promised >= 1 else ""
        return (
            f"{start} the guarantee, {often}, is a true risk of at most {at_most(promised, 3)}{vacuous}; no threshold "
            f"has less than {truth}. It fails on {failures} of {run.runs} samples.{_fits(run, step)}"
        )
    width = at_most(float(f"{run.high[step] - run.truth[step]:.{TIDY}g}"), 3)  # a difference of doubles
    mean = in_words(float(run.measured[step].mean()), 3)
    exact = "" if run.exact is None else f" (exactly: with probability {in_words(float(run.exact[step]), 3)})"
    return (
        f"{start} the true risk is {truth} and the test error is guaranteed {often} within {width} of it. "
        f"On average the test error is {mean}; it lies outside on {failures} of {run.runs} test sets{exact}."
    )


def _fits(run: BrokenRun, step: int) -> str:
    without = 0 if run.consistent is None else run.runs - int(run.consistent[step])
    if without == 0:
        return ""
    return f" On {without} of {run.runs} every threshold makes mistakes, and the learner takes the best instead."


def _repair(run: BrokenRun, step: int) -> str:
    """How the theorem fares that does not need what was broken, or why none is asked."""
    if run.repair is None:
        return WITHOUT_REPAIR[run.kind]
    from bounds import theorems

    repair = run.repair
    promised = at_most(float(theorems[repair.slug](**repair.given[step])), 3)
    return (
        f"**{theorems[repair.slug].title}** does not assume this. It guarantees, {with_probability(run.delta)}, that "
        f"the error on the sample lies within {promised} of the true risk, and failed in {repair.misses[step]} of "
        f"{run.runs} runs."
    )
