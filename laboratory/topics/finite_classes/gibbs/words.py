"""A Gibbs posterior and its guarantee, in words computed from the run."""

from math import log

from bounds.numbers import at_most, counted, in_words, percent, short
from laboratory.topics.finite_classes.gibbs.run import LAMBDAS, GibbsRun
from laboratory.topics.finite_classes.thresholds import GRID
from laboratory.views.view import Headline

CAPTION = "Bars: the posterior over 101 thresholds. Dotted: the prior, fixed before the sample. The world's is at 0.5."
CURVES = (
    "Averages over the posterior. The true risk is exact; the guarantee holds for every λ at once. λ = 0, the prior, "
    "was tried too, and has no place on a logarithmic axis."
)
MEANING = r"""
**A posterior in place of one hypothesis.** A *prior* π gives every hypothesis a weight before anything is seen; here
all 101 thresholds weigh the same. The **Gibbs posterior** weighs them by their mistakes on the sample, ρ(h) ∝ π(h)
e^(−λ L(h)) for the training error L(h). For λ = 0 it is the prior, which has learned nothing; as λ grows it comes ever
nearer to empirical risk minimisation, which trusts the sample alone. The *Gibbs classifier* draws a hypothesis from the
posterior for each answer; its risk is the mean over the posterior.

**PAC-Bayes.** With probability at least 1 − δ over the sample, for **all** posteriors at once, the true risk of the
Gibbs classifier keeps near its training error, by the relative entropy KL(ρ‖π), the price of moving away from the
prior: the binary relative entropy of the two is at most (KL(ρ‖π) + ln(2√m/δ))/m. A posterior that stays broad pays
little. One that ends in a single of 101 hypotheses pays ln 101, what the union bound over 101 hypotheses pays: finite
classes are a special case. As it holds for all posteriors, λ may be chosen after seeing the sample.

**What it assumes.** Independent examples, a loss between 0 and 1, and a prior that was fixed before the sample was
seen. Nothing asks that the prior be right: a bad one only costs more.
"""


def headline(run: GibbsRun, step: int) -> Headline:
    """The true risk of the Gibbs classifier, and what is guaranteed of it."""
    what = f"true risk of the Gibbs classifier, λ = {in_words(LAMBDAS[step])}"
    return Headline(float(run.risk[step]), what, at_most=float(run.bound[step]), by="PAC-Bayes")


def sentence(run: GibbsRun, step: int) -> str:
    """At which of the λ tried the guarantee is least."""
    here = "here" if run.chosen == step else f"at λ = {in_words(LAMBDAS[run.chosen])}"
    return (
        f"The posterior has moved **{short(run.kl[step])}** nats away from the prior; of the λ tried the guarantee is "
        f"least {here}, **{at_most(run.bound[run.chosen])}**."
    )


def more(run: GibbsRun, step: int) -> str:
    """What the guarantee is made of, and whether it held."""
    held = "It holds here." if run.risk[step] <= run.bound[step] else "This sample is one of the few that break it."
    return (
        f"On {counted(run.m, 'example')} the posterior errs with {short(run.training[step], 4)} on average, and on new "
        f"ones with {short(run.risk[step], 4)}. From the training error, KL = {short(run.kl[step], 4)} nats and δ = "
        f"{in_words(run.delta)} PAC-Bayes guarantees at most {at_most(run.bound[step])}, with probability at least "
        f"{percent(1 - run.delta, 8)}. {held} A posterior on a single one of {len(GRID)} thresholds would pay ln "
        f"{len(GRID)} = {short(log(len(GRID)), 4)} nats."
    )
