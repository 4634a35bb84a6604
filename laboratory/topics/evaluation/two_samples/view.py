"""How many test examples tell two models apart, each on a sample of its own."""

from bounds.formula.special.proportions.unconditional import MOST
from bounds.vocabulary.domain import Interval
from laboratory.topics.evaluation.two_samples import text
from laboratory.topics.evaluation.two_samples.figures import (
    plan_table,
    powers,
    powers_in_words,
    true_sizes,
    true_sizes_in_words,
)
from laboratory.topics.evaluation.two_samples.run import SIDES, SamplePlan, plan, refusal
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Guarantee, View


def raised_inputs(run: SamplePlan) -> dict[str, float] | None:
    """Those of Boschloo's power, where its size is proved."""
    return run.inputs if run.enough <= MOST else None


VIEW = View(
    fields=(
        Number("p1", "Better model: right", "probability that the better model is right, as planned",
               Interval(0.001, 0.999), 0.84, (0.02, 0.98)),
        Number("p2", "Other model: right", "probability that the other model is right, as planned",
               Interval(0.001, 0.999), 0.81, (0.01, 0.97)),
        Pick("sides", "Test", SIDES, "two"),
        Number("alpha", "Level α", "level α of the test, the largest probability of a false alarm",
               Interval(0.0001, 0.5), 0.05, (0.001, 0.2), log=True),
        Number("target", "Power wanted", "power wanted: probability of finding the better model",
               Interval(0.05, 0.999), 0.8, (0.5, 0.99)),
    ),
    run=plan,
    drawings=(
        Drawing(powers, powers_in_words, text.caption),
        Drawing(true_sizes, true_sizes_in_words, text.SIZES_CAPTION),
    ),
    text=text,
    table=plan_table,
    snippet_outputs=("run.first", "run.enough", "run.needed"),
    guarantees=(
        Guarantee("fisher_test_power", lambda run: run.inputs, "exact power"),
        Guarantee("fisher_test_power_lower", lambda run: {"n": run.certified, **run.rates}, "bound for all sizes"),
        Guarantee("boschloo_test_power", raised_inputs, "power of Boschloo's test"),
    ),
    presets={
        "84 % or 81 %": {},
        "52 % or 50 %": {"p1": 0.52, "p2": 0.5},
        "60 % or 50 %": {"p1": 0.6, "p2": 0.5},
        "30 % or 10 %": {"p1": 0.3, "p2": 0.1},
        "Rare events": {"p1": 0.05, "p2": 0.01},
        "Large difference": {"p1": 0.9, "p2": 0.5, "target": 0.9},
    },
    check=refusal,
)  # fmt: skip
