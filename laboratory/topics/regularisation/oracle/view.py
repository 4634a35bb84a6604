"""Stability and the oracle inequality over lambda, beside the exact risk."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.regularisation.oracle import text
from laboratory.topics.regularisation.oracle.figures import gaps, gaps_in_words, oracle_table, risks, risks_in_words
from laboratory.topics.regularisation.oracle.run import ORACLE, STABLE, TUNED, learned, oracle
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

LOSSES = {"hinge": "Hinge", "logistic": "Logistic, natural logarithm"}

VIEW = View(
    fields=(
        Pick("loss", "Loss", LOSSES, "hinge"),
        Number("lam", "Regularization parameter λ", "regularization parameter λ", Interval(0.001, 10), 0.1,
               (0.001, 10), log=True),
        Number("norm", "Length of w*", "length of the reference weights w*", Interval(0.01, 10), 2, (0.1, 10),
               log=True),
        Number("m", "Sample size m", "sample size m", integers(10, 1_000), 100, (10, 1_000), log=True),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.1,
               advanced=True),
        Seed(meaning="seed of the samples"),
    ),
    run=oracle,
    derived={"here": learned},
    check=text.affordable,
    drawings=(
        Drawing(risks, risks_in_words, text.caption, along="lam"),
        Drawing(gaps, gaps_in_words, text.gap_caption, along="lam"),
    ),
    text=text,
    table=oracle_table,
    snippet_outputs=("run.truth", "run.gap"),
    guarantees=(
        Guarantee(ORACLE, lambda run, lam, norm: run.oracle_inputs(lam, norm), "oracle inequality"),
        Guarantee(STABLE, lambda run, lam: run.gap_inputs(lam), "bound on the gap"),
        Guarantee(TUNED, lambda run, norm: run.tuned_inputs(norm), "bound at the best λ"),
    ),
    presets={
        "Hinge loss": {},
        "ρ = B = 1, m = 1,000, λ = 0.0447": {"loss": "logistic", "lam": 0.0447, "norm": 1, "m": 1_000},
        "λ too small": {"lam": 0.003},
    },
    progress_text="Minimizing …",
)  # fmt: skip
