"""Questions about several classes, in words computed from the run."""

from collections.abc import Mapping

from bounds.numbers import format_short
from laboratory.topics.trees.classes.nearest import CODINGS, MOST_PARTS
from laboratory.topics.trees.classes.run import MEASURES, BestQuestions, cuts_of, groups_of
from laboratory.views.headline import Headline
from learners.trees.impurity import gini_impurity
from learners.trees.psi import PSI

ROUNDING = 1e-9  # of a gain: of equal ones none is better
MEANING = r"""
A leaf predicts its most frequent class, however many classes there are. A question is good if its answers make the
classes purer. Three impurities of shares $p_1,\dots,p_c$ measure how mixed a node is:

- **misclassification** $1-\max_zp_z$, the training error of the leaf;
- **entropy** $-\sum_zp_z\log_2p_z$ in bits, up to $\log_2c$ (for two classes twice the scaled entropy ψ);
- **Gini** $1-\sum_zp_z^2$, up to $1-1/c$: the probability that two records, drawn independently from the node, differ.

All three are 0 in a pure node and **largest where every class has the share 1/c**. (The notes write “max/min” there;
only the maximum is.) One page of the notes halves Gini: for shares 0.9 and 0.1 that gives 0.09 instead of 0.18. It
changes no choice of a question.

**The gain** of a question is the impurity before it minus the mean impurity of its answers, weighted by their
records. By Jensen's inequality no gain is negative, as these functions are concave: a split never raises the impurity.

**Records of mixed type.** The question about a number is *is it at most a cut?*, with cuts midway between neighbouring
values: at most m − 1 cuts matter. A category has no order: its question has one branch for each value, or two or
three groups of values. No scaling is needed, and no distance between records. Many branches look purer than they are,
so C4.5 divides the gain by the entropy of the branches' sizes.

A **nearest neighbour** needs distances, so the units matter: in grams a weight outweighs everything else. Rescaling
mends this only by another arbitrary choice, how far apart two smokers are in kilograms or years. A tree asks about one
feature at a time, and another scale changes none of its answers.

**Three intervals.** Two cuts of a number are placed at once, and all pairs are tried: one test with three answers in
place of two tests with two. Cut by cut, the best first cut need not be one of the best two.

**Misclassification stalls.** Where p = 0.8 splits into q = 0.6 and r = 1, half and half, the misclassification is the
same as before, though half of the records are now in a pure leaf. Entropy and Gini decrease.
"""
MOST_ROWS = 14


def headline(run: BestQuestions, step: int) -> Headline:
    """The gain of the question, at most the impurity before it."""
    measure = MEASURES[run.measure]
    return Headline(
        float(run.gains[step]), f"gain{' in bits' if measure.unit else ''} of “{run.wording(step)}”",
        at_most=run.before, by=f"no gain exceeds the {measure.name} before the question", rests_on=(),
    )  # fmt: skip


def caption(run: BestQuestions) -> str:
    """How to read the bars."""
    measure = MEASURES[run.measure]
    return f"Beside each bar its {measure.name}{f' in {measure.unit}' if measure.unit else ''}."


def sentence(run: BestQuestions, step: int) -> str:
    """The effect of the question, and whether another has a larger one."""
    name = MEASURES[run.measure].name
    before, after = format_short(run.before), format_short(run.after(step))
    here = f"“{run.wording(step)}” changes the {name} from {before} to **{after}**"
    if before == after:
        here = f"“{run.wording(step)}” leaves the {name} at **{after}**"
    if len(run.questions) == 1:
        return f"{here}, a gain of **{format_short(run.gains[step])}**."
    if run.gains[step] >= run.gains[run.best] * (1 - ROUNDING):
        return f"{here}: no feature has a better question."
    return f"{here}; “{run.wording(run.best)}” changes it to **{format_short(run.after(run.best))}**."


def left_out(run: BestQuestions) -> str:
    """How the mistakes were counted."""
    m = len(run.records.y)
    of = "each record" if m <= MOST_PARTS else f"each of {MOST_PARTS} parts of the records"
    return f"Mistakes on {of}, left out in turn. Each value of a category is a column of 0 and 1."


def more(
    run: BestQuestions, all_three: Mapping[str, BestQuestions], wrong: Mapping[str, tuple[int, int]] | None,
    table: str, step: int,
) -> str:  # fmt: skip
    """The node before the question, gains by every impurity, the notes' values, and the records."""
    parts = [
        _distances(run, wrong),
        _before(run),
        _groups(run, step),
        _gains(all_three),
        _cuts(run, step),
        _halved(run),
    ]
    if table == "stall":
        parts.append(_stall())
    if len(run.records.rows) <= MOST_ROWS:
        parts.append(_records(run))
    return "\n\n".join(filter(None, parts))


def _cuts(run: BestQuestions, step: int) -> str:
    """One test with three answers against two tests with two; nothing for a category."""
    gains = cuts_of(run, step)
    if gains is None:
        return ""
    once, greedily, together = (format_short(gain, 4) for gain in (gains.once, gains.greedily, gains.together))
    end = "" if gains.together > gains.greedily + ROUNDING else ": cut by cut nothing is lost"
    return (
        f"**Cuts of {run.records.features[step]}.** The best cut gains {once}. A second cut makes three leaves with "
        f"two tests, and together they gain **{greedily}**. One test with three intervals also has three leaves, "
        f"and gains **{together}**{end}."
    )


def _distances(run: BestQuestions, wrong: Mapping[str, tuple[int, int]] | None) -> str:
    """A nearest neighbour's mistakes by the coding of the numbers, and a tree's."""
    if wrong is None:
        return ""
    names = [CODINGS[scaling].replace("<br>", " ") for scaling in wrong]
    rows = [
        ["misclassified", *names], ["---"] * (len(names) + 1),
        ["nearest neighbour", *(str(nearest) for nearest, _ in wrong.values())],
        ["tree", *(str(tree) for _, tree in wrong.values())],
    ]  # fmt: skip
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return f"**Of {len(run.records.y)} records, each left out once:**\n\n" + "\n".join(lines)


def _groups(run: BestQuestions, step: int) -> str:
    """Two and three groups of a category against a branch for each value; nothing below four values."""
    gains = groups_of(run, step)
    if gains is None:
        return ""
    name, values = run.records.features[step], len(set(run.records.column(step)))
    two, three, each = (format_short(gains[way], 4) for way in ("groups", "three", "branches"))
    return (
        f"**Groups of {name}.** The best two groups gain {two}, the best three **{three}**, and {values} branches, one "
        f"for each value, {each}."
    )


def _before(run: BestQuestions) -> str:
    c, measure = len(run.records.classes), MEASURES[run.measure]
    classes = ", ".join(f"{int(n)} {name}" for n, name in zip(run.counts, run.records.classes, strict=True))
    unit = f" ({measure.unit})" if measure.unit else ""
    return (
        f"Before any question: {classes}. The {measure.name}{unit} is {format_short(run.before, 4)}, of at most "
        f"{format_short(measure.most(c), 4)} with {c} classes."
    )


def _gains(all_three: Mapping[str, BestQuestions]) -> str:
    """A row for each feature: its best question by each impurity, and the gain."""
    first = next(iter(all_three.values()))
    names = ["feature", *(MEASURES[name].name for name in all_three)]
    lines = [f"| {' | '.join(line)} |" for line in (names, ["---"] * len(names))]
    for at in range(len(first.questions)):
        cells = [f"{questions.wording(at)} {format_short(questions.gains[at], 4)}" for questions in all_three.values()]
        lines.append(f"| {first.records.features[at]} | {' | '.join(cells)} |")
    return "**The best question of each feature, and its gain.**\n\n" + "\n".join(lines)


def _halved(run: BestQuestions) -> str:
    right = gini_impurity(run.counts)
    half, whole = format_short(right / 2, 4), format_short(right, 4)
    return f"For the shares of all records the Gini index is {whole}; halved as in the notes, {half}."


def _stall() -> str:
    """The worked example of the notes with each of its functions of two classes' share."""
    from learners.trees.best_split import gain  # of ten records, eight of them positive, three of these on one side

    names = {name: name.replace("_", " ").replace("gini", "Gini") for name in PSI}
    gains = ", ".join(f"{names[name]} {format_short(float(gain(5, 3, 10, 8, name)) / 10, 4)}" for name in PSI)
    return (
        "The notes compute p = 0.8, q = 0.6, r = 1 and α = 0.5 for misclassification: 0.2 − (0.5·0.4 + 0.5·0) = 0. "
        f"With all four ψ the gains are: {gains}."
    )


def _records(run: BestQuestions) -> str:
    names = (*run.records.features, "class")
    rows = [[*map(_cell, row), run.records.classes[y]] for row, y in zip(run.records.rows, run.records.y, strict=True)]
    lines = [f"| {' | '.join(line)} |" for line in (names, ["---"] * len(names), *rows)]
    return "**The records.**\n\n" + "\n".join(lines)


def _cell(value: object) -> str:
    return f"{value:g}" if isinstance(value, float | int) else str(value)
