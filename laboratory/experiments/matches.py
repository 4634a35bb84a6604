"""What goes with what: learners with data distributions, and bounds with both."""

from typing import Any

from bounds.vocabulary.assumptions import HELD_OUT
from laboratory.experiments._bound_adapters import bound_adapters
from laboratory.experiments.bound_adapter import BoundAdapter
from laboratory.worlds import World


def misfit(learner: Any, source: World) -> str | None:
    """Why this learner cannot be trained on this distribution, in a sentence; None if it can.

    Of what is no estimator of scikit-learn's kind nothing is known; it may try.
    """
    from sklearn.base import is_classifier
    from sklearn.utils import get_tags

    if not hasattr(learner, "__sklearn_tags__"):
        return None
    title = getattr(learner, "title", type(learner).__name__)
    if not is_classifier(learner):
        return f"{title} predicts numbers, but this data distribution has labels: choose another learner."
    if len(source.classes) > 2 and not get_tags(learner).classifier_tags.multi_class:
        two = f"{title} needs two labels, and this data distribution has {len(source.classes)}"
        return f"{two}: choose one class against the rest, or another learner."
    return None


def applicable(learner: Any, source: World) -> dict[str, BoundAdapter]:
    """The adapters whose assumptions hold for learner and distribution, by name; those for any learner last."""
    names = [name for name, adapter in bound_adapters().items() if adapter.refusal(learner, source) is None]
    names.sort(key=lambda name: HELD_OUT in bound_adapters()[name].assumes_satisfied)
    return {name: bound_adapters()[name] for name in names}
