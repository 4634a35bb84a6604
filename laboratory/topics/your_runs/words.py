"""What is said of a sweep: how much of it is there, what was left out, what failed."""

from collections.abc import Iterator

from bounds.numbers import in_words
from laboratory.sweeps import Store

BEGIN = """ltlab sweep --example > plan.toml
ltlab sweep plan.toml --dry-run
ltlab sweep plan.toml --store runs/first"""
MEANING = """
A **sweep** is a plan: learners, worlds, settings, sample sizes and a number of runs. Every learner meets every world.
What is finished is kept in a folder, block by block, so that a sweep may be stopped, killed, split among machines, and
looked at before it ends. The figure is the one of *Learning curves*, drawn from what is there.

A file that is sent to this page is unpacked for this visit alone. A table without its plan tells neither the world's
Bayes risk nor how often a promise may fail.
"""


def so_far(store: Store) -> str:
    """How much of the sweep is finished."""
    done, all_of_it = len(store.finished()), len(store.blocks)
    runs = f"{in_words(store.plan.runs)} runs of each of {in_words(len(store.plan.cells))} pairs"
    if done == all_of_it:
        return f"Finished: {runs}."
    return f"{done} of {all_of_it} blocks are finished, of {runs}; the same command goes on with it."


def left_out(store: Store) -> Iterator[str]:
    """The pairs that cannot be, and the promises that do not apply, each with the reason."""
    yield from (f"{name}: {why}" for name, why in store.plan.misfits)
    for cell in store.plan.cells:
        yield from (f"{cell.name}, without the promise {name}: {why}" for name, why in cell.left_out)
