"""Where bounds and learners meet: worlds, experiments, and the laboratories with their figures and words."""

from pkgutil import iter_modules
from typing import Any

from bounds.vocabulary.importing import no_such_name


def __getattr__(name: str) -> Any:
    """`ask`, which answers with learners, views and pages, too, `evaluate`, for results of models and for estimators,
    `learning_curve`, and `plan`, for the sample size of an evaluation.

    Any other name raises, and says which may be meant.
    """
    if name == "ask":
        from bounds.asking.ask import ask

        return ask
    if name == "evaluate":
        from laboratory.evaluations import evaluate

        return evaluate
    if name == "learning_curve":
        from laboratory.experiments import learning_curve

        return learning_curve
    if name == "plan":
        from laboratory.plans import plan

        return plan
    modules = (module.name for module in iter_modules(__path__))
    raise no_such_name(__name__, name, (*modules, "ask", "evaluate", "learning_curve", "plan"))
