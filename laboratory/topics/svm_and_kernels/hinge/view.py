"""The hinge loss lies above the zero-one loss, on the axis and on average over a sample."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.svm_and_kernels.hinge import text
from laboratory.topics.svm_and_kernels.hinge.figures import losses_table, margin_losses, margin_losses_in_words
from laboratory.topics.svm_and_kernels.hinge.run import hinge_losses
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

BESIDE = {
    "hinge": "Nothing else",
    "squared_hinge": "Squared hinge",
    "logistic_base_2": "Logistic, base 2",
    "exponential": "Exponential",
}

VIEW = View(
    fields=(
        Pick("beside", "Beside the hinge", BESIDE, "logistic_base_2", above_figure=True),
        Number("distance", "Distance", "distance between the two means", Interval(0.1, 10), 2, (0.1, 10)),
        Number("cost", "Regularization parameter C", "regularization parameter C, the cost of a unit of slack",
               Interval(0.001, 1000), 1, (0.001, 1000), log=True),
        Number("m", "Sample size m", "sample size m", integers(10, 300), 80, (10, 300)),
        Seed(default=2),
    ),
    run=hinge_losses,
    drawings=(Drawing(margin_losses, margin_losses_in_words, text.caption),),
    text=text,
    table=losses_table,
    snippet_outputs=("run.means", "run.training_error"),
    presets={
        "Beside the logistic loss": {},
        "Beside the exponential loss": {"beside": "exponential"},
        "Clouds far apart": {"distance": 5},
    },
)  # fmt: skip
