"""Which degree? In words computed from the run."""

from bounds.numbers import format_apart, format_number, format_short
from laboratory.topics.model_selection.degree.run import DegreesRun
from laboratory.views.headline import Headline

TERMS = 3  # digits of each

MEANING = """
**Three errors.** The *training error* is the mean squared error on the examples that were fitted. It cannot rise with
the degree: a polynomial of degree 3 is also one of degree 4. (It stays the same where a degree adds nothing, so it is
“non-increasing”. Rounding can raise it when high degrees are fitted by powers of x, so this page fits Legendre
polynomials, which span the same curves.) The *validation error* is measured on examples that were not fitted. The *true
risk* is the expected error on a new example. Here it is exact, because the distribution is known.

A fit **underfits** if a richer class has a smaller true risk. It **overfits** if a poorer class has a smaller true risk
although it fits the sample no better.

**Interpolation.** A polynomial of degree m − 1 passes through m examples, provided that equal x have equal y. Then the
training error is 0 and uninformative.

**Guarantee.** None here: bounds for validation need a loss between 0 and 1, and the squared loss is unbounded. See
“Best of many” for the zero-one loss.
"""


def headline(run: DegreesRun, degree: int) -> Headline:
    """The true risk of this degree; the squared loss has no guarantee here."""
    what = f"true risk of degree {degree}; Bayes risk {format_short(run.world.bayes_risk)}"
    return Headline(float(run.risk[degree]), what, by="no guarantee: squared loss is unbounded")


def caption() -> str:
    """How to read the sample."""
    return "Full circles: training examples. Open circles: validation examples. Thick line: the selected degree."


def sentence(run: DegreesRun, degree: int) -> str:
    """Whether this degree under- or overfits."""
    risk, best = format_apart(run.risk[degree], run.risk[run.best])
    if degree == run.best:
        return f"No other degree has a smaller true risk on this sample than **degree {degree}**: {risk}."
    fits = "underfits" if degree < run.best else "overfits"
    return f"**Degree {degree}** {fits}: its true risk is **{risk}**, that of degree {run.best} is {best}."


def more(run: DegreesRun, degree: int, top: int) -> str:
    """The three errors of this degree, and the choices of the training error and the validation set."""
    sentences = [_errors(run, degree), _terms(run, degree), _choice(run)]
    if run.degrees[-1] < top:
        sentences.append(f"{run.m} examples distinguish no degree above {run.degrees[-1]}, so the degrees end there.")
    return "\n\n".join(sentences)


def _errors(run: DegreesRun, degree: int) -> str:
    """The three errors of this degree, and whether it under- or overfits."""
    training = format_short(run.training_error(degree))
    risk, least = format_apart(run.risk[degree], run.risk[run.best])
    first = (
        f"**Degree {degree}** has training error {training}, validation error {format_short(run.validation[degree])} "
        f"and true risk **{risk}** (all as mean squared errors)."
    )
    if degree == run.best:
        return f"{first} No other degree has a smaller true risk on this sample."
    if degree < run.best:
        richer = f"degree {run.best}, fitted to the same sample, has {least}"
        if run.least[degree] <= run.risk[run.best]:
            return f"{first} It **underfits**: {richer}."
        rest = f"even the best polynomial of degree {degree} has risk {format_short(run.least[degree])}"
        return f"{first} It **underfits**: {rest}, while {richer}."
    return (
        f"{first} It **overfits**: its training error is no larger than that of degree {run.best} "
        f"({training} against {format_short(run.training_error(run.best))}), but its true risk is larger "
        f"({risk} against {least})."
    )


def _terms(run: DegreesRun, degree: int) -> str:
    """The true risk as a sum of three, by way of the validation error and the training error."""
    risk, held, training = float(run.risk[degree]), float(run.validation[degree]), run.training_error(degree)
    beyond, overfit = (format_number(value, TERMS) for value in (risk - held, held - training))
    three = (
        f"**Three terms.** True risk − validation error is {beyond}, validation − training error {overfit}, and the "
        f"training error {format_number(training, TERMS)}; they add up to {format_number(risk, TERMS)}."
    )
    return f"{three} {_estimation(run, degree)}"


def _estimation(run: DegreesRun, degree: int) -> str:
    """The same risk as approximation and estimation error."""
    least = float(run.least[degree])
    approximation, estimation = (format_number(value, TERMS) for value in (least, float(run.risk[degree]) - least))
    return f"By the class, the best polynomial has risk {approximation}, and the estimation error adds {estimation}."


def _choice(run: DegreesRun) -> str:
    """The choices of the training error and the validation set."""
    last = run.degrees[-1]
    interpolates = " and interpolates every training example" if run.interpolates else ""
    least = f"The training error never rises with the degree; degree {last} has the smallest{interpolates}."
    held = len(run.validation_set.y)
    choose = "validation example chooses" if held == 1 else f"{format_number(held)} validation examples choose"
    risk, best = format_apart(run.risk[run.chosen], run.risk[run.best])
    chosen = f"The {choose} degree **{run.chosen}**, with true risk {risk}"
    if run.chosen == run.best:
        return f"{least} {chosen}; no degree has a smaller one."
    return f"{least} {chosen}; degree {run.best} has {best}."
