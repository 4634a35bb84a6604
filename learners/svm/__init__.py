"""Support vector machines behind the estimators: the dual's solver, reports, paths and grids."""
