"""Learning curves of kernel learners against those of the soft-margin SVM, on the page's default distribution."""

from collections.abc import Callable

from benchmarks._side_by_side import Comparison
from benchmarks._targets import Ratio
from laboratory.experiments import Plan, logarithmic_sizes, sweep

RUNS = 2  # of the page's 60: each costs the same
WORLD = (("name", "breast_cancer"), ("binarise", 4))


def _curves(learner: str, kernel: str | None = None) -> Callable[[], object]:
    chosen = (("kernel", kernel),) if kernel else ()
    plan = Plan(learner, "real_world", logarithmic_sizes(20, 2000, 8), 1, 0.05, chosen, WORLD)
    held = tuple(plan.adapters().values())
    return lambda: list(sweep(plan.estimator(), plan.source(), plan.sizes, RUNS, plan.seed, held, plan.delta))


COMPARISONS = tuple(
    Comparison(
        f"curves of {learner}, {kernel} kernel, against soft_svm's",
        _curves(learner, kernel),
        _curves("soft_svm"),
        Ratio(10),
        rounds=2,
    )
    for learner in ("kernel_svm", "kernel_pegasos", "svc")
    for kernel in ("linear", "polynomial", "gaussian")
)
