"""All labellings of a few points: no learner has a lower risk than another on average."""

from bounds.vocabulary.domain import integers
from laboratory.topics.no_free_lunch.lunch import text
from laboratory.topics.no_free_lunch.lunch.figures import (
    labellings,
    labellings_in_words,
    law_in_words,
    lunch_law,
    lunch_table,
)
from laboratory.topics.no_free_lunch.lunch.run import lunch_run
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("points", "Points N", "points of the domain, all equally likely", integers(2, 8), 6, (2, 8)),
        Number("m", "Sample size m", "sample size m", integers(1, 6), 2, (1, 6)),
    ),
    run=lunch_run,
    check=text.too_many,
    drawings=(
        Drawing(labellings, labellings_in_words, "Levels: each learner's mean over all labellings.", width=1.5),
        Drawing(lunch_law, law_in_words, text.LAW_CAPTION),
    ),
    text=text,
    table=lunch_table,
    snippet_outputs=("run.average", "{name: run.mean(name) for name in run.costs}"),
    guarantees=(Guarantee("no_free_lunch_exact", lambda points, m: {"m": m, "points": points}, "average"),),
    presets={"Every learner loses": {"points": 6, "m": 2}},
    progress_text="Trying all labellings …",
)
