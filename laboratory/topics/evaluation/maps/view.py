"""How often bounds fail, exactly, for every theorem with a finite sample space."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.experiments import laws
from laboratory.topics.evaluation.maps import text
from laboratory.topics.evaluation.maps.figures import (
    failure_table,
    over_both,
    over_both_in_words,
    over_p,
    over_p_in_words,
)
from laboratory.topics.evaluation.maps.run import LARGEST, failure_maps
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Guarantee, View

TITLES = dict(sorted(((slug, text.title(slug)) for slug in laws()), key=lambda item: item[1].casefold()))

VIEW = View(
    fields=(
        Pick("theorem", "Theorem", TITLES, "test_set_binomial"),
        Number("n", "Examples n", "number of examples n", integers(1, LARGEST), 50, (1, LARGEST), log=True),
        Number("delta", "Failure probability δ", "failure probability δ", Interval(0.001, 0.5), 0.05, (0.01, 0.5)),
    ),
    run=failure_maps,
    drawings=(
        Drawing(over_both, over_both_in_words, text.CAPTION),
        Drawing(over_p, over_p_in_words, text.ROW_CAPTION),
    ),
    text=text,
    table=failure_table,
    snippet_outputs=("run.worst", "run.worst_place"),
    guarantees=(Guarantee(text.theorem, text.inputs, what="theorem"),),
    presets={
        "Exact binomial": {},
        "Hoeffding": {"theorem": "hoeffding_two_sided"},
        "Wald": {"theorem": "normal_interval"},
        "Mid-p": {"theorem": "binomial_midp"},
        "McNemar by chi-square": {"theorem": "mcnemar_chi_square"},
        "Watched": {"theorem": "bernoulli_mixture"},
        "Chosen among 20": {"theorem": "validation_selection_binomial"},
    },
)
