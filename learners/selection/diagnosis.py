"""When learning fails: five questions about the curves, asked in order, and the advice they end in."""

from dataclasses import dataclass
from math import isfinite
from typing import Any

import numpy as np

from learners.shared.arrays import read_array

CAUSES = ("not tuned", "class too poor", "estimation error", "approximation error", "no failure")

ADVICE = {
    "not tuned": "The best setting tried is at an end of its range: tune further before anything else.",
    "class too poor": "The training error is large: enlarge the class, replace it, or change the features.",
    "estimation error": "Training and validation error are apart: get more examples, or make the class smaller.",
    "approximation error": "Both are close, but the second is above what is wanted: another class or other features.",
    "no failure": "The validation error is within what is wanted.",
}


@dataclass(frozen=True)
class FailureDiagnosis:
    """What went wrong.

    Attributes
    ----------
    cause : one of CAUSES.
    advice : one sentence.
    path : the questions asked, each with its answer, in order.
    """

    cause: str
    advice: str
    path: tuple[str, ...]


def failure_diagnosis(
    training_errors: Any,
    validation_errors: Any,
    wanted: float,
    selection_errors: Any = None,
    apart: float | None = None,
) -> FailureDiagnosis:
    """Diagnose from a learning curve.

    training_errors, validation_errors `(sizes,)` at growing training sizes, the last at all examples; `wanted` is the
    error one would be content with; selection_errors `(settings,)` are validation errors along the range of the
    tuned parameter, None where nothing was tuned; `apart` is how far training and validation error must lie from each
    other to be called apart, half of `wanted` when None.

    A validation curve says this of the approximation error: where it still is well above the training error, more
    examples bring it down; where both have met above `wanted`, no number of examples helps. A training error above
    `wanted` is a failure of the class whatever the gap. ValueError for curves of unequal or no length.

    Source: lecture notes after Shalev-Shwartz & Ben-David (2014), section 11.3.
    """
    training, validation = _curve("training_errors", training_errors), _curve("validation_errors", validation_errors)
    if len(training) != len(validation):
        raise ValueError(
            "validation_errors of failure_diagnosis (errors at growing sizes) must be as many as training_errors, "
            f"{len(training)}; got {len(validation)}"
        )
    if not (isfinite(wanted) and wanted >= 0):
        raise ValueError(f"wanted of failure_diagnosis (error to be content with) must be a real >= 0; got {wanted!r}")
    gap, limit = float(validation[-1] - training[-1]), wanted / 2 if apart is None else apart
    settings = None if selection_errors is None else _curve("selection_errors", selection_errors)
    tuned = settings is None or len(settings) == 1 or 0 < int(np.argmin(settings)) < len(settings) - 1
    questions = [
        (
            f"validation error {validation[-1]:.3g} above the wanted {wanted:.3g}?",
            validation[-1] > wanted,
            "no failure",
        ),
        ("nothing tuned, or the smallest error inside the range tried?", tuned, "not tuned"),
        (f"training error {training[-1]:.3g} at most {wanted:.3g}?", training[-1] <= wanted, "class too poor"),
        (f"gap {gap:.3g} at most {limit:.3g}?", gap <= limit, "estimation error"),
    ]
    path = []
    for question, answer, otherwise in questions:
        path.append(f"{question} {'yes' if answer else 'no'}")
        if not answer:
            return FailureDiagnosis(otherwise, ADVICE[otherwise], tuple(path))
    return FailureDiagnosis("approximation error", ADVICE["approximation error"], tuple(path))


def _curve(name: str, values: Any) -> Any:
    curve = read_array(values, np.float64).copy()
    if curve.ndim == 1 and len(curve) and np.isfinite(curve).all():
        return curve
    raise ValueError(f"{name} of failure_diagnosis (errors) must be finite reals in shape (n,), n >= 1; got {values!r}")
