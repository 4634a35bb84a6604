"""Side conditions that several theorems of this family have."""

from bounds.formula.functions import floor
from bounds.theorems.conformal._variables import Calibration, CalibrationMisses, Folds, Miscoverage
from bounds.vocabulary.trivial import Silent
from bounds.vocabulary.variables import Number, Samples


def no_more_folds_than_examples(folds: Folds, m: Samples) -> Number:
    return folds <= m


def leaves_no_score_out(m: Calibration, alpha: Miscoverage) -> Number:
    return floor((m + 1) * alpha) < 1


def no_more_misses_than_examples(misses: CalibrationMisses, m: Calibration) -> Number:
    return misses <= m


EVERY_LABEL = Silent(
    leaves_no_score_out, "so few calibration examples leave no score out, and the set holds every label"
)
