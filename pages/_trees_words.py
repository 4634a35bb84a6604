"""The growing tree in words."""

from __future__ import annotations

from bounds.numbers import in_words
from laboratory.topics.trees.growing.figures import NAMES
from laboratory.topics.trees.growing.run import KEPT, TreeRun
from pages._trees_fields import Asked

DIGITS = 3
REASONS = {
    "pure leaves": "because every leaf holds one label only",
    "no gain": "because no allowed cut lowers ψ any further",
    "no test allowed": "because no cut tells the examples of a mixed leaf apart",
    "max_nodes": f"because this page stops after {KEPT} splits",
}


def verdict(run: TreeRun) -> str:
    """How growing ended, and which size would have been best."""
    last, best = run.nodes[-1], run.nodes[run.best]
    end = f"Growing ends with **{_counted(int(last), 'node')}**, {REASONS[run.stopped_by]}: "
    errors = f"training error {_short(run.training_error[-1])}, exact risk **{_short(run.risk[-1])}**."
    if run.best == run.splits:
        return f"{end}{errors}" + (" No smaller tree on the way has less risk." if run.splits else "")
    return (
        f"{end}{errors} On the way the risk was least, **{_short(run.risk[run.best])}**, "
        f"with {_counted(int(best), 'node')}: no later split lowered it further."
    )


def root_sentence(run: TreeRun) -> str:
    """What the best first cut gains by each psi."""
    gains = ", ".join(f"{NAMES[name]} {_short(gain)}" for name, gain in run.root_gains.items())
    told = f"What the best first cut gains: {gains}."
    if not any(run.root_gains.values()):
        return f"{told} No ψ sees a reason to split."
    if run.root_gains["misclassification"] == 0:
        return f"{told} Counting mistakes sees no reason to split; the others do."
    return told


def step_sentence(run: TreeRun, step: int) -> str:
    """What this split did."""
    if step == 0:
        answer = "positive" if run.positive(0) else "negative"
        return (
            f"Before the first split the tree is a single leaf: {run.plus[0]} of {run.count[0]} examples are positive, "
            f"so it calls everything {answer}. Its training error is {_short(run.training_error[0])}, its exact risk "
            f"{_short(run.risk[0])}."
        )
    history, yes, no = run.history, 2 * step - 1, 2 * step
    parent, feature = int(history["node"][step - 1]), int(history["feature"][step - 1])
    return (
        f"Split {step} asks *is {('x₁', 'x₂')[feature]} ≤ {_short(history['cut'][step - 1])}?* of a leaf with "
        f"{run.plus[parent]} positives among {run.count[parent]}: yes {run.plus[yes]} of {run.count[yes]}, "
        f"no {run.plus[no]} of {run.count[no]}. The weighted ψ ({NAMES[run.psi]}) falls by "
        f"{_short(history['gain'][step - 1])} to {_short(run.psi_error[step])}; the training error "
        f"{_moved(run.training_error[step - 1], run.training_error[step])}, the exact risk "
        f"{_moved(run.risk[step - 1], run.risk[step])}."
    )


def formula_words(run: TreeRun, step: int) -> str:
    """The tree of this step as a disjunction of clauses."""
    clauses = run.formula(step)
    if not clauses:
        return "The tree never says positive."
    if clauses == ("always",):
        return "The tree always says positive."
    told = "\n".join(f"- {'or ' if i else ''}{clause}" for i, clause in enumerate(clauses))
    return f"The tree says positive where\n\n{told}"


def headline_words(run: TreeRun, step: int) -> str:
    """What stands behind the exact risk."""
    return f"exact risk with {_counted(int(run.nodes[step]), 'node')}"


def headline_number(run: TreeRun, step: int) -> str:
    """The exact risk after this split."""
    return _short(run.risk[step])


def python_snippet(asked: Asked) -> str:
    """Python that grows the same tree and prints its nodes and exact risk."""
    world = type(asked.world)
    return (
        "from laboratory.topics.trees.growing.run import tree_run\n"
        f"from {world.__module__} import {world.__name__}\n\n"
        f"run = tree_run({asked.world!r}, {asked.m}, seed={asked.seed}, psi={asked.psi!r}, "
        f"mirrored={asked.mirrored})\n"
        "print(run.nodes[-1], run.risk[-1])\n"
    )


def _counted(number: int, one: str) -> str:
    return f"{in_words(number)} {one if number == 1 else one + 's'}"


def _moved(before: float, after: float) -> str:
    one, other = _short(before), _short(after)
    return f"stays at {one}" if one == other else f"goes from {one} to {other}"


def _short(number: float) -> str:
    return in_words(float(f"{float(number):.{DIGITS}g}"))
