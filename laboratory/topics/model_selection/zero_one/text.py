"""The parts of the 0-1 error in words computed from the run."""

from bounds.numbers import format_short
from laboratory.topics.model_selection.zero_one.run import ZeroOneRun
from laboratory.views.headline import Headline

MEANING = """
**Parts of a 0-1 error.** At one point the Bayes rule has a label, and training on many samples gives many predictions.
The one made most often is the *main prediction*. *Bias* is 1 where it differs from the Bayes rule's label, else 0;
*variance* is how often a prediction differs from the main one; *noise* is how often a label differs from the Bayes
rule's.

**How they add up** (Domingos, 2000, for two labels): error = (2 P(prediction is the Bayes rule's) - 1) noise + bias +
variance, where the bias is 0. Where it is 1 the variance is *subtracted*: a prediction other than the main one is then
right. Squared error knows no such case.

**The same error as a square.** Labels 0 and 1 can be read as numbers. The 0-1 error is then a squared error, with the
usual three parts: both figures have the same sum, with different parts.

Both sums are exact for the samples drawn, not estimates of one another. Other definitions exist for 0-1 loss (Kong and
Dietterich, 1995; Kohavi and Wolpert, 1996); the parts of one are not those of another.
"""
CAPTION = "The curve below 0 is subtracted: at points with a bias, variance makes the error smaller."
SQUARE_CAPTION = "The same 0-1 error, as the squared error of a prediction that is 0 or 1."


def headline(run: ZeroOneRun) -> Headline:
    """The smallest expected error."""
    at = run.best
    what = f"smallest 0-1 error, with {run.neighbours[at]} neighbours: noise + bias + variance - variance that helps"
    return Headline(float(run.expected[at]), what, by="no guarantee: the mean over the samples drawn")


def sentence(run: ZeroOneRun) -> str:
    """The sum at the best number of neighbours."""
    at = run.best
    return (
        f"With **{run.neighbours[at]}** neighbours {format_short(run.noise_part[at])} + {format_short(run.bias[at])} + "
        f"{format_short(run.harmful[at])} - {format_short(run.helpful[at])} = **{format_short(run.expected[at])}**."
    )


def more(run: ZeroOneRun) -> str:
    """Where the variance helps most, and what the naive sum would say."""
    at = int(run.helpful.argmax())
    naive = run.noise_part[at] + run.bias[at] + run.harmful[at] + run.helpful[at]
    return (
        f"Variance helps most with {run.neighbours[at]} neighbours, by {format_short(run.helpful[at])}: the error is "
        f"{format_short(run.expected[at])}. Adding all variance would give {format_short(naive)}.\n\n"
        f"As squares the parts with {run.neighbours[at]} neighbours are {format_short(run.squared_noise)} + "
        f"{format_short(run.squared_bias[at])} + {format_short(run.squared_variance[at])}, with the same sum."
    )
