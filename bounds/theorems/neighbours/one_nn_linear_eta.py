"""The exact expected risk of the nearest neighbour on a line, where the label probability rises along it."""

from bounds.theorem import theorem
from bounds.theorems.neighbours._assumptions import LINEAR_ETA, ONE_NN, UNIFORM_LINE
from bounds.theorems.neighbours._variables import Slope
from bounds.vocabulary.assumptions import BINARY_LABELS, IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


@theorem(
    title="Nearest neighbour on a line, exact",
    statement=(
        r"For $x$ uniform on $[-1,1]$ and $\mathbb P[y=1\mid x]=\frac12+ax$, the nearest-neighbour rule has exactly "
        r"this expected risk on samples of size $m$. The Bayes risk is $\frac12-\frac a2$ and the limit "
        r"$\frac12-\frac23a^2$."
    ),
    assumes=(IID, BINARY_LABELS, UNIFORM_LINE, LINEAR_ETA, ONE_NN),
    relation="=",
    decreasing_in="m slope",
    proof=(
        Step(
            "The labels of x and of its neighbour are independent given both places.",
            r"\mathbb E\,[\eta(x_\pi)(1-\eta(x))+(1-\eta(x_\pi))\,\eta(x)]=\tfrac12-2a^2\,\mathbb E\,[x\,x_\pi]",
        ),
        Step(
            "Near an end of the line the neighbour lies further in.",
            r"\mathbb E\,[x_\pi\mid x]=x+\frac{m-1}{m+1}x^{m+1}-x^m\qquad(x\ge0)",
        ),
        Step("Integrate.", r"\mathbb E\,[x\,x_\pi]=\frac13+\frac{m-1}{(m+1)(m+3)}-\frac1{m+2}"),
    ),
    source=Source("cover1967", "the risk before the limit is taken, worked out for this law"),
    examples=(
        Example(dict(m=1, slope=0.4), "0.5", "exact: a single example carries no information, by symmetry"),
        Example(dict(m=2, slope=0.5), "0.425", "by hand: E[x x'] = 1/3 + 1/15 - 1/4 = 3/20, so 1/2 - 3/40"),
        Example(dict(m=10, slope=0.4), "0.3998601399", "exact fraction in mpmath; simulated .39984"),
        Example(dict(m=100, slope=0.4), "0.393425312834", "exact fraction in mpmath; simulated .39348"),
    ),
    see_also=(
        "one_nn_lipschitz allows {{one_nn_lipschitz m=100 n=1 lipschitz=0.4 bayes_risk=0.3}} at m = 100 and a = "
        ".4 (Bayes risk .3): its distance term is for the worst law."
    ),
)
def one_nn_linear_eta(m: Samples, slope: Slope) -> ExpectedRisk:
    return 1 / 2 - 2 * slope**2 * (1 / 3 + (m - 1) / ((m + 1) * (m + 3)) - 1 / (m + 2))
