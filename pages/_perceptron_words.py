"""The perceptron's run in words."""

from __future__ import annotations

import math

import numpy as np

from bounds.numbers import in_words, rounded_safely
from laboratory.topics.perceptron_lab.updates.run import Integers, PerceptronRun
from pages._perceptron_fields import Asked

DIGITS = 4
MEANING = """
The perceptron starts with the weights w = 0 and goes through the examples in turn. Where it misjudges one, that is,
where y⟨w, x⟩ ≤ 0, it adds y·x to the weights, and y⟨w, x⟩ grows by ‖x‖². It is an **update**, and nothing else counts:
looking at an example that is judged well is free. It stops after a pass without an update.

**Novikoff's theorem.** Suppose that some line, the *hidden* one here, keeps a distance γ from all examples, none of
which is longer than ρ. Each update brings the weights at least γ further along the hidden direction w*, so that
⟨w*, w⟩ ≥ tγ after t of them. But an update is made on a mistake only, and then the squared length grows by at most ρ²:
‖w‖ ≤ √t ρ. As ⟨w*, w⟩ ≤ ‖w‖, both can be true only while tγ ≤ √t ρ, which ends at **t = (ρ/γ)²**. The figure shows the
two dashed bounds closing in on the run; where they meet no further update is possible.

The promise holds for every order of the examples and any number of dimensions, without probabilities. That is why a
sample that was drawn at random is usually done much sooner.

With a **bias** every example gets a last coordinate 1. Then ρ² + 1 stands for ρ², and the promise is weaker where the
hidden line passes through the centre, as it does here.

**Without a separating line** nothing is promised, and the perceptron goes on for ever. Its last line may be a bad one,
so the *pocket* keeps the best line seen so far. It promises nothing either.
"""


def verdict(run: PerceptronRun) -> str:
    """How the run ended, beside what was promised."""
    updates = f"**{_counted(run.updates, 'update')}**"
    passes = _counted(run.passes, "pass", "passes")
    if run.promised is None:
        return _without_promise(run, updates, passes)
    promise = (
        f"As examples of length at most {in_words(run.world.radius)} keep a distance {in_words(run.world.margin)} "
        f"from the hidden line, it never takes more than **{in_words(run.most)}**, in whatever order they come."
    )
    if not run.converged:
        return f"It was stopped after {passes} and {updates}, with mistakes in the last one. {promise}"
    return f"After {updates} the perceptron is done: the last of its {passes} found no mistake. {promise}"


def _without_promise(run: PerceptronRun, updates: str, passes: str) -> str:
    m, are = len(run.signs), "is" if run.flipped == 1 else "are"
    start = (
        f"{run.flipped} of {m} labels {are} flipped, so the hidden line does not separate the sample, and Novikoff's "
        "theorem promises nothing."
    )
    if run.converged:
        return f"{start} Another line does: after {updates} a pass found no mistake."
    last, best = int(run.misjudged[-1]), int(run.fewest[-1])
    told = "its last line" if run.kept == run.updates else f"its line after update {in_words(run.kept)}"
    return (
        f"{start} The perceptron was stopped after {passes} and {updates}: {told} misjudges **{last}** of {m}, "
        f"the best one on the way, after update {run.best(run.kept)}, misjudged **{best}**."
    )


def step_sentence(run: PerceptronRun, step: int) -> str:
    """What this update did."""
    if step == 0:
        return "Before the first update the weights are 0, and there is no line yet: every example counts as misjudged."
    example = int(run.corrected[step - 1])
    label = "positive" if run.signs[example] > 0 else "negative"
    before, after = run.score(example, step - 1), run.score(example, step)
    verdict = "judged well" if after > 0 else "still misjudged"
    left = int(run.misjudged[step])
    return (
        f"Update {in_words(step)} corrects example {example + 1} (ringed), a {label} one: its y⟨w, x⟩ was "
        f"{_short(before)} and is {_short(after)} now, so it is {verdict}. The new line misjudges "
        f"{left} of {len(run.signs)} examples."
    )


def squeeze_sentence(run: PerceptronRun, step: int) -> str:
    """The four quantities of the proof after this update, rounded so that each inequality can be read off."""
    length, progress = _short(float(run.lengths[step])), _short(float(run.progress[step]))
    upper = f"‖w‖ = {length} ≤ {_longest(run)} = {_up(float(run.longest(step)))}"
    if run.promised is None:
        back = " An update on a flipped label pushes ⟨w*, w⟩ back." if step else ""
        return f"At t = {step}: ⟨w*, w⟩ = {progress}; {upper}.{back}"
    return f"At t = {step}: tγ = {_down(float(run.least_progress(step)))} ≤ ⟨w*, w⟩ = {progress} ≤ {upper}."


def others_sentence(counts: Integers) -> str:
    """How this sample compares with others of the same world."""
    return (
        f"Of {len(counts)} samples like this one, half take at most {in_words(int(np.sort(counts)[len(counts) // 2]))} "
        f"updates, and the longest run takes {in_words(int(counts.max()))}."
    )


def headline_words(run: PerceptronRun) -> str:
    """What stands behind the number of updates."""
    counted = "update" if run.updates == 1 else "updates"
    return f"{counted}; no promise" if run.most is None else f"{counted}; at most {in_words(run.most)} promised"


def python_snippet(asked: Asked) -> str:
    """Python that makes the same run and prints its updates and the promise."""
    return (
        "from laboratory.topics.perceptron_lab.updates.run import perceptron_run\n"
        "from laboratory.worlds.margin_halfspace import MarginHalfspace\n\n"
        f"world = {asked.world!r}\n"
        f"run = perceptron_run(world, {asked.m}, seed={asked.seed}, max_epochs={asked.passes}, "
        f"bias={asked.bias}, shuffle={asked.shuffle})\n"
        "print(run.updates, run.most)\n"
    )


def _longest(run: PerceptronRun) -> str:
    return "√t √(ρ² + 1)" if run.bias else "√t ρ"


def _counted(number: int, one: str, many: str = "") -> str:
    return f"{in_words(number)} {one if number == 1 else many or one + 's'}"


def _short(number: float) -> str:
    return in_words(float(f"{number:.{DIGITS}g}")) if math.isfinite(number) else "not a number"


def _up(number: float) -> str:
    return in_words(rounded_safely(number, DIGITS, up=True))


def _down(number: float) -> str:
    return in_words(rounded_safely(number, DIGITS, up=False))
