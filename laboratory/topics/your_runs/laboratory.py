"""A page of one view, laid out by hand in pages/by_hand/your_runs."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "your_runs",
    "Your runs",
    "A sweep that was run on the command line: its learning curves, with their bounds.",
    {},
    python="laboratory.sweeps.Store",
    door="The results of a sweep: learning curves computed on the command line, on one machine or many.",
    icon=":material/folder_open:",
    group="",
    order=40,
    in_menu=False,
)
