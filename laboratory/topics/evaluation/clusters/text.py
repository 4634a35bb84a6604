"""Clustered items, in words computed from the run."""

from bounds.numbers import format_number, format_short, percent, pluralize
from laboratory.topics.evaluation.clusters.run import ClusteredSet
from laboratory.views.headline import Headline

MEANING = r"""
**Clusters** are items that succeed or fail together: questions on one passage, prompts from one template, turns of one
conversation, several runs of one item. Two items of one cluster have the **intraclass correlation** ρ.

**The design effect** $1+(b-1)\rho$ is exact: the mean has so many times the variance it has with independent items.
For unequal sizes it is $\sum_j b_j\bigl(1+(b_j-1)\rho\bigr)/\sum_j b_j=1+\bigl((v^2+1)\bar b-1\bigr)\rho$, where $v$ is
the coefficient of variation of just these sizes: J below the line, not J − 1. It is that of the mean over all items.
Divide the number of items by it, and you have the **effective sample size**. With the number of clusters J fixed it
never exceeds J/ρ, however many items a cluster has.

**What is enumerated here.** Each cluster has an accuracy of its own, drawn from a beta law: the right answers follow
the beta-binomial law, and all clusters together its convolution. Real levels and coverages are sums over all counts;
nothing is simulated. Another law with the same ρ has the same variance, and somewhat other levels.

**The remedy.** Give standard errors over cluster means, or multiply them by the root of the design effect. Both are
approximations: they need many clusters, say 30, and a ρ that is known.
"""
CAPTION = "How often the binomial test finds an accuracy above the true one. Dotted: its stated level, and your ρ."
COVERAGE_CAPTION = "How often Wald's interval holds the true accuracy. Dotted: what it states, and your ρ."


def headline(run: ClusteredSet) -> Headline:
    """The real level."""
    what = f"false alarms of a test stated at {percent(run.alpha)}, as if items were independent"
    return Headline(run.here[0], what, share=True)


def sentence(run: ClusteredSet) -> str:
    """The real coverage."""
    real, stated = percent(run.here[1]), percent(1 - 2 * run.alpha)
    law = "Clusters are independent, with accuracies from a beta law."
    return f"Wald's interval for {stated} holds the true accuracy in **{real}** of all test sets. {law}"


def more(run: ClusteredSet) -> str:
    """Design effect, effective size, and the widened interval."""
    items, clusters = format_number(run.items), pluralize(run.clusters, "cluster")
    effect, effective = format_short(run.effect, 4), format_short(run.effective, 4)
    lines = [f"The design effect is {effect}: {items} items in {clusters} are worth **{effective}** independent ones."]
    if run.cv > 0 and run.rho > 0:
        lines.append(_unequal(run))
    lines.append(
        f"Widened by its root, the interval holds the true accuracy in {percent(run.here[2])} of all test sets."
    )
    if run.clusters < 30:
        lines.append(f"With {clusters} no normal approximation is to be trusted.")
    return "\n\n".join(lines)


def _unequal(run: ClusteredSet) -> str:
    size, cv = format_short(run.size, 4), format_short(run.cv, 4)
    alike, sample = format_short(run.effect_as_if_alike, 4), format_short(run.effect_of_sample_deviation, 4)
    return (
        f"The sizes have the mean {size} and the coefficient of variation {cv}. As if all were alike, the design "
        f"effect would be {alike}, too small. With J − 1 below the line of the deviation it "
        f"would be {sample}, too large."
    )
