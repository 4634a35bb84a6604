"""Small and large weights in words."""

from bounds.numbers import UNBROKEN, format_apart, format_number, format_short, percent, pluralize
from laboratory.topics.networks.scale.run import Scaled
from laboratory.views.headline import Headline

CAPTION = "The function of one network, all of whose hidden weights and biases are multiplied by the scale s."
SHARES_CAPTION = "Share of the output's variance over uniform inputs that a line explains. Dotted: the scale set."
BY = "the network has these weights; nothing was learned"
MEANING = r"""
Near 0 the activations tanh and logistic are nearly straight lines. With **small weights** all net inputs are small, so
every hidden unit is nearly linear, and so is the whole network, however many units it has. (Unless the linear parts of
the units cancel each other: then little is left, and that is curved.) With **large weights** the units are saturated
except near their thresholds, and the function becomes a staircase with at most one jump for each unit. The output's
weights stretch the function and change nothing of its shape. **ReLU** units are no such case: s times the weights gives
s times the same function, which no scale makes straighter.

Training usually starts with small weights, which grow: the function starts nearly linear and becomes more flexible.
Early stopping and weight decay keep it nearer to the start. That is *not* a change of the **VC dimension**, which
belongs to the whole class, with weights of all sizes: it grows with the number of units and weights and does not move
during training. What does depend on the size of weights is the Rademacher complexity of networks whose weights are
*bounded*.
"""


def headline(run: Scaled) -> Headline:
    """The share of variance that a line explains."""
    what = "of the output's variance is explained by the best line"
    share = 1 - run.fit.left
    return Headline(share, what, by=BY, share=True, measured_text=f"{format_apart(100 * share, 100)[0]}{UNBROKEN}%")


def sentence(run: Scaled) -> str:
    """What is left to the curve."""
    left = percent(run.fit.left)
    return (
        f"With weights times {format_short(run.scale)} a line leaves **{left}** of the variance of "
        f"{pluralize(run.units, 'hidden unit')}."
    )


def more(run: Scaled) -> str:
    """Ten times smaller and larger, and what the number of units does."""
    small, large = (run.at(factor * run.scale).left for factor in (0.1, 10.0))
    scales = (
        f"The line has slope {format_short(run.fit.slope)}, the hidden weights length {format_short(run.length)}. With "
        f"weights ten times smaller the line leaves **{percent(small)}**, with weights ten times larger "
        f"**{percent(large)}**."
    )
    fewest, most = run.shattered
    size = (
        f"**Units and VC dimension**: {pluralize(run.units, 'hidden unit')} and the output are {run.units + 1} units "
        f"with {format_number(run.network.parameters)} weights and biases. Such threshold networks shatter some "
        f"{pluralize(fewest, 'point')} and no {format_number(most + 1)}, at every scale."
    )
    return f"{scales}\n\n{size}"
