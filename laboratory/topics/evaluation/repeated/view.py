"""Several runs on one problem: pass@k and its interval."""

from bounds.vocabulary.domain import integers, open_interval
from laboratory.topics.evaluation.repeated import text
from laboratory.topics.evaluation.repeated.figures import (
    bias,
    bias_in_words,
    by_attempts,
    by_attempts_in_words,
    repeated_table,
)
from laboratory.topics.evaluation.repeated.run import refusal, repeated
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("runs", "Runs n", "number of runs n on the problem", integers(1, 500), 20, (2, 200), log=True),
        Number("right", "Right c", "number c of runs that are right", integers(0, 500), 3, (0, 50)),
        Number("k", "Attempts k", "attempts k, of which one must be right", integers(1, 500), 5, (1, 100), log=True),
        Number("delta", "δ", "failure probability δ of the interval", open_interval(0, 1, floor=1e-9), 0.05,
               (0.001, 0.3), log=True),
    ),
    run=repeated,
    drawings=(
        Drawing(by_attempts, by_attempts_in_words, text.CAPTION, along="k"),
        Drawing(bias, bias_in_words, text.BIAS_CAPTION),
    ),
    text=text,
    table=repeated_table,
    snippet_outputs=("run.estimate", "run.naive", "run.interval"),
    guarantees=(
        Guarantee("pass_at_k_lower", lambda run: run.inputs),
        Guarantee("pass_at_k_upper", lambda run: run.inputs, "upper end"),
    ),
    check=refusal,
    presets={
        "Few right": {},
        "k near n": {"runs": 10, "right": 1, "k": 5},
        "Many runs": {"runs": 200, "right": 10, "k": 10},
        "None right": {"right": 0},
    },
)  # fmt: skip
