"""Consistency of trees, in words."""

from bounds.numbers import at_most, format_number, format_short
from bounds.vocabulary.prose import in_a_sentence
from laboratory.topics.trees.consistency.run import BOTH, FIXED, FULL, GREEDY, RULES, SAMPLES, Consistency
from laboratory.views.headline import Headline

MEANING = """
**The theorem.** Each cell of a partition predicts its majority. The partition may depend on the points of the sample,
but not on their labels, and the probability of label 1 is continuous at almost every point. If the diameter of a random
point's cell tends to 0, and the number of examples in it to infinity, both in probability, then the expected risk tends
to the Bayes risk. For then all labels in the cell have nearly the point's own probability, and their share tends to it.
A partition that does not depend on the sample at all needs no continuity (Devroye, Györfi and Lugosi, chapter 6; trees
in chapter 20). So: grow without end, but not too fast.

**Halved cells.** Each cell is cut between its two middle examples, the features taking turns; k tests on every path
leave m/2ᵏ examples in each of 2ᵏ cells. *Shrinks and fills* takes k as a share of log₂ m: both conditions hold.
*Fully grown* takes k = log₂ m: each leaf repeats the label of its one example, and with flipped labels the risk stays
above the Bayes risk, as with one neighbour. *Fixed depth* never shrinks its cells, which cannot follow a diagonal.

**The greedy tree** chooses its cuts by the labels (Gini's impurity), here with as many examples in each leaf at least
as the first rule has. The notes state the two conditions for such trees. The theorem does not cover them: the labels
of a cell that the labels chose are no fresh sample. More is needed, such as leaves that outgrow ln m. And the
conditions are not necessary: without noise pure leaves are never cut again, however wide, and yet the risk falls.

**Nonparametric** is an algorithm whose best predictor on m examples tends to the Bayes risk. The sample with the same
points and the best labels has the same halved cells, so the risk of the **best labels** bounds the least risk over all
predictors that the rule can return. It tends to the Bayes risk for fully grown trees, too: these are nonparametric and
not consistent. Such predictors need memory that grows with the sample: count the leaves.

**The data distribution.** Uniform points in a cube; label 1 where the features add up to more than half their number,
then flipped with the same probability everywhere, which is the Bayes risk. Volumes, diameters and risks are exact.
"""
CAPTION = f"Means of {SAMPLES} samples at each size. Thin dotted lines: the limits, the lowest the Bayes risk."
CELLS_CAPTION = {
    "width": "The point is one of the distribution, not of the sample. Heavy: the selected rule.",
    "examples": "The point is one of the distribution, not of the sample. Heavy: the selected rule.",
    "leaves": "What a predictor has to keep in memory. Heavy: the selected rule.",
    "best": "The risk of the same cells if each had its best label. Heavy: the selected rule.",
}


def caption(beside: str) -> str:
    """How to read what stands beside the risks."""
    return CELLS_CAPTION[beside]


def headline(run: Consistency, rule: str) -> Headline:
    """The mean risk of the selected rule on the largest samples."""
    what = f"true risk, {in_a_sentence(RULES[rule])}, m = {format_number(int(run.sizes[-1]))}"
    return Headline(float(run.growth[rule].risk[-1]), what, by="no guarantee: consistency gives no sample size")


def sentence(run: Consistency, rule: str) -> str:
    """What the cells did, and what the risk tends to."""
    growth = run.growth[rule]
    wide, full = ([format_short(values[at], 4) for at in (0, -1)] for values in (growth.width, growth.examples))
    cells = f"Diameter from {wide[0]} to **{wide[1]}**, examples from {full[0]} to **{full[1]}**"
    return f"{cells}: {_limit(run, rule)}."


def more(run: Consistency, rule: str) -> str:
    """The conditions one by one, the leaves, and the best labels."""
    return "\n\n".join((_conditions(run), _memory(run, rule), _best(run, rule)))


def _limit(run: Consistency, rule: str) -> str:
    limit, bayes = run.limit(rule), format_short(run.noise)
    if limit is None:
        return "the labels chose the cells, so the theorem is silent"
    if limit == run.noise:
        return f"the expected risk tends to **{bayes}**, the Bayes risk"
    return f"the expected risk tends to **{format_short(limit)}**, not to the Bayes risk {bayes}"


def _conditions(run: Consistency) -> str:
    """A row for each rule."""
    last = format_number(int(run.sizes[-1]))
    lines = [
        f"| m = {last} | diameter | examples in the cell | leaves | true risk | limit |",
        "|---|---|---|---|---|---|",
    ]
    for rule, growth in run.growth.items():
        values = growth.width, growth.examples, growth.leaves, growth.risk
        limit = run.limit(rule)
        cells = [
            *(format_short(each[-1], 4) for each in values),
            "not covered" if limit is None else format_short(limit),
        ]
        lines.append(f"| {RULES[rule]} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _memory(run: Consistency, rule: str) -> str:
    first, last = (format_short(run.growth[rule].leaves[place], 4) for place in (0, -1))
    sizes = f"{format_number(int(run.sizes[0]))} to {format_number(int(run.sizes[-1]))} examples"
    return f"**Memory.** From {sizes} the number of leaves goes from {first} to **{last}**."


def _best(run: Consistency, rule: str) -> str:
    best = format_short(float(run.growth[rule].best[-1]))
    start = f"**Best labels.** With the best label in each the same cells have risk {best}"
    if rule == GREEDY:
        return f"{start}; with these labels, however, the greedy tree would choose other cells."
    gap = at_most(float(run.growth[rule].best[-1]) - run.noise)
    least = f"{start}: the least approximation error of this rule is at most **{gap}** beyond the Bayes risk."
    tends = {
        BOTH: "It tends to 0: the rule is nonparametric.",
        FULL: "It tends to 0: the rule is nonparametric, consistent or not.",
        FIXED: "It does not tend to 0: a fixed number of boxes cannot follow a diagonal.",
    }
    return f"{least} {tends[rule]}"
