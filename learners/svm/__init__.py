"""Support vector machines behind the estimators: the dual's solver, reports, paths and grids."""

from learners.shared.opening import opened

__getattr__, __dir__ = opened(__name__)
