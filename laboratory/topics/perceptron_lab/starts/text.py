"""The perceptron from many starts, in words."""

from bounds.numbers import format_number, format_short, pluralize
from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, LINEARLY_SEPARABLE
from laboratory.topics.perceptron_lab.starts.run import DIRECTIONS, RunsFromStarts
from laboratory.views.headline import Headline

MEANING = r"""
The perceptron converges on separable examples **from every start** w₀, not from 0 alone. Novikoff's proof needs two
changes. With a = ⟨w\*, w₀⟩ and s = ‖w₀‖, after t updates ⟨w\*, w⟩ is at least a + tγ and ‖w‖² at most s² + tR². Hence
(a + tγ)² ≤ s² + tR² as soon as a + tγ ≥ 0. The larger root t of this quadratic bounds the updates.

A start **along w\*** has the smallest root, one **against w\*** the largest, which is

$$\Big(\frac R\gamma\Big)^2+\frac{2s}\gamma .$$

So it bounds the updates from every start of length s, and with s = 0 it is Novikoff's own number. The additional 2s/γ
is not for nothing: against w\* the progress −s must first be made up for, and an update makes at most R of it.

**What depends on the start** is the last line: the perceptron stops at the first one without a mistake, and that is
another one from another start. With a **learning rate** η the run from w₀ is that from w₀/η with rate 1, enlarged η
times. From 0 the rate therefore changes nothing; from elsewhere it decides how far away the start is.
"""
CAPTION = "Green: the last line of each run. Grey: the margin around the hidden line, which no example enters."
UPDATES_CAPTION = (
    "At 0 degrees the start points along w*, at 180 against it. Dashed: the bound for a start there; level: for any."
)


def headline(run: RunsFromStarts) -> Headline:
    """The slowest start, and the bound on all of this length."""
    made = int(run.updates.max())
    what = f"{'update' if made == 1 else 'updates'} from the slowest of {DIRECTIONS} starts"
    rests_on = (LINEARLY_SEPARABLE, BOUNDED_EXAMPLES) if run.length else None  # from 0 it is Novikoff's theorem
    by = "Novikoff's proof from a start of this length" if run.length else "Novikoff's theorem"
    return Headline(made, what, at_most=run.most, by=by, rests_on=rests_on, measured_text=format_number(made))


def sentence(run: RunsFromStarts) -> str:
    """All runs converge, to how many lines."""
    right = int((run.wrong == 0).sum())
    lines = f"**{pluralize(run.lines, 'different line')}**" if run.lines > 1 else "one and the same line"
    apart = f", up to {format_short(run.apart)} degrees apart" if run.lines > 1 else ""
    all_of = f"All **{DIRECTIONS}**" if right == DIRECTIONS else f"**{right}** of {DIRECTIONS}"
    return f"{all_of} runs end without a mistake, at {lines}{apart}."


def more(run: RunsFromStarts) -> str:
    """From 0, from elsewhere, and the fastest and slowest direction."""
    zero = (
        f"From w = 0 it takes {pluralize(run.from_zero, 'update')}, at most (R/γ)² = "
        f"{format_number(run.most_from_zero)}."
    )
    if not run.length:
        return f"{zero} A start of length 0 is w = 0, in every direction."
    added = format_short(2 * run.length / run.world.margin, 4)
    slow, fast = run.slowest, int(run.updates.argmin())
    ends = (
        f"Slowest is the start at {format_short(run.angles[slow])} degrees to w*, with "
        f"{pluralize(int(run.updates[slow]), 'update')}; fastest that at {format_short(run.angles[fast])} degrees, "
        f"with {format_number(int(run.updates[fast]))}."
    )
    length = format_short(run.length)
    return f"{zero} A start of length {length} adds 2s/γ = **{added}** to the bound, whatever its direction.\n\n{ends}"
