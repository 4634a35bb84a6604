"""The Johnson-Lindenstrauss lemma with a textbook's constant."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import FIXED_VECTORS, GAUSSIAN_PROJECTION
from bounds.theorems.high_dimension._variables import DimensionForVectors, Resolution, Vectors
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Johnson-Lindenstrauss lemma, constant 6",
    statement=(
        r"If $n$ is at least this, then with probability at least $1-\delta$ over $W$ no one of $N$ vectors fixed "
        r"beforehand changes its squared length by more than the share $\varepsilon\le0.787$."
    ),
    assumes=(GAUSSIAN_PROJECTION, FIXED_VECTORS),
    decreasing_in="epsilon delta",
    proof=(
        Step(
            "One vector fails rarely while ε is not too large.",
            r"e^{-\frac n2(\varepsilon-\ln(1+\varepsilon))}\le e^{-n\varepsilon^2/6}\iff"
            r"\varepsilon-\ln(1+\varepsilon)\ge\tfrac{\varepsilon^2}3\iff\varepsilon\le0.78706\dots",
            uses="random_projection_chernoff",
        ),
        Step("Add up over all vectors and solve for n.", r"N\cdot2e^{-n\varepsilon^2/6}=\delta", uses="union bound"),
    ),
    source=Source("shalev-shwartz2014", "Lemma 23.4, where its proof holds"),
    examples=(
        Example(dict(epsilon=0.1, delta=0.05, vectors=4950), "7317.613385806", "mpmath: 600 ln(198000)"),
        Example(dict(epsilon=0.5, delta=0.05, vectors=4950), "292.70453543224", "mpmath: 24 ln(198000)"),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "lemma of Johnson and Lindenstrauss",
            printed=r"\varepsilon=\sqrt{\frac{6\log(2|Q|/\delta)}n}\le3",
            right=r"\varepsilon=\sqrt{\frac{6\ln(2|Q|/\delta)}n}\le0.787",
            consequence="So does the book. The bound it rests on fails for larger ε: see random_projection_exact.",
        ),
    ),
    see_also="Weaker than johnson_lindenstrauss for ε < 1/2, the same at 1/2, better above.",
)
def johnson_lindenstrauss_book(epsilon: Resolution, delta: Confidence, vectors: Vectors) -> DimensionForVectors:
    return 6 * (log(2 / delta) + log(vectors)) / epsilon**2
