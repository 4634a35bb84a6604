"""How selection fools you, in words computed from the run."""

from bounds.numbers import at_most, counted, in_words, percent, short
from laboratory.topics.model_selection.fooled.run import DELTA, FRESH, Fooled
from laboratory.views.view import Headline

MEANING = r"""
**A task with nothing to learn.** Labels are fair coins and features are noise, so every predictor has true risk exactly
½. But of thousands of noise features some agree with a short list of labels by chance. Who selects those on *all*
examples, and cross-validates only what comes after, tests on examples that have already chosen: the error falls towards
0. The more features there are to choose from, the better it looks.

**The cure.** Selecting is part of learning, so it belongs *inside* the folds: each fold selects anew on the examples
that train, and the examples that test have chosen nothing. A left-out label is then independent of the prediction made
for it, so the expected error is exactly ½.

**What is guaranteed.** Hoeffding's inequality for a test set, $L_{\mathcal D}(h)\le L_V(h)+\sqrt{\ln(1/\delta)/(2m)}$,
speaks of a predictor that was fixed before these examples were looked at. Once they took part in the selection it says
nothing of them, only of fresh ones. (One set of notes says in one line that a high accuracy on random tasks is very
easily obtained, even where the test set is used only implicitly: this is how.)
"""


def headline(run: Fooled) -> Headline:
    """The error that fools, and why nothing is guaranteed of it."""
    what = f"cross-validation error, {in_words(run.selected)} of {in_words(run.features)} features selected beforehand"
    by = "nothing guaranteed: the features were selected on the examples that test; true risk 0.5"
    return Headline(run.flattering, what, by=by)


def caption(run: Fooled) -> str:
    """How to read the errors."""
    return (
        f"{in_words(run.m)} examples in {run.folds} folds; the nearest neighbour answers, by "
        f"{counted(run.selected, 'selected feature')}. Labels are fair coins."
    )


def strengths_caption() -> str:
    """How to read the correlations."""
    return "Features are selected by their absolute correlation with the label; fresh examples are as many."


def sentence(run: Fooled) -> str:
    """The two errors."""
    return (
        f"Selected on all examples the features show an error of **{short(run.flattering)}**, selected in each fold "
        f"**{short(run.honest)}**; labels are coins, so the truth is **0.5**."
    )


def more(run: Fooled) -> str:
    """What fresh examples show, and what the hold-out bound would claim."""
    return "\n\n".join((_fresh(run), _claimed(run)))


def _fresh(run: Fooled) -> str:
    """The predictor on fresh examples."""
    return (
        f"Trained on all {in_words(run.m)} examples with {counted(run.selected, 'selected feature')}, the "
        f"predictor errs on **{short(run.fresh)}** of {in_words(FRESH)} fresh examples."
    )


def _claimed(run: Fooled) -> str:
    """What the theorem would say, were its assumption kept."""
    sure = percent(1 - DELTA, digits=8)
    told = f"Read as a test of a fixed predictor, the error would claim a true risk of at most {at_most(run.claimed)}"
    if run.claimed >= 0.5:
        return f"{told}, with probability at least {sure}. Here that happens to hold; its assumption does not."
    return (
        f"{told}, with probability at least {sure}, which is **false**: the theorem is right, but its assumption, that "
        "these examples chose nothing, is not kept."
    )


def too_many(features: int, selected: int) -> str | None:
    """Why so many cannot be selected; None where they can."""
    if selected <= features:
        return None
    return f"At most all {in_words(features)} noise features can be selected; got {in_words(selected)}."


def given(run: Fooled) -> dict[str, float]:
    """What the Calculator is opened with: as many fresh examples."""
    return {"m": run.m, "delta": DELTA}
