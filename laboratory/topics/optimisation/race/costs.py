"""What a step costs, in gradients of single examples, and the rate that Adagrad gives to either feature."""

import numpy as np

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.optimisation.landscapes import EXAMPLES, OF_EXAMPLES
from laboratory.topics.optimisation.landscapes import RARE as RARE_EXAMPLES
from laboratory.topics.optimisation.race.run import Descents
from laboratory.topics.optimisation.text import left
from laboratory.topics.optimisation.walking import Descent

RARE = "rare"


def of_a_step(run: Descents, descent: Descent) -> int:
    """The gradients of single examples that a step takes; 1 where the objective is no mean over examples."""
    return EXAMPLES if run.place.name in OF_EXAMPLES and descent.method != "sgd" else 1


def cost(run: Descents, step: int) -> str:
    """How many gradients of single examples the steps took, and how far gradient descent is with as many as SGD.

    Empty where there are no examples, or SGD takes none of them.
    """
    by_method = {descent.method: descent for descent in run.descents}
    sgd, whole = by_method.get("sgd"), by_method.get("gradient_descent")
    if not step or run.place.name not in OF_EXAMPLES or sgd is None:
        return ""
    both = f"in {pluralize(step, 'step')} {format_number(step)} and {format_number(EXAMPLES * step)}"
    lines = [
        f"A step of SGD takes the gradient of one example, a step of gradient descent those of all {EXAMPLES}: {both}."
    ]
    steps = step // EXAMPLES
    if whole is not None and steps and not (whole.diverged or sgd.diverged):
        lines.append(
            f"**With {format_number(steps * EXAMPLES)} gradients each**, gradient descent has made "
            f"{pluralize(steps, 'step')} and is {left(whole.gaps[steps])} above the minimum, SGD "
            f"{left(sgd.gaps[steps * EXAMPLES])}."
        )
    return " ".join(lines)


def alike(run: Descents, step: int) -> str:
    """Where Adam's weights are, of which one has a feature that is rare: its steps do not see the curvature."""
    adam = next((descent for descent in run.descents if descent.method == "adam"), None)
    if adam is None or run.place.name != RARE or not step:
        return ""
    first, second = (format_short(float(weight)) for weight in adam.run.path[min(step, adam.run.steps)])
    times = EXAMPLES // RARE_EXAMPLES
    return (
        f"**Adam's weights** are {first} and {second}, though the loss is {times} times as curved along the first. A "
        "factor before the loss changes no step of Adam (but for its ε): a steep minimum does not repel it, as it "
        "repels gradient descent."
    )


def rates(run: Descents, step: int) -> str:
    """The rate that Adagrad has come to for each feature, where one of them is rare."""
    adagrad = next((descent for descent in run.descents if descent.method == "adagrad"), None)
    if adagrad is None or run.place.name != RARE or not step:
        return ""
    gradients = np.array([run.place.objective.gradient(w) for w in adagrad.run.path[:step]])
    lengths = np.sqrt((gradients**2).sum(axis=0))
    if not lengths.all():
        return ""
    often, rare = (format_short(run.hyper.adaptive_rate / float(length)) for length in lengths)
    times = format_short(float(lengths[0] / lengths[1]))
    return (
        f"**Adagrad's rate** is {often} for the feature that all examples have and {rare} for the rare one, {times} "
        "times as large: the rare feature's slope is as many times smaller, and both weights move alike. One common "
        "rate η must be below 2/L for the common feature, and is slow for the rare one. "
        "Adagrad's own η must still suit the distance."
    )
