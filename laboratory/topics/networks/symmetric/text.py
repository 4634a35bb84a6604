"""tanh against logistic units in words."""

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.networks.symmetric.run import UnitComparison
from laboratory.views.headline import Headline

CAPTION = "Mean cross entropy on the training sample, a line for each start. A run ends at the dotted level."
NEEDED_CAPTION = "Epochs until the training loss is at the level. No mark: it was not reached in the epochs allowed."
BY = "counted on this sample; no theorem says that it must be so"
MEANING = """
The two functions are one curve: tanh a = 2·logistic(2a) − 1. So every network of logistic units is one of tanh units
with other weights, and both can represent the same functions. What differs is **how fast descent learns**. The outputs
of tanh lie around 0, those of logistic units around 1/2: then all weights into the next unit get a common push, which
the descent must undo. And the slope of tanh is 1 in the middle, that of a logistic unit 1/4, so that errors come back
four times smaller.

With **the same weights** in the beginning the two networks are different functions. With **the same function** the
logistic one has the hidden and the output weights doubled and its output's bias moved; the losses begin at the same
height, and part then, since a gradient step depends on how a function is written down.

It is an observation, *often* true, and depends on the learning rate: at the same η the steps of logistic units are
smaller. With a larger η they may catch up. The output unit is logistic in both networks; only the hidden units differ.
"""


def headline(run: UnitComparison) -> Headline:
    """From how many starts tanh was faster."""
    count = run.sooner[0]
    what = "start from which tanh needs fewer epochs" if count == 1 else "starts from which tanh needs fewer epochs"
    return Headline(count, what, by=BY, measured_text=format_number(count))


def sentence(run: UnitComparison) -> str:
    """The median of either."""
    tanh, logistic = (_epochs(run, count) for count in run.middle)
    return f"To a loss of {format_short(run.level)} tanh needs **{tanh}** in the median, logistic units **{logistic}**."


def more(run: UnitComparison) -> str:
    """A row for each start."""
    head = "| start | tanh | logistic |\n|---|---|---|\n"
    rows = "\n".join(
        f"| {number} | {_short(run, tanh)} | {_short(run, logistic)} |"
        for number, (tanh, logistic) in enumerate(run.needed.T.tolist(), 1)
    )
    tanh, logistic = run.sooner
    count = f"tanh needs fewer epochs from **{tanh}**, logistic units from **{logistic}** of {run.starts} starts."
    return f"{head}{rows}\n\n{count}"


def _short(run: UnitComparison, count: int) -> str:
    return f"more than {format_number(run.most)}" if count > run.most else format_number(count)


def _epochs(run: UnitComparison, count: int) -> str:
    return f"more than {pluralize(run.most, 'epoch')}" if count > run.most else pluralize(count, "epoch")
