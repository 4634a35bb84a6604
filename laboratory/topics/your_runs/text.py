"""A sweep in words: how much of it is finished, and what was left out."""

from collections.abc import Iterator

from bounds.numbers import pluralize
from laboratory.sweeps import Store

BEGIN = """ltlab sweep --example > plan.toml
ltlab sweep plan.toml --dry-run
ltlab sweep plan.toml --store runs/first"""
MEANING = """
A **sweep** is a plan: learners, data distributions, settings, sample sizes and a number of runs. Every learner is run
on every distribution. Finished blocks are kept in a folder, so a sweep can be stopped, killed, split among machines,
and viewed before it ends. The figure is the one of *Learning curves*, drawn from the finished blocks.

A file that is sent to this page is unpacked for this visit alone. A table without its plan contains neither the Bayes
risk nor how often a bound may fail.
"""


def so_far(store: Store) -> str:
    """How much of the sweep is finished."""
    done, all_of_it = len(store.finished()), len(store.blocks)
    runs = f"{pluralize(store.plan.runs, 'run')} of each of {pluralize(len(store.plan.cells), 'pair')}"
    if done == all_of_it:
        return f"Finished: {runs}."
    return f"{done} of {pluralize(all_of_it, 'block')} are finished, of {runs}; the same command continues the sweep."


def left_out(store: Store) -> Iterator[str]:
    """The pairs that do not fit, and the bounds that do not apply, each with the reason."""
    yield from (f"{name}: {why}" for name, why in store.plan.misfits)
    for cell in store.plan.cells:
        yield from (f"{cell.name}, without the bound {name}: {why}" for name, why in cell.left_out)
