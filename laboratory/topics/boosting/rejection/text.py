"""Drawing by weights, in words computed from the run."""

from bounds.numbers import at_most, format_number, format_short, pluralize
from laboratory.topics.boosting.rejection.run import SHOWN, DrawnExamples, Weighted
from laboratory.views.headline import Headline

MEANING = r"""
AdaBoost needs weak learners that use the weights. A learner that takes no weights can be trained on a *sample drawn
from* the weights instead, by rejection sampling.

**How.** Propose an example U, each with the same probability, and a height V, uniform between 0 and the largest weight.
**Accept U if D(U) > V**, else propose again. (The notes print “choose randomly”; both must be uniform and independent.)

**Its distribution.** A proposal is example i and accepted with probability $\frac1m\cdot\frac{D(i)}{\max D}$. So an
accepted example is i with probability exactly D(i), and a proposal is accepted with probability
$$\frac1m\sum_i\frac{D(i)}{\max D}=\frac{1}{m\max D}=\frac{\text{mean weight}}{\text{max weight}}.$$
One draw takes m·max D proposals on average: 1 where all weights are equal, m where one example has all the weight.
AdaBoost's late rounds, which concentrate the weight on few examples, are the costly ones.

**Guarantee.** Draws are independent, so each example's frequency is near its weight by Hoeffding's inequality;
a union bound extends this to all examples at once.

**AdaBoost on such samples** evaluates each weak learner by its weighted error on the whole sample. So the product of
$Z=2\sqrt{\varepsilon(1-\varepsilon)}$ still bounds the training error, whatever was drawn.
"""


def headline(tried: DrawnExamples) -> Headline:
    """How far a frequency is from its weight, and how far it may be."""
    what, by = "largest distance of a frequency from its weight", "Hoeffding and a union bound"
    return Headline(tried.farthest, what, at_most=tried.bound, by=by)


def proposals_caption(tried: DrawnExamples) -> str:
    """How to read the points."""
    first = f"the first {SHOWN} proposals" if tried.sampling.trials > SHOWN else "all proposals"
    return (
        f"Bars: weights. Points: {first} (U, V), accepted inside a bar, rejected above it. Dotted: the largest weight."
    )


def sentence(tried: DrawnExamples) -> str:
    """The accepted share and its expectation."""
    return (
        f"Of {format_number(tried.sampling.trials)} proposals the share **{format_short(tried.accepted)}** was "
        f"accepted; the expected share is mean weight / max weight = **{format_short(tried.law)}**."
    )


def more(run: Weighted, tried: DrawnExamples) -> str:
    """The cost of a draw, a test of the frequencies, and the result of AdaBoost on its samples."""
    parts = [_cost(tried), _fit(tried)]
    if run.learner is not None:
        parts.append(_boosted(run))
    return "\n\n".join(parts)


def _cost(tried: DrawnExamples) -> str:
    return (
        f"One accepted example took {format_short(1 / tried.accepted)} proposals on average; the expected number is "
        f"m·max D = **{format_short(1 / tried.law)}**. The heaviest example, of weight "
        f"{format_short(tried.weights.max())}, is never rejected."
    )


def _fit(tried: DrawnExamples) -> str:
    if len(tried.weights) == 1:
        return "A single example is always drawn."
    return (
        f"Pearson's χ² of the counts is {format_short(tried.chi_square)}; draws from these weights have "
        f"{len(tried.weights) - 1} on average."
    )


def _boosted(run: Weighted) -> str:
    rounds = 0 if run.learner is None else run.learner.rounds_
    if not rounds:
        return "No weak learner had an edge, so AdaBoost made no round."
    error, product = run.past("training_error")[-1], run.past("z_product")[-1]
    return (
        f"AdaBoost itself, each stump fitted to a sample drawn like this, has training error {format_short(error)} "
        f"after {pluralize(rounds, 'round')}; its bound, the product of Z, is {at_most(product, 3)}."
    )
