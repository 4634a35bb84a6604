"""Maximum likelihood for families of distributions."""

from bounds.vocabulary.domain import integers
from laboratory.topics.linear_models.likelihood import text
from laboratory.topics.linear_models.likelihood.figures import (
    distributions,
    distributions_in_words,
    likelihood,
    likelihood_in_words,
    likelihood_table,
)
from laboratory.topics.linear_models.likelihood.run import NAMES, estimate_likelihood
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Pick("family", "Family", NAMES, "gaussian"),
        Number("m", "Sample size m", "sample size m", integers(2, 2_000), 30, (2, 2_000), log=True),
        Seed(),
    ),
    run=estimate_likelihood,
    drawings=(
        Drawing(distributions, distributions_in_words, text.caption),
        Drawing(likelihood, likelihood_in_words, "Dotted: the parameter that the sample was drawn with."),
    ),
    text=text,
    table=likelihood_table,
    snippet_outputs=("run.estimate.parameters", "run.estimate.log_likelihood"),
    guarantees=(Guarantee("hoeffding_two_sided", text.hoeffding_inputs),),
    presets={
        "Normal": {},
        "Coin": {"family": "bernoulli"},
        "The largest example": {"family": "uniform", "m": 12},
    },
)
