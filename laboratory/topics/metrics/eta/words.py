"""The Bayes predictor and its risk in words."""

from math import inf

from bounds.numbers import in_words
from laboratory.topics.metrics.eta.run import EtaRun
from laboratory.topics.metrics.words import share
from laboratory.views.view import Headline

MEANING = """
η(x) is the posterior probability: how likely an example with the input x is positive. Nobody can do better than to
answer 1 where η(x) ≥ 1/2: the **Bayes predictor**. Where it answers it is still wrong with probability
min{η(x), 1 − η(x)}, and the average of that over x is the **Bayes risk**: the shaded area. A learner that knows
everything pays it. Any other rule pays more, namely |2η(x) − 1| wherever it answers differently: the hatched area.

Where η(x) = 1/2 the *label* is a fair coin, and either answer is as good. (The notes say there that min{η, 1 − η}
“returns” 1 or −1; the function's value is 1/2.)

With unequal costs 1/2 becomes c₁/(c₁ + c₂), and the shaded area the least expected cost.
"""


def headline(run: EtaRun) -> Headline:
    """The least that any predictor pays."""
    if _unit(run) == "cost":
        return Headline(run.bayes, "least cost of any predictor", by="exact, as η is known", shown=share(run.bayes))
    return Headline(run.bayes, "Bayes risk", by="exact, as η is known: nobody can do better", shown=share(run.bayes))


def sentence(run: EtaRun) -> str:
    """What the other rule pays."""
    told = f"The rule that answers 1 from x = {in_words(run.cut, 4)} has {_unit(run)} **{share(run.risk)}**"
    if run.excess < 1e-9:
        return f"{told}, the same as the Bayes predictor: nobody can do better."
    return f"{told}: the hatched **{share(run.excess)}** more than the Bayes predictor."


def more(run: EtaRun) -> str:
    """The Bayes predictor, its risk, and the other rule's."""
    best = f"The Bayes predictor {_answers(run)} and has {_unit(run)} **{share(run.bayes)}**: nobody can do better."
    rule = f"from x = {in_words(run.cut, 4)}"
    if run.excess < 1e-9:
        return f"{best} The other rule, {rule}, has the same."
    return (
        f"{best} The rule that answers 1 {rule} has {_unit(run)} {share(run.risk)}, the hatched {share(run.excess)} "
        "more."
    )


def _answers(run: EtaRun) -> str:
    low, high = (-inf, inf) if run.shape == "gaussians" else run.ends
    if run.best_cut <= low:
        return "answers 1 everywhere"
    return "answers 0 everywhere" if run.best_cut >= high else f"answers 1 from x = {share(run.best_cut)}"


def _unit(run: EtaRun) -> str:
    return "risk" if run.false_positive == run.false_negative == 1 else "cost"
