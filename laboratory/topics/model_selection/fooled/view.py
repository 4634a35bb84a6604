"""How selection fools you: the same selection outside and inside the folds."""

from bounds.vocabulary.domain import integers
from laboratory.topics.model_selection.fooled import text
from laboratory.topics.model_selection.fooled.figures import (
    errors,
    errors_in_words,
    fooled_table,
    strengths,
    strengths_in_words,
)
from laboratory.topics.model_selection.fooled.run import HOLD_OUT, fooled
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("features", "Noise features", "number of noise features", integers(1, 10_000), 5_000, (100, 10_000),
               log=True),
        Number("m", "Sample size m", "sample size m", integers(10, 200), 50, (20, 200), log=True),
        Number("selected", "Features selected", "number of features selected", integers(1, 200), 100,
               (1, 100), log=True),
        Number("folds", "Folds K", "number of folds K", integers(2, 10), 5, advanced=True),
        Seed(default=5, domain=integers(0, 2**31)),
    ),
    run=fooled,
    check=text.too_many,
    drawings=(
        Drawing(errors, errors_in_words, text.caption),
        Drawing(strengths, strengths_in_words, text.strengths_caption),
    ),
    text=text,
    table=fooled_table,
    snippet_outputs=("run.flattering", "run.honest", "run.fresh"),
    guarantees=(Guarantee(HOLD_OUT, text.hold_out_inputs, "guarantee for as many fresh examples"),),
    presets={
        "5,000 noise features": {},
        "Ten features of 5,000": {"selected": 10},
        "Many examples": {"m": 200},
    },
    progress_text="Selecting features …",
)  # fmt: skip
