"""Pruning in words."""

from bounds.numbers import percent, pluralize
from laboratory.topics.networks.pruning.run import AGAIN, SHARES, PruningRun
from laboratory.views.headline import Headline

MEANING = r"""
A network may have more weights than it needs. **Pruning by size** removes the smallest (they are set to 0 and stay 0;
biases remain), assuming that a small weight matters little. After that the others may be **trained again**, and often
compensate for the removed ones.

**Weight decay** λ makes pruning easier: it lowers the loss plus λ‖w‖², so weights that hardly reduce the
loss shrink towards 0. Its step is w ← w − η∇ − 2ηλw. The notes print −2λw without η: with η = 0.1 and λ = 0.01 a weight
would keep 0.98 of itself at each step instead of 0.998.

Neither gives a guarantee: the removed weights were chosen on the sample. A guarantee needs fresh examples, or a bound
that counts the networks with so few weights.
"""
NOTHING = "no guarantee: the removed weights were chosen on the sample"


def headline(run: PruningRun, step: int, again: bool) -> Headline:
    """The true risk with that share removed."""
    what = f"true risk with {pluralize(run.left(step), 'weight')} of {run.weights}"
    return Headline(float(run.risks[int(again), step]), what, by=NOTHING, share=True)


def sentence(run: PruningRun, step: int) -> str:
    """The true risk after pruning, and after training again."""
    whole, bare, again = run.risks[0, 0], run.risks[0, step], run.risks[1, step]
    return (
        f"With **{percent(float(SHARES[step]))}** of the weights removed the true risk goes from {percent(whole)} to "
        f"**{percent(bare)}**; trained again, to **{percent(again)}**."
    )


def more(run: PruningRun, step: int) -> str:
    """How far one can prune."""
    free = max(place for place in range(len(SHARES)) if (run.risks[1, : place + 1] <= run.risks[0, 0] + 0.01).all())
    units = (
        f" {pluralize(run.unfed(step), 'unit')} has no input left and is a constant." if run.unfed(step) == 1 else ""
    )
    if run.unfed(step) > 1:
        units = f" {pluralize(run.unfed(step), 'unit')} have no input left and are constants."
    if free == len(SHARES) - 1:
        return (
            f"All of the weights can be removed, {AGAIN} epochs of training after each pruning: the true risk stays at "
            f"most 1 percentage point above that of the whole network.{units}"
        )
    return (
        f"Up to {percent(float(SHARES[free]))} of the weights can be removed, {AGAIN} epochs of training after each "
        f"pruning, before the true risk is more than 1 percentage point above that of the whole network.{units}"
    )


def caption(run: PruningRun) -> str:
    """How to read the curves."""
    return f"Trained again for {AGAIN} epochs. The true risk is exact; with all weights removed only biases are left."


def plane_caption() -> str:
    """How to read the plane."""
    return "Full circles are positive, open ones negative, crosses misclassified; shaded: the network's predictions."
