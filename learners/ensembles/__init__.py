"""Tools of the ensembles that are no estimators: drawing from a distribution by rejection."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
