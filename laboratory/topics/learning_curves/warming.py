"""What the page opens on, run once before somebody asks for it: libraries are loaded then, and loops compiled."""

from laboratory.serving.workers import workers

PROCESSES = 2  # as many as one sweep keeps busy


def warm_up() -> None:
    """Let worker processes get ready, one behind the other; returns at once."""
    workers().warm_up(PROCESSES, first_run)


def first_run() -> None:
    """One run of the page's first plan, in this process; what other presets need besides loads in a moment."""
    from laboratory.experiments import Plan, sweep
    from laboratory.topics.learning_curves.run import FIRST

    settings = (("name", FIRST["real_world.name"]), ("binarise", int(FIRST["real_world.binarise"])))
    plan = Plan(FIRST["learner"], FIRST["world"], (int(FIRST["from"]), int(FIRST["to"])), settings=settings)
    bounds = tuple(plan.adapters().values())
    list(sweep(plan.estimator(), plan.source(), plan.sizes, 1, plan.seed, bounds, plan.delta))
