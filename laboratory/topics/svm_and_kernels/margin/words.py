"""The maximum margin in words."""

from collections.abc import Mapping
from math import inf

from bounds.numbers import at_most, counted, short
from laboratory.topics.svm_and_kernels.margin.run import DELTA, MarginRun, OtherSamples, Reals
from laboratory.views.own_line import OwnLine
from laboratory.views.view import Headline
from laboratory.worlds.margin_halfspace import MarginHalfspace

DIGITS = 3
BY_HAND = "Examples were moved by hand"
MEANING = """
A line ⟨w, x⟩ + b = 0 separates two classes if every positive example has a positive score and every negative one a
negative score. Scaled so that the nearest examples score 1 and −1, its **margin**, the distance to the nearest example,
is 1/‖w‖, and the free band is 2/‖w‖ wide; scaled otherwise, the same line has another ‖w‖. Among all separating lines
the **hard-margin SVM** takes the one of maximum margin, with the widest band: it minimises ‖w‖² with
y(⟨w, x⟩ + b) ≥ 1 for every example.

The answer is a sum of examples times labels times multipliers, and only the **support vectors**, on the band's edges,
have a multiplier above 0. Leave out any other example, and the line stays where it is. So at most as many examples as
there are support vectors can be misclassified when each is left out in turn. Averaged over samples, that is a promise
about the true risk.

The two promises by radius and margin need more: a line *through the centre* that keeps the distance γ from every
example that the data distribution (the *world*) can draw, none longer than ρ. They never mention the dimension.
"""


def headline(run: MarginRun, promises: Mapping[str, float]) -> Headline:
    """The exact risk of this line, and what its margin guarantees."""
    if run.risk is None:
        by = "worked by hand: nothing is guaranteed without a data distribution"
        return Headline(run.margin, "maximum margin 1/‖w‖", by=by)
    what = "true risk of this line" if run.separable else "true risk of the line with the least slack"
    sure = promises.get("margin_hard_svm", 1.0)
    if run.separable and sure < 1:
        return Headline(run.risk, what, at_most=sure, by="by the margin")
    return Headline(run.risk, what, by=_why_nothing(run))


def _why_nothing(run: MarginRun) -> str:
    if run.moved:
        return "nothing guaranteed: examples were moved by hand"
    if not isinstance(run.world, MarginHalfspace):
        return "nothing guaranteed: Gaussians grant no margin"
    if run.bias:
        return "nothing guaranteed by the margin: the line may miss the centre"
    return "nothing below 1 guaranteed by the margin"


def caption(run: MarginRun, mine: OwnLine | None = None) -> str:
    """How to read the plane."""
    yours = "" if mine is None else f" {mine.told(run.points, run.signs)}"
    hidden = isinstance(run.world, MarginHalfspace)
    return (
        "Full circles are positive examples, open ones negative; rings mark the support vectors. Long dashes: "
        "a line that the perceptron found."
        + (" Dotted: the hidden line." if hidden else "")
        + ("" if run.bias else f" {'All three' if hidden else 'Both'} pass through the centre, as the guarantees ask.")
        + yours
    )


def ladder_caption(others: OtherSamples | None, promises: Mapping[str, float]) -> str:
    """How to read the risks."""
    if others is None or not promises:
        return "Circles: exact true risks. The theorems guarantee nothing here."
    return (
        "Circles: exact true risks. Diamonds: what the theorems guarantee; the number of support vectors is the mean "
        f"of the same {len(others.risks)} samples."
    )


def sentence(run: MarginRun) -> str:
    """The margin, and that of another line."""
    if not run.separable:
        return (
            f"No line separates these **{len(run.signs)}** examples, so there is no margin; drawn is the line with the "
            "least slack."
        )
    if run.margin == inf:
        return "All examples have the same label: there is nothing to separate."
    other = (
        f"the perceptron's line, which separates too, has **{short(run.other_margin)}**"
        if run.other_margin > 0
        else "the perceptron was stopped before it had separated them"
    )
    return f"The margin 1/‖w‖ is **{short(run.margin)}**, held by {_supporters(run)}; {other}."


def more(run: MarginRun, promises: Mapping[str, float]) -> str:
    """Who holds the line, and what the theorems say of its risk."""
    if not run.separable:
        return (
            f"The exact true risk of the line with the least slack is **{short(run.risk or 0)}**. "
            f"{BY_HAND if run.moved else 'Clouds grant no margin'}, and the theorems promise nothing."
        )
    if run.margin == inf:
        return ""
    told = [_band(run), _left_out(run), _risk(run, promises)]
    return "\n\n".join(told if run.world is not None else [*told, _by_hand(run)])


def _band(run: MarginRun) -> str:
    other = (
        f"the perceptron's line, which separates them too, comes as near as {short(run.other_margin)}"
        if run.other_margin > 0
        else "the perceptron was stopped before it had separated them"
    )
    return (
        f"The band is {short(2 * run.margin)} wide: the line stays **{short(run.margin)}** from every example, while "
        f"{other}."
    )


def _left_out(run: MarginRun) -> str:
    return (
        f"Of all {len(run.signs)} examples only the **{_supporters(run)}** hold the line, so leaving out each in turn "
        f"can spoil {len(run.support)} at most; it spoils **{run.leave_one_out}**."
    )


def _risk(run: MarginRun, promises: Mapping[str, float]) -> str:
    if run.world is None:
        return "An example worked by hand has no world, and so no true risk."
    if not isinstance(run.world, MarginHalfspace):
        return f"The exact true risk is {short(run.risk or 0)}. Clouds grant no margin: the theorems promise nothing."
    if run.moved:
        return f"The exact true risk is **{short(run.risk or 0)}**. {BY_HAND}, and the theorems promise nothing."
    zero = " (the line lies in the slab without examples)" if run.risk == 0 else ""
    told = f"The exact true risk is **{short(run.risk or 0)}**{zero}."
    if "svm_radius_margin" not in promises:
        return f"{told} The promises by radius and margin are for lines through the centre."
    mean, sure = _below_1(promises["svm_radius_margin"]), _below_1(promises["margin_hard_svm"])
    return (
        f"{told} As every example is no longer than 1 and keeps {short(run.world.margin)} from the hidden line, its "
        f"mean over samples is promised to be {mean}, and in {100 * (1 - DELTA):.0f} % of samples {sure}."
    )


def _by_hand(run: MarginRun) -> str:
    """Each example, its score, multiplier and distance, as one computes them on paper, and w as their sum."""
    rows = [
        f"| {_point(x)} | {'+1' if sign > 0 else '−1'} | {short(float(score))} | {short(float(alpha))} "
        f"| {short(float(score) * run.margin)} |"
        for x, sign, score, alpha in zip(run.points, run.signs, run.functional_margins, run.alphas, strict=True)
    ]
    head = ["| Example | Label | Label × score | Multiplier | Distance |", "|---|---|---|---|---|"]
    return "\n".join([*head, *rows]) + "\n\n" + _spanned(run)


def _spanned(run: MarginRun) -> str:
    """w as the sum over the support vectors."""
    signed = (run.alphas * run.signs)[run.support]
    terms = [f"{'+' if a > 0 else '−'} {short(abs(float(a)))} · {_point(run.points[i])}"
             for i, a in zip(run.support, signed, strict=True)]  # fmt: skip
    return (
        f"w = {' '.join(terms).removeprefix('+ ')} = **{_point(run.weights)}**: the support vectors span it. With "
        f"b = {short(run.offset)}, an example's distance from the line is |⟨w, x⟩ + b| / ‖w‖."
    )


def _point(x: Reals) -> str:
    return f"({', '.join(short(float(one)) for one in x)})"


def _supporters(run: MarginRun) -> str:
    return counted(len(run.support), "support vector")


def _below_1(value: float) -> str:
    return f"at most {at_most(value, DIGITS)}" if value < 1 else "nothing below 1"
