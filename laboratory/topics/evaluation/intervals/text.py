"""The coverage of intervals in words."""

from typing import Any

from bounds.numbers import format_number, format_short, percent
from laboratory.topics.evaluation.intervals.ends import METHODS
from laboratory.topics.evaluation.intervals.run import IntervalCoverage
from laboratory.views.headline import Headline

MEANING = """
The **coverage** of an interval is the probability that it contains the true proportion p. With n independent test
examples the number of successes is binomial. So the coverage is a finite sum, and nothing here is simulated:
each of 0, …, n successes has its interval, and those that contain p are added up.

Few counts are possible, so the coverage jumps wherever p passes an end of an interval: it is a saw. **No interval of
this kind has exactly the level at every p.** One either keeps the level everywhere and is too wide at most p, or is
right on average and too narrow at some.

- **Wald** is the estimate ± z standard errors. Without a failure (or without a success) it has no width.
- **Wilson** keeps the p that a z-test does not reject.
- **Agresti–Coull** is Wald's interval after z²/2 successes and z²/2 failures are added.
- **Clopper–Pearson** keeps each p that neither one-sided exact test rejects at δ/2. Its level is proved for every
  n and p.
- **Mid-p** counts only half of the probability of the count seen.
- **Jeffreys** takes the middle of the posterior for the prior Beta(1/2, 1/2). Without a success it begins at 0,
  without a failure it ends at 1.

The **smallest coverage** is exact, too. Between two neighbouring ends the same counts cover, and their probability
rises in p and then falls. So it is smallest at an end, as a limit from within.
"""
CAPTION = "Orange: covers less often than the level; blue: more often; line: exactly the level. Cross: your p and n."
SAW_CAPTION = "The horizontal line is the level. What leaves the frame goes on below it."


def headline(run: IntervalCoverage) -> Headline:
    """The smallest coverage at n."""
    kept: dict[str, Any] = {"at_least": run.level, "theorem": "test_set_binomial"} if run.method.kept else {}
    what = f"smallest coverage of the {run.method.title} interval at n = {format_number(run.n)}"
    by = "Clopper and Pearson" if kept else f"no guarantee; its level is {percent(run.level, 4)}"
    return Headline(run.worst[run.interval].value, what, by=by, share=True, **kept)


def sentence(run: IntervalCoverage) -> str:
    """The coverage at the chosen p."""
    here, p = run.at_p[run.interval], format_short(run.true_p, 4)
    side = "below" if here < run.level else "at or above"
    return f"At p = {p} it covers with probability **{percent(here, 4)}**, {side} its level {percent(run.level, 4)}."


def more(run: IntervalCoverage) -> str:
    """Where it is least, and the smallest coverage of every interval."""
    worst = run.worst[run.interval]
    if run.least:
        span = f"Over p from {format_short(run.least, 4)} to {format_short(1 - run.least, 4)}"
    else:
        span = "Over all p strictly between 0 and 1"
    rows = "\n".join(
        f"| {method.title} | {percent(run.at_p[name], 4)} | {percent(run.worst[name].value, 4)} |"
        for name, method in METHODS.items()
    )
    return (
        f"{span} the coverage is smallest near p = {format_short(worst.p, 4)} (and 1 − p). "
        f"The level is kept on {percent(run.kept, 3)} of the map.\n\n"
        f"| interval | at your p | smallest |\n| --- | ---: | ---: |\n{rows}"
    )


def theorem(run: IntervalCoverage) -> str:
    """The theorem that the chosen interval's upper end is the value of."""
    return run.method.theorem or "wilson_upper"


def inputs(run: IntervalCoverage) -> dict[str, float] | None:
    """Its inputs for the number of successes nearest to np; None where it is no theorem's."""
    if not run.method.theorem:
        return None
    count = round(run.n * run.true_p)
    if run.interval in ("clopper_pearson", "mid_p"):
        return {"m": run.n, "delta": run.delta / 2, "errors": count}
    return {"m": run.n, "delta": run.delta, "test_error": count / run.n}
