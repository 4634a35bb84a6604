"""What stands on this page, in order."""

from laboratory.view import Laboratory

LABORATORY = Laboratory(
    "svm_and_kernels",
    "SVM and kernels",
    "Support vector machines separate two classes with the maximum margin. How wide it is tells more than how many "
    "features there are, and a kernel bends the line: all it needs is the inner products of the examples.",
    {
        "margin": "Maximum margin",
        "slack": "Soft margin",
        "hinge": "Hinge loss",
        "steps": "Pegasos (SGD)",
        "dimension": "Margin or dimension",
        "maps": "Feature maps",
        "width": "Width of the kernel",
        "grid": "C and γ",
        "tube": "Regression",
    },
)
