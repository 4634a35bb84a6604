"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "svm_and_kernels",
    "SVM and kernels",
    "Support vector machines find the line of maximum margin. The margin matters more than the number of features; a "
    "kernel makes the boundary curved.",
    {
        "margin": "Maximum margin",
        "slack": "Soft margin",
        "dual": "The dual",
        "hinge": "Hinge loss",
        "steps": "Pegasos (SGD)",
        "dimension": "Margin or dimension",
        "maps": "Feature maps",
        "width": "Width of the kernel",
        "grid": "C and γ",
        "tube": "Regression",
    },
    door="The maximum margin between two classes, the cost of slack, and curved boundaries by kernels.",
    icon=":material/straighten:",
    group="Linear and kernels",
    order=30,
)
