"""From densities to the posterior: when is it a logistic function of a linear score?"""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.linear_models.densities import text
from laboratory.topics.linear_models.densities.figures import (
    along_the_means,
    along_the_means_in_words,
    clouds,
    clouds_in_words,
    densities_table,
)
from laboratory.topics.linear_models.densities.run import CLOUDS, COVARIANCES, densities_run
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("cloud", "Clouds", CLOUDS, "gaussian"),
        Pick("covariance", "Covariance", COVARIANCES, "shared"),
        Number("distance", "Between means", "distance between the means of the two clouds",
               Interval(0, 10), 3, (0, 10)),
        Number("stretch", "Positive spread", "standard deviation of the positive cloud; the negative one has 1",
               Interval(0.1, 5), 1, (0.1, 5), log=True, when={"cloud": ("gaussian",)}),
        Number("m", "Sample size m", "sample size m, half of it positive", integers(6, 400), 200, (6, 400), log=True),
        Seed(default=1),
    ),
    run=densities_run,
    drawings=(
        Drawing(clouds, clouds_in_words, text.around),
        Drawing(along_the_means, along_the_means_in_words, text.along),
    ),
    text=text,
    table=densities_table,
    snippet_outputs=("run.priors", "run.means", "run.slope"),
    presets={
        "Shared covariance": {},
        "Separate covariances": {"stretch": 2.5, "covariance": "separate"},
        "Shared, though they differ": {"stretch": 2.5, "covariance": "shared"},
        "Not Gaussian": {"cloud": "exponential", "distance": 9, "m": 400},
    },
)  # fmt: skip
