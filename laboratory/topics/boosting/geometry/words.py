"""AdaBoost on ten points, in words."""

from fractions import Fraction

from bounds.numbers import at_most, in_words, nearest_whole
from bounds.vocabulary.assumptions import ADABOOST
from laboratory.topics.boosting.adaboost.run import BoostingRun
from laboratory.views.view import Headline

MEANING = """
Each **stump** cuts the square along one axis. No stump separates these ten points, and none has to.

**Weights** turn the next stump elsewhere. After a round the examples that the stump got wrong weigh as much as those
that it got right, one half each: under the new weights the stump just taken is a coin flip, so AdaBoost must look for
another one.

**The vote** adds α = ½ ln((1 − ε)/ε) with the sign of each stump's answer. The cuts of three stumps make a few
rectangular cells, and the sign of the sum is the answer in each. What no single cut can do, the sum does.

**The weight of a vote** has no finite value at ε = 0, where α would be infinite, is 0 at ε = 1/2 and negative beyond,
where the vote turns its stump round. AdaBoost stops at the first two.

The product of all Z = 2√(ε(1 − ε)) bounds the share of mistakes on the sample. With ten examples a bound below 1/10
would be sure that none is left; here the vote is clean long before its bound can tell.
"""


def headline(run: BoostingRun, step: int) -> Headline:
    """Mistakes of the vote, and what the product of Z allows."""
    if not step:
        what, by = "misclassified before any vote", "of 10: product of Z"
        return Headline(5, what, shown="5 of 10", at_most=10, by=by, rests_on=(ADABOOST,))
    wrong, product, m = int(run.wrong(step).sum()), float(run.products[step - 1]), len(run.labels)
    what, by = f"misclassified after round {step}", f"of {m}: the product of Z is {at_most(product)}, as a share"
    most = nearest_whole(m * product, up=False)
    return Headline(wrong, what, shown=f"{wrong} of {m}", at_most=most, by=by, rests_on=(ADABOOST,))


def caption() -> str:
    """How to read the plane."""
    return (
        "Full circles are positive examples, open ones negative, their area is their weight; a cross marks what the "
        "vote misclassifies. Dashed: the stump of this round."
    )


def sentence(run: BoostingRun, step: int) -> str:
    """What the vote does so far."""
    if not step:
        return "Three cuts along the axes, none of them good, will add up to a vote without a mistake."
    left = int(run.wrong(step).sum())
    if left:
        return f"The vote of {step} errs on **{left}** of 10; the largest circles are what the next stump must mind."
    return f"The vote of {step} stumps makes **no mistake**, though no stump alone separates the points."


def more(run: BoostingRun, step: int) -> str:
    """What this round did, in exact fractions, and where the weight lies now."""
    if not step:
        return "Before the first round each of the ten points weighs 1/10, and with no vote all are answered negative."
    error, alpha = float(run.past("weighted_error")[step - 1]), float(run.past("alpha")[step - 1])
    exact = Fraction(error).limit_denominator(1000)
    told = (
        f"The stump of round {step} has weighted error **ε = {exact}**, so its vote weighs "
        f"**α = {in_words(alpha, 4)}**. Under the new weights its own error is 1/2."
    )
    left = int(run.wrong(step).sum())
    if left:
        return f"{told} The vote errs on {left} of 10; the largest circles are what the next stump must mind."
    product = at_most(float(run.products[step - 1]))
    return f"{told} The vote of {step} stumps makes **no mistake**, where the product of Z still allows {product}."
