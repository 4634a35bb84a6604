"""The questions, each a file with a `PLAN`, in the order in which they are offered."""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType

from laboratory.plans.question import PlanQuestion

ORDER = ("same_items", "own_samples", "one_accuracy", "several_models", "clusters", "several_runs")
PLANS: Mapping[str, PlanQuestion] = MappingProxyType({name: import_module(f"{__name__}.{name}").PLAN for name in ORDER})
