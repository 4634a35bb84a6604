"""The digits' five steps in words."""

from bounds import theorems
from bounds.numbers import counted, in_words
from laboratory.topics.homework.digits.run import Digits
from laboratory.views.view import Headline

DELTA = 0.05
STAGES = {"1": "1 Training set", "2": "2 Vectors", "3": "3 Separators", "4": "4 Scores", "5": "5 Prediction"}
MEANING = """
**One against the rest.** A halfspace tells two classes apart, and there are ten digits. So ten halfspaces are learnt,
each of which tells one digit from the nine others, and an image is taken for the digit whose halfspace gives it the
largest score ⟨w, x⟩ + b. What counts is how often that is right on images that were **not** learnt from.

**The table** of the last step is the *confusion matrix*: its rows are the true digits, its columns what they were
taken for. What lies off the diagonal is misclassified.
"""


def headline(run: Digits) -> Headline:
    """How often a test image is classified rightly."""
    what = f"of {counted(run.tested, 'test image')} classified correctly"
    least = 1 - float(theorems["test_set_binomial"](**given(run)))
    by = "of new images: the test images were not learnt from"
    return Headline(run.confused.accuracy, what, share=True, at_least=least, by=by, theorem="test_set_binomial")


def given(run: Digits) -> dict[str, float]:
    """What the theorem on a test set is told: the images tested, and how many of them were misclassified."""
    return {"m": run.tested, "errors": round(run.tested * (1 - run.confused.accuracy)), "delta": DELTA}


def image_caption(run: Digits, image: int) -> str:
    """Which image goes through the steps."""
    return f"Test image {image} of {in_words(run.tested)}: a {run.label(image)}."


def sentence(run: Digits, stage: str, image: int) -> str:
    """What the step does, in short."""
    learnt = in_words(len(run.confused.part.train))
    told = {
        "1": f"**{learnt}** of 1,797 handwritten digits are learnt from, whose labels are known.",
        "2": "An image becomes a vector of **64** numbers, its pixels row by row, from 0 (blank) to 16.",
        "3": "For each digit a halfspace is learnt that tells it from all others; its weights form an **image** again.",
        "4": f"Each separator gives the image a score; that of **{run.told(image)}** is the largest.",
        "5": f"So the image is taken for a **{run.told(image)}**, {_verdict(run, image)}.",
    }
    return told[stage]


def more(run: Digits, stage: str, image: int) -> str:
    """What the step does."""
    return {"1": _training, "2": _vectors, "3": _separators, "4": _scores, "5": _prediction}[stage](run, image)


def _training(run: Digits, _: int) -> str:
    learnt = len(run.confused.part.train)
    return (
        f"**Training set.** {in_words(learnt)} of 1,797 handwritten digits are learnt from, whose labels are known; "
        f"here is the first of each. The other {in_words(run.tested)} are kept for the test."
    )


def _vectors(_: Digits, __: int) -> str:
    return (
        "**Vectors.** An image becomes a vector of 64 numbers, its pixels row by row, from 0 (blank) to 16. Each is "
        "then scaled by the mean and deviation that it has in the training set."
    )


def _separators(_: Digits, __: int) -> str:
    return (
        "**Separators.** For each digit a halfspace is learnt, by logistic regression, that tells it from all others. "
        "Its weights form an image again: blue where ink speaks for the digit, orange where it speaks against it."
    )


def _scores(run: Digits, image: int) -> str:
    return f"**Scores.** Each separator gives the image a score. That of {run.told(image)} is the largest."


def _prediction(run: Digits, image: int) -> str:
    return (
        f"**Prediction.** So the image is taken for a **{run.told(image)}**, {_verdict(run, image)}. Of all test "
        f"images **{100 * run.confused.accuracy:.1f} %** are classified correctly; the ring marks where this one is "
        "counted."
    )


def _verdict(run: Digits, image: int) -> str:
    return "and that is right" if run.told(image) == run.label(image) else f"but it is a {run.label(image)}"
