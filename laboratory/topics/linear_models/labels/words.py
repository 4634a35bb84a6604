"""The likelihood of labels in words."""

from bounds.numbers import counted, short
from laboratory.topics.linear_models.labels.run import Labelled
from laboratory.views.view import Headline

MEANING = r"""
Logistic regression says: label y in {−1, 1} has probability $1/(1+e^{-y(⟨w,x⟩+b)})$ beside x. The **likelihood** of
weights is the product of these probabilities over the sample. Its logarithm is

$$\ln P(\text{labels}\mid\text{inputs};w)=-\sum_i\ln(1+e^{-y_i(⟨w,x_i⟩+b)}),$$

minus m times the mean **logistic loss**: maximum likelihood and ERM with the logistic loss are one thing. It is
conditional on the inputs, so it is no generative method.

The notes print the product once without yᵢ. It then grows to 1 as b → ∞, whatever the labels: it has no maximum, and
calls everything positive. Where a line separates the sample the right one has no maximum either: longer and longer w
make the labels ever likelier.
"""


def headline(run: Labelled) -> Headline:
    """Your log-likelihood, and the most there is."""
    value, what = run.log_likelihood(run.yours), "log-likelihood of the labels under your model"
    if run.separable:
        return Headline(value, what, by="no maximum: a threshold separates the labels, and 0 is approached for ever")
    return Headline(value, what, at_most=run.log_likelihood(run.best), by="the maximum, which is unique", rests_on=())


def sentence(run: Labelled) -> str:
    """Where the maximum is, and what your model errs."""
    wrong = counted(run.mistakes(run.yours), "label")
    if run.separable:
        return (
            f"A threshold separates the labels: no weights are most likely. Your model has {wrong} on the wrong side."
        )
    return (
        f"Most likely are b = **{short(run.best[0], 5)}** and w = **{short(run.best[1], 5)}**; yours has {wrong} wrong."
    )


def more(run: Labelled) -> str:
    """Log-likelihood and mean loss; the printed sum."""
    m, right, wrong = len(run.signs), run.log_likelihood(run.yours), run.printed(run.yours)
    return (
        f"Your mean logistic loss is {short(run.loss)} = −({short(right)})/{m}. Without the label the sum would be "
        f"{short(wrong)}, and larger for every larger b."
    )
