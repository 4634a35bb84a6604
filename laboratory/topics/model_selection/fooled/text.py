"""How selection fools you, in words computed from the run."""

from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.topics.model_selection.fooled.run import DELTA, FRESH, Fooled
from laboratory.views.headline import Headline

MEANING = r"""
**A task with nothing to learn.** Labels are fair coins and features are noise, so every predictor has true risk exactly
½. But of thousands of noise features some agree with a short list of labels at random. If these are selected on *all*
examples and only the rest is cross-validated, the test examples have already been used for the selection: the error
falls towards 0. The more features there are to choose from, the smaller it is.

**The remedy.** Selection is part of learning, so it belongs *inside* the folds: each fold selects anew on its training
examples, and its test examples take no part in the selection. A left-out label is then independent of its prediction,
so the expected error is exactly ½.

**Guarantee.** Hoeffding's inequality for a test set, $L_{\mathcal D}(h)\le L_V(h)+\sqrt{\ln(1/\delta)/(2m)}$,
holds for a predictor that is independent of these m examples. If they took part in the selection, it holds only for
fresh ones. (One set of notes says in one line that a high accuracy on random tasks is very
easily obtained, even where the test set is used only implicitly: this is how.)
"""


def headline(run: Fooled) -> Headline:
    """The flattering error, and why it has no guarantee."""
    what = (
        f"cross-validation error, {format_number(run.selected)} of {pluralize(run.features, 'feature')} selected "
        "beforehand"
    )
    selection = (
        "each fold tests another predictor"
        if run.selected == run.features
        else "the features were selected on the test examples"
    )
    by = f"no guarantee: {selection}; true risk 0.5"
    return Headline(run.flattering, what, by=by)


def caption(run: Fooled) -> str:
    """How to read the errors."""
    return (
        f"{format_number(run.m)} examples in {run.folds} folds; the nearest neighbour predicts from "
        f"{pluralize(run.selected, 'selected feature')}. Labels are fair coins."
    )


def strengths_caption() -> str:
    """How to read the correlations."""
    return "Features are selected by their absolute correlation with the label. There are as many fresh examples."


def sentence(run: Fooled) -> str:
    """The two errors."""
    return (
        f"With the features selected on all examples the error is **{format_short(run.flattering)}**, selected in each "
        f"fold **{format_short(run.honest)}**; labels are fair coins: the true risk is **0.5**."
    )


def more(run: Fooled) -> str:
    """The error on fresh examples, and what the hold-out bound would claim."""
    return "\n\n".join((_fresh(run), _claimed(run)))


def _fresh(run: Fooled) -> str:
    """The predictor on fresh examples."""
    return (
        f"Trained on all {format_number(run.m)} examples with {pluralize(run.selected, 'selected feature')}, the "
        f"predictor has error **{format_short(run.fresh)}** on {format_number(FRESH)} fresh examples."
    )


def _claimed(run: Fooled) -> str:
    """The theorem's bound, if its assumption held."""
    sure = percent(1 - DELTA, digits=8)
    if run.claimed >= 1:
        return (
            f"Read as a test of a fixed predictor, the error would only give the vacuous bound {at_most(run.claimed)}."
        )
    claim = f"Read as a test of a fixed predictor, the error would claim a true risk of at most {at_most(run.claimed)}"
    if run.claimed >= 0.5:
        return f"{claim}, with probability at least {sure}. Here this is true, but the assumption does not hold."
    return (
        f"{claim}, with probability at least {sure}, which is **false**: the theorem is right, but its assumption, "
        "a predictor independent of these examples, does not hold."
    )


def too_many(features: int, selected: int) -> str | None:
    """Why so many cannot be selected; None where they can."""
    if selected <= features:
        return None
    return f"At most all {format_number(features)} noise features can be selected; got {format_number(selected)}."


def hold_out_inputs(run: Fooled) -> dict[str, float]:
    """The inputs of the hold-out bound: as many fresh examples."""
    return {"m": run.m, "delta": DELTA}
