"""Strata of a test pool, and plans for how many items each one gets."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.evaluation.strata import text
from laboratory.topics.evaluation.strata.figures import errors, errors_in_words, strata_table, tails, tails_in_words
from laboratory.topics.evaluation.strata.reading import MEANING, read_strata, write_strata
from laboratory.topics.evaluation.strata.run import LARGEST, PLANS, refusal, stratified
from laboratory.views.fields import Number, Pick, Seed, Text
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Text("strata", "Strata", MEANING, "0.5 0.9; 0.3 0.7; 0.2 0.4", read_strata, write_strata),
        Number("n", "Items n", "items n of all strata together", integers(2, LARGEST), 200, (10, 2000), log=True),
        Pick("plan", "Plan", PLANS, "proportional"),
        Number("delta", "δ", "failure probability δ of the guaranteed half-width", Interval(1e-9, 0.5), 0.05,
               (0.001, 0.3), log=True, advanced=True),
        Seed(default=1, meaning="seed of the simulated test sets"),
    ),
    run=stratified,
    drawings=(
        Drawing(errors, errors_in_words, text.CAPTION),
        Drawing(tails, tails_in_words, text.TAILS_CAPTION),
    ),
    text=text,
    table=strata_table,
    snippet_outputs=("run.variances", "run.effective", "run.half_width"),
    guarantees=(Guarantee("mcdiarmid", lambda run: run.inputs, "half-width"),),
    check=refusal,
    presets={
        "Three kinds of task": {},
        "Neyman's plan": {"plan": "neyman"},
        "A small hard stratum": {"strata": "0.95 0.95; 0.05 0.5", "plan": "neyman"},
        "Equal sizes mislead": {"strata": "0.8 0.9; 0.1 0.5; 0.1 0.3", "plan": "equal"},
        "Strata all alike": {"strata": "0.4 0.8; 0.3 0.8; 0.3 0.8"},
    },
)  # fmt: skip
