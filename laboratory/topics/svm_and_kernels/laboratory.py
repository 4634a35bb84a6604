"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "svm_and_kernels",
    "SVM and kernels",
    "Support vector machines draw the line of maximum margin. The margin tells more than the number of features; a "
    "kernel bends the line.",
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
    door="The maximum margin between two classes, what slack costs, and how a kernel bends the line.",
    icon=":material/straighten:",
    order=50,
)
