"""Which degree? In words computed from the run."""

from bounds.numbers import in_words, short
from laboratory.topics.model_selection.degree.run import DegreesRun
from laboratory.views.view import Headline

MEANING = """
**Three errors.** The *training error* is the mean squared error on the examples that were fitted. It cannot rise with
the degree: a polynomial of degree 3 is also one of degree 4. (It stays the same where a degree brings nothing, so it
is “non-increasing”; and rounding can lift it when high degrees are fitted by powers of x, which is why this page fits
Legendre polynomials, which are the same curves.) The *validation error* is measured on examples that were not fitted.
The *true risk* is the expected error on a new example. Here it is known exactly, as the world is.

**Underfitting** is when a richer class would do better on new examples, **overfitting** when a poorer one would
although it does worse on the sample.

**Interpolation.** A polynomial of degree m − 1 meets m examples exactly, provided that equal x have equal y. Then the
training error is 0 and says nothing.

**What is promised?** Nothing here: bounds for validation need a loss between 0 and 1, and a squared error has no upper
end. See “Best of many” for mistakes, which are either 0 or 1.
"""


def headline(run: DegreesRun, degree: int) -> Headline:
    """The true risk of this degree; squared errors have no guarantee here."""
    what = f"true risk of degree {degree}; Bayes risk {short(run.world.bayes_risk)}"
    return Headline(float(run.risk[degree]), what, by="no guarantee: squared errors have no upper end")


def caption() -> str:
    """How to read the sample."""
    return "Full circles: training examples. Open circles: validation examples. Thick line: the degree looked at."


def sentence(run: DegreesRun, degree: int) -> str:
    """Whether this degree under- or overfits."""
    risk, best = short(run.risk[degree]), short(run.risk[run.best])
    if degree == run.best:
        return f"No other degree has a lower true risk on this sample than **degree {degree}**: {risk}."
    fits = "underfits" if degree < run.best else "overfits"
    return f"**Degree {degree}** {fits}: its true risk is **{risk}**, that of degree {run.best} is {best}."


def more(run: DegreesRun, degree: int, top: int) -> str:
    """The three errors of this degree, and what the training error and the validation set would choose."""
    told = [_errors(run, degree), _choice(run)]
    if run.degrees[-1] < top:
        told.append(f"{run.m} examples tell no degree above {run.degrees[-1]} apart, so the degrees end there.")
    return "\n\n".join(told)


def _errors(run: DegreesRun, degree: int) -> str:
    """The three errors of this degree, and whether it under- or overfits."""
    training = _nothing_or(run.training[degree], run, degree)
    first = (
        f"**Degree {degree}** has training error {training}, validation error {short(run.validation[degree])} and true "
        f"risk **{short(run.risk[degree])}** (all as mean squared errors)."
    )
    if degree == run.best:
        return f"{first} No other degree has a lower true risk on this sample."
    if degree < run.best:
        richer = f"degree {run.best}, fitted to the same sample, has {short(run.risk[run.best])}"
        if run.least[degree] <= run.risk[run.best]:
            return f"{first} It **underfits**: {richer}."
        rest = f"even the best polynomial of degree {degree} has risk {short(run.least[degree])}"
        return f"{first} It **underfits**: {rest}, while {richer}."
    return (
        f"{first} It **overfits**: on the sample it does no worse than degree {run.best} "
        f"({training} against {_nothing_or(run.training[run.best], run, run.best)}), on new examples worse "
        f"({short(run.risk[degree])} against {short(run.risk[run.best])})."
    )


def _choice(run: DegreesRun) -> str:
    """What the training error and the validation set would choose."""
    last = run.degrees[-1]
    meets = " and meets every training example" if run.interpolates else ""
    least = f"The training error never rises with the degree; degree {last} has the least{meets}."
    held = len(run.validation_set.y)
    choose = "validation example chooses" if held == 1 else f"{in_words(held)} validation examples choose"
    chosen = f"The {choose} degree **{run.chosen}**, with true risk {short(run.risk[run.chosen])}"
    if run.chosen == run.best:
        return f"{least} {chosen}; no degree has less."
    return f"{least} {chosen}; degree {run.best} would have {short(run.risk[run.best])}."


def _nothing_or(error: float, run: DegreesRun, degree: int) -> str:
    """0 where the polynomial meets every example, but for rounding."""
    return "0" if degree == run.degrees[-1] and run.interpolates else short(error)
