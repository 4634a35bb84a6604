"""Consistency of ERM: both risks approach the best of the class."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.no_free_lunch.erm import text
from laboratory.topics.no_free_lunch.erm.figures import consistency, consistency_in_words, consistency_table
from laboratory.topics.no_free_lunch.erm.run import consistency_run
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("hypotheses", "Hypotheses", "hypotheses in the class", integers(1, 50), 20, (1, 50)),
        Number("least", "Smallest risk", "smallest risk in the class", Interval(0, 1), 0.2, (0, 1)),
        Number("most", "Largest risk", "largest risk in the class", Interval(0, 1), 0.5, (0, 1)),
        Number("largest", "Largest sample size", "largest sample size m", integers(10, 2_000), 1_000, (10, 2_000),
               log=True),
        Number("epsilon", "Difference ε", "difference ε of training error and true risk",
               Interval(0, 1, closed_low=False), 0.05, advanced=True),
    ),
    run=consistency_run,
    check=text.out_of_order,
    drawings=(Drawing(consistency, consistency_in_words, text.CAPTION),),
    text=text,
    table=consistency_table,
    snippet_outputs=("run.training[-1]", "run.true[-1]", "run.best"),
    guarantees=(
        Guarantee("finite_expected_gap", lambda run: {"m": int(run.sizes[-1]), "ln_size": run.ln_size},
                  "guaranteed gap"),
    ),
    presets={
        "Twenty hypotheses": {},
        "Uniform convergence, ε = 0.1": {"epsilon": 0.1},
        "One hypothesis: law of large numbers": {"hypotheses": 1},
    },
    progress_text="Adding up probabilities …",
)  # fmt: skip
