"""The exact binomial bound on the examples put aside: the tightest from a validation set."""

from typing import Any

from laboratory.experiments.bound_adapter import BoundAdapter
from laboratory.experiments.bound_adapters.validation_one_sided import PUT_ASIDE, number_put_aside
from laboratory.experiments.trial import Trial


def mistakes_put_aside(trial: Trial, delta: float) -> dict[str, Any]:
    """The theorem uses the number of misclassified examples itself."""
    return {**number_put_aside(trial, delta), "errors": trial.fresh_errors}


ADAPTER = BoundAdapter(
    theorem="test_set_binomial", label="exact binomial", inputs=mistakes_put_aside, assumes_satisfied=PUT_ASIDE
)
