"""The plan in words."""

from bounds.formula.special.proportions.paired_regions import MOST as MOST_PAIRS
from bounds.formula.special.proportions.unconditional import MOST as MOST_OF_EACH
from bounds.numbers import at_least, at_most, format_number, format_short, in_percent, percent
from laboratory.topics.evaluation.noninferiority.chan import ChanTest
from laboratory.topics.evaluation.noninferiority.exact import ExactPairs
from laboratory.topics.evaluation.noninferiority.run import FEWEST, FEWEST_DISCORDANT, GRID, LARGEST, MarginPlan
from laboratory.views.headline import Headline

MEANING = r"""
A smaller or cheaper model is to replace the old one. It need not be better: it must **not be worse by more than a
margin** $\Delta$, which is fixed beforehand. The test looks for evidence against $p_1\le p_2-\Delta$. Where it rejects,
the new model is **non-inferior**. That a test of equality finds nothing shows no such thing: it may be too small.

**Examples of its own for each model.** Farrington and Manning's test divides the difference of the rates, plus the
margin, by its standard error. It takes the most likely probabilities that are the margin apart. Without a margin that
is the pooled z test. **The same examples for both**: Tango's test does so for pairs of outcomes. Without a margin that
is McNemar's test, as the normal law has it. What counts is how often just one of them is right: they *disagree*.

**The formulas** for the size take the normal law for exact. The power in the headline is added up over all counts:
nothing is drawn.

**The level is not kept exactly.** Where the new model is worse by the margin, rejecting is a false alarm. Its
probability depends on what is not known, and may exceed the level. The second figure adds it up on a grid; between its
points it may be a little larger still. The worst case lies on this border: one more right answer of the new model, or
one less of the old, never undoes a rejection. That is proved for both tests.

**Chan's exact test**, for two samples of one size, orders the tables as Farrington and Manning do. Its critical value
is the smallest whose false alarms stay within the level, whatever the probabilities. That is proved for all of them at
once, not on a grid, for up to 300 of each. Its power saws. **The exact test on the same examples** does so with Tango's
statistic, for up to 200 of them.

**How large a margin?** As much as would not matter to those who use the model. Chosen after the results, it shows
nothing. If the new model is planned to be a little better, far fewer examples are needed.
"""
CAPTION = (
    "Thick: exact power of the score test, added up. Thin: the formula. "
    "Upright: the size at which the formula reaches the target."
)
ALARMS_CAPTION = "How often a model that is worse by the margin passes: above the level, too often."


def caption(run: MarginPlan) -> str:
    """Of the powers."""
    return CAPTION if run.exact is None else f"{CAPTION} {_name(run)}: the exact power of a test that keeps its level."


def alarms_caption(run: MarginPlan) -> str:
    """Of the false alarms."""
    return ALARMS_CAPTION if run.exact is None else f"{ALARMS_CAPTION} {_name(run)} is proved to stay within it."


def _name(run: MarginPlan) -> str:
    return "The exact test" if run.paired else "Chan's test"


def headline(run: MarginPlan) -> Headline:
    """What the formula asks for, and the exact power there."""
    needed, reached = format_number(run.needed), percent(run.achieved, 4)
    of_whom = "that both models answer" if run.paired else "of the new and the old model"
    return Headline(
        run.needed,
        f"test examples {of_whom}: exact power {reached}",
        measured_text=needed if run.paired else f"{needed} + {format_number(run.other)}",
        by="the size is by a formula of the normal law: no guarantee for other sizes",
    )


def sentence(run: MarginPlan) -> str:
    """The true size of the test, beside its level."""
    worse = f"a model worse by {format_number(run.margin)}" if run.margin else "a model that is as good"
    beside = "above" if run.size > run.level else "not above"
    size = at_least(in_percent(run.size), 4)
    return f"At worst, {worse} passes with probability **≥ {size} %**, {beside} the level of {percent(run.level)}."


def more(run: MarginPlan) -> str:
    """From where on the drawn sizes have the power, how the true size is known, and when to distrust the formula."""
    target, beside = percent(run.target), "below" if run.achieved < run.target else "not below"
    first = f"At the formula's size the exact power is {_power(run, run.achieved, 5)} %, {beside} {target}."
    last = format_number(int(run.n[-1]))
    if run.enough is None:
        sizes = f"Not all sizes up to {last} that are drawn have it."
    else:
        sizes = f"Of the sizes drawn, all from **{format_number(run.enough)}** to {last} have it."
    where = "they disagree" if run.paired else "the old model is right"
    level = (
        f"The true size is **at least {at_least(in_percent(run.size), 5)} %**, where {where} with probability "
        f"{format_short(run.worst)}: the worst of {GRID + 1} on a grid, which is no proof."
    )
    return f"{first} {sizes}\n\n{level}{_rare(run)}{_exact(run)}\n\n{_other_design(run)}"


def _power(run: MarginPlan, achieved: float, digits: int) -> str:
    """In per cent, on its own side of the power wanted."""
    return (at_most if achieved < run.target else at_least)(in_percent(achieved), digits)


def _exact(run: MarginPlan) -> str:
    """What the exact test of the design does; or where it is not worked out."""
    if isinstance(run.exact, ChanTest):
        return _chan(run, run.exact)
    if isinstance(run.exact, ExactPairs):
        return _exact_pairs(run, run.exact)
    if run.paired:
        return f"\n\nThe exact test, which keeps its level, is worked out for up to {format_number(MOST_PAIRS)} pairs."
    return (
        f"\n\nChan's exact test, with a proved level, is worked out for two samples of one size up to {MOST_OF_EACH}."
    )


def _exact_pairs(run: MarginPlan, exact: ExactPairs) -> str:
    power, size = _power(run, exact.achieved, 4), format_short(100 * exact.size, 3)
    said = (
        f"\n\nThe **exact test** has a power of {power} % there. It never exceeds the level of {percent(run.level)}: "
        f"the worst that is drawn is {size} %."
    )
    enough = exact.enough(run.target)
    if enough is None:
        return f"{said} No size drawn from which on it has the power."
    return f"{said} Of the sizes drawn, it has the power from **{format_number(enough)}** on."


def _chan(run: MarginPlan, exact: ChanTest) -> str:
    """What it does at the formula's size, and which sizes have the power."""
    level = percent(run.level)
    said = (
        f"\n\n**Chan's exact test** keeps the level of {level}, which is proved for all probabilities; the worst drawn "
        f"gives {format_short(100 * exact.size, 4)} %. At n = {format_number(run.needed)} its power is "
        f"**{_power(run, exact.achieved, 4)} %**."
    )
    if exact.enough is None:
        last = format_number(exact.last)
        return f"{said} Sizes up to {last} were looked at one by one; the largest misses {percent(run.target)}."
    span = f"from **{format_number(exact.enough)}** to {format_number(exact.last)}"
    return f"{said} Every size {span} has at least {percent(run.target)}: each was looked at; larger ones were not."


def _rare(run: MarginPlan) -> str:
    """Where the formula is not to be trusted."""
    fewest, kind = (FEWEST_DISCORDANT, "disagreements") if run.paired else (FEWEST, "answers of a kind")
    if run.rarest >= fewest:
        return ""
    return (
        f"\n\nOnly {format_short(run.rarest)} {kind} are expected: with fewer than {fewest} the formula is not to be "
        "trusted, and the exact power counts."
    )


def _other_design(run: MarginPlan) -> str:
    """What the other design asks for, or that there is one."""
    if not run.paired:
        return "Two models on the **same** examples are paired: choose them under Test examples."
    if run.own is None:
        return f"With examples of its own for each model, {format_number(LARGEST)} of each are not enough."
    own = format_number(run.own)
    return f"With examples of its own for each model the formula asks for **{own} + {own}**."
