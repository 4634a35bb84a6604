"""The parts of the 0-1 error in words computed from the run."""

from bounds.numbers import format_short, pluralize
from laboratory.topics.model_selection.zero_one.run import ZeroOneRun
from laboratory.views.headline import Headline

MEANING = """
**Parts of a 0-1 error.** At one point the Bayes rule has a label, and training on many samples gives many predictions.
The one made most often is the *main prediction*. *Bias* is 1 where it differs from the Bayes rule's label, else 0;
*variance* is how often a prediction differs from the main one; *noise* is how often a label differs from the Bayes
rule's.

**How they add up, two labels** (Domingos, 2000): error = (2 P(prediction is the Bayes rule's) - 1) noise + bias +
variance, where the bias is 0. Where it is 1 the variance is *subtracted*: a prediction other than the main one is then
right. Squared error knows no such case.

**Three labels or more** (Domingos, 2000). Where the bias is 1, another prediction than the main one may be wrong, too.
So the variance is multiplied by -P(prediction is the Bayes rule's, given that it is not the main one). The rest of it
changes nothing. Noise makes a prediction right only where it hits the very label: the noise is multiplied by
P(prediction is the Bayes rule's) - P(it is not) P(it is the label, given that neither is the Bayes rule's).

**The same error as a square.** A label can be read as a vector with a 1 at its place and 0 elsewhere. The 0-1 error is
then half a squared distance, with the usual three parts: both figures have the same sum, with different parts. With two
labels it is the squared error of the numbers 0 and 1.

Both sums are exact for the samples drawn, not estimates of one another. Which of several labels made equally often is
the main prediction changes the parts, never their sum. Other definitions exist for 0-1 loss (Kong and Dietterich, 1995;
Kohavi and Wolpert, 1996); the parts of one are not those of another.

*Steps*: each label has an interval of the same length. *Waves*: each label's probability is a wave, one behind the
other. Then a label is replaced by one of the others, each as likely, with the probability set.
"""
CAPTION = "The curve below 0 is subtracted: at points with a bias, variance makes the error smaller."
SQUARE_CAPTION = "The same 0-1 error, as half the squared distance of vectors with a 1 at the label's place."


def headline(run: ZeroOneRun) -> Headline:
    """The smallest expected error."""
    at = run.best
    what = f"smallest 0-1 error, with {_neighbours(run, at)}: noise + bias + variance - variance that helps"
    return Headline(float(run.expected[at]), what, by="no guarantee: the mean over the samples drawn")


def sentence(run: ZeroOneRun) -> str:
    """The sum at the best number of neighbours."""
    at = run.best
    return (
        f"With **{_neighbours(run, at)}** {format_short(run.noise_part[at])} + {format_short(run.bias[at])} + "
        f"{format_short(run.harmful[at])} - {format_short(run.helpful[at])} = **{format_short(run.expected[at])}**."
    )


def more(run: ZeroOneRun) -> str:
    """Where the variance helps most, and what the naive sum would say."""
    at = int(run.helpful.argmax())
    biased = run.helpful[at] + run.idle[at]
    naive = run.noise_part[at] + run.bias[at] + run.harmful[at] + biased
    wrong = (
        f" The variance where there is a bias is {format_short(biased)}. Of it, {format_short(run.idle[at])} predicts "
        "another wrong label and changes nothing."
        if run.eta.shape[1] > 2
        else ""
    )
    return (
        f"Variance helps most with {_neighbours(run, at)}, by {format_short(run.helpful[at])}: the error is "
        f"{format_short(run.expected[at])}. Adding all variance would give {format_short(naive)}.{wrong}\n\n"
        f"As squares the parts with {_neighbours(run, at)} are {format_short(run.squared_noise)} + "
        f"{format_short(run.squared_bias[at])} + {format_short(run.squared_variance[at])}, with the same sum."
    )


def _neighbours(run: ZeroOneRun, at: int) -> str:
    return pluralize(run.neighbours[at], "neighbour")
