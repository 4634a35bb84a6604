"""The digits' five steps in words."""

from bounds import theorems
from bounds.numbers import format_number, percent, pluralize
from laboratory.topics.comparing_learners.digits.run import Digits
from laboratory.views.headline import Headline

DELTA = 0.05
STAGES = {"1": "1 Training set", "2": "2 Vectors", "3": "3 Separators", "4": "4 Scores", "5": "5 Prediction"}
MEANING = """
**One against the rest.** A halfspace separates two classes, and there are ten digits. So ten halfspaces are learned,
each of which separates one digit from the nine others. An image is classified as the digit whose halfspace gives it the
largest score ⟨w, x⟩ + b. What counts is the accuracy on images that were **not** used in training.

**The table** of the last step is the *confusion matrix*: its rows are the true digits, its columns the predictions.
Images off the diagonal are misclassified.
"""


def headline(run: Digits) -> Headline:
    """How often a test image is classified correctly."""
    what = f"of {pluralize(run.tested, 'test image')} classified correctly"
    lowest = 1 - float(theorems["test_set_binomial"](**inputs(run)))
    by = "of new images: the test images were not used in training"
    return Headline(run.confused.accuracy, what, share=True, at_least=lowest, by=by, theorem="test_set_binomial")


def inputs(run: Digits) -> dict[str, float]:
    """The inputs of the theorem on a test set: the images tested, and how many of them were misclassified."""
    return {"m": run.tested, "errors": round(run.tested * (1 - run.confused.accuracy)), "delta": DELTA}


def image_caption(run: Digits, image: int) -> str:
    """Which image goes through the steps."""
    return f"Test image {image} of {format_number(run.tested)}: a {run.label(image)}."


def sentence(run: Digits, stage: str, image: int) -> str:
    """What the step does, in short."""
    trained = format_number(len(run.confused.part.train))
    steps = {
        "1": f"**{trained}** of 1,797 handwritten digits are the training set, with known labels.",
        "2": "An image becomes a vector of **64** numbers, its pixels row by row, from 0 (blank) to 16.",
        "3": "For each digit a halfspace is learned that separates it from the rest; its weights are an **image**.",
        "4": f"Each separator gives the image a score; that of **{run.predicted(image)}** is the largest.",
        "5": f"So the image is classified as a **{run.predicted(image)}**, {_verdict(run, image)}.",
    }
    return steps[stage]


def more(run: Digits, stage: str, image: int) -> str:
    """What the step does."""
    return {"1": _training, "2": _vectors, "3": _separators, "4": _scores, "5": _prediction}[stage](run, image)


def _training(run: Digits, _: int) -> str:
    trained = len(run.confused.part.train)
    return (
        f"**Training set.** {format_number(trained)} of 1,797 handwritten digits are used in training, with known "
        f"labels; here is the first of each. The other {format_number(run.tested)} are used in the test."
    )


def _vectors(_: Digits, __: int) -> str:
    return (
        "**Vectors.** An image becomes a vector of 64 numbers, its pixels row by row, from 0 (blank) to 16. Each is "
        "then scaled by the mean and deviation that it has in the training set."
    )


def _separators(_: Digits, __: int) -> str:
    return (
        "**Separators.** For each digit a halfspace is learned, by logistic regression, that separates it from all "
        "others. Its weights form an image again: blue where ink is evidence for the digit, orange where it is "
        "evidence against it."
    )


def _scores(run: Digits, image: int) -> str:
    return f"**Scores.** Each separator gives the image a score. That of {run.predicted(image)} is the largest."


def _prediction(run: Digits, image: int) -> str:
    return (
        f"**Prediction.** So the image is classified as a **{run.predicted(image)}**, {_verdict(run, image)}. Of all "
        f"test images **{percent(run.confused.accuracy)}** are classified correctly; the ring marks where this one "
        "is counted."
    )


def _verdict(run: Digits, image: int) -> str:
    return "and that is right" if run.predicted(image) == run.label(image) else f"but it is a {run.label(image)}"
