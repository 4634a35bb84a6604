"""AIC, BIC, MDL and cross-validation choosing the degree of a polynomial, for many samples and sample sizes."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.model_selection.criteria import text
from laboratory.topics.model_selection.criteria.figures import (
    criteria_table,
    degrees,
    degrees_in_words,
    risks,
    risks_in_words,
    scores,
    scores_in_words,
    shares,
    shares_in_words,
)
from laboratory.topics.model_selection.criteria.run import TRUTHS, criteria
from laboratory.views.fields import Number, Pick, Seed, Switch
from laboratory.views.view import Drawing, Guarantee, View

CHOICE = {"over": ("choice",)}
VIEW = View(
    fields=(
        Pick("truth", "True curve", TRUTHS, "cubic"),
        Number("noise", "Noise", "standard deviation of the noise on the label", Interval(0.01, 2), 0.3, (0.05, 1),
               log=True),
        Switch("known", "Noise known", "The criteria use the true variance and do not estimate it."),
        Number("m", "Sample size m", "sample size m", integers(30, 2_000), 120, (30, 2_000), log=True),
        Number("top", "Highest degree", "highest degree", integers(4, 12), 10, (4, 12)),
        Number("folds", "Folds K", "number of folds K", integers(5, 20), 10, advanced=True),
        Pick("over", "Over the sample size", text.OVER, "choice", above_figure=True),
        Seed(),
    ),
    run=criteria,
    drawings=(
        Drawing(scores, scores_in_words, text.SCALE_CAPTION),
        Drawing(shares, shares_in_words, text.caption, when=CHOICE | {"truth": ("cubic",)}, along="m"),
        Drawing(degrees, degrees_in_words, text.caption, when=CHOICE | {"truth": ("kink",)}, along="m"),
        Drawing(risks, risks_in_words, text.risk_caption, when={"over": ("risk",)}, along="m"),
    ),
    text=text,
    table=criteria_table,
    snippet_outputs=("run.here.share('aic')", "run.here.share('bic')", "run.here.risk('aic')", "run.limit()"),
    guarantees=(
        Guarantee("aic", text.inputs, "AIC of the first sample"),
        Guarantee("bic", text.inputs, "BIC of the first sample"),
    ),
    presets={
        "A true model": {},
        "A true model, few examples": {"m": 30},
        "No model is true": {"truth": "kink", "m": 1_000, "over": "risk"},
        "No model is true, few examples": {"truth": "kink", "m": 60, "over": "risk"},
    },
    progress_text="Choosing again and again …",
)  # fmt: skip
