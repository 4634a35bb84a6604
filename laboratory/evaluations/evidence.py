"""What follows from results, as a record."""

from dataclasses import dataclass

from laboratory.evaluations.accuracies import ModelAccuracy
from laboratory.evaluations.areas.areas import AreaComparison, ModelArea
from laboratory.evaluations.calibrations import Calibration
from laboratory.evaluations.curves import AccuracyCurve
from laboratory.evaluations.pairs import PairedComparison
from laboratory.evaluations.results import Results


@dataclass(frozen=True)
class Evidence:
    """`results` are the answers and what was understood of the files; `models` the accuracy of each model (fractions
    from 0 to 1) with its intervals; `comparisons` the pairs of models on their common items, `notes` what was not
    compared; `warnings` one sentence for each assumption that the file contradicts; `calibrations` of the models with
    scores, `curves` of the models with several training sizes, whose `models` and `comparisons` are of the largest;
    `areas` under the ROC curve of the models with scores for one of two labels, and `area_comparisons` of each two.
    """

    results: Results
    delta: float
    models: tuple[ModelAccuracy, ...]
    comparisons: tuple[PairedComparison, ...]
    calibrations: tuple[Calibration, ...]
    warnings: tuple[str, ...]
    notes: tuple[str, ...] = ()
    curves: tuple[AccuracyCurve, ...] = ()
    areas: tuple[ModelArea, ...] = ()
    area_comparisons: tuple[AreaComparison, ...] = ()

    @property
    def understood(self) -> tuple[str, ...]:
        """Sentences: how the files were read, which column is what, which rows were left out and why."""
        return self.results.understood
