"""Stopping rules and retraining in words."""

import numpy as np

from bounds.numbers import format_number, format_short, percent, pluralize
from laboratory.topics.networks.retrained.rules import RULES
from laboratory.topics.networks.retrained.run import Outcome, Retraining
from laboratory.views.headline import Headline

NOTHING = "no guarantee: no example is left over to test it"
CAPTION = "Thin: a part held out. Stars: weights kept. Diamonds: where retraining on all examples ends, in two ways."
RISKS_CAPTION = (
    "Kept: mean over the parts. Retrained: from the same first weights, for as many epochs or to their loss."
)
MEANING = """
**When to stop.** *Patience* ends a run when so many epochs brought no smaller validation loss, *generalization loss*
(Prechelt) when the validation loss is so many per cent above its smallest so far; both go back to the smallest. A
*threshold* of the training loss is best where one knows how noisy the labels are. A *small gradient* means that weights
hardly change any more: that is so at a minimum, but on a plateau, too, and small first weights often lie on such a one.
A *fixed number of epochs* may be too small or too large, and another training set needs another one.

**What next.** Early stopping trains without the part held out. Afterwards the network is trained again on **all**
examples, and then nothing is left to say when to stop. Each part held out may have stopped elsewhere, too. One may
train for the *mean number of epochs*; but more examples may need more or fewer of them. The notes advise to go down to
the **mean training loss at the epochs kept**, which asks for the same quality of fit. Neither is sure to help: on some
samples the retrained network is worse than those it replaces, and where all examples cannot be fitted so well, the
training ends at the largest number of epochs.

The true risk is exact: the data distribution is known here.
"""


def headline(run: Retraining, rule: str) -> Headline:
    """The true risk after retraining to the mean training loss."""
    what = f"true risk after retraining on all {run.m} examples"
    return Headline(run.outcomes[rule].by_error, what, by=NOTHING, share=True)


def sentence(run: Retraining, rule: str) -> str:
    """What was kept, and the true risk before and after."""
    outcome = run.outcomes[rule]
    return (
        f"{RULES[rule]}: the networks kept have true risk **{percent(outcome.before)}** on average, the retrained one "
        f"**{percent(outcome.by_error)}**."
    )


def more(run: Retraining, rule: str) -> str:
    """A row for each rule, and the selected one's retraining."""
    head = (
        "| rule | epochs kept | rule held in | training loss | validation loss | true risk | for as many epochs | "
        "to that training loss |\n|---|---|---|---|---|---|---|---|\n"
    )
    rows = "\n".join(_row(run, name, outcome) for name, outcome in run.outcomes.items())
    return f"{head}{rows}\n\n{_again(run, rule)}"


def _row(run: Retraining, name: str, outcome: Outcome) -> str:
    cells = (
        RULES[name],
        _epochs(outcome),
        f"{sum(end.fired for end in outcome.endings)} of {run.parts}",
        format_short(outcome.level),
        format_short(outcome.validation),
        percent(outcome.before),
        percent(outcome.by_epochs),
        percent(outcome.by_error),
    )
    return f"| {' | '.join(cells)} |"


def _epochs(outcome: Outcome) -> str:
    """The epochs kept, once if they are all the same."""
    kept = [end.kept for end in outcome.endings]
    return f"{kept[0]} each" if len(set(kept)) == 1 else ", ".join(map(str, kept))


def _again(run: Retraining, rule: str) -> str:
    """Both ways of retraining, by the selected rule."""
    outcome = run.outcomes[rule]
    mean = float(np.mean([end.kept for end in outcome.endings]))
    start = (
        f"{RULES[rule]} keeps epoch {format_short(mean, 4)} on average, with a mean training loss of "
        f"**{format_short(outcome.level)}**. {pluralize(outcome.epochs, 'epoch')} on all {format_number(run.m)} "
        f"examples give true risk {percent(outcome.by_epochs)}."
    )
    if outcome.reached:
        end = f"That training loss is reached after **{pluralize(outcome.needed, 'epoch')}**"
    else:
        end = f"That training loss is not reached in {pluralize(outcome.needed, 'epoch')}"
    return f"{start} {end}, with true risk **{percent(outcome.by_error)}**; the Bayes risk is {percent(run.least)}."
