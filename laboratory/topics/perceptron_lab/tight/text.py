"""Two and three features, in words."""

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.perceptron_lab.tight.run import PLANE, TightRuns
from laboratory.views.headline import Headline

MEANING = """
Can Novikoff's bound (R/γ)² be improved where the **number of features is fixed**? Let u be the direction of the last
axis, and let every example rise by γ = 1 along it. Each update then raises ⟨w, u⟩ by 1, and the run is long if the
other weights cancel.

**In the plane** three examples are enough: y x = (h, 1), (−2h, 1) and (2h, 1). After t updates the weights are (±h, t),
and the example on the other side has the score t − 2h². It is corrected until t exceeds 2h²: **2h² + 1 updates**, where
the bound allows 4h² + 1. So the bound is at most twice too large, however small the margin. With d = 2 and m = 3 fixed
the number of updates has no limit: halve the margin, and there are nearly four times as many.

**In space** each example turns the first two weights so that its own score is 0 when it comes. The squared length
‖w‖² then grows by R² each time, as in the proof's upper estimate, and w's part along u by γ, as in its lower one. The
run is **exactly as long as the bound allows**. The same holds in more dimensions, with zeros for the further features.
"""
CAPTION = "The axis is logarithmic. Dashed: Novikoff's bound, rounded down to a whole number."


def way_caption(run: TightRuns) -> str:
    """What the line is."""
    if run.sample == PLANE:
        return "Both weights after the first updates: each is a step to the other side, and 1 upwards."
    return "The first two weights after each update; the third one counts the updates."


def headline(run: TightRuns) -> Headline:
    """The updates of the last run, and Novikoff's bound on them."""
    made = int(run.updates[-1])
    return Headline(
        made, "updates", at_most=int(run.most[-1]), by="Novikoff's theorem", measured_text=format_number(made)
    )


def sentence(run: TightRuns) -> str:
    """How near the bound was."""
    made, most = int(run.updates[-1]), int(run.most[-1])
    how = "**exactly as long** as" if made == most else f"**{format_short(run.share, 3)} times** as long as"
    return f"With {run.features} features fixed, the perceptron's run is {how} the bound allows."


def more(run: TightRuns) -> str:
    """Radius and margin, the sample's size, and what a halved margin costs."""
    radius = format_short(run.inputs["radius"], 4)
    size = (
        f"{pluralize(int(run.examples[-1]), 'example')} in {run.features} dimensions: the longest has length "
        f"R = {radius}, and the direction of the last axis has margin γ = 1."
    )
    lines = [size]
    if len(run.updates) > 1:
        ratio = format_short(run.updates[-1] / run.updates[-2], 3)
        lines.append(f"Halving the margin once more made the run **{ratio} times** as long.")
    return "\n\n".join(lines)
