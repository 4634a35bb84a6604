"""The rule of the nearest mean: its exact expected risk between two Gaussians."""

from bounds.formula.functions import noncentral_below, sqrt
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import N_OF_EACH, NEAREST_MEAN, TWO_NORMALS
from bounds.theorems.exact_laws._variables import ClassDistance, GaussianDimension, PerClass
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk


@theorem(
    title="Nearest mean of two Gaussians",
    statement=(
        r"The rule of the nearest mean, from $N$ examples of each class, has exactly this expected risk. "
        r"$\mathcal X(n,\lambda_1,\lambda_2)$ is the probability that the first of two independent noncentral "
        r"chi-square variables with $n$ degrees of freedom is the smaller."
    ),
    assumes=(TWO_NORMALS, N_OF_EACH, NEAREST_MEAN),
    relation="=",
    decreasing_in="examples distance",
    proof=(
        Step(
            "It is wrong where two independent Gaussian vectors have a negative product.",
            r"u=\bar x_1-\bar x_2,\quad v=x-\tfrac12(\bar x_1+\bar x_2),\quad\mathrm{Cov}(u)=\tfrac2NI,\ "
            r"\mathrm{Cov}(v)=\big(1+\tfrac1{2N}\big)I",
        ),
        Step(
            "Scaled to equal covariance, their product is a difference of squares of independent vectors.",
            r"\langle a,b\rangle=\tfrac14\big(\|a+b\|^2-\|a-b\|^2\big)",
            uses="polarisation",
        ),
        Step(
            "Both squares are noncentral chi-square.",
            r"\lambda_{1,2}=\frac{\Delta^2}2\Big(\sqrt{\tfrac N2}\pm\frac1{2\sqrt{1+1/(2N)}}\Big)^2",
        ),
    ),
    source=Source("derived", "compare Moran (1975); checked by simulation"),
    examples=(
        Example(dict(examples=6, n=4, distance=1.8), "0.2300398766", "SciPy: quadrature over ncx2; simulation agrees"),
        Example(dict(examples=50, n=20, distance=2), "0.1811876137", "SciPy: quadrature over ncx2"),
        Example(dict(examples=5, n=3, distance=0), "0.5", "by symmetry"),
    ),
    see_also=(
        "The best possible risk is Φ(-Δ/2), .1587 for the second example; nearest_mean_limit is close for large n."
    ),
)
def nearest_mean(examples: PerClass, n: GaussianDimension, distance: ClassDistance) -> ExpectedRisk:
    between = sqrt(examples / 2)
    within = 1 / (2 * sqrt(1 + 1 / (2 * examples)))
    far = distance**2 / 2 * (between + within) ** 2
    near = distance**2 / 2 * (between - within) ** 2
    return noncentral_below(n, far, near)
