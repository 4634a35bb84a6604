"""Rules that end a training, each read off the records of a run: where it ends, and which epoch's weights it keeps."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from learners.shared.arrays import Reals

RULES: Mapping[str, str] = {
    "patience": "Patience",
    "rise": "Generalization loss",
    "level": "Training loss below a threshold",
    "slope": "Small gradient",
    "fixed": "Fixed number of epochs",
}
VALIDATED = ("patience", "rise")  # these go back to the epoch of smallest validation loss


@dataclass(frozen=True)
class Limits:
    """`patience` in epochs; `rise` of the validation loss over its smallest, a share; `level`; `slope`."""

    patience: int
    rise: float
    level: float
    slope: float


@dataclass(frozen=True)
class Ending:
    """The epoch at which a rule ends a run, the one whose weights are kept, and whether it ended it at all."""

    ends: int
    kept: int
    fired: bool


def ending(rule: str, limits: Limits, training: Reals, validation: Reals, slopes: Reals) -> Ending:
    """Where a rule ends a run, from records `(epochs + 1,)`; a rule that never holds leaves all epochs.

    Generalization loss is Prechelt's (1998): the validation loss over the smallest so far, less 1.
    """
    last = len(training) - 1
    epochs = np.arange(last + 1)
    smallest = np.minimum.accumulate(validation)
    best = np.maximum.accumulate(np.where(np.append(True, validation[1:] < smallest[:-1]), epochs, 0))
    holds = {
        "patience": epochs - best >= limits.patience,
        "rise": validation > (1 + limits.rise) * smallest,
        "level": training <= limits.level,
        "slope": slopes <= limits.slope,
        "fixed": epochs == last,
    }[rule]
    fired = bool(holds.any())
    ends = int(np.argmax(holds)) if fired else last
    return Ending(ends, int(best[ends]) if rule in VALIDATED else ends, fired)
