"""Gardner: how many random labels can be separated with a margin."""

from bounds.formula.functions import exp, normal_sf, pi, sqrt
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import GROWING_DIMENSION, RANDOM_LABELS
from bounds.theorems.exact_laws._variables import Capacity, Stability
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Capacity at a margin",
    statement=(
        r"Random labels of $m$ Gaussian examples of length about $\sqrt n$ can be separated with margin $\kappa$ by "
        r"unit "
        r"weights, with probability tending to 1, if $m/n$ stays below this, and cannot if above. A limit."
    ),
    assumes=(RANDOM_LABELS, GROWING_DIMENSION),
    relation="=",
    decreasing_in="kappa",
    proof=(
        Step(
            "At capacity the separating weights shrink to one point; the condition for this is an integral.",
            r"\frac1{\alpha_c}=\int_{-\kappa}^\infty\frac{e^{-t^2/2}}{\sqrt{2\pi}}(t+\kappa)^2dt",
            uses="the replica computation, proved by Shcherbina and Tirozzi",
        ),
        Step(
            "Integrate by parts; Φ̄ is the normal tail.",
            r"(1+\kappa^2)\,\overline\Phi(-\kappa)+\frac{\kappa e^{-\kappa^2/2}}{\sqrt{2\pi}}",
        ),
    ),
    source=Source("gardner1988", "equation for the critical capacity"),
    examples=(
        Example(dict(kappa=1), "0.5195722296", "mpmath: the integral by quadrature"),
        Example(dict(kappa=0.5), "0.9612050528", "mpmath: the integral by quadrature"),
        Example(dict(kappa=0), "2", "Cover: cover_separability has its step at m = 2n"),
    ),
    see_also="cover_separability is exact for finite m and n, at margin 0.",
)
def gardner_capacity(kappa: Stability) -> Capacity:
    return 1 / ((1 + kappa**2) * normal_sf(-kappa) + kappa * exp(-(kappa**2) / 2) / sqrt(2 * pi))
