"""When learning fails, in words computed from the run."""

from bounds import theorems
from bounds.numbers import at_most, in_words, percent, short
from laboratory.topics.model_selection.fails.run import Failure
from laboratory.views.view import Headline

HOLD_OUT, OF_SEVERAL = "validation_one_sided", "validation_selection"
MEANING = r"""
**What went wrong?** The true risk of what was learned is $L_{\mathcal D}(h_S)=\varepsilon_{app}+\varepsilon_{est}$:
the *approximation error*, which is the least risk of the class and which no example can lower, and the *estimation
error*, which more examples or a smaller class bring down. Nobody sees the two, but curves tell them apart.

**Learning curves** show training and validation error after the first tenth of the sample, two tenths, and so on. While
m is at most the VC dimension the class may explain any labels: the training error can stay 0 and says nothing. With
more examples the training error rises and the validation error falls; for a finite VC dimension both tend to the
approximation error.

**The questions**, in order. Is the validation error above what is wanted? Was the class tuned, with the least
validation error inside the range tried? Is the training error small? If not, enlarge the class or change the features.
If it is, do the curves still lie apart? Then it is the estimation error: more examples, or a smaller class. Otherwise
it is the approximation error: another class or other features.

**Where the path can err.** It reads one sample. A training error above what is wanted can also come from noisy labels:
below the *Bayes risk* no class gets with these features.
"""


def headline(run: Failure) -> Headline:
    """The true risk after the whole sample, and what the VC bound guarantees of it."""
    what = f"true risk after {run.m} examples, VC dimension {run.d}"
    bound = run.guaranteed
    if bound is None or bound >= 1:
        least = "" if bound is None else f": the VC bound is {at_most(bound)}, and no risk is above 1"
        return Headline(run.risk, what, by=f"nothing guaranteed{least or ' with so few examples for the class'}")
    by = "VC bound for consistent hypotheses" if run.consistent else "training error + VC bound"
    return Headline(run.risk, what, at_most=bound, by=by, theorem=run.theorem)


def caption(run: Failure) -> str:
    """How to read the learning curves."""
    few = int((run.learning.at <= run.d).sum())
    told = "The first tenth of the sample, two tenths, and so on; validation examples stay the same."
    return f"{told} Up to m = {run.d} examples, any labels can be explained." if few else told


def classes_caption(run: Failure) -> str:
    """How to read the errors by class."""
    shown = "All classes that were tried" if run.choice == "tuned" else "Smaller and larger classes"
    return f"{shown}, after all {run.m} examples; the line marks VC dimension {run.d}."


def sentence(run: Failure) -> str:
    """The diagnosis and its advice."""
    return (
        f"**{run.diagnosis.cause.capitalize()}**: training error {short(run.training)}, validation error "
        f"{short(run.validation)}. {run.diagnosis.advice}"
    )


def more(run: Failure) -> str:
    """The path of questions, the truth behind it, and what held-out examples guarantee."""
    steps = "\n".join(f"{place}. {_step(one)}" for place, one in enumerate(run.diagnosis.path, 1))
    path = f"The path of questions:\n\n{steps}\n\nIt ends at **{run.diagnosis.cause}**. {run.diagnosis.advice}"
    return "\n\n".join((path, _truth(run), _held_out(run)))


def _step(asked: str) -> str:
    """`Gap 0.2 at most 0.1? **No**`."""
    question, _, answer = asked.rpartition("? ")
    return f"{question[0].upper()}{question[1:]}? **{answer.capitalize()}**"


def _truth(run: Failure) -> str:
    """What only the world knows: the two parts of the risk."""
    app, bayes = run.approximation, run.world.bayes_risk
    side = "within" if app <= run.wanted else "above"
    told = (
        f"In truth the risk {short(run.risk)} is an approximation error of **{short(app)}**, {side} the wanted "
        f"{short(run.wanted)}, plus an estimation error of **{short(run.risk - app)}**."
    )
    if bayes > run.wanted:
        return f"{told} The Bayes risk is {short(bayes)}: with this feature no class gets to what is wanted."
    if run.d < run.needed:
        return f"{told} The world's own labels need VC dimension {run.needed}."
    return told


def _held_out(run: Failure) -> str:
    """What the validation examples guarantee, whatever the class."""
    sure = percent(1 - run.delta, digits=8)
    if run.choice == "tuned":
        gap = float(theorems[OF_SEVERAL](m=run.held, delta=run.delta, k=run.tried))
        chosen = f"all {run.tried} classes at once, so also of the one chosen"
    else:
        gap = float(theorems[HOLD_OUT](m=run.held, delta=run.delta))
        chosen = "this class, fixed beforehand"
    return (
        f"The {in_words(run.held)} validation examples guarantee more simply, with probability at least {sure}, a true "
        f"risk of at most {short(run.validation)} + {at_most(gap)}: by Hoeffding's inequality, of {chosen}."
    )
