"""Checking a learner's arguments before the work: learners check them in `fit`, so one is tried on a few examples."""

import numpy as np

from laboratory.experiments import Plan
from learners.shared.arguments import ArgumentError

FEW = 20  # examples: enough to reach every argument, fast for every learner


def judge(plan: Plan) -> None:
    """Raise ArgumentError, a ValueError in one sentence, for an argument outside its domain.

    Any other error may be due to these few examples, or is a mistake in the learner's code: the runs will show it.
    """
    try:
        sample = plan.source().draw(np.random.default_rng(0), FEW)
        plan.estimator().fit(sample.X, sample.y)
    except ArgumentError:
        raise
    except Exception:  # noqa: BLE001 - a run that raises is a row with its error
        pass
