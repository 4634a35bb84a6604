"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "dimensions",
    "Dimensions",
    "How few numbers can represent many? What is guaranteed with fewer dimensions, and what is strange about many?",
    {
        "projections": "Random projections",
        "pca": "Principal components",
        "both": "PCA or chance",
        "fewer": "Why fewer",
        "worked": "Five points by hand",
        "network": "Autoencoder",
        "sparse": "One sparse signal",
        "sensing": "Sparse signals",
        "space": "Empty space",
        "lift": "Lifted circles",
    },
    door="Fewer dimensions and many of them: projections, principal components, sparse signals, and empty space.",
    icon=":material/view_in_ar:",
    group="Linear and kernels",
    order=50,
)
