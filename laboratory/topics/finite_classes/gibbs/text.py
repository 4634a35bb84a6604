"""A Gibbs posterior and its guarantee, in words computed from the run."""

from math import log

from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.topics.finite_classes.gibbs.run import LAMBDAS, GibbsRun
from laboratory.topics.finite_classes.thresholds import GRID
from laboratory.views.headline import Headline

CAPTION = "Bars: the posterior over 101 thresholds. Dotted: the prior, fixed before the sample. The true one is at 0.5."
CURVES = (
    "Averages over the posterior. The true risk is exact; the bound holds for every λ at once. λ = 0, the prior, "
    "was tried too, and cannot be shown on a logarithmic axis."
)
MEANING = r"""
**A posterior instead of one hypothesis.** A *prior* π gives every hypothesis a weight before anything is seen; here
all 101 thresholds weigh the same. The **Gibbs posterior** weighs them by their training errors L(h): ρ(h) ∝ π(h)
$e^{-λ L(h)}$. For λ = 0 it is the prior, which ignores the sample; as λ grows it approaches empirical risk
minimization, which uses the sample alone. The *Gibbs classifier* draws a hypothesis from the
posterior for each answer; its risk is the mean over the posterior.

**PAC-Bayes.** With probability at least 1 − δ over the sample, for **all** posteriors at once, the true risk of the
Gibbs classifier is close to its training error: their binary relative entropy is at most (KL(ρ‖π) + ln(2√m/δ))/m.
The relative entropy KL(ρ‖π) is the cost of moving away from the prior. It is small for a broad posterior. For a
posterior on a single one of 101 hypotheses it is ln 101, the term of the union bound over 101 hypotheses: finite
classes are a special case. As the bound holds for all posteriors, λ may be chosen after seeing the sample.

**What it assumes.** Independent examples, a loss between 0 and 1, and a prior that was fixed before the sample was
seen. The prior need not be right: a bad prior only makes the bound larger.
"""


def headline(run: GibbsRun, step: int) -> Headline:
    """The true risk of the Gibbs classifier, and its bound."""
    what = f"true risk of the Gibbs classifier, λ = {format_number(LAMBDAS[step])}"
    return Headline(float(run.risk[step]), what, at_most=float(run.bound[step]), by="PAC-Bayes")


def sentence(run: GibbsRun, step: int) -> str:
    """At which of the λ tried the bound is smallest."""
    here = "here" if run.chosen == step else f"at λ = {format_number(LAMBDAS[run.chosen])}"
    return (
        f"The posterior has moved **{format_short(run.kl[step])}** nats away from the prior; of the λ tried the bound "
        f"is smallest {here}, **{at_most(run.bound[run.chosen])}**."
    )


def more(run: GibbsRun, step: int) -> str:
    """What the bound is made of, and whether it held."""
    held = "It holds here." if run.risk[step] <= run.bound[step] else "This sample is one of the few that break it."
    return (
        f"On {pluralize(run.m, 'example')} the posterior has mean training error {format_short(run.training[step], 4)} "
        f"and mean true risk {format_short(run.risk[step], 4)}. From the training error, KL = "
        f"{format_short(run.kl[step], 4)} nats and δ = {format_number(run.delta)} PAC-Bayes guarantees at most "
        f"{at_most(run.bound[step])}, with probability at least {percent(1 - run.delta, 8)}. {held} A posterior on a "
        f"single one of {len(GRID)} thresholds would have KL = ln {len(GRID)} = {format_short(log(len(GRID)), 4)} nats."
    )
