"""The cost of training and of prediction, in words."""

from bounds.numbers import format_number, format_short, percent, pluralize
from laboratory.topics.neighbours.costs.run import QUERIES, TIMED, LearningCosts
from laboratory.views.headline import Headline

MEANING = """
**Eager and lazy.** An *eager* learner computes an explicit hypothesis in training: least squares needs about m·d²/2
multiplications, and a prediction d of them. A *lazy* learner stores the sample, which costs none, and computes at every
prediction: k-NN computes the distance to each of m stored examples, **m·d multiplications**, and keeps all
m·d numbers.

**A k-d tree** cuts space into boxes and skips those that are farther away than the nearest example so far. In few
dimensions it compares a few dozen examples, and boxes whose number grows like log m. In many dimensions it compares
nearly all examples: the curse of dimension. Building it compares and sorts numbers but multiplies none.

The counts are of multiplications (and divisions), which do not depend on the machine. Additions, comparisons and roots
are not counted. The tree's distances are those of scikit-learn's, to points and to boxes, averaged over queries.
"""
CAPTION = f"Points: distances counted for {QUERIES} queries. All inputs are uniform on a cube."


def in_all_caption(run: LearningCosts, m: int) -> str:
    """How to read the costs of training and predictions together."""
    if run.cheaper_after(m) is None:
        return "The linear rule never costs less in all than comparing every example."
    return "The vertical line: from here on the linear rule costs less in all than comparing every example."


def headline(run: LearningCosts, m: int) -> Headline:
    """The distances of the tree, and the maximum of any search."""
    search = run.search(m)
    return Headline(
        search.distances, f"distances for one prediction with a k-d tree; every example: {format_number(m)}",
        at_most=search.most, by="each point and each box once", rests_on=(),
    )  # fmt: skip


def sentence(run: LearningCosts, m: int) -> str:
    """The cost of training and of a prediction, for both."""
    return (
        f"k-NN trains with **0** multiplications and predicts with **{format_number(run.brute_answer(m))}**; least "
        f"squares trains with {format_number(run.linear_training(m))} and predicts with **{run.linear_answer}**."
    )


def _one_distance(run: LearningCosts, m: int) -> str:
    """The operations of one distance, and of all of them."""
    d = run.d
    each = f"{pluralize(d, 'square')} of differences and {pluralize(d - 1, 'addition')}"
    all_of_them = f"{pluralize(m, 'distance')} {'takes' if m == 1 else 'take'} {pluralize(m * d, 'square')}"
    return (
        f"With {pluralize(d, 'feature')} one distance is a sum of **{d}**: {each}. {all_of_them} and "
        f"{pluralize(m * (d - 1), 'addition')}."
    )


def more(run: LearningCosts, m: int) -> str:
    """One distance, the tree, when the linear rule is cheaper, and how to measure seconds."""
    search, predictions = run.search(m), run.cheaper_after(m)
    tree = (
        f"With {pluralize(run.d, 'feature')} the tree compares {format_short(search.points)} of "
        f"{pluralize(m, 'example')} and {format_short(search.cells)} of {pluralize(search.all_cells, 'box', 'boxes')} "
        f"for one prediction: {percent(search.distances / m)} of the work of comparing every example."
    )
    if predictions is not None:
        tree += f" The linear rule costs less in all from **{pluralize(predictions, 'prediction')}** on."
    seconds = f"Seconds depend on the machine, so none are shown. On your own:\n\n```python\n{TIMED}\n```"
    return f"{_one_distance(run, m)}\n\n{tree}\n\n{seconds}"
