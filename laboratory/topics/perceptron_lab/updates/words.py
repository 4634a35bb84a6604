"""The perceptron's run in words."""

import numpy as np

from bounds.numbers import at_least, at_most, counted, in_words, short
from laboratory.topics.perceptron_lab.updates.run import PerceptronRun
from laboratory.views.own_line import OwnLine
from laboratory.views.view import Headline
from learners.shared.arrays import Integers

DIGITS = 4
FLIPPED = "flipped"
MEANING = """
The perceptron starts with the weights w = 0 and goes through the examples in turn. Where it misclassifies one, that
is, where y⟨w, x⟩ ≤ 0, it adds y·x to the weights, and y⟨w, x⟩ grows by ‖x‖². It is an **update**, and nothing else
counts: looking at an example that is classified rightly is free. It stops after a pass without an update.

**Novikoff's theorem.** Suppose that some line, the *hidden* one here, keeps a distance γ from all examples, none of
which is longer than ρ. Each update brings the weights at least γ further along the hidden direction w*, so that ⟨w*,
w⟩ ≥ tγ after t of them. But an update is made on a mistake only, and then the squared length grows by at most ρ²: ‖w‖
≤ √t ρ. As ⟨w*, w⟩ ≤ ‖w‖, both can be true only while tγ ≤ √t ρ, which ends at **t = (ρ/γ)²**. The figure shows the two
dashed bounds closing in on the run; where they meet no further update is possible.

The guarantee holds for every order of the examples and any number of dimensions, without probabilities. That is why a
sample that was drawn at random is usually done much sooner.

With a **bias** every example gets a last coordinate 1. Then ρ² + 1 stands for ρ², and the guarantee is weaker where
the hidden line passes through the centre, as it does here.

**Without a separating line** nothing is guaranteed, and the perceptron goes on for ever. Its last line may be a bad
one, so the *pocket* keeps the best line seen so far. Nothing is guaranteed of it either.
"""


def headline(run: PerceptronRun) -> Headline:
    """The updates made, and the most that there can be."""
    what = "update" if run.updates == 1 else "updates"
    if run.most is None:
        nothing = "nothing guaranteed: the hidden line does not separate this sample"
        return Headline(run.updates, what, by=nothing, shown=in_words(run.updates))
    return Headline(run.updates, what, at_most=run.most, by="Novikoff's theorem", shown=in_words(run.updates))


def caption(run: PerceptronRun, beside: str, mine: OwnLine | None = None) -> str:
    """How to read the plane."""
    yours = "" if mine is None else f" {mine.told(run.points[:, :2], run.signs)}"
    pocket = " Dashed: the best line so far (the pocket)." if beside == "mistakes" else ""
    return (
        "Full circles are positive examples, open ones negative; a cross marks what the line misclassifies. Grey: the "
        f"margin around the hidden line. Dotted green: the line before this update.{pocket}{yours}"
    )


def squeeze_caption(run: PerceptronRun) -> str:
    """How to read the squeeze."""
    if run.promised is None:
        return "Dashed: the proof's upper bound on ‖w‖. The lower one needs a line that separates the sample."
    return (
        "Dashed and dotted: the proof's bounds on ‖w‖ and on ⟨w*, w⟩. Where they meet, at the diamond, no further "
        "update is possible."
    )


def sentence(run: PerceptronRun) -> str:
    """How the run ended."""
    updates, passes = f"**{counted(run.updates, 'update')}**", counted(run.passes, "pass", "passes")
    if run.converged:
        return f"After {updates} the perceptron is done: the last of its {passes} found no mistake."
    if run.promised is not None:
        return f"It was stopped after {passes} and {updates}, with mistakes in the last one."
    last, best = int(run.misjudged[-1]), int(run.fewest[-1])
    which = "last line" if run.kept == run.updates else f"line after update {in_words(run.kept)}"
    return (
        f"Stopped after {passes} and {updates}: its {which} misclassifies **{last}** of {len(run.signs)}, the best "
        f"on the way **{best}**."
    )


def more(run: PerceptronRun, step: int, others: Integers | None) -> str:
    """What is guaranteed, what this update did, and what other samples take."""
    told = [_guarantee(run), f"{_update(run, step)}  \n{_squeeze(run, step)}"]
    if run.kept < run.updates:
        told.append(f"The first {in_words(run.kept)} of {in_words(run.updates)} updates can be looked at.")
    return "\n\n".join(told if others is None else [*told, _others(others)])


def _guarantee(run: PerceptronRun) -> str:
    """What Novikoff's theorem says of every run on this sample, or why it says nothing."""
    if run.promised is None:
        return _without_guarantee(run)
    return (
        f"As examples of length at most {at_most(run.radius)} keep a distance {at_least(run.margin)} from "
        f"the hidden line, the perceptron never takes more than **{in_words(run.most)}** updates, in whatever order "
        "they come."
    )


def _without_guarantee(run: PerceptronRun) -> str:
    m, are, how = len(run.signs), "is" if run.flipped == 1 else "are", _how(run)
    start = (
        f"{run.flipped} of {m} {'labels' if how == FLIPPED else 'examples'} {are} {how}, so the hidden line does not "
        "separate the sample, and Novikoff's theorem says nothing."
    )
    if run.converged:
        return f"{start} Another line does: a pass found no mistake."
    told = "Its last line" if run.kept == run.updates else f"Its line after update {in_words(run.kept)}"
    return (
        f"{start} {told} misclassifies **{run.misjudged[-1]}** of {m}, the best one on the way, after update "
        f"{run.best(run.kept)}, misclassified **{run.fewest[-1]}**."
    )


def _how(run: PerceptronRun) -> str:
    """How examples came to the wrong side of the hidden line."""
    if not set(run.across.tolist()) & set(run.moved):
        return FLIPPED
    return "flipped or moved across" if run.world.noise else "moved across"


def _update(run: PerceptronRun, step: int) -> str:
    """What this update did."""
    if step == 0:
        return (
            "Before the first update the weights are 0, and there is no line yet: every example counts as "
            "misclassified."
        )
    example = int(run.corrected[step - 1])
    label = "positive" if run.signs[example] > 0 else "negative"
    before, after = run.score(example, step - 1), run.score(example, step)
    verdict = "classified rightly" if after > 0 else "still misclassified"
    left = int(run.misjudged[step])
    return (
        f"Update {in_words(step)} corrects example {example + 1} (ringed), a {label} one: its y⟨w, x⟩ was "
        f"{_look(before)} and is {_look(after)} now, so it is {verdict}. The new line misclassifies "
        f"{left} of {len(run.signs)} examples."
    )


def _squeeze(run: PerceptronRun, step: int) -> str:
    """The four quantities of the proof after this update, rounded so that each inequality can be read off."""
    length, progress = _look(float(run.lengths[step])), _look(float(run.progress[step]))
    upper = f"‖w‖ = {length} ≤ {_longest(run)} = {at_most(run.longest(step))}"
    if run.promised is None:
        which = "a flipped label" if (how := _how(run)) == FLIPPED else f"an example {how}"
        back = f" An update on {which} pushes ⟨w*, w⟩ back." if step else ""
        return f"At t = {step}: ⟨w*, w⟩ = {progress}; {upper}.{back}"
    return f"At t = {step}: tγ = {at_least(run.least_progress(step))} ≤ ⟨w*, w⟩ = {progress} ≤ {upper}."


def _others(counts: Integers) -> str:
    """How this sample compares with others of the same world."""
    return (
        f"Of {len(counts)} samples like this one, half take at most {in_words(int(np.sort(counts)[len(counts) // 2]))} "
        f"updates, and the longest run takes {in_words(int(counts.max()))}."
    )


def _longest(run: PerceptronRun) -> str:
    return "√t √(ρ² + 1)" if run.bias else "√t ρ"


def _look(number: float) -> str:
    return short(number, DIGITS, absent="not a number")
