"""Early stopping in words computed from the run."""

from bounds.numbers import UNBROKEN, at_most, in_percent, in_words, percent, short
from laboratory.topics.networks.stopping.run import DELTA, StoppingRun
from laboratory.views.view import Headline

MEANING = """
A network with more weights than examples can learn its sample by heart, mistakes of the labels included. At first
training and validation loss fall together: what is learnt is the distribution. Later only the training loss falls: what
is learnt is the noise, and the validation loss rises.

**Early stopping with patience** watches the validation loss, remembers the weights that had the lowest, and ends the
run once so many epochs in a row brought none lower. The grey part of the figure would not have been run. (The printed
loop of the notes goes on *while the error is below its tolerance*; it must be *above*.) Afterwards one may train again
on all examples, down to the training loss of the best epoch.

**Weight decay** subtracts 2ηλ times each weight at every step (the notes' formula leaves η out), which keeps functions
smooth. It does not change the VC dimension, which belongs to the network's shape.

**The guarantee.** The validation examples choose among as many networks as there are epochs. With probability 95 % over
the validation sample all of them have a true risk of at most what the theorem says for their mistakes on it, the
chosen one too. It assumes that the validation examples are independent and were used for nothing else. The true risk
is exact: the data distribution is known here.
"""


def headline(run: StoppingRun) -> Headline:
    """The true risk of the network kept, and the most that it can be."""
    what, by = "true risk of the network kept", "by its mistakes on the validation sample"
    return Headline(run.risk(run.best), what, at_most=run.promised, by=by, share=True)


def curves_caption(run: StoppingRun, measure: str) -> str:
    """How to read the curves."""
    what = "Share misclassified" if measure == "mistakes" else "Mean cross entropy"
    grey = " Grey: what patience spares." if run.stop < run.epochs else ""
    return f"{what} after each epoch. Star: the least validation loss.{grey}"


def plane_caption(step: int) -> str:
    """How to read the plane."""
    return (
        "The training sample. Full circles are positive, open ones negative, crosses misclassified; shaded: what the "
        f"network answers after epoch {step}."
    )


def sentence(run: StoppingRun) -> str:
    """Where the validation loss turned, and what that was good for."""
    if run.diverged:
        return f"With this rate the weights leave the numbers after {in_words(run.epochs)} epochs: it is too large."
    if run.best == run.epochs:
        return f"The validation loss still falls at the last epoch, to **{_least(run)}**: nothing is overfitted yet."
    return (
        f"The validation loss is least after **epoch {run.best}**. That network's true risk is "
        f"**{percent(run.risk(run.best))}**, the last one's {percent(run.risk(run.epochs))}."
    )


def more(run: StoppingRun, step: int) -> str:
    """Where it turned, the epoch that is looked at, and the guarantee."""
    return "\n\n".join((_verdict(run), f"{_epoch(run, step)} {_guaranteed(run)}"))


def _verdict(run: StoppingRun) -> str:
    if run.diverged or run.best == run.epochs:
        return sentence(run)
    patience = (
        f"Patience {run.plan.patience} ends the run after epoch **{run.stop}** and goes back to that network."
        if run.stop < run.epochs
        else f"Patience {run.plan.patience} does not run out in {in_words(run.epochs)} epochs."
    )
    kept, end = run.risk(run.best), run.risk(run.epochs)
    spared = "errs less than" if kept < end else "errs no less than"
    return (
        f"The validation loss is least, {_least(run)}, after **epoch {run.best}**, and "
        f"{short(run.validation_loss[-1])} in the end, while the training loss has gone to "
        f"{short(run.training_loss[-1])}. {patience} It {spared} the last one: its true risk is **{percent(kept)}**, "
        f"that of the last {percent(end)}; no predictor gets below {percent(run.least)}."
    )


def _epoch(run: StoppingRun, step: int) -> str:
    return (
        f"After epoch {step} the network misclassifies {percent(run.training_errors[step])} of its sample, "
        f"{percent(run.validation_errors[step])} of the validation sample, and {percent(run.risk(step))} of "
        "the world."
    )


def _guaranteed(run: StoppingRun) -> str:
    """The guarantee for the network kept, beside its true risk."""
    given = run.given
    kept = "holds" if run.risk(run.best) <= run.promised else "fails this time"
    return (
        f"For the network kept, with {given['errors']} mistakes on {given['m']} validation examples and "
        f"{in_words(given['k'])} epochs to choose from, the guarantee is a true risk of at most "
        f"**{at_most(in_percent(run.promised))}{UNBROKEN}%**, in {in_words(100 * (1 - DELTA))} of 100 validation "
        f"samples or more. It {kept}."
    )


def _least(run: StoppingRun) -> str:
    return short(run.validation_loss[run.best])
