"""Fitting against stability: the risks of ridge regression by its regularization parameter."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.regularisation.balance import text
from laboratory.topics.regularisation.balance.figures import (
    balance_table,
    gaps,
    gaps_in_words,
    risks,
    risks_in_words,
)
from laboratory.topics.regularisation.balance.run import balance
from laboratory.topics.regularisation.stability_bounds import THEOREM, inputs
from laboratory.topics.regularisation.text import off_the_path
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number(
            "lam",
            "Regularization parameter λ",
            "regularization parameter λ",
            Interval(1e-6, 10),
            1,
            (1e-6, 10),
            log=True,
        ),
        Number("m", "Sample size m", "sample size m", integers(2, 200), 30, (2, 200), log=True),
        Number("noise", "Noise up to", "noise: largest distance of a label from the sine", Interval(0, 1), 0.5, (0, 1)),
        Number("degree", "Degree", "degree of the polynomials that are fitted", integers(1, 12), 9, advanced=True),
        Seed(meaning="seed of the samples"),
    ),
    run=balance,
    check=off_the_path,
    drawings=(Drawing(risks, risks_in_words, along="lam"), Drawing(gaps, gaps_in_words, text.caption, along="lam")),
    text=text,
    table=balance_table,
    snippet_outputs=(
        "run.fitted[run.best]",
        "run.truth[run.best]",
        "run.stability[run.best]",
        "run.stability_bounds[run.best]",
    ),
    guarantees=(Guarantee(THEOREM, lambda run, lam: inputs(run.world, run.m, lam), "bound for leaving out"),),
    presets={
        "An informative bound": {},
        "Smallest true risk, vacuous bound": {"lam": 0.002},
    },
    progress_text="Drawing samples …",
)
