"""Several models on one test set, in words computed from the run."""

from bounds import theorems
from bounds.comparison.conditions import condition
from bounds.numbers import at_least, format_number, format_short, percent, pluralize
from bounds.vocabulary.assumptions import IID
from laboratory.topics.evaluation.several.run import SeveralModels
from laboratory.views.headline import Headline

MEANING = r"""
**The best of k looks better than it is.** Here all models are equally good, and their mistakes independent. The best
one's accuracy on the test set is too high by an amount that is exact: a sum of powers of the binomial law. It grows
with k, at first about like $\sqrt{\ln k}$, and is never above $\sqrt{\ln k/(2n)}$. On items that are hard for all,
mistakes go together, and the optimism is smaller. Report the winner's accuracy on fresh items.

**False alarms add up.** Each model is compared with a baseline whose accuracy is known, by the exact binomial test at
level α. Though none is better, some test says so with probability $1-(1-\alpha')^k$, where α′ ≤ α is the test's real
level.

**Holm's method** sorts the p-values and multiplies the smallest by k, the next by k − 1, and so on; none may fall below
one before it. Reject where the adjusted p-value is at most α: the probability of any false alarm is at most α,
**however the models depend on each other**, so on the same items, too. It rejects whatever Bonferroni's rejects.

**A plan.** No step of Holm's is stricter than its first, α/k. So a sample size for one test at α/k is enough for each
of the k comparisons. That holds for each model by itself: finding all better ones together takes more.
"""
CAPTION = "By how much the best of k shows too high an accuracy. Dashed: a bound for any mistakes, dependent or not."
ALARMS_CAPTION = "The probability that some model is found better, though none is. Dotted: α, and your k."


def headline(run: SeveralModels) -> Headline:
    """The optimism, and its bound."""
    place = run.models - 1
    return Headline(
        float(run.optimism[place]),
        f"optimism of the best of {pluralize(run.models, 'model')}, on average",
        at_most=float(run.most[place]),
        by="√(ln k/(2n))",
        rests_on=(IID,),
    )


def sentence(run: SeveralModels) -> str:
    """What the winner shows, and the false alarms."""
    best, true = percent(run.winner), percent(run.accuracy)
    each, holm = (percent(float(of[run.models - 1])) for of in (run.unadjusted, run.holm))
    alarms = f"Some test is wrong with **{each}**, Holm's with **{holm}**."
    return f"The best shows {best}, though all have {true}. {alarms}"


def more(run: SeveralModels) -> str:
    """Holm's adjusted p-values."""
    rows = zip(run.p_values, run.adjusted, strict=True)
    pairs = "; ".join(f"{format_short(p, 3)} becomes {format_short(adjusted, 3)}" for p, adjusted in rows)
    kept = sum(adjusted <= run.alpha for adjusted in run.adjusted)
    of = format_number(len(run.p_values))
    count = f"At α = {format_short(run.alpha, 3)} **{kept} of {of}** are significant."
    return f"Your p-values, adjusted by Holm: {pairs}. {count}\n\n{plan_in_words(run)}"


def plan_in_words(run: SeveralModels) -> str:
    """How many items find a better model, though so many are compared."""
    plan, compared = run.plan, pluralize(run.models, "model")
    begin = f"Holm's first step tests at α/k = {format_short(run.alpha, 3)}/{run.models} = {at_least(plan.level)}."
    if plan.items is None:
        return f"{begin} No items for a plan: {plan.why}."
    proved = "Proved by ball arithmetic" if plan.certified else "Not certified"
    assumed = condition(theorems["mcnemar_power"].assumes)
    return (
        f"{begin} Compare {compared} with a baseline on the same items, by McNemar's one-sided exact test. One whose "
        f"accuracy is higher by {format_short(run.difference, 4)} is found with at least {percent(run.power, 4)} from "
        f"**{format_number(plan.items)} items** on, however the others do{assumed}. Just one of both is right on "
        f"{percent(run.discordance, 4)} of the items. {proved}: {plan.why}."
    )
