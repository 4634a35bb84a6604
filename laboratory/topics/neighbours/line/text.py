"""Neighbours on a line in words."""

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.neighbours.line.run import BY_HAND, NeighboursOnLine
from laboratory.views.headline import Headline

MEANING = """
**k-NN on a line.** At a place x the k closest examples vote (labels), or their mean is the prediction (numbers).
Between two places where the k closest change, the prediction is constant: a *step function*, with at most m − k + 1
pieces where no two examples lie at one place. With k = 1 each piece is an example's own cell; with **k = m** there is
one piece left, the most frequent label or the mean of all.

**Training error.** With k = 1 every example is its own nearest neighbour, so the training error is 0, unless two
examples at one place have different labels: the notes state *always*, which overlooks that. Of the **equal points** 0,
0, 0, 1 with labels 0, 0, 1, 1 every rule misclassifies at least one. With k > 1 it is above 0 as a rule, and it
tends to rise with k, as the notes state under their figure, but need not: on the **nine points** 0, 4, 3 and 3 examples
are misclassified for k = 1, 3, 5, 7.

**Split votes.** With two labels and an even number of votes both may have equally many. The rule needs a default
label: here the most frequent label of the training set, label 0 if both are as frequent, or the label chosen. Of the
five points of **split votes** 0, 2, 3, 7, 9 with labels 0, 1, 1, 0, 1 three have split votes with k = 2. A leaf of a
tree with equally many examples of two labels needs such a rule, too.

**True risk.** Inputs are uniform on [0, 1]. Labels are 1 on two intervals, then flipped with the same
probability everywhere; numbers are a sine plus Gaussian noise. Both risks are computed exactly. As the sample grows
with k fixed, the mean risk of labels tends to a limit, for one neighbour 2η(1 − η) with noise η. With noise the limit
is above the Bayes risk η.

**Means are for numbers.** One of the notes has k-NN "output the mean label" of classes too. A mean of class numbers
1, 2, 3 is meaningless: classes vote.
"""


def steps_caption(run: NeighboursOnLine) -> str:
    """How to read the panels; for points by hand the distribution is unknown."""
    truth = "" if run.world is None else " Dotted: the truth."
    return f"Heavy line: the prediction.{truth} A cross marks an example that the rule misclassifies."


def headline(run: NeighboursOnLine, k: int) -> Headline:
    """The true risk of this k, or, for points by hand, the misclassified examples."""
    risk = run.errors(k)[1]
    if run.world is None:
        wrong = int(run.wrong(k).sum())
        return Headline(
            wrong, f"misclassified in training, k = {k}", measured_text=f"{wrong} of {run.m}", by="true risk unknown"
        )
    what = f"true risk with k = {k}; Bayes risk {format_short(run.bayes)}"
    if run.numbers:
        return Headline(risk, what, by="exact; no theorem here bounds it from one sample")
    limit = run.limit(k)
    by = "exact" if limit is None else f"no guarantee for this m; on average it tends to {format_short(limit)}"
    return Headline(risk, what, by=by)


def sentence(run: NeighboursOnLine, k: int) -> str:
    """How simple the prediction is, and its training error."""
    training, changes = format_short(run.errors(k)[0]), pluralize(run.changes(k), "time")
    what = "mean squared training error" if run.numbers else "training error"
    start = f"With **k = {k}** the prediction changes **{changes}** and the {what} is **{training}**"
    if k == 1:
        return f"{start}."
    return f"{start}; with k = 1: {pluralize(run.changes(1), 'time')} and {format_short(run.errors(1)[0])}."


def more(run: NeighboursOnLine, k: int) -> str:
    """The errors for the k of the notes, and the limit."""
    rows = [_row(run, number) for number in sorted({*(number for number in run.ks if number <= 9), k})]
    table = "\n".join(("| k | changes of the prediction | training error | true risk |", "|---|---|---|---|", *rows))
    table = "\n\n".join(filter(None, (table, _split(run, k))))
    limit = run.limit(k)
    if limit is None:
        return table
    return (
        f"{table}\n\nAs the sample grows, the true risk of k = {k} tends to **{format_short(limit)}** on average over "
        f"samples, where the Bayes risk is {format_short(run.bayes)}. On this sample of {format_number(run.m)} it is "
        f"{format_short(run.errors(k)[1])}."
    )


def _split(run: NeighboursOnLine, k: int) -> str:
    """What the default label changes; nothing where no vote is split at an example."""
    if run.numbers or not (split := run.split(k)):
        return ""
    wrong = [int(run.with_default(label).wrong(k).sum()) for label in ("0", "1")]
    return (
        f"**Split votes.** With k = {k} the vote is split at **{split} of {run.m}** examples. With default label 0 the "
        f"rule misclassifies {wrong[0]} of {run.m} in training, with default label 1 it misclassifies {wrong[1]}."
    )


def _row(run: NeighboursOnLine, k: int) -> str:
    training, risk = run.errors(k)
    error = format_short(training) if run.numbers else f"{int(run.wrong(k).sum())} of {run.m}"
    return f"| {k} | {run.changes(k)} | {error} | {format_short(risk, absent='unknown')} |"


def too_many(task: str, m: int, k: int) -> str | None:
    """Why there are no k neighbours; None where there are."""
    most = len(BY_HAND[task]) if task in BY_HAND else m
    if k <= most:
        return None
    return f"Neighbours k must be at most the number of examples, {format_number(most)}; got {format_number(k)}."
