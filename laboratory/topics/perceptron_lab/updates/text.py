"""The perceptron's run in words."""

import numpy as np

from bounds.numbers import at_least, at_most, exact, format_number, format_short, pluralize
from laboratory.topics.perceptron_lab.updates.run import PerceptronRun, PositiveRun
from laboratory.views.headline import Headline
from laboratory.views.user_line import OwnLine
from learners.shared.arrays import Integers

DIGITS = 4
FLIPPED = "flipped"
MEANING = """
The perceptron starts with the weights w = 0 and goes through the examples in turn. Where it misclassifies one, that
is, where y⟨w, x⟩ ≤ 0, it adds y·x to the weights, and y⟨w, x⟩ grows by ‖x‖². This is an **update**; a correctly
classified example causes none. It stops after a pass without an update.

**Novikoff's theorem.** Suppose that some line through the centre, the *hidden* one here, separates the labels with
distance at least γ to all examples, none of which is longer than ρ. Each update increases ⟨w*, w⟩, the progress along
the hidden direction w*, by at least γ, so ⟨w*, w⟩ ≥ tγ after t of them. But an update is made on a mistake only, and
then the squared length grows by at most ρ²: ‖w‖ ≤ √t ρ. As ⟨w*, w⟩ ≤ ‖w‖, both hold only while tγ ≤ √t ρ, that is up to
**t = (ρ/γ)²**. The figure shows both bounds around the run; where they meet no further update is possible.

The guarantee holds for every order of the examples and any number of dimensions, without probabilities. A random
sample usually needs far fewer updates.

**Positive examples only.** x with label y is on its side of w exactly if yx is in front of it: y⟨w, x⟩ = ⟨w, yx⟩. So
w solves the sample if and only if it solves all (yx, +1), and the proof may treat every label as +1.

With a **bias** every example gets a last coordinate 1. Then ρ² + 1 replaces ρ². As the hidden line passes through the
centre here, the margin stays the same, so the bound is larger.

**Without a separating line** there is no guarantee, and the perceptron never stops. Its last line may be a bad one, so
the *pocket* keeps the best line so far. There is no guarantee for it either.
"""


def headline(run: PerceptronRun, step: int) -> Headline:
    """The updates made so far, in the end all of them, and the bound on these."""
    made = run.updates if step == run.kept else step
    what = f"{'update' if made == 1 else 'updates'}{'' if step == run.kept else ' so far'}"
    if run.most is None:
        why = "no guarantee: the hidden line does not separate this sample"
        return Headline(made, what, by=why, measured_text=format_number(made))
    return Headline(made, what, at_most=run.most, by="Novikoff's theorem", measured_text=format_number(made))


def caption(run: PerceptronRun, step: int, beside: str, mine: OwnLine | None = None) -> str:
    """How to read the plane."""
    yours = "" if mine is None else f" {mine.sentence(run.points[:, :2], run.signs)}"
    before = " Dotted green: the line before this update." if step > 1 else ""  # before the first there is none
    pocket = " Dashed: the best line so far (the pocket)." if beside == "mistakes" and step else ""
    return (
        "Full circles are positive examples, open ones negative; a cross marks a misclassified example. Grey: the "
        f"margin around the hidden line.{before}{pocket}{yours}"
    )


def positive_caption(run: PerceptronRun) -> str:
    """How to read the examples times their labels."""
    turned = pluralize(int((run.signs < 0).sum()), "negative example")
    return f"Every example times its label y: {turned} went through the centre. Now all are positive."


NO_PLANE = "With a bias the examples times their labels have three coordinates: −1 is the last one of the negative."


def squeeze_caption(run: PerceptronRun) -> str:
    """How to read the squeeze."""
    if run.bound is None:
        return "Dashed: the proof's upper bound on ‖w‖. The lower one needs a line that separates the sample."
    return (
        "Dashed and dotted: the proof's bounds on ‖w‖ and on ⟨w*, w⟩. Where they meet, at the diamond, no further "
        "update is possible."
    )


def sentence(run: PerceptronRun, step: int) -> str:
    """What the line misclassifies after this update; at the last, how the run ended."""
    wrong = f"**{run.misclassified[step]}** of {len(run.signs)} examples"
    if not step and run.kept:
        return f"Before the first update w is 0, and {wrong} count as misclassified."
    if step < run.kept:
        return f"After {pluralize(step, 'update')} the line misclassifies {wrong}."
    updates, passes = f"**{pluralize(run.updates, 'update')}**", pluralize(run.passes, "pass", "passes")
    if run.converged:
        return f"After {updates} the perceptron stops: the last of its {passes} made no mistake."
    if run.bound is not None:
        return f"It was stopped after {passes} and {updates}, with mistakes in the last pass."
    last, best = int(run.misclassified[-1]), int(run.fewest[-1])
    which = "last line" if run.kept == run.updates else f"line after update {format_number(run.kept)}"
    return (
        f"Stopped after {passes} and {updates}: its {which} misclassifies **{last}** of {len(run.signs)}, the best "
        f"on the way **{best}**."
    )


def more(run: PerceptronRun, step: int, others: Integers | None, patterns: PositiveRun | None = None) -> str:
    """The bound, this update, and the updates on other samples."""
    parts = [_guarantee(run), f"{_update(run, step)}  \n{_squeeze(run, step)}", _forms(run, step)]
    if patterns is not None:
        parts.insert(0, _reduction(run, step, patterns))
    if run.kept < run.updates:
        parts.append(f"The first {format_number(run.kept)} of {format_number(run.updates)} updates can be shown.")
    return "\n\n".join(filter(None, parts if others is None else [*parts, _others(others)]))


def _reduction(run: PerceptronRun, step: int, patterns: PositiveRun) -> str:
    """The same run on positive examples only."""
    behind = int(patterns.behind(run.path[step]).sum())
    same = np.array_equal(patterns.corrected, run.corrected) and patterns.updates == run.updates
    least = float((patterns.points @ run.hidden).min())
    total = patterns.points[patterns.corrected[:step]].sum(axis=0)
    return (
        f"As y⟨w, x⟩ = ⟨w, yx⟩, a w solves the sample if ⟨w, yx⟩ > 0 for every yx. After update {step} this fails for "
        f"**{behind}** of the positive examples yx, and the line misclassifies **{run.misclassified[step]}** of the x. "
        f"For w* the least ⟨w*, yx⟩ is {format_short(least)}. On the yx alone, all with label 1, the perceptron makes "
        f"**{pluralize(patterns.updates, 'update')}**, {'on the same examples' if same else 'not all on the same'}. "
        f"w is the sum of the yx corrected so far, ({', '.join(format_short(each) for each in total)})."
    )


def _guarantee(run: PerceptronRun) -> str:
    """Novikoff's bound for every run on this sample, or why there is none."""
    if run.bound is None:
        return _without_guarantee(run)
    return (
        f"All examples have length at most {at_most(run.radius)} and distance at least {at_least(run.margin)} from the "
        f"hidden line. So the perceptron makes at most **{pluralize(run.most or 0, 'update')}**, in any order of the "
        "examples."
    )


def _without_guarantee(run: PerceptronRun) -> str:
    m, are, how = len(run.signs), "is" if run.flipped == 1 else "are", _how(run)
    start = (
        f"{run.flipped} of {m} {'labels' if how == FLIPPED else 'examples'} {are} {how}, so the hidden line does not "
        "separate the sample, and Novikoff's theorem does not apply."
    )
    if run.converged:
        return f"{start} Another line does: one pass made no mistake."
    which = "Its last line" if run.kept == run.updates else f"Its line after update {format_number(run.kept)}"
    return (
        f"{start} {which} misclassifies **{run.misclassified[-1]}** of {m}, and the best line (after update "
        f"{run.best(run.kept)}) **{run.fewest[-1]}**."
    )


def _how(run: PerceptronRun) -> str:
    """How examples came to the wrong side of the hidden line."""
    if not set(run.across.tolist()) & set(run.moved):
        return FLIPPED
    return "flipped or moved across" if run.world.noise else "moved across"


def _update(run: PerceptronRun, step: int) -> str:
    """The effect of this update."""
    if step == 0:
        return (
            "Before the first update the weights are 0, and there is no line yet: every example counts as "
            "misclassified."
        )
    example = int(run.corrected[step - 1])
    label = "positive" if run.signs[example] > 0 else "negative"
    before, after = run.score(example, step - 1), run.score(example, step)
    verdict = "classified correctly" if after > 0 else "still misclassified"
    left = int(run.misclassified[step])
    return (
        f"Update {format_number(step)} corrects example {example + 1} (ringed), a {label} one: its y⟨w, x⟩ changes "
        f"from {_look(before)} to {_look(after)}, so it is {verdict}. The new line misclassifies "
        f"{left} of {pluralize(len(run.signs), 'example')}."
    )


def _forms(run: PerceptronRun, step: int) -> str:
    """The same update as error correction and in Hebb's form, with this example's label."""
    if step == 0:
        return ""
    d, out = ("1", "−1") if run.signs[run.corrected[step - 1]] > 0 else ("−1", "1")
    wrong = "" if run.score(int(run.corrected[step - 1]), step - 1) else " A score of 0 counts as wrong."
    less = out if out == "1" else f"({out})"
    return (
        f"**Two forms of update {format_number(step)}.** Error correction adds ½(d − out)x = ½({d} − {less})x = {d}·x. "
        f"That is dx, the Hebbian form.{wrong}"
    )


def _squeeze(run: PerceptronRun, step: int) -> str:
    """The four quantities of the proof after this update, rounded so that each inequality can be read off."""
    length, progress = _look(float(run.lengths[step])), _look(float(run.progress[step]))
    upper = f"‖w‖ = {length} ≤ {_longest(run)} = {at_most(run.longest(step))}"
    if run.bound is None:
        which = "a flipped label" if (how := _how(run)) == FLIPPED else f"an example {how}"
        back = f" An update on {which} decreases ⟨w*, w⟩." if step else ""
        return f"At t = {format_number(step)}: ⟨w*, w⟩ = {progress}; {upper}.{back}"
    return f"At t = {format_number(step)}: tγ = {at_least(step * exact(run.margin))} ≤ ⟨w*, w⟩ = {progress} ≤ {upper}."


def _others(counts: Integers) -> str:
    """How this sample compares with others of the same world."""
    half = pluralize(int(np.sort(counts)[len(counts) // 2]), "update")
    return (
        f"Of {len(counts)} samples like this one, half need at most {half}, and the longest run needs "
        f"{format_number(int(counts.max()))}."
    )


def _longest(run: PerceptronRun) -> str:
    return "√t √(ρ² + 1)" if run.bias else "√t ρ"


def _look(number: float) -> str:
    return format_short(number, DIGITS, absent="not a number")
