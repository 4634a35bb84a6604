"""Which steps along a line the conditions of Armijo and Wolfe admit."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.optimisation.conditions import text
from laboratory.topics.optimisation.conditions.counterexamples import EXAMPLES, StepExample
from laboratory.topics.optimisation.conditions.figures import (
    armijo_in_words,
    armijo_region,
    curvature_in_words,
    curvature_region,
    example_conditions,
    example_conditions_in_words,
    example_in_words,
    example_path,
    steps_table,
)
from laboratory.topics.optimisation.conditions.handles import hold_heights, hold_slopes
from laboratory.topics.optimisation.conditions.run import LINES, conditions
from laboratory.views.fields import Number, Pick, Switch
from laboratory.views.view import Drawing, Player, View

OPEN = Interval(0, 1, closed_low=False, closed_high=False)
ON_A_LINE, AN_EXAMPLE = {"kind": tuple(LINES)}, {"kind": tuple(EXAMPLES)}

VIEW = View(
    fields=(
        Pick("kind", "Along", LINES | EXAMPLES, "parabola"),
        Number("alpha", "Armijo's α", "share α of the predicted decrease that is needed", OPEN, 0.25, (0.01, 0.99)),
        Number("beta", "Curvature's β", "share β of the slope that may remain, above α", OPEN, 0.9, (0.01, 0.99)),
        Number("first", "First step tried η", "step that the search tries first", Interval(0.01, 100), 1, (0.01, 100),
               log=True, when=ON_A_LINE),
        Switch("strong", "Strong condition", "The slope may be steep neither down nor up.", when=ON_A_LINE),
    ),
    run=conditions,
    check=text.misordered,
    player=Player("After step", lambda run: len(run.etas) if isinstance(run, StepExample) else 0),
    drawings=(
        Drawing(armijo_region, armijo_in_words, text.REGIONS, when=ON_A_LINE, handles=hold_heights),
        Drawing(curvature_region, curvature_in_words, text.SLOPES, when=ON_A_LINE, handles=hold_slopes),
        Drawing(example_path, example_in_words, text.EXAMPLE, when=AN_EXAMPLE),
        Drawing(example_conditions, example_conditions_in_words, when=AN_EXAMPLE),
    ),
    text=text,
    table=steps_table,
    snippet_outputs=("run",),
    presets={
        "Parabola": {},
        "Waves, strong Wolfe": {"kind": "waves", "strong": True, "beta": 0.6},
        "Gains too little": {"kind": "long"},
        "Too short": {"kind": "short"},
    },
)  # fmt: skip
