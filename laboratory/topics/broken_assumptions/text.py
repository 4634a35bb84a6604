"""Broken assumptions in words: the violation and how often the bound still holds, computed from the run."""

from math import sqrt

from bounds.comparison.conditions import condition_of
from bounds.numbers import TIDY, at_most, format_number, format_short, percent
from laboratory.topics.broken_assumptions.run import BrokenRun
from laboratory.views.conditions import with_probability
from laboratory.views.headline import Headline

MEANING = """
A theorem holds *if* its assumptions hold. Here one of them is violated, a little at first and then more, and the bound
is computed all the same. At the left end of the figure nothing is violated: there the guarantee fails with probability
at most δ, usually far more rarely, because the bound is loose. This slack is the only protection where a theorem does
not apply, and no theorem guarantees how much violation it covers.

**Examples that repeat.** Each example has the right distribution, but with some probability it is a copy of the
previous one. The test error is still right on average. But among 100 examples of which nine in ten are copies there are
only about ten different ones, and the theorem counts a hundred. Frames of one film and successive days are such
examples.

**Drift.** The threshold moves while the test set is collected; the risk that matters is the one at the end. Errors of
the past are no longer errors of the present. More examples do not help here: the interval shrinks around the wrong
place.

**Noise where none is assumed.** The realizable theorems assume a hypothesis that is always right. If labels are
flipped, even the best hypothesis has a risk as large as their share, and a bound that shrinks like 1/m falls below it.
Strictly, the theorem still holds for every hypothesis without training error; with many flipped labels there is none.
The agnostic theorem needs no such hypothesis and still holds: its bound is weaker, a gap of about 1/√m.

**Choosing on the test set.** All candidates are equally good. Whoever tries many and reports the one of smallest test
error reports the luckiest. The predictor now depends on the test set, so the theorem for a predictor fixed beforehand
does not cover it. Counting the candidates, as the theorem on selection does, restores the guarantee.

**More often than δ** means that the 95\N{NO-BREAK SPACE}% interval of the failure rate lies above δ. Such an interval
misses the true rate with probability at most 5\N{NO-BREAK SPACE}%. The test at level **one in a million** is stricter:
if the guarantee held, so many failures, or more, would have probability at most 10⁻⁶. The exact line needs no such
test.
"""
CAPTIONS = {
    "repeat": "The predictor has the true threshold, so it is wrong on flipped labels only.",
    "drift": "The predictor has the initial threshold; its true risk is that at the end, after the drift.",
    "noise": "The learner takes the lowest of the thresholds of smallest training error; its true risk is exact.",
    "look": "The candidates' errors are independent; the one of smallest test error is reported.",
}
WITHOUT_REPAIR = {
    "repeat": "No other theorem is used instead: it would need to know how strongly the examples depend on each other.",
    "drift": "No other theorem is used instead: the interval contains the mean risk during the test with probability "
    "at least 1 − δ, but the risk at the end matters.",
}


def at(kind: str, strength: float) -> str:
    """A strength as part of a sentence."""
    amount = format_number(float(strength), 3)
    return {
        "repeat": f"a repetition probability of {amount}",
        "drift": f"a drift of {amount}",
        "noise": f"a share of {amount} flipped",
        "look": "a single candidate" if strength == 1 else f"{amount} candidates",
    }[kind]


def headline(run: BrokenRun, step: int) -> Headline:
    """The share of runs that break the guarantee, beside δ."""
    what = f"of {run.runs} runs violate the bound, with {at(run.kind, run.strengths[step])}"
    condition = condition_of(run.theorem, run.inputs)
    unsettled = " and ".join(assumption.clause for assumption in run.broken if assumption.clause not in condition)
    holds, fails = (
        (f"here {unsettled}", f"if {unsettled}") if unsettled else ("it holds here", "if the assumption held")
    )
    by = holds if step == 0 else fails
    return Headline(run.verdicts[step].rate, what, at_most=run.delta, by=by, share=True, theorem=run.theorem.slug)


def caption(run: BrokenRun, runs: int, seed: int) -> str:
    """How to read the failure rates."""
    exact = "Line: the exact probability at each strength, joined. " if run.exact is not None else ""
    return (
        f"{exact}Dots: shares of {runs} simulated runs (seed {seed}) with {percent(0.95)} intervals; the ring is the "
        "strength "
        "shown in the other figure."
    )


def measured_caption(run: BrokenRun) -> str:
    """How to read what was measured at one strength."""
    law = "" if run.laws is None else " Blue steps: the expected number of runs, by the exact distribution."
    return f"Hatched: runs in which the guarantee fails.{law} {CAPTIONS[run.kind]}"


def sentence(run: BrokenRun) -> str:
    """From which strength on the guarantee is seen to fail too often."""
    if (first := run.first_seen) is None:
        return f"Up to {at(run.kind, run.strengths[-1])} **no {percent(0.95)} interval** lies above δ."
    return (
        f"From **{at(run.kind, run.strengths[first])}** on, the guarantee is seen to fail more often than δ: "
        f"{run.verdicts[first].failures} of {run.runs} runs."
    )


def more(run: BrokenRun, step: int) -> str:
    """What chance explains, the guarantee at this strength, the assumption that fails, and a theorem without it."""
    overall = f"{_measured(run)} {_exactly(run, run.kind)}".strip()
    here = f"{_at_this_strength(run, run.kind, step)}  \n{_assumption(run, step)}"
    return "\n\n".join((overall, here, _repair(run, step)))


def _measured(run: BrokenRun) -> str:
    allowed = f"δ = {format_number(run.delta)} allows about {format_number(run.delta * run.runs, 3)}"
    if (first := run.first_beyond) is None:
        return (
            f"Up to {at(run.kind, run.strengths[-1])} the test at level one in a million does not reject "
            f"δ = {format_number(run.delta)}: not enough of the {run.runs} runs fail."
        )
    return (
        f"**With {at(run.kind, run.strengths[first])}** the test at level one in a million rejects the guarantee: "
        f"{run.verdicts[first].failures} of {run.runs} runs fail, where {allowed}."
    )


def _exactly(run: BrokenRun, kind: str) -> str:
    if run.exact is None:
        return ""
    if (first := run.first_above) is None:
        return f"The exact failure probability never exceeds {format_number(float(run.exact.max()), 3)}."
    after = format_number(float(run.exact[first]), 3)
    if first == 0:
        return f"The exact failure probability is above δ from the start: {after}."
    before = format_number(float(run.exact[first - 1]), 3)
    return (
        f"The exact failure probability is {before} with {at(kind, run.strengths[first - 1])} and {after} with "
        f"{at(kind, run.strengths[first])}."
    )


def _assumption(run: BrokenRun, step: int) -> str:
    """Which assumption of which theorem is broken."""
    statements = " ".join(f"“{assumption.statement}”" for assumption in run.broken)
    which, s = ("both", "") if len(run.broken) == 2 else ("it", "s")
    now = f"Here {which} {'hold' if step == 0 else 'fail'}{s}."
    if step and run.consistent is not None:
        now = f"Here the first fails; the second fails on {_inconsistent(run, step)} of {run.runs} samples."
    return f"**{run.theorem.title}** assumes: {statements} {now}"


def _at_this_strength(run: BrokenRun, kind: str, step: int) -> str:
    """The bound at this strength, and how often it failed."""
    failures, truth = run.verdicts[step].failures, format_number(float(run.truth[step]), 3)
    start, often = f"With {at(kind, run.strengths[step])}", with_probability(run.delta)
    if kind == "noise":
        bound = float(run.high[step])
        vacuous = ", which is vacuous" if bound >= 1 else ""
        return (
            f"{start} the theorem bounds the true risk by {at_most(bound, 3)}{vacuous}, {often}; the minimum over all "
            f"thresholds is {truth}. It fails on {failures} of {run.runs} samples.{_fits(run, step)}"
        )
    width = at_most(float(f"{run.high[step] - run.truth[step]:.{TIDY}g}"), 3)  # a difference of doubles
    mean = format_number(float(run.measured[step].mean()), 3)
    exact = "" if run.exact is None else f" (exactly: with probability {format_number(float(run.exact[step]), 3)})"
    return (
        f"{start} the true risk is {truth}. The theorem bounds its distance from the test error by {width}, {often}. "
        f"The mean test error is {mean}; the bound fails on {failures} of {run.runs} test sets{exact}."
        f"{_spread(run, step, mean)}"
    )


def _spread(run: BrokenRun, step: int, mean: str) -> str:
    """The standard error of the mean test error, and a single one's deviation beside that of independent examples."""
    if run.kind != "repeat":
        return ""
    risk, m = float(run.truth[step]), int(run.inputs["m"])
    measured = float(run.measured[step].std(ddof=1))
    error, deviation, independent = (
        format_short(number) for number in (measured / sqrt(run.runs), measured, sqrt(risk * (1 - risk) / m))
    )
    return (
        f" That mean, {mean}, has standard error {error}, and a single test error standard deviation {deviation}. Of "
        f"independent examples it would be √(R(1 − R)/m) = {independent}."
    )


def _fits(run: BrokenRun, step: int) -> str:
    if not (without := _inconsistent(run, step)):
        return ""
    return f" On {without} of {run.runs} no threshold has training error 0, and the learner takes the best instead."


def _inconsistent(run: BrokenRun, step: int) -> int:
    """Samples on which no hypothesis has training error 0."""
    return 0 if run.consistent is None else run.runs - int(run.consistent[step])


def _repair(run: BrokenRun, step: int) -> str:
    """A theorem that does not assume what was broken, and how often it failed; or why there is none."""
    if run.repair is None:
        return WITHOUT_REPAIR[run.kind]
    from bounds import theorems

    repair = run.repair
    width = at_most(float(theorems[repair.slug](**repair.inputs[step])), 3)
    return (
        f"**{theorems[repair.slug].title}** does not assume this. It bounds the distance between the error on the "
        f"sample and the true risk by {width}, {with_probability(run.delta)}, and failed in {repair.misses[step]} of "
        f"{run.runs} runs."
    )
