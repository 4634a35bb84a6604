"""Several runs on one problem, in words computed from the run."""

from bounds.numbers import at_least, at_most, format_number, format_short, percent, pluralize
from laboratory.topics.evaluation.repeated.run import RepeatedRuns
from laboratory.views.headline import Headline

MEANING = r"""
**pass@k** is the probability that at least one of k runs is right, $1-(1-p)^k$. Make n ≥ k runs and count the c that
are right. Draw k of the n at random: all are wrong with probability $\binom{n-c}k/\binom nk$. One minus that is
**unbiased**: on average over the runs it is pass@k exactly.

**The plug-in** $1-(1-c/n)^k$ puts the estimate of p into the formula. The formula is concave in p, so its mean is too
small (Jensen), the more so the nearer k is to n.

**The ends** are Clopper and Pearson's for p, each for half of δ, put into the same formula: it rises in p, so nothing
is lost. They hold for every n, given independent runs at one temperature.

**Of many problems** the mean of the unbiased estimates is unbiased, too. Its standard error over the problems already
holds the randomness of the runs. Problems are not runs: 50 of 164 problems solved once each say nothing of pass@10.
"""
CAPTION = "Estimates from the runs made. Dashed and dotted: ends that hold together with probability 1 − δ."
BIAS_CAPTION = "What the plug-in gives on average, over all runs that could have been made, beside the truth."


def headline(run: RepeatedRuns) -> Headline:
    """The unbiased estimate and its lower end."""
    return Headline(run.estimate, f"pass@{run.k}, estimated without bias", at_least=run.interval[0],
                    by="Clopper and Pearson, transformed")  # fmt: skip


def sentence(run: RepeatedRuns) -> str:
    """The plug-in beside it."""
    naive = format_short(run.naive, 4)
    counts = f"Right: {format_number(run.right)} of {pluralize(run.runs, 'run')}."
    return f"{counts} The plug-in 1 − (1 − c/n)ᵏ says **{naive}**."


def more(run: RepeatedRuns) -> str:
    """Interval, standard error, and the plug-in's largest bias."""
    low, high = at_least(run.interval[0], 4), at_most(run.interval[1], 4)
    lines = [f"With probability {percent(1 - run.delta, 4)} pass@{run.k} is between **{low}** and **{high}**."]
    lines += [_spread(run), _bias(run)]
    return "\n\n".join(lines)


def _spread(run: RepeatedRuns) -> str:
    error = run.standard_error
    if error is None:
        return f"An unbiased estimate of its variance takes {format_number(2 * run.k)} runs."
    if error == 0:
        return "All runs that could be drawn agree, so the estimated standard error is 0. Trust the interval instead."
    return f"The standard error of the unbiased estimate is {format_short(error, 3)}."


def _bias(run: RepeatedRuns) -> str:
    if run.k == 1:
        return "For one attempt the plug-in is c/n, and unbiased, too."
    chance, wrong = run.worst
    return f"The plug-in is most wrong at p = {format_short(chance, 2)}: by {format_short(wrong, 3)} on average."
