"""Early stopping in words computed from the run."""

from bounds.numbers import (
    UNBROKEN,
    at_most,
    format_near_one,
    format_number,
    format_short,
    in_percent,
    percent,
    pluralize,
)
from laboratory.topics.networks.stopping.run import DELTA, StoppingRun
from laboratory.views.headline import Headline

MEANING = """
A network with more weights than examples can often memorize its sample, wrong labels included. At first training and
validation loss usually fall together: the network fits the distribution. Later only the training loss falls: it fits
the noise, and the validation loss rises.

**Early stopping with patience** keeps the weights with the smallest validation loss so far. It ends the run once so
many epochs in a row brought none smaller. The grey part of the figure would not have been run. (The printed loop of the
notes goes on *while the error is below its tolerance*; it must be *above*.) Afterwards the network may be trained again
on all examples, down to the training loss of the best epoch.

**Weight decay** subtracts 2ηλ times each weight at every step (the notes' formula leaves η out), which keeps functions
smooth. It does not change the VC dimension, which depends on the network's shape. It may stand **in place of early
stopping**: with a suitable λ the validation loss stays near the training loss until the end, and no run need be cut
short. That λ must be selected, which takes a validation sample too. The two can be used together.

**The guarantee.** The validation examples select among the networks of all epochs. With probability at least 95 % over
the validation sample the theorem bounds the true risk of all of them by their validation errors, the selected one too.
It assumes that the validation examples are independent and were used for nothing else. The true risk
is exact: the data distribution is known here.
"""


def headline(run: StoppingRun, step: int) -> Headline:
    """The true risk of the network after this epoch, and the most that it can be."""
    kept = ", the network kept" if step == run.best else ""
    what, by = f"true risk after epoch {step}{kept}", "by its errors on the validation sample"
    return Headline(run.risk(step), what, at_most=run.bound_after(step), by=by, share=True)


def curves_caption(run: StoppingRun, measure: str) -> str:
    """How to read the curves."""
    what = "Share misclassified" if measure == "mistakes" else "Mean cross entropy"
    grey = " Grey: the epochs that patience saves." if run.stop < run.epochs else ""
    before = " before patience ran out" if run.is_early else ""
    faint = " Faint: the same run without decay." if run.plan.decay and measure != "mistakes" else ""
    return f"{what} after each epoch. Star: the smallest validation loss{before}.{grey}{faint}"


def plane_caption(step: int) -> str:
    """How to read the plane."""
    return (
        "Full circles: positive examples; open ones: negative; crosses: misclassified. Shaded: predicted after "
        f"epoch {step}."
    )


def sentence(run: StoppingRun, step: int) -> str:
    """The validation loss of this epoch beside the smallest, and the true risks."""
    if step in (run.best, run.epochs):
        return _turned(run)
    now, loss = percent(run.risk(step)), format_short(run.validation_loss[step])
    return (
        f"After epoch {step} the validation loss is {loss}, the true risk **{now}**; that loss is smallest after "
        f"**epoch {run.best}**."
    )


def _turned(run: StoppingRun) -> str:
    """Where the validation loss turned, and the true risk there."""
    if run.diverged:
        return f"With this rate the weights overflow after {pluralize(run.epochs, 'epoch')}: it is too large."
    if run.best == run.epochs:
        return (
            f"The validation loss is smallest at the last epoch, **{_smallest(run)}**: stopping early changes nothing."
        )
    before = "Before patience runs out, the" if run.is_early else "The"
    return (
        f"{before} validation loss is smallest after **epoch {run.best}**. That network's true risk is "
        f"**{percent(run.risk(run.best))}**, the last one's {percent(run.risk(run.epochs))}."
    )


def more(run: StoppingRun, step: int) -> str:
    """Where it turned, the selected epoch, the guarantee, and what the weights lose."""
    parts = (_verdict(run), f"{_epoch(run, step)} {_guaranteed(run)}", _decayed(run, step), _in_place(run))
    return "\n\n".join(filter(None, parts))


def _verdict(run: StoppingRun) -> str:
    if run.diverged or run.best == run.epochs:
        return _turned(run)
    patience = (
        f"Patience {run.plan.patience} ends the run after epoch **{run.stop}** and goes back to that network."
        if run.stop < run.epochs
        else f"Patience {format_number(run.plan.patience)} does not run out in {pluralize(run.epochs, 'epoch')}."
    )
    kept, end = run.risk(run.best), run.risk(run.epochs)
    before = "Before patience runs out, the" if run.is_early else "The"
    return (
        f"{before} validation loss is smallest, {_smallest(run)}, after **epoch {run.best}**, and "
        f"{format_short(run.validation_loss[-1])} in the end, while the training loss has gone to "
        f"{format_short(run.training_loss[-1])}. {patience} That network's true risk is **{percent(kept)}**, the last "
        f"one's {percent(end)}; the Bayes risk is {percent(run.least)}."
    )


def _epoch(run: StoppingRun, step: int) -> str:
    return (
        f"After epoch {step} the network has training error {percent(run.training_errors[step])}, validation error "
        f"{percent(run.validation_errors[step])} and true risk {percent(run.risk(step))}."
    )


def _guaranteed(run: StoppingRun) -> str:
    """The guarantee for the selected network, beside its true risk."""
    inputs = run.inputs(run.best)
    kept = "holds" if run.risk(run.best) <= run.bound else "fails"
    return (
        f"The selected network misclassifies {inputs['errors']} of {inputs['m']} validation examples, with "
        f"{format_number(inputs['k'])} networks to choose from. So its true risk is at most "
        f"**{at_most(in_percent(run.bound))}{UNBROKEN}%**, with probability at least {percent(1 - DELTA)} over the "
        f"validation sample. Here the bound {kept}."
    )


def _smallest(run: StoppingRun) -> str:
    return format_short(run.validation_loss[run.best])


def _decayed(run: StoppingRun, step: int) -> str:
    """What decay alone leaves of a weight, by the rule and as the notes print it; nothing where there is none."""
    rate, decay = run.plan.rate, run.plan.decay
    if not decay:
        return ""
    kept, printed = (format_near_one(1 - 2 * share) for share in (rate * decay, decay))
    return (
        f"**Weight decay**: a step's part −2ηλw leaves 1 − 2ηλ = **{kept}** of a weight; without η, as in the notes, "
        f"1 − 2λ = {printed}. After epoch {step} the weights have length {format_short(run.length(step))}; biases do "
        "not decay."
    )


def _in_place(run: StoppingRun) -> str:
    """The end of the run with decay and without, and what stopping would have saved; nothing without decay."""
    plain = run.without_decay
    if plain is None or run.diverged or plain.diverged:
        return ""
    losses = [
        f"{format_short(each.training_loss[-1])} and {format_short(each.validation_loss[-1])}" for each in (run, plain)
    ]
    risks = [percent(risk) for risk in (run.risk(run.epochs), plain.risk(plain.epochs), plain.risk(plain.best))]
    return (
        f"**Decay in place of stopping**: after all {pluralize(run.epochs, 'epoch')} training and validation loss are "
        f"{losses[0]} with λ = {format_short(run.plan.decay)}, and {losses[1]} without decay. The last network's true "
        f"risk is **{risks[0]}** with decay and **{risks[1]}** without; stopped after epoch {plain.best}, without "
        f"decay, it is {risks[2]}."
    )
