"""The questions, each a file with a `PLAN`, in the order in which they are offered."""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType

from laboratory.plans.question import PlanQuestion

ORDER = (
    "same_items", "own_samples", "not_worse_same_items", "not_worse", "several_models", "one_accuracy", "finite_pool",
    "clusters", "several_runs",
)  # fmt: skip
PLANS: Mapping[str, PlanQuestion] = MappingProxyType({name: import_module(f"{__name__}.{name}").PLAN for name in ORDER})
