"""AdaBoost on ten points, in words."""

from fractions import Fraction

from bounds.numbers import at_most, format_number, nearest_whole, pluralize
from bounds.vocabulary.assumptions import ADABOOST
from laboratory.topics.boosting.adaboost.run import BoostingRun
from laboratory.views.headline import Headline

MEANING = """
Each **stump** cuts the square along one axis. No single stump separates these ten points, and none needs to.

**Weights** change the next stump. After a round the misclassified examples weigh as much as the correctly classified
ones, one half each: under the new weights the stump just taken is a coin flip, so AdaBoost needs another one.

**The vote** adds α = ½ ln((1 − ε)/ε) with the sign of each stump's answer. The cuts of three stumps make a few
rectangular cells, and the sign of the sum is the prediction in each. No single cut separates the points; the sum does.

**The weight of a vote** has no finite value at ε = 0, where α would be infinite, is 0 at ε = 1/2 and negative beyond,
where the vote inverts its stump. AdaBoost stops at ε = 0 and at ε = 1/2.

The product of all Z = 2√(ε(1 − ε)) bounds the training error. With ten examples a bound below 1/10 would prove that it
is 0; here the training error is 0 while the bound is still far above 1/10.
"""


def headline(run: BoostingRun, step: int) -> Headline:
    """How many points the vote misclassifies, and the bound by the product of Z."""
    if not step:
        what, by = "misclassified before any vote", "10 times the product of Z"
        return Headline(5, what, measured_text="5 of 10", at_most=10, by=by, rests_on=(ADABOOST,))
    wrong, product, m = int(run.wrong(step).sum()), float(run.products[step - 1]), len(run.labels)
    what, by = f"misclassified after round {step}", f"{m} times the product of Z, {at_most(product)}"
    most = nearest_whole(m * product, up=False)
    return Headline(wrong, what, measured_text=f"{wrong} of {m}", at_most=most, by=by, rests_on=(ADABOOST,))


def caption() -> str:
    """How to read the plane."""
    return (
        "Full circles are positive examples, open ones negative, their area is their weight; a cross marks what the "
        "vote misclassifies. Dashed: the stump of this round."
    )


def sentence(run: BoostingRun, step: int) -> str:
    """What the vote does so far."""
    if not step:
        return "Three cuts along the axes, none of them good, will combine to a vote with training error 0."
    left = int(run.wrong(step).sum())
    if left:
        vote = f"The vote of {pluralize(step, 'stump')}"
        return f"{vote} misclassifies **{left}** of 10; the largest circles matter most to the next stump."
    return f"The vote of {step} stumps has training error **0**, though no single stump separates the points."


def more(run: BoostingRun, step: int) -> str:
    """What this round did, in exact fractions, and where the weight lies now."""
    if not step:
        return "Before the first round each of the ten points weighs 1/10, and all are classified negative."
    error, alpha = float(run.past("weighted_error")[step - 1]), float(run.past("alpha")[step - 1])
    exact = Fraction(error).limit_denominator(1000)
    first = (
        f"The stump of round {step} has weighted error **ε = {exact}**, so its vote weighs "
        f"**α = {format_number(alpha, 4)}**. Under the new weights its own error is 1/2."
    )
    left = int(run.wrong(step).sum())
    if left:
        return f"{first} The vote misclassifies {left} of 10; the largest circles matter most to the next stump."
    product = at_most(float(run.products[step - 1]))
    vote = f"The vote of {step} stumps has training error **0**"
    return f"{first} {vote}; its bound, the product of Z, is still {product}."
