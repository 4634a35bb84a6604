"""One example of a sample replaced by another."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.regularisation.replace import text
from laboratory.topics.regularisation.replace.figures import (
    changes,
    changes_in_words,
    changes_table,
    fits,
    fits_in_words,
)
from laboratory.topics.regularisation.replace.handles import hold
from laboratory.topics.regularisation.replace.run import replacement, worst
from laboratory.topics.regularisation.stability_bounds import THEOREM, inputs
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
        Number("example", "Replaced example", "number of the replaced example", integers(1, 200), 4, (1, 30)),
        Number("place", "New input x", "new example's input x", Interval(0, 1), 0.9, (0, 1)),
        Number("label", "New label y", "new example's label y", Interval(-2, 2), -1.5, (-1.5, 1.5)),
        Number("m", "Sample size m", "sample size m", integers(2, 200), 30, advanced=True),
        Number(
            "noise",
            "Noise up to",
            "noise: largest distance of a label from the sine",
            Interval(0, 1),
            0.5,
            advanced=True,
        ),
        Number("degree", "Degree", "degree of the polynomials that are fitted", integers(1, 12), 9, advanced=True),
        Seed(),
    ),
    run=replacement,
    derived={"worst": worst},
    check=text.misfit,
    drawings=(
        Drawing(fits, fits_in_words, text.CAPTION, handles=hold),
        Drawing(changes, changes_in_words, along="lam"),
    ),
    text=text,
    table=changes_table,
    snippet_outputs=("run.lambdas.tolist()", "run.changes.tolist()", "run.bounds.tolist()"),
    guarantees=(Guarantee(THEOREM, lambda run, lam: inputs(run.world, len(run.x), lam), "bound for leaving out"),),
    presets={"One wild example": {}, "A small λ, vacuous bound": {"lam": 0.002}},
    progress_text="Replacing example after example …",
)
