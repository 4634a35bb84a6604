"""When learning fails, in words computed from the run."""

from bounds import theorems
from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.topics.model_selection.fails.run import Failure
from laboratory.views.headline import Headline

HOLD_OUT, OF_SEVERAL = "validation_one_sided", "validation_selection"
MEANING = r"""
**Why did it fail?** The true risk of the learned hypothesis is
$L_{\mathcal D}(h_S)=\varepsilon_{app}+\varepsilon_{est}$. The *approximation error* is the minimum risk of the class,
which no example can lower. The *estimation error* is reduced by more examples or a smaller class. Neither is observed,
but curves distinguish them.

**Learning curves** show training and validation error after the first tenth of the sample, two tenths, and so on. While
m is at most the VC dimension the class may fit any labels: the training error can stay 0 and is uninformative. With
more examples the training error rises and the validation error falls; for a finite VC dimension both tend to the
approximation error.

**The questions**, in order. Is the validation error above the wanted one? Was the class tuned, with the smallest
validation error inside the range tried? Is the training error small? If not, enlarge the class or change the features.
If it is, do the curves still lie apart? Then it is the estimation error: more examples, or a smaller class. Otherwise
it is the approximation error: another class or other features.

**Where this can be wrong.** It uses one sample. A training error above the wanted one can also come from noisy labels:
no class has less than the *Bayes risk* with these features.
"""


def headline(run: Failure) -> Headline:
    """The true risk after the whole sample, and its VC bound."""
    what = f"true risk after {format_number(run.m)} examples, VC dimension {run.d}"
    bound = run.guaranteed
    if bound is None or bound >= 1:
        why = "no guarantee: the VC bound needs d ≤ 2m" if bound is None else f"vacuous bound: risk ≤ {at_most(bound)}"
        return Headline(run.risk, what, by=why)
    by = "VC bound for consistent hypotheses" if run.consistent else "training error + VC bound"
    return Headline(run.risk, what, at_most=bound, by=by, theorem=run.theorem)


def caption(run: Failure) -> str:
    """How to read the learning curves."""
    few = int((run.learning.at <= run.d).sum())
    parts = "The first tenth of the sample, two tenths, and so on; validation examples stay the same."
    return f"{parts} Up to {pluralize(run.d, 'example')}, the class can fit any labels." if few else parts


def classes_caption(run: Failure) -> str:
    """How to read the errors by class."""
    classes = "All classes that were tried" if run.choice == "tuned" else "Smaller and larger classes"
    return f"{classes}, after all {format_number(run.m)} examples; the line marks VC dimension {run.d}."


def sentence(run: Failure) -> str:
    """The diagnosis and its advice."""
    return (
        f"**{run.diagnosis.cause.capitalize()}**: training error {format_short(run.training)}, validation error "
        f"{format_short(run.validation)}. {run.diagnosis.advice}"
    )


def more(run: Failure) -> str:
    """The questions, the true parts of the risk, and what held-out examples guarantee."""
    steps = "\n".join(f"{place}. {_step(step)}" for place, step in enumerate(run.diagnosis.path, 1))
    path = f"The questions:\n\n{steps}\n\nDiagnosis: **{run.diagnosis.cause}**. {run.diagnosis.advice}"
    return "\n\n".join((path, _truth(run), _held_out(run)))


def _step(step: str) -> str:
    """`Gap 0.2 at most 0.1? **No**`."""
    question, _, answer = step.rpartition("? ")
    return f"{question[0].upper()}{question[1:]}? **{answer.capitalize()}**"


def _truth(run: Failure) -> str:
    """The two parts of the risk, exact because the distribution is known."""
    app, bayes = run.approximation, run.world.bayes_risk
    side = "within" if app <= run.wanted else "above"
    parts = (
        f"The true risk {format_short(run.risk)} is an approximation error of **{format_short(app)}**, {side} the "
        f"wanted {format_short(run.wanted)}, plus an estimation error of **{format_short(run.estimation)}**."
    )
    if _misleads(run):
        parts += " So the diagnosis is wrong here: it has seen one sample only."
    if bayes > run.wanted:
        return f"{parts} The Bayes risk is {format_short(bayes)}: no class reaches the wanted error with this feature."
    if run.d < run.needed:
        return f"{parts} The labels without noise need VC dimension {run.needed}."
    return parts


def _misleads(run: Failure) -> bool:
    """Does the sample accuse the class, though it is good enough, or acquit a hypothesis whose risk is too large?"""
    if run.diagnosis.cause == "no failure":
        return run.risk > run.wanted
    return run.diagnosis.cause in ("class too poor", "approximation error") and run.approximation <= run.wanted


def _held_out(run: Failure) -> str:
    """What the validation examples guarantee, whatever the class."""
    sure = percent(1 - run.delta, digits=8)
    if run.choice == "tuned":
        gap = float(theorems[OF_SEVERAL](m=run.held, delta=run.delta, k=run.tried))
        chosen = f"all {run.tried} classes at once, so also for the one chosen" if run.tried > 1 else "the only class"
    else:
        gap = float(theorems[HOLD_OUT](m=run.held, delta=run.delta))
        chosen = "this class, fixed beforehand"
    vacuous = ", a vacuous bound" if run.validation + gap >= 1 else ""
    return (
        f"The {format_number(run.held)} validation examples also give a guarantee. With probability at least {sure} "
        f"the true risk is at most {at_most(run.validation)} + {at_most(gap)}{vacuous}, by Hoeffding's inequality for "
        f"{chosen}."
    )
