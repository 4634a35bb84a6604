"""Drawing by weights, in words computed from the run."""

from bounds.numbers import at_most, counted, in_words, short
from laboratory.topics.boosting.rejection.run import SHOWN, DrawnExamples, Weighted
from laboratory.views.view import Headline

MEANING = r"""
AdaBoost needs weak learners that mind the weights. One that takes no weights can be given a *sample drawn from* the
weights instead, and rejection sampling draws it.

**How.** Propose an example U, each with the same probability, and a height V, uniform between 0 and the largest weight.
**Accept U if D(U) > V**, else propose again. (The notes say “choose randomly”; both must be uniform and independent.)

**Its law.** A proposal is example i and accepted with probability $\frac1m\cdot\frac{D(i)}{\max D}$. So an accepted
example is i with probability exactly D(i), and a proposal is accepted with probability
$$\frac1m\sum_i\frac{D(i)}{\max D}=\frac{1}{m\max D}=\frac{\text{mean weight}}{\text{max weight}}.$$
One draw costs m·max D proposals in the mean: 1 where all weights are equal, m where one example has all the weight.
AdaBoost's late rounds, which pile weight on few examples, are the costly ones.

**What is guaranteed.** Draws are independent, so each example's frequency is near its weight by Hoeffding's inequality;
a union bound makes it hold for all examples at once.

**AdaBoost on such samples** judges each weak learner by its weighted error on the whole sample. So the product of
$Z=2\sqrt{\varepsilon(1-\varepsilon)}$ still bounds the training error, whatever was drawn.
"""


def headline(tried: DrawnExamples) -> Headline:
    """How far a frequency is from its weight, and how far it may be."""
    what, by = "largest distance of a frequency from its weight", "Hoeffding and a union bound"
    return Headline(tried.farthest, what, at_most=tried.promised, by=by)


def proposals_caption(tried: DrawnExamples) -> str:
    """How to read the points."""
    first = f"the first {SHOWN} proposals" if tried.drawn.trials > SHOWN else "all proposals"
    return f"Bars: weights. Points: {first} (U, V), accepted inside a bar, rejected above it."


def sentence(tried: DrawnExamples) -> str:
    """The accepted share and its law."""
    return (
        f"Of {in_words(tried.drawn.trials)} proposals the share **{short(tried.accepted)}** was accepted; the law says "
        f"mean weight / max weight = **{short(tried.law)}**."
    )


def more(run: Weighted, tried: DrawnExamples) -> str:
    """The cost of a draw, a test of the frequencies, and what AdaBoost made of its samples."""
    told = [_cost(tried), _fit(tried)]
    if run.learner is not None:
        told.append(_boosted(run))
    return "\n\n".join(told)


def _cost(tried: DrawnExamples) -> str:
    return (
        f"Proposals for one accepted example: {short(1 / tried.accepted)}, where m·max D = **{short(1 / tried.law)}** "
        f"are expected. The heaviest example, of weight {short(tried.weights.max())}, is never rejected."
    )


def _fit(tried: DrawnExamples) -> str:
    if len(tried.weights) == 1:
        return "A single example is always drawn."
    return (
        f"Pearson's χ² of the counts is {short(tried.chi_square)}; draws from these weights have "
        f"{len(tried.weights) - 1} in the mean."
    )


def _boosted(run: Weighted) -> str:
    rounds = 0 if run.learner is None else run.learner.rounds_
    if not rounds:
        return "No weak learner had an edge, so AdaBoost made no round."
    error, product = run.past("training_error")[-1], run.past("z_product")[-1]
    return (
        f"AdaBoost itself, each stump fitted to a sample drawn like this, errs on {short(error)} of the examples after "
        f"{counted(rounds, 'round')}; the product of Z allows {at_most(product, 3)}."
    )
