"""The Bayes predictor and its risk in words."""

from math import inf

from bounds.numbers import format_number
from laboratory.topics.metrics.eta.run import EtaRun
from laboratory.topics.metrics.text import share
from laboratory.views.headline import Headline

MEANING = """
η(x) is the posterior probability that an example with the input x is positive. No predictor has a smaller risk than the
**Bayes predictor**, which predicts 1 where η(x) ≥ 1/2. It misclassifies x with probability min{η(x), 1 − η(x)}, and the
mean of that over x is the **Bayes risk**: the shaded area. It remains even if the distribution is known. Any other rule
adds |2η(x) − 1| wherever it predicts differently: the hatched area.

Where η(x) = 1/2 the *label* is a fair coin, and both predictions have the same risk. (The notes state there that min{η,
1 − η} “returns” 1 or −1; the function's value is 1/2.)

With unequal costs 1/2 becomes c₁/(c₁ + c₂), and the shaded area the minimum expected cost.
"""


def headline(run: EtaRun) -> Headline:
    """The minimum risk or cost of any predictor."""
    if _unit(run) == "cost":
        return Headline(
            run.bayes, "minimum cost of any predictor", by="exact, as η is known", measured_text=share(run.bayes)
        )
    return Headline(
        run.bayes, "Bayes risk", by="exact, as η is known; no predictor has less", measured_text=share(run.bayes)
    )


def eta_caption(run: EtaRun) -> str:
    """How to read η; no dotted line is drawn where η does not cross the threshold in the figure."""
    low, high = run.ends
    if low < run.best_cut < high:
        return "The Bayes predictor predicts 1 right of the dotted line."
    return f"The Bayes predictor predicts {int(run.best_cut <= low)} at every input drawn."


def area_caption(run: EtaRun) -> str:
    """How to read the areas."""
    return f"Shaded: the {run.least_name}. Hatched: the excess of your rule."


def sentence(run: EtaRun) -> str:
    """The risk of the other rule."""
    rule = f"The rule that predicts 1 from x = {format_number(run.cut, 4)} has {_unit(run)} **{share(run.risk)}**"
    if not run.excess:
        return f"{rule}, the same as the Bayes predictor: no predictor has less."
    return f"{rule}: the hatched **{share(run.excess)}** more than the Bayes predictor."


def more(run: EtaRun) -> str:
    """The Bayes predictor, its risk, and the other rule's."""
    best = (
        f"The Bayes predictor {_predictions(run)} and has {_unit(run)} **{share(run.bayes)}**: no predictor has less."
    )
    rule = f"from x = {format_number(run.cut, 4)}"
    if not run.excess:
        return f"{best} The other rule, {rule}, has the same."
    return (
        f"{best} The rule that predicts 1 {rule} has {_unit(run)} {share(run.risk)}, the hatched {share(run.excess)} "
        "more."
    )


def _predictions(run: EtaRun) -> str:
    low, high = (-inf, inf) if run.shape == "gaussians" else run.ends
    if run.best_cut <= low:
        return "predicts 1 everywhere"
    return "predicts 0 everywhere" if run.best_cut >= high else f"predicts 1 from x = {share(run.best_cut)}"


def _unit(run: EtaRun) -> str:
    return "risk" if run.has_unit_costs else "cost"
