"""The best prediction in words."""

from bounds.numbers import format_short
from laboratory.topics.metrics.predict.run import INPUTS, Predicted
from laboratory.views.headline import Headline

MEANING = r"""
The **Bayes predictor** f* predicts at each input x the number of smallest *conditional risk*, the mean loss over Y
given X = x. Which number that is depends on the loss alone:

- **squared** (y − g)²: the conditional mean E[Y | X = x]. For every g, E(Y − g(X))² = E Var(Y | X) +
  E(E[Y | X] − g(X))²: noise that no predictor avoids, and the distance from the mean;
- **absolute** |y − g|: a median of Y given x;
- **zero-one**: the mode, the most likely value;
- **logarithmic**, for a label and a predicted probability: the probability itself, as with the squared loss; under
  the absolute loss it is 0 or 1 instead.

The Bayes risk is the *mean over X* of the conditional risks, one number: E Var(Y | X) for the squared loss. One line of
the notes calls the conditional variance at x the risk.

**Law of total variance:** Var(Y) = E Var(Y | X) + Var(E[Y | X]). The last part is the gain from X: the best constant
has risk Var(Y), the Bayes predictor E Var(Y | X).
"""


def headline(run: Predicted) -> Headline:
    """The risk of your predictions, and the Bayes risk below it."""
    return Headline(
        run.risk,
        "risk of your predictions",
        at_least=run.bayes,
        by="the Bayes risk, a bound for every predictor",
        rests_on=(),
    )


def sentence(run: Predicted) -> str:
    """The best predictions."""
    best = " and ".join(f"**{format_short(run.best_at(place))}** at {name}" for place, name in enumerate(INPUTS))
    kind = {"squared": "the means", "log": "the probabilities", "absolute": "the medians", "zero_one": "the modes"}
    several = ", the smallest of several," if run.has_ties else ""
    return f"The best predictions{several} are {kind[run.loss]}: {best}, with risk **{format_short(run.bayes)}**."


def more(run: Predicted) -> str:
    """The parts of the squared risk, and the law of total variance, in numbers."""
    return f"{_parts(run)}\n\n{_law(run)}" if run.loss == "squared" else _law(run)


def _parts(run: Predicted) -> str:
    variances = " and ".join(format_short(float(variance)) for variance in run.variances)
    rest = format_short(max(run.risk - run.within, 0.0))
    return (
        f"Of the risk {format_short(run.risk)} the part {format_short(run.within)} is noise, E Var(Y | X), the mean "
        f"over the inputs of the variances {variances}; the rest, {rest}, is the mean squared distance of your "
        "predictions from the conditional means."
    )


def _law(run: Predicted) -> str:
    return (
        f"Var(Y) = {format_short(run.variance)} = {format_short(run.within)} + {format_short(run.between)}: within the "
        "inputs, and between their means."
    )


def caption() -> str:
    """How to read the bars."""
    return "Blue: the labels at input a; orange: at input b. Diamonds: the best predictions for the loss chosen."


def risks_caption() -> str:
    """How to read the risks."""
    return "Circles: your predictions; diamonds: the best."
