"""The maximum margin in words."""

from collections.abc import Mapping
from math import inf

from bounds.numbers import at_least, at_most, format_number, format_short, percent, pluralize
from laboratory.topics.svm_and_kernels.margin.run import DELTA, MarginRun, OtherSamples, Reals
from laboratory.views.headline import Headline
from laboratory.views.user_line import OwnLine
from laboratory.worlds.margin_halfspace import MarginHalfspace

DIGITS = 3
BY_HAND = "Examples were moved by hand"
MEANING = """
A line ⟨w, x⟩ + b = 0 separates two classes if every positive example has a positive score and every negative one a
negative score. Scaled so that the nearest examples score 1 and −1, its **margin**, the distance to the nearest example,
is 1/‖w‖, and the free band is 2/‖w‖ wide; scaled otherwise, the same line has another ‖w‖. Among all separating lines
the **hard-margin SVM** finds that of maximum margin, with the widest band: it minimizes ‖w‖² with y(⟨w, x⟩ + b) ≥ 1 for
every example.

Its weights are a sum of examples times labels times multipliers, and only the **support vectors**, on the band's edges,
have a multiplier above 0. Without any other example the line is the same. So at most as many examples as there are
support vectors can be misclassified when each is left out in turn. Averaged over samples, this bounds the true risk.

The two bounds by radius and margin assume more: a line *through the centre* with distance at least γ from every example
of the data distribution, none longer than ρ. They do not depend on the dimension.
"""


def headline(run: MarginRun, bounds: Mapping[str, float]) -> Headline:
    """The exact risk of this line, and the bound by its margin."""
    if run.risk is None:
        by = "no guarantee: a worked example has no data distribution"
        return Headline(run.margin, "maximum margin 1/‖w‖", by=by)
    what = "true risk of this line" if run.margin < inf else "true risk of a constant label"
    what = what if run.separable else "true risk of the line with the smallest slack"
    sure = bounds.get("margin_hard_svm", 1.0)
    if run.separable and sure < 1:
        return Headline(run.risk, what, at_most=sure, by="by the margin")
    return Headline(run.risk, what, by=_why_nothing(run))


def _why_nothing(run: MarginRun) -> str:
    if run.moved:
        return "no guarantee: examples were moved by hand"
    if not isinstance(run.world, MarginHalfspace):
        return "no guarantee: Gaussians have no margin"
    if run.bias:
        return "no guarantee by the margin: the line may miss the centre"
    return "vacuous bound: the margin's bound is at least 1"


def caption(run: MarginRun, mine: OwnLine | None = None) -> str:
    """How to read the plane."""
    yours = "" if mine is None else f" {mine.sentence(run.points, run.signs)}"
    hidden = isinstance(run.world, MarginHalfspace)
    return (
        "Full circles are positive examples, open ones negative"
        + ("; rings mark the support vectors." if len(run.support) else ".")
        + (" Long dashes: the perceptron's line." if run.other.any() else "")
        + (" Dotted: the hidden line." if hidden else "")
        + ("" if run.bias else f" {'All three' if hidden else 'Both'} pass through the centre, as the theorems assume.")
        + yours
    )


def ladder_caption(others: OtherSamples | None, bounds: Mapping[str, float]) -> str:
    """How to read the risks."""
    if others is None or not bounds:
        return "Circles: exact true risks. No theorem here applies to this line."
    return (
        "Circles: exact true risks. Diamonds: the theorems' bounds; the number of support vectors is the mean "
        f"of the same {len(others.risks)} samples."
    )


def sentence(run: MarginRun) -> str:
    """The margin, and that of another line."""
    if not run.separable:
        return (
            f"No line separates these **{len(run.signs)}** examples, so there is no margin; the line has the "
            "smallest slack."
        )
    if run.margin == inf:
        return "All examples have the same label: there is nothing to separate."
    other = (
        f"the perceptron's line, which separates too, has **{format_short(run.other_margin)}**"
        if run.other_margin > 0
        else "the perceptron was stopped before it separated them"
    )
    return f"The margin 1/‖w‖ is **{format_short(run.margin)}**, with {_supporters(run)}; {other}."


def more(run: MarginRun, bounds: Mapping[str, float]) -> str:
    """The support vectors, and the bounds on the risk."""
    if not run.separable:
        return (
            f"The exact true risk of the line with the smallest slack is **{format_short(run.risk or 0)}**. "
            f"{BY_HAND if run.moved else 'Gaussians have no margin'}, so no bound here is guaranteed."
        )
    if run.margin == inf:
        return ""
    parts = [_band(run), _capacities(run), _left_out(run), _risk(run, bounds), _bias_penalized(run)]
    return "\n\n".join(filter(None, parts if run.world is not None else [*parts, _by_hand(run)]))


def _band(run: MarginRun) -> str:
    other = (
        f"the perceptron's line, which separates them too, has a distance of only {format_short(run.other_margin)}"
        if run.other_margin > 0
        else "the perceptron was stopped before it separated them"
    )
    return (
        f"The band is {format_short(2 * run.margin)} wide: the nearest examples have distance "
        f"**{format_short(run.margin)}**, while {other}.{_perturbed(run)}"
    )


def _perturbed(run: MarginRun) -> str:
    """How far the examples may move, and how many such a move takes across the other line."""
    margin = at_least(run.margin, 3)  # a longer move may cross the line
    text = f" If every example moves by less than {margin}, in any direction, **this line still separates**"
    if run.other_margin <= 0:
        return f"{text}."
    return f"{text}; by the perceptron's line such a move changes the label of up to **{run.within_reach}**."


def _capacities(run: MarginRun) -> str:
    """The training error is fixed; the wider band has the smaller capacity."""
    wide, narrow = run.capacity(run.margin), run.capacity(run.other_margin)
    if wide is None or narrow is None:
        return ""
    return (
        "Both lines have training error **0**. In any number of features, hyperplanes that leave so wide a band of the "
        f"ball free have VC dimension at most **{format_number(wide)}**; with the band of the perceptron's line it is "
        f"at most {format_number(narrow)}. (Vapnik, for a width that is fixed before the sample.)"
    )


def _left_out(run: MarginRun) -> str:
    most = len(run.support)
    return (
        f"Of all {len(run.signs)} examples only the **{_supporters(run)}** "
        f"{'determines' if most == 1 else 'determine'} the line, so at most {most} {'is' if most == 1 else 'are'} "
        f"misclassified when each is left out in turn; here **{run.leave_one_out}**."
    )


def _risk(run: MarginRun, bounds: Mapping[str, float]) -> str:
    if run.world is None:
        return "A worked example has no data distribution, and so no true risk."
    if not isinstance(run.world, MarginHalfspace):
        return (
            f"The exact true risk is {format_short(run.risk or 0)}. Gaussians have no margin, so no bound here is "
            "guaranteed."
        )
    if run.moved:
        return f"The exact true risk is **{format_short(run.risk or 0)}**. {BY_HAND}, so no bound here is guaranteed."
    zero = " (the line is inside the empty slab)" if run.risk == 0 else ""
    risk = f"The exact true risk is **{format_short(run.risk or 0)}**{zero}."
    if "svm_radius_margin" not in bounds:
        return f"{risk} The bounds by radius and margin are for lines through the centre."
    mean, sure = _bound(bounds["svm_radius_margin"]), _bound(bounds["margin_hard_svm"])
    return (
        f"{risk} Every example is no longer than 1 and at least {format_short(run.world.margin)} from the hidden line. "
        f"So the bound on the mean risk over samples is {mean}, and the bound that holds with probability at least "
        f"{percent(1 - DELTA)} is {sure}."
    )


def _bias_penalized(run: MarginRun) -> str:
    """What a bias in the penalty would change."""
    if run.penalized is None or run.risk is None:
        return ""
    margin, risk = (format_short(number, 4) for number in run.penalized)
    return (
        f"With the bias in ‖w‖, as the weight of a feature that is always 1, the margin is **{margin}** instead of "
        f"{format_short(run.margin, 4)}, and the exact true risk **{risk}** instead of {format_short(run.risk, 4)}."
    )


def _by_hand(run: MarginRun) -> str:
    """Each example, its score, multiplier and distance, as computed on paper, and w as their sum."""
    rows = [
        f"| {_point(x)} | {'+1' if sign > 0 else '−1'} | {format_short(float(score))} | {format_short(float(alpha))} "
        f"| {format_short(float(score) * run.margin)} |"
        for x, sign, score, alpha in zip(run.points, run.signs, run.functional_margins, run.alphas, strict=True)
    ]
    head = ["| Example | Label | Label × score | Multiplier | Distance |", "|---|---|---|---|---|"]
    return "\n".join([*head, *rows]) + "\n\n" + _spanned(run)


def _spanned(run: MarginRun) -> str:
    """w as the sum over the support vectors."""
    signed = (run.alphas * run.signs)[run.support]
    terms = [f"{'+' if a > 0 else '−'} {format_short(abs(float(a)))} · {_point(run.points[i])}"
             for i, a in zip(run.support, signed, strict=True)]  # fmt: skip
    return (
        f"w = {' '.join(terms).removeprefix('+ ')} = **{_point(run.weights)}**: the support vectors span it. With "
        f"b = {format_short(run.offset)}, an example's distance from the line is |⟨w, x⟩ + b| / ‖w‖."
    )


def _point(x: Reals) -> str:
    return f"({', '.join(format_short(float(coordinate)) for coordinate in x)})"


def _supporters(run: MarginRun) -> str:
    return pluralize(len(run.support), "support vector")


def _bound(value: float) -> str:
    return at_most(value, DIGITS) if value < 1 else "vacuous (at least 1)"
