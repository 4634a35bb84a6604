"""Compressed sensing: how well the l1 norm recovers a nearly sparse signal."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import BASIS_PURSUIT, RESTRICTED_ISOMETRY
from bounds.theorems.high_dimension._variables import ErrorFactor, Isometry
from bounds.vocabulary.citation import Example, Misprint, Source, Step


@theorem(
    title="Recovery by the l1 norm",
    statement=(
        r"If $W$ is $(\varepsilon,2s)$-RIP with $\varepsilon<1/(1+\sqrt2)=0.4142\dots$, then "
        r"$\|x^*-x\|_2\le c\,s^{-1/2}\|x-x_s\|_1$ for every $x$, where $x_s$ keeps the $s$ largest entries: an "
        r"$s$-sparse $x$ is recovered exactly. Certain, given $W$."
    ),
    assumes=(RESTRICTED_ISOMETRY, BASIS_PURSUIT),
    proof=(
        Step(
            "The error h = x* - x has no larger l1 norm outside the s largest places than on them, up to the tail "
            "of x.",
            r"\|h_{I_0^c}\|_1\le\|h_{I_0}\|_1+2\|x-x_s\|_1",
        ),
        Step(
            "Because Wh = 0, restricted isometry bounds h on the 2s largest places.",
            r"\|h_{I_{01}}\|_2\le\frac{\varrho}{\sqrt "
            r"s}\|h_{I_0^c}\|_1,\qquad\varrho=\frac{\sqrt2\,\varepsilon}{1-\varepsilon}",
        ),
        Step(
            "Solve; the condition on ε says ϱ < 1.",
            r"\|h\|_2\le\frac{2(1+\varrho)}{1-\varrho}\,\frac{\|x-x_s\|_1}{\sqrt s}",
        ),
    ),
    source=Source("shalev-shwartz2014", "Theorems 23.7 and 23.8, after Candès (2008)"),
    examples=(
        Example(dict(epsilon=0.2), "4.18767264271", "mpmath: rho = sqrt(2)/4, then 2 (1 + rho)/(1 - rho)"),
        Example(dict(epsilon=0), "2", "by hand"),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "efficient reconstruction",
            printed=r"\Sigma<\frac1{7+\sqrt2}",
            right=r"\varepsilon<\frac1{1+\sqrt2}=\sqrt2-1",
            consequence="2Σ counts entries there: below 1 it asks nothing of W. Read as ε it is enough, but 0.1188 "
            "instead of 0.4142, with which 12 times as many measurements are taken.",
        ),
        Misprint(
            "uml-summary",
            "lossless recovery by the l0 norm",
            printed=r"\Sigma<1,\ W\ (\epsilon,2\Sigma)\text{-RIP},\ \|\bar x\|_0\le s",
            right=r"\varepsilon<1,\ W\ (\varepsilon,2s)\text{-RIP},\ \|x\|_0\le s",
            consequence="One letter for ε and s leaves vectors of one entry: W = (1 1) satisfies it with ε = 0, and "
            "maps (1, 0) and (0, 1) to the same.",
        ),
    ),
    see_also="rip_gaussian says how many random measurements make W such a matrix, for 2s instead of s.",
)
def sparse_recovery(epsilon: Isometry) -> ErrorFactor:
    spread = sqrt(2) * epsilon / (1 - epsilon)
    return 2 * (1 + spread) / (1 - spread)
