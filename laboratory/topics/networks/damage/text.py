"""Damaged data and networks, in words."""

from bounds.numbers import format_number, format_short, percent
from laboratory.topics.networks.damage.run import DRAWS, Damaged
from laboratory.views.headline import Headline

MEANING = r"""
A network is said to **degrade gracefully**: with noisy or incomplete data, or without some of its units, it gets
worse little by little and does not fail at once. The reason is that an answer is a sum over many inputs and many
units, of which each counts for little. A decision tree answers by a few single pixels: one that is missing may send
an image to another leaf.

The network has one hidden layer and ten softmax outputs, and is trained on whole images of handwritten digits. Then
test images lose pixels, each on its own, or get normal noise; or hidden units are taken out. A pixel that is missing
is replaced by its mean over the training images. The tree is scikit-learn's, fully grown, on the same images.

This is what was measured, for these digits and this training: **no theorem** says so. A network with few hidden units
suffers more from each that is removed, and one trained on images with pixels missing would suffer less. Wrong labels
in the training set are another matter: see early stopping.
"""
NAMES = {"missing": "of the pixels missing", "units": "of the hidden units removed"}
NOTHING = "no guarantee: this was measured"
HALF, TENTH = 0.5, 0.1
IMAGE_CAPTION = "The first test image as the network gets it."


def headline(run: Damaged) -> Headline:
    """The mean test error at the share that is set."""
    what = f"mean test error with {_how(run, run.share)}"
    return Headline(run.error(run.share), what, by=NOTHING, share=True)


def caption(run: Damaged) -> str:
    """How to read the curves."""
    return (
        f"Means of {DRAWS} draws on {format_number(len(run.digits))} test images; shaded: from the least to the most."
    )


def sentence(run: Damaged) -> str:
    """Undamaged, and a step of a tenth."""
    first, tenth = (percent(run.error(share)) for share in (0, TENTH))
    return f"Undamaged the network misses **{first}** of the test images, with {_how(run, TENTH)} **{tenth}**."


def more(run: Damaged) -> str:
    """The tree beside, and where the network is half-way to guessing."""
    lines = [_half(run)]
    if run.tree is not None:
        first, tenth = (percent(float(run.tree[:, run.place(share)].mean())) for share in (0, TENTH))
        lines.insert(0, f"The decision tree misses {first}, and with the same damage **{tenth}**.")
    return "\n\n".join(lines)


def _how(run: Damaged, share: float) -> str:
    if run.damage == "noise":
        return f"noise of deviation {format_short(share)}"
    return f"{percent(share)} {NAMES[run.damage]}"


def _half(run: Damaged) -> str:
    """From where on it misses half."""
    over = [share for share in run.shares.tolist() if run.error(share) >= HALF]
    if not over:
        return "It never misses half of the images."
    return f"It misses half of the images first with **{_how(run, over[0])}**."
