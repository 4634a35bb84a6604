"""The likelihood of labels in words."""

from bounds.numbers import format_short, pluralize
from laboratory.topics.linear_models.labels.run import Labelled
from laboratory.views.headline import Headline

MEANING = r"""
In logistic regression the label y in {−1, 1} has probability $1/(1+e^{-y(⟨w,x⟩+b)})$ at x. The **likelihood** of
weights is the product of these probabilities over the sample. Its logarithm is

$$\ln P(\text{labels}\mid\text{inputs};w)=-\sum_i\ln(1+e^{-y_i(⟨w,x_i⟩+b)}),$$

minus m times the mean **logistic loss**: maximum likelihood and ERM with the logistic loss are the same. It
is conditional on the inputs, so it is no generative method.

The notes print the product once without yᵢ. It then grows to 1 as b → ∞, whatever the labels: it has no maximum, and
large b predict only positive labels. Where a line separates the sample the right product has no maximum either: ever
longer w make the labels ever more likely.
"""


def headline(run: Labelled) -> Headline:
    """Your log-likelihood, and the maximum."""
    value, what = run.log_likelihood(run.yours), "log-likelihood of the labels under your model"
    if run.separable:
        return Headline(value, what, by="no maximum: a threshold separates the labels, the supremum 0 is not attained")
    return Headline(value, what, at_most=run.log_likelihood(run.best), by="the maximum, which is unique", rests_on=())


def sentence(run: Labelled) -> str:
    """Where the maximum is, and what your model misclassifies."""
    wrong = pluralize(run.mistakes(run.yours), "label")
    if run.separable:
        return f"A threshold separates the labels, so the likelihood has no maximum. Your model misclassifies {wrong}."
    return (
        f"The likelihood is largest at b = **{format_short(run.best[0], 5)}** and w = "
        f"**{format_short(run.best[1], 5)}**. Your model "
        f"misclassifies {wrong}."
    )


def more(run: Labelled) -> str:
    """Log-likelihood and mean loss; the misprinted sum."""
    m, right, wrong = len(run.signs), run.log_likelihood(run.yours), run.printed(run.yours)
    return (
        f"Your mean logistic loss is {format_short(run.loss)} = −({format_short(right)})/{m}. Without the label the "
        f"sum would be {format_short(wrong)}, and larger for every larger b."
    )
