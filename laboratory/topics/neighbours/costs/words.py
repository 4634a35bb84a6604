"""What training and answering cost, in words."""

from bounds.numbers import counted, in_words, percent, short
from laboratory.topics.neighbours.costs.run import ASKED, TIMED, LearningCosts
from laboratory.views.view import Headline

MEANING = """
**Eager and lazy.** An *eager* learner works while it trains and has an explicit hypothesis afterwards: least squares
needs about m·d²/2 multiplications, and an answer d of them. A *lazy* learner stores the sample, which costs none, and
works for every answer: k-NN computes the distance to each of m stored examples, **m·d multiplications**, and keeps all
m·d numbers.

**A k-d tree** cuts space into boxes and leaves out those that are farther away than the nearest found so far. In few
dimensions it looks at a few dozen examples and at boxes whose number grows like log m; in many it looks at nearly all
examples: the curse of dimension again. Building it compares and sorts numbers but multiplies none.

Counted are multiplications (and divisions), which do not depend on the machine; additions, comparisons and roots are
not. The tree's distances are those of scikit-learn's, to points and to boxes, averaged over questions.
"""
CAPTION = f"Points: distances counted for {ASKED} questions. All inputs are spread evenly over a cube."
IN_ALL = "The vertical line: from here on the linear rule's training has paid against looking at every example."


def headline(run: LearningCosts, m: int) -> Headline:
    """What the tree computes, and the most that any search can."""
    search = run.search(m)
    return Headline(
        search.distances, f"distances for one answer with a k-d tree; every example: {in_words(m)}",
        at_most=search.most, by="each point and each box once", rests_on=(),
    )  # fmt: skip


def sentence(run: LearningCosts, m: int) -> str:
    """What training and an answer cost, both ways."""
    return (
        f"k-NN trains with **0** multiplications and answers with **{in_words(run.brute_answer(m))}**; least squares "
        f"trains with {in_words(run.linear_training(m))} and answers with **{run.linear_answer}**."
    )


def more(run: LearningCosts, m: int) -> str:
    """The tree, when training pays, and how to measure seconds."""
    search, pays = run.search(m), run.pays_after(m)
    tree = (
        f"With {counted(run.d, 'feature')} the tree compares {short(search.points)} of {in_words(m)} examples and "
        f"{short(search.cells)} of {in_words(search.all_cells)} boxes for one answer: "
        f"{percent(search.distances / m)} of the work of looking at every example."
    )
    paid = "" if pays is None else f" The linear rule's training has paid after **{counted(pays, 'answer')}**."
    return f"{tree}{paid}\n\nSeconds depend on the machine, so none are shown. On your own:\n\n```python\n{TIMED}\n```"
