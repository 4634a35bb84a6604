"""From densities to the posterior, in words."""

from bounds.numbers import percent
from laboratory.topics.linear_models.densities.run import DensitiesRun, Rivals
from laboratory.topics.linear_models.text import number
from laboratory.views.headline import Headline

CLOUDS = (
    f"Ellipses of the Gaussians, which hold {percent(0.5)} and {percent(0.9)} of each. Green: both labels equally "
    "likely."
)
LINE = "Along the line through both means. The weighted densities are drawn in units of the higher peak."
MEANING = """
A **generative** model describes how examples are drawn: first a label, then a point from that label's density. Here
each density is a Gaussian, fitted by maximum likelihood: the share of the label, the mean of its points, their
covariance. Bayes' rule gives the (posterior) probability of the positive label at x: its weighted density there,
divided by the sum of both.

Divide numerator and denominator by the numerator: the probability is 1/(1 + exp(−z)), the logistic function of the
**log-odds** z. If both Gaussians have the *same* covariance, their quadratic terms cancel and z is **linear** in x.
Then the boundary is a line, and the probability along any straight line is a logistic curve. Logistic regression
assumes just this, without any densities.

With **different** covariances z is quadratic. The boundary is a conic, and the probability may rise and fall again:
far from the means the wider density is the larger one.

The **exponential** clouds are not Gaussian: their first feature is exponential, with mean 1 for the negative label and
1 + the distance for the positive one. Their true log-odds are linear all the same, since the logarithm of an
exponential density is. So logistic regression's only assumption holds, and the Gaussian model's does not: it puts its
boundary by means and covariances, which say little of such clouds.

The labels are known, so the likelihood of points *and* labels is maximized. The ellipses hold 50\N{NO-BREAK SPACE}% and
90\N{NO-BREAK SPACE}% of each Gaussian.
"""


def headline(run: DensitiesRun) -> Headline:
    """The model's training error."""
    return Headline(
        run.training_error, "of the sample misclassified", by="no guarantee: the model was fitted to this sample",
        measured_text=percent(run.training_error),
    )  # fmt: skip


def around(run: DensitiesRun) -> str:
    """How to read the plane."""
    return f"{CLOUDS} The farthest examples may lie beyond the edge." if run.rivals else CLOUDS


def along(run: DensitiesRun) -> str:
    """What the curves are."""
    beside = " Long dashes: logistic regression's probability; dotted: the true one." if run.rivals else ""
    return f"{LINE}{beside}"


def sentence(run: DensitiesRun, covariance: str, stretch: float) -> str:
    """Whether the log-odds are linear; of clouds that are not Gaussian, whose errors are fewer."""
    if run.rivals:
        wrong, other = (f"**{percent(error)}**" for error in (run.training_error, run.rivals.training_error))
        return f"The clouds are not Gaussian: the Gaussian model misclassifies {wrong}, logistic regression {other}."
    if covariance != "shared":
        way = " to ".join(f"**{number(probability)}**" for probability in _way(run))
        return f"The log-odds are quadratic: from left to right the probability of the positive label goes from {way}."
    if stretch != 1:
        times = f"**{_times(stretch)}** times as wide as the other"
        return f"The log-odds are linear, as the model assumes, although one cloud is {times}."
    slope = f"**{number(run.slope)}**"
    return f"The log-odds change by {slope} per unit, and the probability of the positive label is a logistic curve."


def _way(run: DensitiesRun) -> list[float]:
    """The probability at the left end, where it turns if it does, and at the right end."""
    left, right = float(run.posterior[0]), float(run.posterior[-1])
    low, high = float(run.posterior.min()), float(run.posterior.max())
    turn = [low] if low < min(left, right) else [high] if high > max(left, right) else []
    return [left, *turn, right]


def more(run: DensitiesRun, covariance: str, stretch: float) -> str:
    """What the model assumes, and its training error."""
    if run.rivals:
        return _beside(run.rivals, run, covariance)
    wrong = f"The model misclassifies {percent(run.training_error)} of its sample."
    if covariance != "shared":
        return (
            "With a covariance for each the log-odds are quadratic and the boundary is curved. At the left end of the "
            f"figure the probability of the positive label is {number(float(run.posterior[0]))}, at the right end "
            f"{number(float(run.posterior[-1]))}. {wrong}"
        )
    doubt = (
        f" In truth one cloud is {_times(stretch)} times as wide as the other, which this model cannot represent."
        if stretch != 1 else ""
    )  # fmt: skip
    return (
        "With one covariance for both the log-odds are linear: along the line through the means they change by "
        f"**{number(run.slope)}** per unit, and the probability of the positive label is a logistic curve.{doubt} "
        f"{wrong}"
    )


def _beside(rivals: Rivals, run: DensitiesRun, covariance: str) -> str:
    """Three slopes of the log-odds."""
    slope = f"by **{number(run.slope)}** per unit" + (" halfway, and not linearly" if covariance != "shared" else "")
    return (
        "The true log-odds are linear, which is all that logistic regression assumes. Along the line through the means "
        f"they rise by **{number(rivals.true_slope)}** per unit. Logistic regression's rise by "
        f"**{number(rivals.slope)}**; the Gaussian model's, {slope}."
    )


def _times(stretch: float) -> str:
    return number(max(stretch, 1 / stretch))
