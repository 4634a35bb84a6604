"""Steps downhill, looked at closely: how large a learning rate may be, conjugate against steepest directions, which
steps the conditions of Armijo and Wolfe admit, and what strong convexity asks of a chord."""

from laboratory.topics.optimisation.conditions.counterexamples import EXAMPLES, StepExample, step_example
from laboratory.topics.optimisation.conditions.run import LINES, AdmissibleSteps, SearchLine, admitted, line
from laboratory.topics.optimisation.convexity.run import CURVES, Chord, chord
from laboratory.topics.optimisation.quadratic.run import QUADRATICS, Race, conjugacy, race
from laboratory.topics.optimisation.rate.run import Rates, rates

__all__ = [
    "CURVES",
    "EXAMPLES",
    "LINES",
    "QUADRATICS",
    "AdmissibleSteps",
    "Chord",
    "Race",
    "Rates",
    "SearchLine",
    "StepExample",
    "admitted",
    "chord",
    "conjugacy",
    "line",
    "race",
    "rates",
    "step_example",
]
