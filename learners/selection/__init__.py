"""Selecting and assessing models: splits, hold-out, cross-validation, searches, metrics, diagnosis, stopping.

Models are unfitted scikit-learn estimators and are cloned, never changed. Lists of candidates run from the simplest
to the richest: of equally good ones the first is taken.
"""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
