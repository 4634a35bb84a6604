"""Support vector regression: a tube in which errors cost nothing."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.svm_and_kernels.tube import text
from laboratory.topics.svm_and_kernels.tube.figures import (
    tube,
    tube_in_words,
    tube_loss,
    tube_loss_in_words,
    tube_table,
)
from laboratory.topics.svm_and_kernels.tube.run import WORLDS, regression_tube
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

DRAWN = {"world": ("sine",)}  # at random, and not worked by hand

VIEW = View(
    fields=(
        Pick("world", "Data distribution", WORLDS, "sine"),
        Number("epsilon", "Tube ε", "half-width ε of the tube, where errors cost nothing", Interval(0, 2), 0.3, (0, 2)),
        Number("cost", "Regularization parameter C", "regularization parameter C, the cost of a unit beyond the tube",
               Interval(0.001, 1000), 10, (0.001, 1000), log=True),
        Number("gamma", "Kernel parameter γ", "γ of the Gaussian kernel", Interval(0.01, 1000), 20, (0.01, 1000),
               log=True, when=DRAWN),
        Number("noise", "Noise", "noise: deviation of the labels from the sine", Interval(0, 2), 0.2, advanced=True,
               when=DRAWN),
        Number("m", "Sample size m", "sample size m", integers(3, 200), 40, advanced=True, when=DRAWN),
        Seed(when=DRAWN),
    ),
    run=regression_tube,
    drawings=(Drawing(tube, tube_in_words, text.caption), Drawing(tube_loss, tube_loss_in_words, text.loss_caption)),
    text=text,
    table=tube_table,
    snippet_outputs=("len(run.support)", "run.inside", "run.risk"),
    presets={
        "A tube wider than the noise": {},
        "No tube": {"epsilon": 0},
        "So wide that the fit is constant": {"epsilon": 1.4},
        "Worked by hand": {"world": "three", "epsilon": 0.1, "cost": 1000},
    },
)  # fmt: skip
