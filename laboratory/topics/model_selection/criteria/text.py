"""AIC, BIC, MDL and cross-validation, in words computed from the run."""

from math import log

from bounds.numbers import format_number, format_short, percent
from laboratory.topics.model_selection.criteria.run import CRITERIA, DEGREE, SAMPLES, ChoicesOfSize, CriteriaRun
from laboratory.views.headline import Headline

MEANING = """
**AIC** is −2 ln L + 2p, **BIC** is −2 ln L + p ln m: L is the largest likelihood, p counts the parameters. For Gaussian
noise −2 ln L is m ln(RSS/m) or, with the noise known, RSS/σ², but for a constant. RSS is the sum of squared residuals.
Nothing here needs a linear model: any likelihood with p parameters has an AIC and a BIC.

**MDL** takes the model whose code is shortest. The *two-part code* here can really be decoded by whoever knows the
places x. First come the degree, a number b, each coefficient rounded to b bits, and the noise. Then come the labels, by
a Gaussian code around the rounded polynomial. The best b grows like ½ log₂ m: half of BIC is the code's length to first
order, and MDL adds a constant for each coefficient. The coefficients are those of curves with mean square 1 on the
sample, between −2 and 2.

**CV**, cross-validation, fits on all folds but one and measures the squared error on that one.

**Consistency.** If one of the models is true, BIC and MDL find it with a probability that tends to 1 as m grows, and
AIC does not: a parameter too many lowers −2 ln L by a χ² variable of one degree of freedom, which exceeds 2 in 16% of
cases whatever m. The limit shown is exact; it follows from a random walk with such steps. Cross-validation with a fixed
number of folds behaves like AIC.

**Efficiency.** If no model is true, better approximations are needed as m grows. Then the small penalty of AIC costs
less risk, once m is large enough; for small samples BIC may still be better. No criterion is both consistent and of the
best rate for the worst curve (Yang 2005).

**Places.** The samples of one size share their places; their labels are independent. The excess risk is exact.

With the noise estimated and p near m, AIC overfits badly: RSS/m is far too small there.
"""
OVER = {"choice": "What is chosen", "risk": "What it costs"}
SCALE_CAPTION = (
    "One sample. Each curve is −2 ln likelihood plus its penalty, less its minimum (ring). MDL is twice the code "
    "length in nats."
)


def headline(run: CriteriaRun) -> Headline:
    """How often BIC takes the true degree; or, where none is true, what AIC's choice costs."""
    here = run.here
    if run.is_model:
        what = (
            f"of {SAMPLES} samples: BIC chooses degree {DEGREE}, the true one; AIC does in {percent(here.share('aic'))}"
        )
        return Headline(here.share("bic"), what, share=True, by="no guarantee: criteria bound nothing")
    what = f"mean excess risk of what AIC chooses; BIC's {format_short(here.risk('bic'))}"
    return Headline(here.risk("aic"), what, by="no guarantee: criteria bound nothing")


def caption(run: CriteriaRun) -> str:
    """How to read what is chosen."""
    end = "Dotted: what AIC tends to." if run.is_model else "Thick: the degree with the smallest mean risk."
    return f"{SAMPLES} samples of each size. {end}"


def risk_caption() -> str:
    """How to read the risks."""
    return "Risk above that of the true curve, mean over the samples. Thick: the best single degree."


def sentence(run: CriteriaRun) -> str:
    """What is chosen at this sample size."""
    here, at = run.here, format_number(run.here.m)
    if run.is_model:
        rates = ", ".join(f"{title} {percent(here.share(name))}" for name, title in CRITERIA.items())
        return f"Degree {DEGREE} is true. With {at} examples it is chosen by: **{rates}**."
    means = ", ".join(f"{title} {format_short(here.chosen(name).mean(), 2)}" for name, title in CRITERIA.items())
    return f"No degree is true. With {at} examples the mean degrees chosen are: **{means}**."


def more(run: CriteriaRun) -> str:
    """The first sample, the penalties, and both ends of the sample sizes."""
    here = run.here
    choices = ", ".join(f"{title} {int(here.chosen(name)[0])}" for name, title in CRITERIA.items())
    penalties = (
        f"AIC adds 2 for each coefficient, BIC ln {format_number(here.m)} = {format_short(log(here.m), 3)}. "
        f"On the first sample the degrees chosen are: {choices}."
    )
    return "\n\n".join((penalties, _of_models(run) if run.is_model else _of_none(run), _risks(here)))


def _of_models(run: CriteriaRun) -> str:
    last = run.sizes[-1]
    return (
        f"With {format_number(last.m)} examples BIC chooses degree {DEGREE} in {percent(last.share('bic'))} of samples "
        f"and AIC in {percent(last.share('aic'))}. AIC's share tends to {percent(run.limit())}, not to {percent(1)}."
    )


def _of_none(run: CriteriaRun) -> str:
    last = run.sizes[-1]
    ratio = format_short(last.risk("bic") / last.risk("aic"), 3)
    return (
        f"With {format_number(last.m)} examples degree {last.best} has the smallest mean risk. "
        f"There the mean excess risk of BIC's choices is {ratio} times that of AIC's."
    )


def _risks(size: ChoicesOfSize) -> str:
    risks = ", ".join(f"{title} {format_short(size.risk(name), 3)}" for name, title in CRITERIA.items())
    return (
        f"Mean excess risk with {format_number(size.m)} examples: {risks}. "
        f"Degree {size.best} for all samples has {format_short(size.least, 3)}."
    )


def inputs(run: CriteriaRun) -> dict[str, float] | None:
    """What the Calculator is opened with: the theorems state the criteria with the noise estimated."""
    return None if run.sigma else run.inputs
