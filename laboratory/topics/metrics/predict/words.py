"""The best prediction in words."""

from bounds.numbers import short
from laboratory.topics.metrics.predict.run import INPUTS, Predicted
from laboratory.views.view import Headline

MEANING = r"""
The **Bayes predictor** f* answers, beside each input x, with what has the least *conditional risk*, the mean loss over
Y given X = x. Which number that is depends on the loss alone:

- **squared** (y − g)²: the conditional mean E[Y | X = x]. For every g, E(Y − g(X))² = E Var(Y | X) +
  E(E[Y | X] − g(X))²: noise that nobody avoids, and the distance from the mean;
- **absolute** |y − g|: a median of Y given x;
- **zero-one**: the mode, its likeliest value;
- **logarithmic**, for a label and a predicted probability: the probability itself, as with the squared loss; the
  absolute loss wants 0 or 1 instead.

The Bayes risk is the *mean over X* of the conditional risks, one number: E Var(Y | X) for the squared loss. One line of
the notes calls the conditional variance at x the risk.

**Law of total variance:** Var(Y) = E Var(Y | X) + Var(E[Y | X]). The last part is what knowing X is worth: the best
constant risks Var(Y), the Bayes predictor E Var(Y | X).
"""


def headline(run: Predicted) -> Headline:
    """The risk of your predictions, and the Bayes risk below it."""
    return Headline(
        run.risk, "risk of your predictions", at_least=run.bayes, by="the Bayes risk, of every predictor", rests_on=()
    )


def sentence(run: Predicted) -> str:
    """What would be best."""
    told = " and ".join(f"**{short(run.best_at(place))}** beside {name}" for place, name in enumerate(INPUTS))
    kind = {"squared": "the means", "log": "the probabilities", "absolute": "the medians", "zero_one": "the modes"}
    return f"Best are {kind[run.loss]}: {told}, with a risk of **{short(run.bayes)}**."


def more(run: Predicted) -> str:
    """The parts of the squared risk, and the law of total variance, in numbers."""
    return f"{_parts(run)}\n\n{_law(run)}" if run.loss == "squared" else _law(run)


def _parts(run: Predicted) -> str:
    beside = " and ".join(short(float(one)) for one in run.variances)
    rest = short(max(run.risk - run.within, 0.0))
    return (
        f"Of the risk {short(run.risk)} the part {short(run.within)} is noise, E Var(Y | X), the mean over the inputs "
        f"of the variances {beside}; the rest, {rest}, is the mean squared distance of "
        "your predictions from the conditional means."
    )


def _law(run: Predicted) -> str:
    return (
        f"Var(Y) = {short(run.variance)} = {short(run.within)} + {short(run.between)}: within the inputs, and between "
        "their means."
    )


def caption() -> str:
    """How to read the bars."""
    return "Diamonds: the best predictions for the loss chosen."


def risks_caption() -> str:
    """How to read the risks."""
    return "Circles: your predictions; diamonds: the best."
