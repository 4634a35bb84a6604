"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "kernels",
    "Kernels",
    "A kernel is an inner product of features that are never computed. What it costs, which functions are kernels, "
    "and why learning needs nothing else.",
    {
        "pairs": "Two vectors, both ways",
        "degrees": "Degree k",
        "monomials": "Polynomials by the Gaussian",
        "gram": "Gram matrix",
        "representer": "Representer theorem",
    },
    door="Inner products of features that are never computed: two vectors both ways, Gram matrices, sums of bumps.",
    icon=":material/join_inner:",
    group="Linear and kernels",
    order=40,
)
