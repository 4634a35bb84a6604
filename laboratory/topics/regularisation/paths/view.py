"""The weights of ridge regression, the lasso and the elastic net as the regularization parameter rises."""

from bounds.vocabulary.domain import integers
from laboratory.topics.regularisation.paths import text
from laboratory.topics.regularisation.paths.figures import front, front_in_words, paths_table, weights, weights_in_words
from laboratory.topics.regularisation.paths.run import METHODS, paths
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(
        Pick("method", "Method", METHODS, "ridge"),
        Number("m", "Patients m", "patients drawn for the sample", integers(10, 400), 40, (10, 400), log=True),
        Seed(default=4),
    ),
    run=paths,
    player=Player("Regularization parameter λ", lambda run: len(run.lambdas) - 1, lambda run: run.best,
                  step_text=text.step_text, positions=lambda run: run.lambdas),
    drawings=(Drawing(weights, weights_in_words, text.CAPTION, along="step"), Drawing(front, front_in_words)),
    text=text,
    table=paths_table,
    snippet_outputs=("run.lambdas.tolist()", "run.training.tolist()", "run.risks.tolist()"),
    presets={
        "Ridge on patients": {},
        "Lasso on patients": {"method": "lasso"},
    },
    progress_text="Following the path …",
)  # fmt: skip
