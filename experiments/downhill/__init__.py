"""Steps downhill, looked at closely: how large a learning rate may be, conjugate against steepest directions, which
steps the conditions of Armijo and Wolfe admit, and what strong convexity asks of a chord."""

from experiments.downhill.chords import CURVES, Chord, chord
from experiments.downhill.conditions import LINES, Line, Region, admitted, line
from experiments.downhill.counterexamples import EXAMPLES, StepExample, step_example
from experiments.downhill.directions import QUADRATICS, Race, conjugacy, race
from experiments.downhill.rates import Rates, rates

__all__ = [
    "CURVES",
    "EXAMPLES",
    "LINES",
    "QUADRATICS",
    "Chord",
    "Line",
    "Race",
    "Rates",
    "Region",
    "StepExample",
    "admitted",
    "chord",
    "conjugacy",
    "line",
    "race",
    "rates",
    "step_example",
]
