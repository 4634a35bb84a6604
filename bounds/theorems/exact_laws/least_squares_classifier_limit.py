"""Double descent in classification: least squares on labels."""

from bounds.formula.functions import arctan, pi, sqrt, where
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import GAUSSIAN_TEACHER, GROWING_DIMENSION, SHORTEST_LEAST_SQUARES
from bounds.theorems.exact_laws._variables import LimitingRisk, Load
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Least-squares classifier, limit",
    statement=(
        r"For $m=\alpha n$ examples in growing dimension $n$, the risk of the (shortest) least-squares fit to the "
        r"labels "
        r"of a linear teacher tends to this: it rises to $\frac12$ at $\alpha=1$ and falls again. A limit, not a bound."
    ),
    assumes=(IID, GAUSSIAN_TEACHER, SHORTEST_LEAST_SQUARES, GROWING_DIMENSION),
    relation="=",
    non_monotone="load",
    proof=(
        Step(
            "A label is a linear part and noise uncorrelated with it.",
            r"y=\sqrt{\tfrac2\pi}\langle w^*,x\rangle+\eta,\qquad\mathbb E[\eta^2]=1-\tfrac2\pi",
        ),
        Step(
            "The fit keeps the linear part (its share α of it for α < 1) and blows up the noise.",
            r"\alpha>1:\ \|\hat w-\sqrt{\tfrac2\pi}w^*\|^2\to\frac{1-2/\pi}{\alpha-1}",
            uses="ols_excess, minimum_norm_limit",
        ),
        Step(
            "The risk is the angle to the teacher over π.",
            r"\alpha>1:\ \tan^2=\frac{\pi-2}{2(\alpha-1)};\qquad"
            r"\alpha<1:\ \tan^2=\frac{\pi-4\alpha+2\alpha^2}{2\alpha(1-\alpha)}",
        ),
    ),
    source=Source("derived", "known from statistical mechanics; checked by simulation with n = 400"),
    examples=(
        Example(dict(load=0.5), "0.3394785871", "mpmath: acos(sqrt(0.5/(pi - 1)))/pi"),
        Example(dict(load=3), "0.1561795711", "mpmath: acos(sqrt(4/(pi + 2)))/pi"),
        Example(dict(load=1), "0.5", "by hand: at the peak the fit is noise alone"),
    ),
    see_also="The classification counterpart of minimum_norm_limit.",
)
def least_squares_classifier_limit(load: Load) -> LimitingRisk:
    phi = where(
        load > 1,
        arctan(sqrt((pi - 2) / (2 * (load - 1)))),
        where(load < 1, arctan(sqrt((pi - 4 * load + 2 * load**2) / (2 * load * (1 - load)))), pi / 2),
    )
    return phi / pi
