"""Activation functions in words."""

import numpy as np

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.networks.activations.run import Activated
from laboratory.topics.networks.activations.stochastic import Stochastic, stochastic_more, stochastic_sentence
from laboratory.views.headline import Headline
from learners.networks.activations import ACTIVATIONS

DIGITS = 4
CAPTION = "Full line: the activation f. Dashed: its slope. Dots: both at the net input."
SOFTMAX_CAPTION = "Softmax of the typed scores: each share is e to its score, over the sum of all of these powers."
MEANING = """
A unit's **activation** turns its net input into its output. Backpropagation multiplies by the activation's **slope** at
every layer, so where the slope is nearly 0, in the flat ends, the unit is *saturated* and hardly learns, however large
its error is. The threshold is flat except at its jump, so networks are trained with other units.

The **logistic** function $1/(1+e^{-αa})$ has the slope αf(1 − f), at most α/4, in the middle. It stays strictly between
0 and 1. **tanh** is the same curve with α = 2, stretched to (−1, 1): tanh a = 2·logistic(2a) − 1; its
slope is 1 − f².
**ReLU** has slope 1 on the right and 0 on the left, and none at 0. A **radial basis** function $e^{-αa^2}$ is large
near a centre, not beyond an edge; its slope is −2αa·f.

**Softmax** works on all outputs of a layer at once: $e^{a_k}$ divided by the sum of all $e^a$. The shares add up to 1.
The slope of share k by its own net input is s_k(1 − s_k), by another one −s_k·s_l.

A **stochastic neuron** answers +1 with probability P(net), here the logistic function, and −1 otherwise. Boltzmann
machines are made of such units. There α stands for an inverse temperature: the larger it is, the nearer the
neuron comes to the threshold.
"""


def stochastic_caption(draws: int) -> str:
    """How to read the frequencies."""
    return f"Line: P(net), the logistic function. Dots: share of +1 in {pluralize(draws, 'draw')} each. Ring: yours."


def headline(run: Activated, stochastic: Stochastic | None = None) -> Headline:
    """The logistic function's slope here, and its maximum; or the share of a stochastic neuron's answers."""
    if stochastic is not None:
        at, chance = format_number(run.net), format_short(stochastic.probability)
        return Headline(stochastic.share, f"share of answers +1 at net input {at}; P(net) = {chance}", rests_on=())
    what = f"slope of the logistic function at net input {format_number(run.net)}"
    return Headline(run.slopes["logistic"], what, at_most=run.slope / 4, by="by α/4", rests_on=())


def sentence(run: Activated, stochastic: Stochastic | None = None) -> str:
    """The effect of the slope on an error on its way back; or how often a stochastic neuron answered +1."""
    if stochastic is not None:
        return stochastic_sentence(stochastic)
    most = format_short(run.slope / 4, DIGITS)
    if run.slope <= 4:
        return (
            f"The logistic slope is never above **{most}**: each layer multiplies an error on its way back by at most "
            "that, before the weights."
        )
    return f"The logistic slope reaches **{most}**: with so steep a function an error may grow on its way back."


def more(run: Activated, stochastic: Stochastic | None = None) -> str:
    """The slopes at the net input, and what stands beside the functions."""
    parts = [_slopes(run), _softmax(run)] if stochastic is None else [stochastic_more(stochastic), _slopes(run)]
    return "\n\n".join(parts)


def _slopes(run: Activated) -> str:
    """The slopes at the net input."""
    slopes = [
        f"{ACTIVATIONS[name].title} {format_short(slope, DIGITS) if np.isfinite(slope) else 'none'}"
        for name, slope in run.slopes.items()
    ]
    most = format_short(run.slope / 4, DIGITS)
    back = (
        "each such layer multiplies an error on its way back by at most that, before the weights do"
        if run.slope <= 4
        else "with so steep a function an error may grow on its way back"
    )
    return (
        f"Slopes at net input {format_number(run.net)}: {', '.join(slopes)}. The logistic function's slope is never "
        f"above α/4 = {most}: {back}."
    )


def _softmax(run: Activated) -> str:
    """The powers, their sum, the shares, and how the first share reacts to each score."""
    # Shares stay as they are if all scores are lowered alike, so the powers are of what each is below the largest.
    below = np.array(run.scores) - max(run.scores)
    powers = np.exp(below)
    scores, parts, shares, slopes = (
        ", ".join(format_short(float(value), DIGITS) for value in values)
        for values in (run.scores, powers, run.shares, run.share_slopes)
    )
    return (
        f"**Softmax** of the scores {scores}: less the largest score, their powers of e are {parts}, with sum "
        f"{format_short(float(powers.sum()), DIGITS)}. The shares are **{shares}** and add up to 1. The slopes of the "
        f"first share by each score are {slopes}, and add up to 0."
    )
