"""Support vector machines run where the truth is known: margins, slacks, dimensions, kernels, grids and tubes."""

from laboratory.topics.svm_and_kernels.dimension.run import DimensionRun, dimension_run
from laboratory.topics.svm_and_kernels.grid.run import GridData, best_cell, grid_row, grid_sample
from laboratory.topics.svm_and_kernels.hinge.run import LossRun, loss_run
from laboratory.topics.svm_and_kernels.maps.run import MapRun, map_run
from laboratory.topics.svm_and_kernels.margin.run import MarginRun, OtherSamples, margin_run, other_samples
from laboratory.topics.svm_and_kernels.slack.run import SlackRun, slack_run
from laboratory.topics.svm_and_kernels.steps.run import SteppingRun, stepping_run
from laboratory.topics.svm_and_kernels.tube.run import TubeRun, tube_run
from laboratory.topics.svm_and_kernels.width.run import WidthRun, width_run

__all__ = [
    "DimensionRun",
    "GridData",
    "LossRun",
    "MapRun",
    "MarginRun",
    "OtherSamples",
    "SlackRun",
    "SteppingRun",
    "TubeRun",
    "WidthRun",
    "best_cell",
    "dimension_run",
    "grid_row",
    "grid_sample",
    "loss_run",
    "map_run",
    "margin_run",
    "other_samples",
    "slack_run",
    "stepping_run",
    "tube_run",
    "width_run",
]
