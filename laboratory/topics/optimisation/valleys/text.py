"""Local minima, in words computed from the runs."""

from bounds.numbers import format_number, format_short, percent
from laboratory.topics.optimisation.text import left
from laboratory.topics.optimisation.valleys.run import RUNS, Valleys
from laboratory.views.headline import Headline

MEANING = """
The risk w²/20 + 1 − cos w has its minimum 0 at w = 0, and two **local minima** near w = ±5.68, 1.79 above it. Gradient
descent stops in the valley in which it begins, if its steps are small.

**SGD** sees one fresh example z at each step. Its loss is the risk plus z·w, where z has mean 0; so the gradient is
right on average only. The noise can carry the weights over a ridge. How often it does depends on η and the noise
together, and very strongly: where both are small, no run leaves. Noise that leaves a local minimum may leave the
deepest valley as well, and it never comes to rest: the last weights lie higher than the valley's floor.

The **mean** of many weights of a run smooths the noise out. But the theorems for means are for convex risks. Here the
mean of weights from two valleys may lie on the ridge between them. So nothing is guaranteed, and the shares are
measured.
"""
CAPTION = f"Ring: the start. Large dot: gradient descent in the end. Small dots: the ends of {RUNS} runs of SGD."
SHARES = "The share of all runs of SGD that are in the deepest valley, after every step."


def headline(run: Valleys) -> Headline:
    """The share of the runs that end in the deepest valley."""
    return Headline(
        run.share,
        f"of {RUNS} runs of SGD end in the deepest valley",
        by="no guarantee: the risk is not convex",
        measured_text=percent(run.share, 3),
    )


def sentence(run: Valleys) -> str:
    """Where gradient descent is, and how many runs of SGD are in the deepest valley."""
    return (
        f"Gradient descent {_where(run)}, at w = {_place(run.stop)}; **{run.count} of {RUNS}** runs of SGD end in "
        "the deepest."
    )


def _where(run: Valleys) -> str:
    if run.on_a_ridge:
        return "stays on **a ridge**"
    where = "the deepest valley" if run.descent_is_deep else "a local minimum" if run.settled else "another valley"
    return f"{'stops in' if run.settled else 'is still in'} **{where}**"


def more(run: Valleys) -> str:
    """What is left above the minimum, by method, and when half of the runs were in the deepest valley."""
    descent, last, mean = (left(gap) for gap in run.gaps)
    return (
        f"Above the minimum: gradient descent **{descent}**, SGD's last weights **{last}** on average, the mean of the "
        f"second half of its weights **{mean}** on average.\n\n{_half(run)}"
    )


def _half(run: Valleys) -> str:
    began, inside = run.deep[0] > 0, run.deep >= 0.5
    if began:
        return f"All runs begin in the deepest valley; {RUNS - run.count} end elsewhere."
    if not inside.any():
        return "At no step were half of the runs in the deepest valley."
    return f"Half of the runs were in the deepest valley after **{format_number(int(inside.argmax()))}** steps."


def _place(w: float) -> str:
    return format_short(0.0 if abs(w) < 1e-6 else w)
