"""Support vector machines run where the truth is known: margins, slacks, dimensions, kernels, grids and tubes."""

from experiments.svm.dimension import DimensionRun, dimension_run
from experiments.svm.grid import GridData, best_cell, grid_row, grid_sample
from experiments.svm.losses import LossRun, loss_run
from experiments.svm.maps import MapRun, map_run
from experiments.svm.margin import MarginRun, OtherSamples, margin_run, other_samples
from experiments.svm.slack import SlackRun, slack_run
from experiments.svm.stepping import SteppingRun, stepping_run
from experiments.svm.tube import TubeRun, tube_run
from experiments.svm.width import WidthRun, width_run

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
