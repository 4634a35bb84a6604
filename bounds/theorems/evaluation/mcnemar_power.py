"""The exact power of McNemar's exact test."""

from bounds.formula.functions import mcnemar_rejects
from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import DONE_ONCE, PLANNED_DISCORDANCE, SAME_ITEMS
from bounds.theorems.evaluation._conditions import first_is_no_worse, probabilities_of_one_item
from bounds.theorems.evaluation._variables import Level, OnlyFirstRight, OnlySecondRight, PairedItems, Power
from bounds.theorems.evaluation.mcnemar_power_sure import mcnemar_power_sure
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step

SCRIPT = "SciPy, by a loop over D: sum of binom.pmf times binom.sf"


@theorem(
    title="Power of McNemar's exact test",
    statement=(
        r"Two models answer the same $m$ items. McNemar's exact one-sided test at level $\alpha$, which keeps its "
        r"level for every $m$, finds the first better with exactly this probability. Two-sided, each side at half the "
        r"level: take $\alpha/2$; the power is then at least this."
    ),
    assumes=(IID, SAME_ITEMS, PLANNED_DISCORDANCE, DONE_ONCE),
    decreasing_in="p01",
    non_monotone="m",
    envelope=mcnemar_power_sure,
    relation="=",
    where=(first_is_no_worse, probabilities_of_one_item),
    proof=(
        Step(
            "Items that both get right, or both wrong, do not matter: D are left.",
            r"D\sim\mathrm{Bin}(m,p_{10}+p_{01})",
        ),
        Step(
            "Given D, the first is right on a binomial number of them, fair if both are equally good.",
            r"n_{10}\sim\mathrm{Bin}\Bigl(D,\frac{p_{10}}{p_{10}+p_{01}}\Bigr)",
        ),
        Step(
            "The test rejects from the least number on that a fair coin reaches with probability α at most; add up "
            "over D.",
            uses="binomial_upper_tail",
        ),
        Step(
            "One more item won instead of tied, or tied instead of lost, never undoes a rejection: it rises in p₁₀ and "
            "falls in p₀₁."
        ),
    ),
    source=Source("mcnemar1947", "the exact binomial form of the test; the power is derived", seen_in="programs"),
    examples=(
        Example(dict(m=200, p10=0.2, p01=0.1, alpha=0.05), "0.80298386", "the R package pwrss prints .80298386"),
        Example(dict(m=100, p10=0.2, p01=0.1, alpha=0.05), "0.514606143", "the R package pwrss prints .514606143"),
        Example(dict(m=50, p10=0.32, p01=0.08, alpha=0.05), "0.83935698", SCRIPT + "; G*Power's manual prints .839343"),
        Example(dict(m=79, p10=0.15, p01=0.05, alpha=0.025), "0.4307044865", SCRIPT),
        Example(
            dict(p10=0.15, p01=0.05, alpha=0.025), "168", SCRIPT + ": .8005622 at 168, below .8 at every fewer",
            unknown="m", at_least=0.8,
        ),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="mcnemar_power_sure",
            because="The power itself at this m; the other holds for every larger m, too.",
        ),
    ),
    see_also=(
        "mcnemar is the two-sided p-value itself. Miettinen's and Connor's formulas for m are approximations to this: "
        "the view Pairs shows them beside it. On m items of its own for each model, two samples need more."
    ),
)  # fmt: skip
def mcnemar_power(m: PairedItems, p10: OnlyFirstRight, p01: OnlySecondRight, alpha: Level) -> Power:
    return mcnemar_rejects(m, p10, p01, alpha)
